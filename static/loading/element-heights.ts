/** Heights of players and races, computed before their scripts arrive. */
import { plainDigits } from "./plain-digits.ts";

const BESIDE = "36"; // em; the width from which sentence and code stand beside the board

/** Whether this page is in a frame. A frame's height must not depend on itself. */
export const IN_FRAME = globalThis.self !== globalThis.top;

/**
 * Compute the height of the light form from its width alone, as a CSS length. `width`: the player's width in CSS; `em`:
 * the reader's font size. The parts above and below the board, a line for the game's rule too, have a fixed height;
 * the board takes the rest.
 */
export function playerHeightCss(width: string, em: string) {
  const beside = `calc(var(--dhadha-room, clamp(20.5${em}, .46 * ${width}, 27.5${em})) + 7${em})`;
  const below = `calc(var(--dhadha-room, 21${em}) + 22.5${em})`;
  return `max(${beside}, min(${below}, (${BESIDE}${em} - ${width}) * 999))`;
}

/** Estimate the height of a race. */
export function raceHeightCss(width: string, em: string) {
  return `max(56${em}, min(80${em}, (${BESIDE}${em} - ${width}) * 999))`;
}

/** Parse a height: a bare number means pixels; returns "" for an invalid height, and for none at all. */
export function parseCssHeight(height: string) {
  const plain = plainDigits(height);
  const length = /^\d+(\.\d+)?$/.test(plain) ? `${plain}px` : plain;
  return /[1-9]/.test(length) && CSS.supports("height", length) ? length : "";
}
