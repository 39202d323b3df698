/**
 * Fetch packed files of data that were built with this code. An import of one is {file, size}; its name holds its
 * CRC-32.
 */
import { addressOf } from "./asset-url.js";
import { isAvailable, unpackedBytes } from "./embedded-files.js";
import { fetchFile } from "./fetch-file.js";

/** @param {Asset} asset @param {import("./fetch-file.js").How} [how] @returns {Promise<Uint8Array<ArrayBuffer>>} */
export async function fetchBytes({ file, size }, how = {}) {
  const [, sum] = /** @type {RegExpMatchArray} */ (file.match(/-(\w+)\.\w+\.pack$/));
  const pack = await fetchFile(addressOf(file), { size, sum: parseInt(sum, 36) }, how);
  return unpackedBytes(pack);
}

/** Whether it is there: one file of the site may hold a part of it. @param {Asset} asset */
export function isHere({ file }) {
  return isAvailable(addressOf(file));
}

/** What a file of text holds. @param {Asset} asset @returns {Promise<string>} */
export function fetchText(asset) {
  return once(asset, async () => new TextDecoder().decode(await fetchBytes(asset)));
}

/** What a file of JSON holds; the same object whenever it is asked for. @param {Asset} asset @returns {Promise<any>} */
export function fetchJson(asset) {
  return once(asset, async () => JSON.parse(new TextDecoder().decode(await fetchBytes(asset))));
}

/** @type {Map<Asset, Promise<any>>} */
const read = new Map();

/** How many of them are on their way. */
let coming = 0;
export const areComing = () => coming > 0;

/** @template T @param {Asset} asset @param {() => Promise<T>} get @returns {Promise<T>} */
function once(asset, get) {
  const known = read.get(asset) ?? first(asset, get);
  read.set(asset, known);
  return known;
}

/** @template T @param {Asset} asset @param {() => Promise<T>} get @returns {Promise<T>} */
async function first(asset, get) {
  coming += 1;
  try {
    return await get();
  } catch (error) {
    read.delete(asset);
    throw error;
  } finally {
    coming -= 1;
  }
}
