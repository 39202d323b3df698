/**
 * The home page: one animated card per family of puzzles, which the visitor can pause; examples animate under the
 * pointer.
 */
import { importLate } from "../loading/late-import.ts";
import { showLoadError } from "../loading/retry-loads.ts";
import "../player/element/element.ts";
import { applyQuery } from "../player/catalogue/player-attributes.ts";
import { readRecord } from "./practice-record.ts";
import "./site-header.ts";

const HOVERED = 250; // milliseconds

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

if (readRecord().length || location.hash.startsWith("#record="))
  importLate(() => import("./practice-record-view.ts"))
    .then(({ showRecord }) => showRecord(), (error) => showLoadError(error, () => location.reload()));

const button = document.getElementById("motion") as HTMLButtonElement;
button.hidden = matchMedia("(prefers-reduced-motion: reduce)").matches;
const still = () => Boolean(button.hidden) || button.getAttribute("aria-pressed") === "true";

button.addEventListener("click", () => {
  button.setAttribute("aria-pressed", String(!still()));
  button.textContent = (still() ? button.dataset.play : button.dataset.pause) ?? "";
  for (const player of document.querySelectorAll("dhadha-player")) player.still = still();
});

for (const example of document.querySelectorAll<HTMLAnchorElement>(".example")) {
  const picture = example.querySelector("svg")!;
  let soon = 0;
  const play = () => (soon ||= still() ? 0 : window.setTimeout(() => picture.replaceWith(playerOf(example)), HOVERED));
  const rest = () => {
    clearTimeout(soon);
    soon = 0;
    example.querySelector("dhadha-player")?.replaceWith(picture);
  };
  for (const name of ["pointerenter", "focus"]) example.addEventListener(name, play);
  for (const name of ["pointerleave", "blur"]) example.addEventListener(name, rest);
}

/** The run of a link. */
function playerOf({ dataset, search }: HTMLAnchorElement) {
  const player = Object.assign(document.createElement("dhadha-player"), {
    puzzle: dataset.puzzle ?? "",
    controls: "none",
    autoplay: true,
    loop: true,
  });
  player.setAttribute("aria-hidden", "true");
  applyQuery(player, new URLSearchParams(search));
  return player;
}
