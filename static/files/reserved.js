/** How high the light form of a player is, by its width alone: known before it, and any script of its, has come. */

const BESIDE = "36"; // em of width from which sentence and code stand beside the board

/**
 * A length of CSS. `width`: that of the player, in words of CSS; `em`: the reader's size of text. What stands
 * above and below the board is as high on every board; the board has the rest.
 * @param {string} width @param {string} em
 */
export function stageHeight(width, em) {
  const beside = `calc(var(--dhadha-room, clamp(20.5${em}, .46 * ${width}, 27.5${em})) + 5.5${em})`;
  const below = `calc(var(--dhadha-room, 21${em}) + 21${em})`;
  return `max(${beside}, min(${below}, (${BESIDE}${em} - ${width}) * 999))`;
}

const STYLE = `
  dhadha-player:not(:defined) { display: grid; max-width: 100%; font-size: medium; }
  dhadha-player:not(:defined)::before { content: ""; padding-top: ${stageHeight("100%", "em")}; }
  dhadha-player:not(:defined):is([controls="none"], [controls="hand"])::before { padding-top: min(100%, 30em); }
  dhadha-player[height]:not(:defined)::before { padding-top: var(--height); }
  dhadha-player:not(:defined) > *, dhadha-player:not(:defined)::before { grid-area: 1 / 1; align-self: start; }
`;

/** Keeps the places of players whose script is still to come. */
export function reservePlaces() {
  const style = new CSSStyleSheet();
  style.replaceSync(STYLE);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, style];
  for (const each of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("dhadha-player[height]")))
    each.style.setProperty("--height", lengthOf(each.getAttribute("height") ?? ""));
}

/** A number is one of pixels; "" for what is no height. @param {string} height */
export function lengthOf(height) {
  const length = /^\d+(\.\d+)?$/.test(height) ? `${height}px` : height;
  return CSS.supports("height", length) ? length : "";
}
