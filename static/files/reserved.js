/** Keeps the places of players whose script is still to come. */
import { lengthOf, stageHeight } from "./heights.js";

export function reservePlaces() {
  const style = new CSSStyleSheet();
  style.replaceSync(`
    dhadha-player:not(:defined) { display: grid; max-width: 100%; font-size: medium; }
    dhadha-player:not(:defined)::before { content: ""; padding-top: ${stageHeight("100%", "em")}; }
    dhadha-player:not(:defined):is([controls="none"], [controls="hand"])::before { padding-top: min(100%, 30em); }
    dhadha-player[height]:not(:defined)::before { padding-top: var(--height); }
    dhadha-player:not(:defined) > *, dhadha-player:not(:defined)::before { grid-area: 1 / 1; align-self: start; }
  `);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, style];
  for (const each of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("dhadha-player[height]")))
    each.style.setProperty("--height", lengthOf(each.getAttribute("height") ?? ""));
}
