/** Ragged columns: `name` holds the entries of all rows, `nameAt` the offset of each row. */
/** @import { Column } from "../../checks/trace-contract.ts" */
/** @import { RaggedColumns, RaggedName } from "./types.ts" */

/** @type {{values: Column, from: number, to: number}} */
const NO_ROW = { values: new Uint8Array(), from: 0, to: 0 };

/** @param {RaggedName} name */
const offsetsOf = (name) => /** @type {const} */ (`${name}At`);

/**
 * Return the range of entries of the rows from `first` to `index`.
 * @param {RaggedColumns} columns @param {RaggedName} name @param {number} index
 */
function row(columns, name, index, first = index) {
  const offsets = columns[offsetsOf(name)];
  const values = offsets && columns[name];
  return values ? { values, from: offsets[first], to: offsets[index + 1] } : NO_ROW;
}

/**
 * Return the pairs of a row, at most `most`.
 * @param {RaggedColumns} columns @param {RaggedName} name @param {number} index
 */
export function pairs(columns, name, index, most = Infinity) {
  const { values, from, to } = row(columns, name, index);
  /** @type {[number, number][]} */
  const found = [];
  for (let at = 2 * from; at < 2 * Math.min(to, from + most); at += 2) found.push([values[at], values[at + 1]]);
  return found;
}

/**
 * Call `tell` with each pair of the rows up to `index`.
 * @param {RaggedColumns} columns @param {RaggedName} name @param {number} index
 * @param {(first: number, second: number) => void} tell
 */
export function forPairsUpTo(columns, name, index, tell) {
  const { values, from, to } = row(columns, name, index, 0);
  for (let at = 2 * from; at < 2 * to; at += 2) tell(values[at], values[at + 1]);
}

/** @param {RaggedColumns} columns @param {RaggedName} name @param {number} index @param {number} first */
export function hasPairOf(columns, name, index, first) {
  const { values, from, to } = row(columns, name, index);
  for (let at = 2 * from; at < 2 * to; at += 2) if (values[at] === first) return true;
  return false;
}

/** The triples of row `index`. @param {RaggedColumns} columns @param {RaggedName} name @param {number} index */
export function triples(columns, name, index) {
  const { values, from, to } = row(columns, name, index);
  /** @type {[number, number, number][]} */
  const found = [];
  for (let at = 3 * from; at < 3 * to; at += 3) found.push([values[at], values[at + 1], values[at + 2]]);
  return found;
}

/** The numbers of row `index`. @param {RaggedColumns} columns @param {RaggedName} name @param {number} index */
export function numbers(columns, name, index) {
  const { values, from, to } = row(columns, name, index);
  return values.subarray(from, to);
}

/** Whether row `index` has entries. @param {RaggedColumns} columns @param {RaggedName} name @param {number} index */
export function has(columns, name, index) {
  const { from, to } = row(columns, name, index);
  return from < to;
}

/** @param {RaggedColumns} columns @param {RaggedName} name @param {number} index @param {Int32Array} board */
export function applyPairs(columns, name, index, board, first = index) {
  const { values, from, to } = row(columns, name, index, first);
  for (let at = 2 * from; at < 2 * to; at += 2) board[values[at]] = values[at + 1];
}

/**
 * The columns restricted to the rows `kept`, with `width` numbers per entry.
 * @param {RaggedColumns} columns @param {RaggedName} name @param {number[]} kept @param {number} width
 * @returns {Record<string, Column>}
 */
export function pick(columns, name, kept, width) {
  const offsets = columns[offsetsOf(name)];
  const values = columns[name];
  if (!offsets || !values) return {};
  const starts = new Uint32Array(kept.length + 1);
  kept.forEach((row, index) => (starts[index + 1] = starts[index] + offsets[row + 1] - offsets[row]));
  const picked = values.slice(0, starts[kept.length] * width);
  kept.forEach((row, index) =>
    picked.set(values.subarray(offsets[row] * width, offsets[row + 1] * width), starts[index] * width),
  );
  return { [offsetsOf(name)]: starts, [name]: picked };
}
