/** The home page: one animated card per family of puzzles, which the visitor can pause. */
import { showLoadError } from "../../loading/retry-loads.ts";
import "../../player/element/element.ts";
import "../site/common-page-controls.ts";

/** Retries of boards that failed to load: one error message on the page calls all, since a card has no room for one. */
const waiting = new Map<EventTarget | null, () => void>();

document.addEventListener("error", (event) => {
  const { error, again } = (event as Partial<CustomEvent>).detail ?? {};
  if (!again) return;
  event.preventDefault();
  waiting.set(event.target, again);
  if (waiting.size === 1) showLoadError(error, tryAgain);
}, { capture: true });

function tryAgain() {
  const all = [...waiting.values()];
  waiting.clear();
  for (const again of all) again();
}

const button = document.getElementById("motion") as HTMLButtonElement;
button.hidden = matchMedia("(prefers-reduced-motion: reduce)").matches;
const isStill = () => Boolean(button.hidden) || button.getAttribute("aria-pressed") === "true";

button.addEventListener("click", () => {
  button.setAttribute("aria-pressed", String(!isStill()));
  button.textContent = (isStill() ? button.dataset.play : button.dataset.pause) ?? "";
  for (const player of document.querySelectorAll("dhadha-player")) player.still = isStill();
});
