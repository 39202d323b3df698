/** The blocks a trace is made of: JSON heads, and columns read in place. See py/dhadha/trace.py. */
import { BadTrace, must } from "../checks/faults.js";

export const MAGIC = "DHADHA1\n";
const LONGEST_HEAD = 2 ** 22; // bytes
const ARRAYS = { B: Uint8Array, H: Uint16Array, I: Uint32Array, i: Int32Array, d: Float64Array };
const LETTERS = new Map(Object.entries(ARRAYS).map(([letter, array]) => [array, letter]));

/** The parts of `bytes` that hold one block each. */
export function* split(bytes) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at < bytes.length; ) {
    must(at + 4 <= bytes.length, "half a length");
    const size = view.getUint32(at, true);
    must(size > 0 && size % 4 === 0 && at + 4 + size <= bytes.length, "a block longer than what is there");
    yield bytes.subarray(at + 4, at + 4 + size);
    at += 4 + size;
  }
}

/** A block's head, as JSON gives it, and where its columns begin. */
export function readHead(bytes) {
  const end = bytes.subarray(0, LONGEST_HEAD).indexOf(10);
  must(end >= 0, "a block without a head, or with too long a one");
  return { head: parsed(new TextDecoder().decode(bytes.subarray(0, end))), at: end + 1 };
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    throw new BadTrace("a head that is no JSON");
  }
}

/** The columns that a head announces, from `at` on, as typed arrays over the same bytes. */
export function readColumns({ columns = [] }, bytes, at) {
  must(at % 4 === 0 && bytes.byteOffset % 4 === 0, "columns that are not aligned");
  const found = Object.create(null);
  for (const [name, type, length] of columns) {
    const size = length * ARRAYS[type].BYTES_PER_ELEMENT;
    must(at + size <= bytes.length && !found[name], "a column longer than what is there, or twice");
    const start = bytes.byteOffset + at;
    found[name] = type === "d" ? new Float64Array(bytes.buffer.slice(start, start + size)) : new ARRAYS[type](bytes.buffer, start, length);
    at += Math.ceil(size / 4) * 4;
  }
  must(at === bytes.length, "a block longer than its columns");
  return found;
}

/** A block of a head and columns. @param {any} head @param {Record<string, any>} columns */
export function block(head, columns) {
  const told = Object.entries(columns).map(([name, column]) => [name, LETTERS.get(column.constructor), column.length]);
  const start = jsonBlock({ ...head, columns: told });
  const sizes = Object.values(columns).map(({ byteLength }) => Math.ceil(byteLength / 4) * 4);
  const bytes = new Uint8Array(sizes.reduce((sum, size) => sum + size, start.length));
  bytes.set(start);
  let at = start.length;
  Object.values(columns).forEach(({ buffer, byteOffset, byteLength }, index) => {
    bytes.set(new Uint8Array(buffer, byteOffset, byteLength), at);
    at += sizes[index];
  });
  return bytes;
}

/** The pairs of row `index` of a ragged column, at most `most`. */
export function pairs(block, name, index, most = Infinity) {
  return tuples(block, name, index, 2, most);
}

/** The entries of `width` numbers in row `index` of a ragged column, at most `most`. */
export function tuples(block, name, index, width, most = Infinity) {
  const offsets = block[`${name}At`];
  if (!offsets) return [];
  const values = block[name];
  const found = [];
  const end = Math.min(offsets[index + 1], offsets[index] + most);
  for (let entry = offsets[index]; entry < end; entry += 1) {
    const at = entry * width;
    found.push(width === 2 ? [values[at], values[at + 1]] : Array.from({ length: width }, (_, part) => values[at + part]));
  }
  return found;
}

/** Whether row `index` of a ragged column is there. */
export function hasWhole(block, name, index) {
  const offsets = block[`${name}At`];
  return Boolean(offsets) && offsets[index] < offsets[index + 1];
}

/** Write row `index` of a ragged column, which holds a value for every cell; whether there was one. */
export function writeWhole(block, name, index, board) {
  if (!hasWhole(block, name, index)) return false;
  const offsets = block[`${name}At`];
  board.set(block[name].subarray(offsets[index], offsets[index + 1]));
  return true;
}

/** Write the pairs of row `index` of a ragged column, which are cells and values, to `board`. */
export function writePairs(block, name, index, board) {
  const offsets = block[`${name}At`];
  if (!offsets) return;
  const values = block[name];
  for (let at = 2 * offsets[index]; at < 2 * offsets[index + 1]; at += 2) board[values[at]] = values[at + 1];
}

/** The columns of `names`, an entry a row or (`width` numbers each) ragged, with the rows `kept` alone. */
export function pick(columns, kept, widths) {
  const found = {};
  for (const [name, width] of Object.entries(widths)) {
    if (!columns[name]) continue;
    if (!width) found[name] = pickRows(columns[name], kept);
    else Object.assign(found, pickRagged(columns, name, kept, width));
  }
  return found;
}

function pickRows(column, kept) {
  const picked = new column.constructor(kept.length);
  for (let at = 0; at < kept.length; at += 1) picked[at] = column[kept[at]];
  return picked;
}

function pickRagged(columns, name, kept, width) {
  const offsets = columns[`${name}At`];
  const values = columns[name];
  const starts = new Uint32Array(kept.length + 1);
  kept.forEach((row, index) => (starts[index + 1] = starts[index] + offsets[row + 1] - offsets[row]));
  const picked = new values.constructor(starts[kept.length] * width);
  for (let index = 0, at = 0; index < kept.length; index += 1) {
    for (let from = offsets[kept[index]] * width; from < offsets[kept[index] + 1] * width; from += 1, at += 1) picked[at] = values[from];
  }
  return { [`${name}At`]: starts, [name]: picked };
}

/** The last index whose item satisfies a condition that holds for a beginning of the list; -1 if none. */
export function lastIndex(list, holds) {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(list[middle])) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

export function jsonBlock(value) {
  const text = new TextEncoder().encode(JSON.stringify(value));
  const block = new Uint8Array(Math.ceil((text.length + 1) / 4) * 4).fill(32);
  block.set(text);
  block[block.length - 1] = 10;
  return block;
}
