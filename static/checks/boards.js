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

/** The maximum cells of all boards of a run: 2000 by 2000, and room for the surroundings. */
export const MOST_CELLS = 4_200_000;
/** The maximum rows and columns of a board in columns, with one cell per column, and of a grid, drawn on a canvas. */
export const LONGEST_SIDE = 1_000_000;
export const LONGEST_SIDE_OF_GRID = 8192;
/** The maximum cells with one element each: of a board, and of all its areas together. */
export const CELLS_DRAWN = 1024;
const CELLS_DRAWN_OF_ALL = 4096;
/** The maximum marks, links or notes drawn at once. */
export const MOST_HIGHLIGHTED = 10_000;
const ROWS_OF_COLUMNS = 1000; // of boards that are not square
const AROUND = 4; // cells that edges may lie beyond the board
const MOST_NOTES = 64; // in pencil, in a cell

/** @import {Appearance, Area, Board, Link, Mark} from "./contract.js" */
/** @import {Check} from "./shapes.js" */

/** @type {import("./contract.js").Role[]} */
export const ROLES = ["idle", "current", "frontier", "visited", "path", "goal", "conflict", "hint"];
export const role = oneOf(...ROLES);
const colour = oneOf("red", "orange", "yellow", "green", "teal", "blue", "violet", "grey");

/** The range of an Int32Array. */
export const cellValue = integer(-(2 ** 31), 2 ** 31 - 1);
const side = integer(1, LONGEST_SIDE);
/** @type {Check} */
const path = (value) => (typeof value === "string" && /^[MLHVCSQTAZ\d\s,.eE+-]{0,20000}$/i.test(value) ? null : "");
/** A cell number as a key. @type {Check} */
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

/** Pencil notes of cells. @param {number} [size] */
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

/** A single board, the first of a run or a refusal. @type {Check} */
export const board = (value) => BOARD(value) ?? sizesFault(value);

const ONE = record({ rows: side, columns: side }, { ...PARTS, hand: anyBoolean });
const SIZES = { values: list(cellValue, { most: MOST_CELLS }) };
const MORE = { cells: integer(1, MOST_CELLS), fill: cellValue, args: table(scalar) };
const ALONE = record({ ...SIZES, rows: side, columns: side }, { ...MORE, ...PARTS, areas: nothing });
const IN_AREAS = record({ ...SIZES, areas: list(ONE, { least: 1, most: 64 }) }, MORE);
/** @type {Check} */
const BOARD = (value) => (value?.areas ? IN_AREAS : ALONE)(value);

/** The number of cells of a board. @param {{values: ArrayLike<number>, cells?: number}} board */
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
 * Check that the cells of a board match its shape under an appearance, and are not too many to draw.
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

/** The appearance of a puzzle's cells. */
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
 * Whether a refusal's picture can be drawn in its puzzle's appearance.
 * @param {Board & {marks?: Mark[], links?: Link[]}} picture @param {Appearance} appearance
 */
export function pictureFits({ marks = [], links = [], ...shown }, appearance) {
  const size = shown.values.length;
  const fits = boardFits(shown, appearance);
  return fits && marks.every(([at]) => at < size) && links.flat().every((at) => at < size);
}
