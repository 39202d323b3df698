/** Shapes of boards and of their overlays; see py/dhadha/core/contract.py. */
import {
  anyBoolean,
  either,
  integer,
  list,
  name,
  nothing,
  oneOf,
  record,
  scalar,
  table,
  text,
  tuple,
} from "./shapes.js";

/**
 * The most cells that all boards of a run may have together: a square of 2000 by 2000, and room for what stands around
 * it.
 */
export const MOST_CELLS = 4_200_000;
/**
 * The most rows and columns of a board in columns, which has a cell a column; and of a grid, which is drawn on a
 * canvas.
 */
export const LONGEST_SIDE = 1_000_000;
export const LONGEST_SIDE_OF_GRID = 8192;
/** The most cells that are drawn one by one: of a board, and of all the areas of one together. */
export const CELLS_DRAWN = 1024;
const CELLS_DRAWN_OF_ALL = 4096;
/** The most marks, links or notes that are drawn at once. */
export const MOST_HIGHLIGHTED = 10_000;
const ROWS_OF_COLUMNS = 1000; // of boards that are not square
const AROUND = 4; // how far edges may lie beyond the cells
const MOST_NOTES = 64; // in pencil, in a cell

/** @import {Appearance, Area, Board, Link, Mark} from "./contract.js" */
/** @import {Check} from "./shapes.js" */

/** @type {import("./contract.js").Role[]} */
export const ROLES = ["idle", "current", "frontier", "visited", "path", "goal", "conflict", "hint"];
export const role = oneOf(...ROLES);
const colour = oneOf("red", "orange", "yellow", "green", "teal", "blue", "violet", "grey");

/** What an Int32Array holds. */
export const cellValue = integer(-(2 ** 31), 2 ** 31 - 1);
const side = integer(1, LONGEST_SIDE);
/** @type {Check} */
const path = (value) => (typeof value === "string" && /^[MLHVCSQTAZ\d\s,.eE+-]{0,20000}$/i.test(value) ? null : "");
/** The number of a cell as a key. @type {Check} */
const cellKey = (value) => (/^(0|[1-9]\d{0,7})$/.test(value) && Number(value) < MOST_CELLS ? null : "");
/** The same of a value. @type {Check} */
const valueKey = (value) => (/^(0|-?[1-9]\d{0,9})$/.test(value) ? cellValue(Number(value)) : "");
const colours = table(colour, { key: valueKey });
/** @type {Check} */
const share = (value) => (Number.isFinite(value) && value > 0 && value <= 1 ? null : "");
/** @type {Check} */
const direction = (value) => tuple(integer(-9, 9), integer(-9, 9))(value) ?? (value[0] || value[1] ? null : "");

/** @param {number} [size] of the board, in cells; the same below */
export function cell(size = MOST_CELLS) {
  return integer(0, size - 1);
}

/** @param {number} [size] */
export function marks(size) {
  return list(tuple(cell(size), role), { most: MOST_HIGHLIGHTED });
}

/** @param {number} [size] */
export function links(size) {
  return list(tuple(cell(size), cell(size)), { most: MOST_HIGHLIGHTED });
}

/** @param {number} [size] */
export function cells(size) {
  return list(tuple(cell(size), cellValue));
}

/** @param {unknown[][]} lists */
const countOf = (lists) => lists.reduce((sum, { length }) => sum + length, 0);

/** Values that stand small in cells. @param {number} [size] */
export function pencil(size = MOST_CELLS) {
  const key = (/** @type {string} */ each) => cellKey(each) ?? (Number(each) < size ? null : "");
  const notes = table(list(cellValue, { most: MOST_NOTES }), { key, most: CELLS_DRAWN_OF_ALL });
  /** @type {Check} */
  return (value) => notes(value) ?? (countOf(Object.values(value)) > MOST_HIGHLIGHTED ? "" : null);
}

const PARTS = {
  id: name,
  goal: list(cellValue),
  badges: list(either(nothing, list(integer()))),
  labels: table(text(20), { key: cellKey }),
  coordinates: oneOf("numbers", "squares"),
  edges: list(tuple(integer(-AROUND, LONGEST_SIDE), integer(-AROUND, LONGEST_SIDE)), { most: CELLS_DRAWN_OF_ALL }),
  lines: list(tuple(cell(), cell()), { most: MOST_HIGHLIGHTED }),
  tokens: list(name, { most: 64 }),
  look: name,
  heat: anyBoolean,
  rules: record({}, { rows: list(side, { most: CELLS_DRAWN }), columns: list(side, { most: CELLS_DRAWN }) }),
  givens: list(cell(), { most: CELLS_DRAWN_OF_ALL }),
  pencil: pencil(),
  colours,
};

/** A board by itself, the first of what a run or a refusal shows. @type {Check} */
export const board = (value) => BOARD(value) ?? sizesFault(value);

const ONE = record({ rows: side, columns: side }, { ...PARTS, hand: anyBoolean });
const SIZES = { values: list(cellValue, { most: MOST_CELLS }) };
const MORE = { cells: integer(1, MOST_CELLS), fill: cellValue, args: table(scalar) };
const ALONE = record({ ...SIZES, rows: side, columns: side }, { ...MORE, ...PARTS, areas: nothing });
const IN_AREAS = record({ ...SIZES, areas: list(ONE, { least: 1, most: 64 }) }, MORE);
/** @type {Check} */
const BOARD = (value) => (value?.areas ? IN_AREAS : ALONE)(value);

/** How many cells a board has. @param {{values: ArrayLike<number>, cells?: number}} board */
export function sizeOf({ values, cells: count = values.length }) {
  return count;
}

/** @param {Board} value */
function sizesFault(value) {
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

/** @param {Board} board @returns {Area[]} */
function areasOf(board) {
  return board.areas ?? [/** @type {Area} */ (board)];
}

/**
 * Whether the cells of a board are as many as it draws, by an appearance; what would take for ever to draw is no board.
 * @param {Board} value @param {Appearance} appearance
 */
export function boardFits(value, appearance) {
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

/** How a puzzle's cells are drawn. */
export const appearance = record(
  {},
  {
    pieces: oneOf("tiles", "columns", "none"),
    blank: cellValue,
    blocked: cellValue,
    glyphs: table(text(20), { key: valueKey }),
    colours,
    widths: table(share, { key: valueKey }),
    shape: path,
    glyph: text(20),
    lines: list(direction, { most: 64 }),
    chequered: anyBoolean,
    heat: anyBoolean,
    shades: anyBoolean,
    tokens: table(record({ shape: path, glyph: text(20) }, { under: anyBoolean }), { most: 64 }),
    hand: either(
      oneOf("free"),
      record({}, { tokens: anyBoolean, brush: list(cellValue, { most: 64 }), type: tuple(cellValue, cellValue) }),
    ),
  },
);

/** The arguments of a message: {name: value}. */
export const messageArguments = table(either(scalar, list(scalar)), { most: 1000 });

/**
 * Whether the picture of a refusal can be drawn in the appearance of its puzzle.
 * @param {Board & {marks?: Mark[], links?: Link[]}} picture @param {Appearance} appearance
 */
export function pictureFits({ marks = [], links = [], ...shown }, appearance) {
  const size = shown.values.length;
  const fits = boardFits(shown, appearance);
  return fits && marks.every(([at]) => at < size) && links.flat().every((at) => at < size);
}
