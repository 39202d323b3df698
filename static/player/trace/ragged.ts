/** Ragged columns: `name` holds the entries of all rows, `nameAt` the offset of each row. */
import type { Column } from "../../validation/trace-types.ts";
import type { RaggedColumns, RaggedName } from "./types.ts";

const NO_ROW: { values: Column; from: number; to: number } = { values: new Uint8Array(), from: 0, to: 0 };

export const offsetsOf = (name: RaggedName) => `${name}At` as const;

/** Return the range of entries of the rows from `first` to `index`. */
function rowRange(columns: RaggedColumns, name: RaggedName, index: number, first = index) {
  const offsets = columns[offsetsOf(name)];
  const values = offsets && columns[name];
  return values ? { values, from: offsets[first], to: offsets[index + 1] } : NO_ROW;
}

/** Return the pairs of a row, at most `most`. */
export function pairs(columns: RaggedColumns, name: RaggedName, index: number, most = Infinity) {
  const { values, from, to } = rowRange(columns, name, index);
  const found: [number, number][] = [];
  for (let at = 2 * from; at < 2 * Math.min(to, from + most); at += 2) found.push([values[at], values[at + 1]]);
  return found;
}

/** Call `tell` with each pair of the rows up to `index`. */
export function forPairsUpTo(
  columns: RaggedColumns,
  name: RaggedName,
  index: number,
  tell: (first: number, second: number) => void,
) {
  const { values, from, to } = rowRange(columns, name, index, 0);
  for (let at = 2 * from; at < 2 * to; at += 2) tell(values[at], values[at + 1]);
}

export function hasPairOf(columns: RaggedColumns, name: RaggedName, index: number, first: number) {
  const { values, from, to } = rowRange(columns, name, index);
  for (let at = 2 * from; at < 2 * to; at += 2) if (values[at] === first) return true;
  return false;
}

/** The triples of row `index`. */
export function triples(columns: RaggedColumns, name: RaggedName, index: number) {
  const { values, from, to } = rowRange(columns, name, index);
  const found: [number, number, number][] = [];
  for (let at = 3 * from; at < 3 * to; at += 3) found.push([values[at], values[at + 1], values[at + 2]]);
  return found;
}

/** The numbers of row `index`. */
export function numbers(columns: RaggedColumns, name: RaggedName, index: number) {
  const { values, from, to } = rowRange(columns, name, index);
  return values.subarray(from, to);
}

/** Whether row `index` has entries. */
export function hasAny(columns: RaggedColumns, name: RaggedName, index: number) {
  const { from, to } = rowRange(columns, name, index);
  return from < to;
}

export function applyPairs(columns: RaggedColumns, name: RaggedName, index: number, board: Int32Array, first = index) {
  const { values, from, to } = rowRange(columns, name, index, first);
  for (let at = 2 * from; at < 2 * to; at += 2) board[values[at]] = values[at + 1];
}
