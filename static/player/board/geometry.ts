/** Where the cells, pieces and lines of a board are, in squares from its top left, for every way to draw it. */
import { CELLS_DRAWN } from "../../validation/board-fits-appearance.ts";
import { largest } from "../base/min-max-of-long-lists.ts";
import type { Appearance, Role, Shape, Values } from "../../validation/python-types.ts";

const MANY_COLUMNS = 40;

export const range = (count: number) => [...Array(count).keys()];

/** Whether a board has too many cells for an element each: a grid is drawn on a canvas, pieces in columns as dots. */
export const isLarge = (
  { rows, columns }: { rows: number; columns: number }, appearance: Appearance | null | undefined,
) => (appearance?.pieces === "columns" ? columns > MANY_COLUMNS : rows * columns > CELLS_DRAWN);

/** The number of the first piece among the cells. */
export const firstPieceIndex = ({ rows, columns, edges = [] }: Shape) => rows * columns + edges.length;

/** [row, column] of a cell, of a number at the edge, or of a piece. */
export function rowAndColumnOfCell(cell: number, values: Values, shape: Shape, { pieces, blank }: Appearance): [number, number] {
  if (pieces === "columns") return placeOfPieceInColumn(values, cell, blank) ?? [0, cell];
  const { rows, columns, edges = [] } = shape;
  const under = cell >= firstPieceIndex(shape) ? values[cell] - 1 : cell;
  return under < rows * columns
    ? [Math.floor(under / columns), under % columns]
    : (edges[under - rows * columns] ?? [0, 0]);
}

/** The position of a column's piece, [row, column] from 0; null for none. */
export const placeOfPieceInColumn = (values: Values, column: number, blank?: number): [number, number] | null =>
  values[column] === blank || values[column] === undefined ? null : [values[column] - 1, column];

/** The blocked squares, [row, column]; their values may follow those of the columns, row by row. */
export function blockedSquares(values: Values, { columns }: { columns: number }, { blocked }: Appearance): [number, number][] {
  if (values.length === columns || blocked === undefined) return [];
  return Array.from(values).slice(columns).flatMap((value, square) =>
    value === blocked ? [[Math.floor(square / columns), square % columns]] : []);
}

/**
 * The squares that pieces attack, [row, column]: of all pieces in manual play, else of the settled ones; on a full
 * board of the current one alone, as no square is left to choose.
 */
export function attackedSquares(
  values: Values,
  roles: Role[],
  { rows, columns }: { rows: number; columns: number },
  { lines, blank }: Appearance,
  byHand: boolean,
): [number, number][] {
  if (!lines) return [];
  const pieces = range(columns).filter((column) => values[column] !== blank);
  const full = pieces.length === columns;
  const ruling = pieces.filter(
    (column) => (full ? roles[column] === "current" : byHand || roles[column] !== "conflict"),
  );
  const ruled = new Set<number>();
  for (const column of ruling) {
    const row = values[column] - 1;
    for (const [down, right] of lines) {
      for (let y = row + down, x = column + right; y >= 0 && y < rows && x >= 0 && x < columns; y += down, x += right)
        ruled.add(y * columns + x);
    }
  }
  return [...ruled].map((square) => [Math.floor(square / columns), square % columns]);
}

export const NODE_RADIUS = 0.72; // of a tree, in cells
export const MANY_ROWS = 6; // more have no room for numbers in corners

/** The extent of the edges and nodes beyond the cells: [above, right, below, left]. */
export function margins({ rows, columns, edges = [], look }: Shape) {
  if (look === "tree") return [0, 0, 0, 0].fill(NODE_RADIUS - 0.5);
  const beyond = (distance: (place: [number, number]) => number) => largest(edges.map(distance), 0);
  return [
    beyond(([row]) => -row),
    beyond(([, column]) => column - columns + 1),
    beyond(([row]) => row - rows + 1),
    beyond(([, column]) => -column),
  ];
}

/** On which sides of a board its rows and columns are labelled: [above, right, below, left], 0 or 1 each. */
export function labelledSides(shape: Shape) {
  const spelled = shape.coordinates === "squares";
  return shape.coordinates ? [Number(!spelled), 0, Number(spelled), Number(!margins(shape)[3])] : [0, 0, 0, 0];
}

/** The letters of a chessboard's column: a … z, aa, ab, … */
export const columnLetters = (column: number): string =>
  (column < 26 ? "" : columnLetters(Math.floor(column / 26) - 1)) + String.fromCharCode(97 + (column % 26));

/** Whether two squares are on a line of one of the directions, [down, right]. */
export function areInLine(
  [row, column]: readonly number[], [toRow, toColumn]: readonly number[], directions: readonly (readonly number[])[],
) {
  const [down, right] = [toRow - row, toColumn - column];
  return directions.some(([y, x]) => down * x === right * y && (down || right) && (y || !down) && (x || !right));
}
