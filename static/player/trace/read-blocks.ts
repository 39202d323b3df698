/** Split and read the blocks of a trace: JSON heads, and columns read in place. See py/dhadha/trace/recorder.py. */
import { must } from "../../validation/bad-trace.ts";
import type { Column, Columns, Head } from "../../validation/trace-types.ts";
import type { Foreign } from "./types.ts";

export const MAGIC = "DHADHA1\n";
/** How the names of columns end that say how many entries each row of a ragged column has, and where they begin. */
export const COUNTS = "Counts";
const OFFSETS = "At";
const LONGEST_HEAD = 2 ** 22; // bytes
export const ARRAYS = { B: Uint8Array, H: Uint16Array, I: Uint32Array, i: Int32Array, d: Float64Array };

/** Yield the subarray of each block of `bytes`. */
export function* splitBlocks(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at < bytes.length; ) {
    must(at + 4 <= bytes.length, "half a length");
    const size = view.getUint32(at, true);
    must(size > 0 && size % 4 === 0 && at + 4 + size <= bytes.length, "a block longer than what is there");
    yield bytes.subarray(at + 4, at + 4 + size);
    at += 4 + size;
  }
}

/** A block's head, and where its columns begin. */
export function readHead(bytes: Uint8Array, foreign: Foreign): { head: Head; at: number } {
  const end = bytes.subarray(0, LONGEST_HEAD).indexOf(10);
  must(end >= 0, "a block without a head, or with too long a one");
  const head = JSON.parse(new TextDecoder().decode(bytes.subarray(0, end)));
  foreign?.checkBlockHead(head);
  return { head, at: end + 1 };
}

export function readColumns(head: Head, bytes: Uint8Array<ArrayBuffer>, at: number): Columns {
  const { columns = [], count } = head as Head & { count?: number };
  must(at % 4 === 0 && bytes.byteOffset % 4 === 0, "columns that are not aligned");
  const read: Columns = Object.create(null);
  for (const [name, type, length] of columns) {
    const size = length * ARRAYS[type].BYTES_PER_ELEMENT;
    const counts = name.endsWith(COUNTS);
    must(!name.endsWith(OFFSETS) && (!counts || ("BHI".includes(type) && length === count)), `${name}: no such column`);
    const target = counts ? name.replace(COUNTS, OFFSETS) : name;
    must(at + size <= bytes.length && !read[target], "a column longer than what is there, or twice");
    const start = bytes.byteOffset + at;
    const column =
      type === "d"
        ? new Float64Array(bytes.buffer.slice(start, start + size))
        : new ARRAYS[type](bytes.buffer, start, length);
    read[target] = counts ? offsetsFromCounts(column) : column;
    at += Math.ceil(size / 4) * 4;
  }
  must(at === bytes.length, "a block longer than its columns");
  return read;
}

/** The offset of each row of a ragged column, and of its end. */
export function offsetsFromCounts(counts: ArrayLike<number>): Column {
  let total = 0;
  for (let row = 0; row < counts.length; row += 1) total += counts[row];
  must(total < 2 ** 32, "more entries than a column can have");
  const offsets = new (total < 2 ** 16 ? Uint16Array : Uint32Array)(counts.length + 1);
  for (let row = 0; row < counts.length; row += 1) offsets[row + 1] = offsets[row] + counts[row];
  return offsets;
}

/** The numbers of the steps' nodes, from those relative to the number after the greatest so far; 0 for none. */
export function absoluteNodeNumbers(relative: Column): Column {
  const numbers = new Uint32Array(relative.length);
  let next = 1;
  for (let row = 0; row < relative.length; row += 1) {
    const said = relative[row];
    const number = said % 2 ? next - (said - 1) / 2 : said && next + said / 2;
    must(number >= 0 && number < 2 ** 32 && Number.isInteger(number), "a node of no number");
    numbers[row] = number;
    if (number >= next) next = number + 1;
  }
  return next > 2 ** 16 ? numbers : new Uint16Array(numbers);
}
