/** Reserves the space of players and races until their scripts define them. */
import { cssLength, raceHeight, stageHeight } from "./element-heights.ts";

export function reserveSpace() {
  const style = new CSSStyleSheet();
  style.replaceSync(`
    :is(dhadha-player, dhadha-race):not(:defined) { display: grid; max-width: 100%; font-size: medium; }
    dhadha-player:not(:defined)::before { content: ""; padding-top: ${stageHeight("100%", "em")}; }
    dhadha-player:not(:defined):is([controls="none"], [controls="hand"])::before { padding-top: min(100%, 30em); }
    dhadha-race:not(:defined)::before { content: ""; padding-top: ${raceHeight("100%", "em")}; }
    :is(dhadha-player, dhadha-race)[height]:not(:defined)::before { padding-top: var(--height); }
    :is(dhadha-player, dhadha-race):not(:defined)::before, :is(dhadha-player, dhadha-race):not(:defined) > * {
      grid-area: 1 / 1; align-self: start;
    }
  `);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, style];
  const sized = ":is(dhadha-player, dhadha-race)[height]";
  for (const each of document.querySelectorAll<HTMLElement>(sized))
    each.style.setProperty("--height", cssLength(each.getAttribute("height") ?? ""));
}
