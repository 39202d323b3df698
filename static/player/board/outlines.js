/** Pieces, rules and names of squares, for the drawings that load after the first board. */
import { firstToken } from "./geometry.js";

/** @import {Shape, Values} from "../../checks/contract.js" */

/** The pieces on cells, {kind, cell}; those off the board are omitted. @param {Values} values @param {Shape} shape */
export function tokensOn(values, shape) {
  const first = firstToken(shape);
  return (shape.tokens ?? [])
    .map((kind, index) => ({ kind, cell: values[first + index] - 1 }))
    .filter(({ cell }) => cell >= 0);
}

/** Thick lines after rows and columns. @param {Shape} shape */
export function rulesPath({ rows, columns, rules = {} }) {
  const across = (rules.rows ?? []).map((row) => `M0 ${row}h${columns}`);
  return [...across, ...(rules.columns ?? []).map((column) => `M${column} 0v${rows}`)].join("");
}

/** The letters of a chessboard's column: a … z, aa, ab, … @param {number} column @returns {string} */
export const lettersOf = (column) =>
  (column < 26 ? "" : lettersOf(Math.floor(column / 26) - 1)) + String.fromCharCode(97 + (column % 26));
