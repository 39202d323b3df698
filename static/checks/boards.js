/** Shapes of boards and of what is laid over them; see Puzzle.board and Puzzle.dress in py/dhadha/puzzle.py. */
import { anyBoolean, either, integer, list, name, nothing, oneOf, record, scalar, table, text, tuple } from "./shapes.js";

/** The most cells that all boards of a run may have together: a square of 2000 by 2000, and room for what stands around it. */
export const MOST_CELLS = 4_200_000;
/** The most rows and columns of a board in columns, which has a cell a column; and of a grid, which is drawn on a canvas. */
export const LONGEST_SIDE = 1_000_000;
export const LONGEST_SIDE_OF_GRID = 8192;
/** The most cells that are drawn one by one: of a board, and of all the areas of one together. */
export const CELLS_DRAWN = 1024;
const CELLS_DRAWN_OF_ALL = 4096;
/** The most marks, links or notes that are drawn at once. */
export const MOST_LIT = 10_000;
const ROWS_OF_COLUMNS = 1000; // of boards that are not square
const AROUND = 4; // how far edges may lie beyond the cells

export const ROLES = ["idle", "current", "frontier", "visited", "path", "goal", "conflict", "hint"];
export const role = oneOf(...ROLES);

/** What an Int32Array holds. */
export const cellValue = integer(-(2 ** 31), 2 ** 31 - 1);
const side = integer(1, LONGEST_SIDE);
const path = (value) => (typeof value === "string" && /^[MLHVCSQTAZ\d\s,.eE+-]{0,20000}$/i.test(value) ? null : "");
const isCell = (value) => (/^(0|[1-9]\d{0,7})$/.test(value) && Number(value) < MOST_CELLS ? null : "");

/** Cells of a board of `size` cells. */
export function cell(size = MOST_CELLS) {
  return integer(0, size - 1);
}

export function marks(size) {
  return list(tuple(cell(size), role), { most: MOST_LIT });
}

export function links(size) {
  return list(tuple(cell(size), cell(size)), { most: MOST_LIT });
}

export function cells(size) {
  return list(tuple(cell(size), cellValue));
}

const PARTS = {
  id: name,
  goal: list(cellValue),
  badges: list(either(nothing, list(integer()))),
  labels: table(text(20), { key: isCell }),
  coordinates: oneOf("numbers", "squares"),
  edges: list(tuple(integer(-AROUND, LONGEST_SIDE), integer(-AROUND, LONGEST_SIDE)), { most: CELLS_DRAWN_OF_ALL }),
  lines: list(tuple(cell(), cell()), { most: MOST_LIT }),
  tokens: list(name, { most: 64 }),
  look: name,
};

/** A board by itself, the first of what a run or a refusal shows. */
export const board = (value) => BOARD(value) ?? sizesFault(value);

const ONE = record({ rows: side, columns: side }, PARTS);
const SIZES = { values: list(cellValue, { most: MOST_CELLS }) };
const MORE = { cells: integer(1, MOST_CELLS), fill: cellValue };
const BOARD = either(record({ ...SIZES, areas: list(ONE, { least: 1, most: 64 }) }, MORE), record({ ...SIZES, rows: side, columns: side }, { ...MORE, ...PARTS, areas: nothing }));

/** How many cells a board has. */
export function sizeOf({ values, cells: count = values.length }) {
  return count;
}

function sizesFault(value) {
  if (value.values.length > sizeOf(value)) return ".values";
  const parts = value.areas ?? [value];
  const drawn = parts.map(({ rows, columns }) => rows * columns).filter((cells) => cells <= CELLS_DRAWN);
  if (drawn.reduce((sum, cells) => sum + cells, 0) > CELLS_DRAWN_OF_ALL) return ".areas";
  const beyond = parts.findIndex(({ rows, columns, edges = [] }) => edges.some(([row, column]) => row >= rows + AROUND || column >= columns + AROUND));
  return beyond < 0 ? null : ".edges";
}

/** Whether the cells of a board are as many as it draws, by a dress; what would take for ever to draw is no board. */
export function boardFits(value, dress) {
  const size = sizeOf(value);
  const counts = (value.areas ?? [value]).map(({ rows, columns, edges = [], tokens = [] }) => {
    if (dress.pieces === "columns") return rows === columns || rows <= ROWS_OF_COLUMNS ? columns : NaN;
    const known = tokens.every((kind) => Object.hasOwn(dress.tokens ?? {}, kind));
    return known && Math.max(rows, columns) <= LONGEST_SIDE_OF_GRID ? rows * columns + edges.length + tokens.length : NaN;
  });
  return size > 0 && counts.reduce((sum, count) => sum + count, 0) === size;
}

/** How a puzzle's cells are drawn. */
export const dress = record({}, {
  pieces: oneOf("tiles", "columns", "none"),
  blank: cellValue,
  blocked: cellValue,
  glyphs: table(text(20), { key: (value) => (/^-?\d{1,10}$/.test(value) ? null : "") }),
  shape: path,
  glyph: text(20),
  lines: list((value) => tuple(integer(-9, 9), integer(-9, 9))(value) ?? (value[0] || value[1] ? null : ""), { most: 64 }),
  chequered: anyBoolean,
  heat: anyBoolean,
  shades: anyBoolean,
  tokens: table(record({ shape: path, glyph: text(20) }, { under: anyBoolean }), { most: 64 }),
  hand: either(oneOf("free"), record({}, { tokens: anyBoolean, brush: list(cellValue, { most: 64 }), type: tuple(cellValue, cellValue) })),
});

/** What a message is told: {name: value}. */
export const messageArguments = table(either(scalar, list(scalar)), { most: 1000 });

/** Whether the picture of a refusal can be drawn in the dress of its puzzle. */
export function pictureFits({ marks: lit = [], links: lines = [], ...shown }, worn) {
  const size = shown.values.length;
  return boardFits(shown, worn) && lit.every(([at]) => at < size) && lines.flat().every((at) => at < size);
}
