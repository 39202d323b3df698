/** The checks that types in py/dhadha/core name by `Format`; `size` is the number of cells of the board, if known. */
import { integer, list, plain, table, tuple } from "./validators.ts";
import type { Check } from "./validators.ts";

/** The maximum cells of all boards of a run: 2000 by 2000, and room for the surroundings. */
export const MOST_CELLS = 4_200_000;
/** The maximum cells with one element each, of all areas of a board together. */
export const CELLS_DRAWN_OF_ALL = 4096;
/** The maximum marks, links or notes drawn at once. */
export const MOST_HIGHLIGHTED = 10_000;
const MOST_NOTES = 64; // in pencil, in a cell

/** The path of an SVG. */
export const path: Check = (value) =>
  typeof value === "string" && /^[MLHVCSQTAZ\d\s,.eE+-]{0,20000}$/i.test(value) ? null : "";
export const share: Check = (value) => (Number.isFinite(value) && value > 0 && value <= 1 ? null : "");
export const direction: Check = (value) =>
  tuple(integer(-9, 9), integer(-9, 9))(value) ?? (value[0] || value[1] ? null : "");
/** The range of an Int32Array. */
export const cellValue = integer(-(2 ** 31), 2 ** 31 - 1);
export const cell: Check = (value, size = MOST_CELLS) =>
  Number.isSafeInteger(value) && value >= 0 && value < size ? null : "";
/** A cell number as a key. */
export const cellKey: Check = (value, size) => (/^(0|[1-9]\d{0,7})$/.test(value) ? cell(Number(value), size) : "");
/** The same of a value. */
export const valueKey: Check = (value) => (/^(0|-?[1-9]\d{0,9})$/.test(value) ? cellValue(Number(value)) : "");
const notes = table(list(cellValue, { most: MOST_NOTES }), { key: cellKey, most: CELLS_DRAWN_OF_ALL });
/** Pencil notes of cells. */
export const pencil: Check = (value, size) =>
  notes(value, size) ?? (Object.values(value).flat().length > MOST_HIGHLIGHTED ? "" : null);
/** The result of a run. */
export const facts = table(plain(4), { most: 64 });
/** What our build alone adds. */
export const never: Check = () => "";
