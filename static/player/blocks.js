/** The blocks a trace is made of: JSON heads, and columns read in place. See py/dhadha/trace.py. */

export const MAGIC = "DHADHA1\n";
const ARRAYS = { B: Uint8Array, H: Uint16Array, I: Uint32Array, i: Int32Array, d: Float64Array };

/** The parts of `bytes` that hold one block each. */
export function* split(bytes) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at < bytes.length; ) {
    const size = view.getUint32(at, true);
    yield bytes.subarray(at + 4, at + 4 + size);
    at += 4 + size;
  }
}

/** A block's head, and its columns as typed arrays over the same bytes. */
export function readBlock(bytes) {
  const end = bytes.indexOf(10);
  const head = JSON.parse(new TextDecoder().decode(bytes.subarray(0, end)));
  return { head, columns: columns(head, bytes, end + 1) };
}

function columns(head, bytes, at) {
  let offset = bytes.byteOffset + at;
  const found = {};
  for (const [name, type, length] of head.columns ?? []) {
    const size = length * ARRAYS[type].BYTES_PER_ELEMENT;
    found[name] = type === "d" ? new Float64Array(bytes.buffer.slice(offset, offset + size)) : new ARRAYS[type](bytes.buffer, offset, length);
    offset += Math.ceil(found[name].byteLength / 4) * 4;
  }
  return found;
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

/** Write row `index` of a ragged column, which holds a value for every cell; whether there was one. */
export function writeWhole(block, name, index, board) {
  const offsets = block[`${name}At`];
  if (!offsets || offsets[index] === offsets[index + 1]) return false;
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

export function framed(blocks) {
  const magic = new TextEncoder().encode(MAGIC);
  const bytes = new Uint8Array(blocks.reduce((sum, block) => sum + 4 + block.length, magic.length));
  const view = new DataView(bytes.buffer);
  bytes.set(magic);
  let at = magic.length;
  for (const block of blocks) {
    view.setUint32(at, block.length, true);
    bytes.set(block, at + 4);
    at += 4 + block.length;
  }
  return bytes;
}
