/**
 * Fetch packed files of data that were built with this code. An import of one is {file, size}; its name holds its
 * CRC-32.
 */
import { assetUrl } from "./asset-url.js";
import { isAvailable, decompressBytes } from "./embedded-files.js";
import { fetchFile } from "./fetch-file.js";

/**
 * @param {Asset} asset @param {import("./fetch-file.js").FetchOptions} [how]
 * @returns {Promise<Uint8Array<ArrayBuffer>>}
 */
export async function fetchBytes({ file, size }, how = {}) {
  const [, sum] = /** @type {RegExpMatchArray} */ (file.match(/-(\w+)\.\w+\.pack$/));
  const pack = await fetchFile(assetUrl(file), { size, sum: parseInt(sum, 36) }, how);
  return decompressBytes(pack);
}

/** Whether an asset is available: a single-file site may omit some. @param {Asset} asset */
export function isAssetAvailable({ file }) {
  return isAvailable(assetUrl(file));
}

/** Fetch a text file. @param {Asset} asset @returns {Promise<string>} */
export function fetchText(asset) {
  return memoized(asset, async () => new TextDecoder().decode(await fetchBytes(asset)));
}

/** Fetch a JSON file; each call returns the same object. @param {Asset} asset @returns {Promise<any>} */
export function fetchJson(asset) {
  return memoized(asset, async () => JSON.parse(new TextDecoder().decode(await fetchBytes(asset))));
}

/** @type {Map<Asset, Promise<any>>} */
const memo = new Map();

/** The number of assets being loaded. */
let loadingCount = 0;
export const isLoading = () => loadingCount > 0;

/** @template T @param {Asset} asset @param {() => Promise<T>} get @returns {Promise<T>} */
function memoized(asset, get) {
  const known = memo.get(asset) ?? load(asset, get);
  memo.set(asset, known);
  return known;
}

/** @template T @param {Asset} asset @param {() => Promise<T>} get @returns {Promise<T>} */
async function load(asset, get) {
  loadingCount += 1;
  try {
    return await get();
  } catch (error) {
    memo.delete(asset);
    throw error;
  } finally {
    loadingCount -= 1;
  }
}
