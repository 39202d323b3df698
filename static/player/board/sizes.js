/**
 * Which boards need code that comes when one is shown: those too large to be drawn cell by cell, and those with
 * markings.
 */
import { CELLS_DRAWN } from "../../checks/boards.js";

/** @import {Appearance, Pencil, Shape} from "../../checks/contract.js" */

const MANY_COLUMNS = 40;

/** @param {{rows: number, columns: number}} shape @param {Appearance | null | undefined} appearance */
export function isLarge({ rows, columns }, appearance) {
  return appearance?.pieces === "columns" ? columns > MANY_COLUMNS : rows * columns > CELLS_DRAWN;
}

/** Whether a board has colours, rules, givens, notes, or pieces of different width. @param {Marked} board */
export function isMarked({ shape: { rules, givens, pencil, colours }, appearance, pencil: remarked }) {
  return Boolean(rules || givens || pencil || remarked || colours || appearance?.colours || appearance?.widths);
}

/** @typedef {{shape: Shape, appearance: Appearance | null, pencil?: Pencil | null}} Marked */
