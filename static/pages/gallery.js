/** The gallery: its boards move until the visitor wants them still. */
import "../player/element.js";
import "./shell.js";

const button = /** @type {HTMLButtonElement} */ (document.getElementById("motion"));
button.hidden = matchMedia("(prefers-reduced-motion: reduce)").matches;

button.addEventListener("click", () => {
  const still = button.getAttribute("aria-pressed") !== "true";
  button.setAttribute("aria-pressed", String(still));
  button.textContent = still ? button.dataset.play : button.dataset.pause;
  for (const player of document.querySelectorAll("dhadha-player")) player.still = still;
});
