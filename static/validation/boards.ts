/** Rules of boards that their types in py/dhadha/core/puzzle_types.py do not express. */
import { Board as shape } from "./trace-validators.ts";
import { CELLS_DRAWN, CELLS_DRAWN_OF_ALL } from "./value-formats.ts";
import type { Appearance, Area, Board, Link, Mark } from "./python-types.ts";
import type { Check } from "./validators.ts";

export { CELLS_DRAWN } from "./value-formats.ts";
export { Appearance as appearance, ROLES } from "./trace-validators.ts";

export const LONGEST_SIDE_OF_GRID = 8192; // drawn on a canvas; one in columns has one cell per column, and is longer
const ROWS_OF_COLUMNS = 1000; // of boards that are not square
const AROUND = 4; // cells that edges may lie beyond the board

/** A single board, the first of a run or a refusal. */
export const board: Check = (value) => shape(value) ?? sizesFault(value);

/** The number of cells of a board. */
export function sizeOf({ values, cells: count = values.length }: { values: ArrayLike<number>; cells?: number }) {
  return count;
}

function sizesFault(value: Board) {
  if (!value.areas && !(value.rows && value.columns)) return value.rows ? ".columns" : ".rows";
  if (value.values.length > sizeOf(value)) return ".values";
  const parts = areasOf(value);
  const drawn = parts.map(({ rows, columns }) => rows * columns).filter((cells) => cells <= CELLS_DRAWN);
  if (drawn.reduce((sum, cells) => sum + cells, 0) > CELLS_DRAWN_OF_ALL) return ".areas";
  const beyond = parts.findIndex(({ rows, columns, edges = [] }) =>
    edges.some(([row, column]) => row >= rows + AROUND || column >= columns + AROUND),
  );
  if (beyond >= 0) return ".edges";
  for (const { rows, columns, rules = {}, givens = [], pencil = {}, edges = [], tokens = [] } of parts) {
    const size = rows * columns + edges.length + tokens.length;
    if (rules.rows?.some((row) => row >= rows) || rules.columns?.some((column) => column >= columns)) return ".rules";
    if (givens.some((each) => each >= size)) return ".givens";
    if (Object.keys(pencil).some((each) => Number(each) >= size)) return ".pencil";
  }
  return null;
}

function areasOf(board: Board): Area[] {
  return board.areas ?? [board as Area];
}

/** Check that the cells of a board match its shape under an appearance, and are not too many to draw. */
export function boardFits(value: Board, appearance: Appearance) {
  const size = sizeOf(value);
  const counts = areasOf(value).map(({ rows, columns, edges = [], tokens = [] }) => {
    if (appearance.pieces === "columns") {
      const squares = size > columns ? rows * columns : 0; // which of them are walls
      return rows === columns || rows <= ROWS_OF_COLUMNS ? columns + squares : NaN;
    }
    const known = tokens.every((kind) => Object.hasOwn(appearance.tokens ?? {}, kind));
    return known && Math.max(rows, columns) <= LONGEST_SIDE_OF_GRID
      ? rows * columns + edges.length + tokens.length
      : NaN;
  });
  return size > 0 && counts.reduce((sum, count) => sum + count, 0) === size;
}

/** Whether a refusal's picture can be drawn in its puzzle's appearance. */
export function pictureFits(
  { marks = [], links = [], ...shown }: Board & { marks?: Mark[]; links?: Link[] },
  appearance: Appearance,
) {
  const size = shown.values.length;
  const fits = boardFits(shown, appearance);
  return fits && marks.every(([at]) => at < size) && links.flat().every((at) => at < size);
}
