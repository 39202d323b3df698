/** Decides which boards need lazily loaded code: large boards and boards with markings. */
import { CELLS_DRAWN } from "../../checks/boards.js";

/** @import {Appearance, Pencil, Shape} from "../../checks/contract.js" */

const MANY_COLUMNS = 40;
/** The maximum number of cells of all small boards of a list. */
const CELLS_OF_A_LIST = 2 ** 16;

/** @param {{rows: number, columns: number}} shape @param {Appearance | null | undefined} appearance */
export function isLarge({ rows, columns }, appearance) {
  return appearance?.pieces === "columns" ? columns > MANY_COLUMNS : rows * columns > CELLS_DRAWN;
}

/**
 * The maximum number of small boards with so many cells in a list; 0 if they are too large to be drawn.
 * @param {number} cells
 */
export function smallBoards(cells) {
  return cells > CELLS_DRAWN ? 0 : Math.floor(CELLS_OF_A_LIST / cells);
}

/** Whether a board has colours, rules, givens, notes, or pieces of different width. @param {Marked} board */
export function hasMarkings({ shape: { rules, givens, pencil, colours }, appearance, pencil: remarked }) {
  return Boolean(rules || givens || pencil || remarked || colours || appearance?.colours || appearance?.widths);
}

/** @typedef {{shape: Shape, appearance: Appearance | null, pencil?: Pencil | null}} Marked */
