/**
 * Fetch packed files of data that were built with this code. An import of one is {file, size}; its name holds its
 * CRC-32.
 */
import { assetUrl } from "./asset-url.ts";
import { isAvailable, decompressBytes } from "./embedded-files.ts";
import { fetchFile } from "./fetch-file.ts";

/**
 * @param {Asset} asset @param {import("./fetch-file.ts").FetchOptions} [how]
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
  return counted(asset, (bytes) => new TextDecoder().decode(bytes));
}

/** Fetch a JSON file; each call returns the same object. @param {Asset} asset @returns {Promise<any>} */
export function fetchJson(asset) {
  return counted(asset, (bytes) => JSON.parse(new TextDecoder().decode(bytes)));
}

/** @type {Map<Asset, Promise<any>>} */
const memo = new Map();

/** The number of assets being loaded. */
let loadingCount = 0;
export const isLoading = () => loadingCount > 0;

/** @template T @param {Asset} asset @param {(bytes: Uint8Array<ArrayBuffer>) => T} read @returns {Promise<T>} */
function counted(asset, read) {
  return memoized(memo, asset, () => {
    loadingCount += 1;
    return fetchBytes(asset).then(read).finally(() => (loadingCount -= 1));
  });
}

/**
 * The promise that `get` makes, kept in a map; a rejection is not kept.
 * @template K, T @param {Map<K, Promise<T>>} memo @param {K} key @param {() => Promise<T>} get @returns {Promise<T>}
 */
export function memoized(memo, key, get) {
  const known = memo.get(key) ?? get().catch((error) => (memo.delete(key), Promise.reject(error)));
  memo.set(key, known);
  return known;
}
