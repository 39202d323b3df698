/** Compute the sizes of the areas of a board. */
import { areasOf } from "./sub-boards.js";

/** @import {Board, Shape} from "../../checks/contract.js" */

const HEAPS_SIZE = 1.7; // of a cell with a heap, in cells with a number
const HEAPS_HEIGHT = 0.4; // of a square that holds several boards
const GAP = 0.4;
const HEADING = 1.9; // lines; of each of several boards, with the space around it
const UNHEADED = 0.7; // that space alone

const sizeOf = (/** @type {Shape} */ { look }) => (look === "heaps" ? HEAPS_SIZE : 1);

/** The aspect ratio of all areas of a run together. @param {Board} board */
export function aspectOf(board) {
  const areas = areasOf(board);
  return Math.max(...areas.map((area) => area.columns * sizeOf(area))) / heightOf(areas);
}

/** In cells with a number. @param {Shape[]} areas */
function heightOf(areas) {
  return areas.reduce((sum, area) => sum + area.rows * sizeOf(area), 0);
}

/** The width and height, in cells, of a square that holds several areas, one below the other. @param {Shape[]} areas */
function squareOf(areas) {
  const numbers = areas.filter(({ look }) => look !== "heaps");
  const height = numbers.reduce((sum, { rows }) => sum + rows + GAP, 0) / (1 - HEAPS_HEIGHT);
  return Math.max(height, ...numbers.map(({ columns }) => columns));
}

/**
 * Sizes: one area fills the available room; several share it with cells of one size.
 * @param {Shape} area @param {Shape[]} areas
 */
export function measure(area, areas) {
  const count = `${areas.length} * var(--dhadha-rem)`;
  const headings = `min(${HEADING} * ${count}, ${UNHEADED} * ${count} + var(--headings, 99rem))`;
  const cell = `min(4.2 * var(--dhadha-rem), (var(--room) - ${headings}) / ${heightOf(areas)})`;
  const aspect = area.columns / area.rows;
  const alone = `calc(var(--room) * var(--share, 1) * ${aspect})`; // a wide one leaves room below it
  const most = areas.length > 1 ? `calc(${cell} * ${area.columns * sizeOf(area)})` : alone;
  return { "--aspect": aspect, "--most": most };
}

/**
 * Sizes of bare boards, which fit into a square together.
 * @param {Shape} area @param {Shape[]} areas @returns {Record<string, number | string>}
 */
export function measureBare({ rows, columns, look }, areas) {
  if (areas.length === 1) return { "--ratio": Math.min(1, columns / rows) };
  const width = squareOf(areas);
  const size = look === "heaps" ? Math.min(width / columns, (width * HEAPS_HEIGHT) / rows) : 1;
  return { "--ratio": Math.min(1, columns / rows), "--most": `calc(100cqi * ${(columns * size) / width})` };
}
