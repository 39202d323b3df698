/** Heights of players and races, computed before their scripts arrive. */

const BESIDE = "36"; // em of width from which sentence and code stand beside the board

/** Whether this page is in a frame: what its height follows cannot follow its height. */
export const IN_FRAME = globalThis.self !== globalThis.top;

/**
 * That of the light form, by its width alone, a length of CSS. `width`: that of the player, in words of CSS; `em`: the
 * reader's size of text. What stands above and below the board is as high on every board; the board has the rest.
 * @param {string} width @param {string} em
 */
export function stageHeight(width, em) {
  const beside = `calc(var(--dhadha-room, clamp(20.5${em}, .46 * ${width}, 27.5${em})) + 5.5${em})`;
  const below = `calc(var(--dhadha-room, 21${em}) + 21${em})`;
  return `max(${beside}, min(${below}, (${BESIDE}${em} - ${width}) * 999))`;
}

/** About that of most races. @param {string} width @param {string} em */
export function raceHeight(width, em) {
  return `max(56${em}, min(80${em}, (${BESIDE}${em} - ${width}) * 999))`;
}

/** A number is one of pixels; "" for what is no height. @param {string} height */
export function lengthOf(height) {
  const length = /^\d+(\.\d+)?$/.test(height) ? `${height}px` : height;
  return CSS.supports("height", length) ? length : "";
}
