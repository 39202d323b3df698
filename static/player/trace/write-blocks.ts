/** Write blocks of a trace. */
import { ARRAYS } from "./read-blocks.ts";
import type { Column } from "../../validation/trace-types.ts";

const LETTERS = new Map<Function, string>(Object.entries(ARRAYS).map(([letter, array]) => [array, letter]));

/** Write a block of head and columns. */
export function encodeBlock(head: object, columns: Record<string, Column>) {
  const entries = Object.entries(columns);
  const listed = entries.map(([name, column]) => [name, LETTERS.get(column.constructor), column.length]);
  const start = jsonBlock({ ...head, columns: listed });
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

export function jsonBlock(value: unknown) {
  const text = new TextEncoder().encode(JSON.stringify(value));
  const block = new Uint8Array(Math.ceil((text.length + 1) / 4) * 4).fill(32);
  block.set(text);
  block[block.length - 1] = 10;
  return block;
}
