/**
 * Ragged columns: `name` holds the entries of all rows, `nameAt` the offset of each row. Entries of several numbers are
 * split: the first numbers of all entries come first, then the second ones, and so on.
 */
import type { Column } from "../../validation/trace-types.ts";
import type { RaggedColumns, RaggedName } from "./types.ts";

const NO_ROW: { values: Column; from: number; to: number } = { values: new Uint8Array(), from: 0, to: 0 };

export const offsetsName = (name: RaggedName) => `${name}At` as const;

/** Return the range of entries of the rows from `first` to `index`. */
function rowRange(columns: RaggedColumns, name: RaggedName, index: number, first = index) {
  const offsets = columns[offsetsName(name)];
  const values = offsets && columns[name];
  return values ? { values, from: offsets[first], to: offsets[index + 1] } : NO_ROW;
}

/** Return the pairs of a row, at most `most`. */
export function pairsInRow(columns: RaggedColumns, name: RaggedName, index: number, most = Infinity) {
  const { values, from, to } = rowRange(columns, name, index);
  const second = values.length / 2;
  const row: [number, number][] = [];
  for (let at = from; at < Math.min(to, from + most); at += 1) row.push([values[at], values[second + at]]);
  return row;
}

/** Call `tell` with each pair of the rows from `first` to `last`. */
export function forEachPair(
  columns: RaggedColumns,
  name: RaggedName,
  [first, last]: [number, number],
  tell: (first: number, second: number) => void,
) {
  const { values, from, to } = rowRange(columns, name, last, first);
  const second = values.length / 2;
  for (let at = from; at < to; at += 1) tell(values[at], values[second + at]);
}

/** The triples of row `index`. */
export function triplesInRow(columns: RaggedColumns, name: RaggedName, index: number) {
  const { values, from, to } = rowRange(columns, name, index);
  const second = values.length / 3;
  const row: [number, number, number][] = [];
  for (let at = from; at < to; at += 1) row.push([values[at], values[second + at], values[2 * second + at]]);
  return row;
}

/** The numbers of row `index`; of entries of several numbers the first ones. */
export function numbersInRow(columns: RaggedColumns, name: RaggedName, index: number) {
  const { values, from, to } = rowRange(columns, name, index);
  return values.subarray(from, to);
}
