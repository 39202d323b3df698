/** The gallery: its boards move until the visitor wants them still. */
import { notify } from "../files/said.js";
import "../player/element.js";
import "./shell.js";

/** What the boards that could not be fetched will do when the visitor tries again; a card has no place to say it. */
const waiting = new Map();

document.addEventListener("error", (/** @type {any} */ event) => {
  const { error, again } = event.detail ?? {};
  if (!again) return;
  event.preventDefault();
  waiting.set(event.target, again);
  if (waiting.size === 1) notify(error, tryAgain);
});

function tryAgain() {
  const all = [...waiting.values()];
  waiting.clear();
  for (const again of all) again();
}

const button = /** @type {HTMLButtonElement} */ (document.getElementById("motion"));
button.hidden = matchMedia("(prefers-reduced-motion: reduce)").matches;

button.addEventListener("click", () => {
  const still = button.getAttribute("aria-pressed") !== "true";
  button.setAttribute("aria-pressed", String(still));
  button.textContent = still ? button.dataset.play : button.dataset.pause;
  for (const player of document.querySelectorAll("dhadha-player")) player.still = still;
});
