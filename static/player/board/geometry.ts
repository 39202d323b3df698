/** Where the cells, pieces and lines of a board are, in squares from its top left, for every way to draw it. */
/** @import { Appearance, Role, Shape, Values } from "../../checks/contract.ts" */
import { CELLS_DRAWN } from "../../checks/boards.ts";
import { largest } from "../base/min-max.ts";

const STEEP = 4; // the value at half of the colour scale
const MANY_COLUMNS = 40;

/** @param {number} count */
const range = (count) => [...Array(count).keys()];

/**
 * Whether a board is drawn on a canvas.
 * @param {{rows: number, columns: number}} shape @param {Appearance | null | undefined} appearance
 */
export const isLarge = ({ rows, columns }, appearance) =>
  appearance?.pieces === "columns" ? columns > MANY_COLUMNS : rows * columns > CELLS_DRAWN;

/** The number of the first piece among the cells. @param {Shape} shape */
export const firstToken = ({ rows, columns, edges = [] }) => rows * columns + edges.length;

/**
 * [row, column] of a cell, of a number at the edge, or of a piece.
 * @param {number} cell @param {Values} values @param {Shape} shape @param {Appearance} appearance
 * @returns {[number, number]}
 */
export function placeOf(cell, values, shape, { pieces, blank }) {
  if (pieces === "columns") return place(values, cell, blank) ?? [0, cell];
  const { rows, columns, edges = [] } = shape;
  const under = cell >= firstToken(shape) ? values[cell] - 1 : cell;
  return under < rows * columns
    ? [Math.floor(under / columns), under % columns]
    : (edges[under - rows * columns] ?? [0, 0]);
}

/**
 * The position of a column's piece, [row, column] from 0; null for none.
 * @param {Values} values @param {number} column @param {number} [blank] @returns {[number, number] | null}
 */
export const place = (values, column, blank) =>
  values[column] === blank || values[column] === undefined ? null : [values[column] - 1, column];

/**
 * The blocked squares, [row, column]; their values may follow those of the columns, row by row.
 * @param {Values} values @param {{columns: number}} shape @param {Appearance} appearance @returns {[number, number][]}
 */
export function walls(values, { columns }, { blocked }) {
  if (values.length === columns || blocked === undefined) return [];
  return Array.from(values).slice(columns).flatMap((value, square) =>
    value === blocked ? [[Math.floor(square / columns), square % columns]] : []);
}

/**
 * The squares that pieces attack, as one path: of all pieces in manual play; else of the settled ones, and on a full
 * board of the current one.
 * @param {Values} values @param {Role[]} roles @param {{rows: number, columns: number}} shape
 * @param {Appearance} appearance @param {boolean} byHand
 */
export function ruledPath(values, roles, { rows, columns }, { lines, blank }, byHand) {
  if (!lines) return "";
  const pieces = range(columns).filter((column) => values[column] !== blank);
  const full = pieces.length === columns;
  const ruling = pieces.filter(
    (column) => byHand || (full ? roles[column] === "current" : roles[column] !== "conflict"),
  );
  const ruled = new Set();
  for (const column of ruling) {
    const row = values[column] - 1;
    for (const [down, right] of lines) {
      for (let y = row + down, x = column + right; y >= 0 && y < rows && x >= 0 && x < columns; y += down, x += right)
        ruled.add(y * columns + x);
    }
  }
  return [...ruled].map((square) => `M${square % columns} ${Math.floor(square / columns)}h1v1h-1z`).join("");
}

/** The extent of the edges beyond the cells: [above, right, below, left]. @param {Shape} shape */
export function margins({ rows, columns, edges = [] }) {
  const beyond = (/** @type {(place: [number, number]) => number} */ distance) => largest(edges.map(distance), 0);
  return [
    beyond(([row]) => -row),
    beyond(([, column]) => column - columns + 1),
    beyond(([row]) => row - rows + 1),
    beyond(([, column]) => -column),
  ];
}

/** The centres of a heap's stones, in a box `wide` stones wide. @param {number} count @param {number} wide */
export const stonePlaces = (count, wide) =>
  range(Math.max(0, count)).map((stone) => [(stone % wide) + 0.5, wide - Math.floor(stone / wide) - 0.5]);

/** The place of a value on a scale of colours, from 0 to 1. @param {number} value */
export const warmth = (value) => value / (value + STEEP);

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
