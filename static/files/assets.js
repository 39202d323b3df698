/** Texts, descriptions, sources and traces that were built with this code: each import of one is {file, size}, its name ends with its CRC-32. */
import { fetchFile } from "./fetched.js";

/** @returns {Promise<Uint8Array<ArrayBuffer>>} */
export function fetchBytes({ file, size }, how = {}) {
  const sum = parseInt(file.match(/-(\w+)\.\w+$/)[1], 36);
  return fetchFile(new URL(file, import.meta.url), { size, sum }, how);
}

/** What a file of text holds. */
export function fetchText(asset) {
  return once(asset, async () => new TextDecoder().decode(await fetchBytes(asset)));
}

/** What a file of JSON holds; the same object whenever it is asked for. */
export function fetchJson(asset) {
  return once(asset, async () => JSON.parse(new TextDecoder().decode(await fetchBytes(asset))));
}

const read = new Map();

function once(asset, get) {
  if (!read.has(asset)) read.set(asset, get().catch((error) => (read.delete(asset), Promise.reject(error))));
  return read.get(asset);
}
