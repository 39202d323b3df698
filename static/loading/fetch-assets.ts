/**
 * Fetch packed files of data that were built with this code. An import of one is {file, size}; its name holds its
 * CRC-32.
 */
import { assetUrl } from "./asset-url.ts";
import { isFileAvailable, decompressBytes } from "./embedded-files.ts";
import { fetchFile } from "./fetch-file.ts";
import type { FetchOptions } from "./fetch-file.ts";

export async function fetchBytes({ file, size }: Asset, how: FetchOptions = {}): Promise<Uint8Array<ArrayBuffer>> {
  const [, sum] = file.match(/-(\w+)(?:\.\w+)?\.pack$/)!;
  const pack = await fetchFile(assetUrl(file), { size, sum: parseInt(sum, 36) }, how);
  return decompressBytes(pack);
}

/** Whether an asset is available: a single-file site may omit some. */
export function isAssetAvailable({ file }: Asset) {
  return isFileAvailable(assetUrl(file));
}

/** Fetch a text file. */
export function fetchText(asset: Asset): Promise<string> {
  return fetchAsset(asset, (bytes) => new TextDecoder().decode(bytes));
}

/** Fetch a JSON file of the build, which is of the type that its reader names; each call returns the same object. */
export function fetchJson<Content>(asset: Asset): Promise<Content> {
  return fetchAsset(asset, (bytes) => JSON.parse(new TextDecoder().decode(bytes)));
}

const memo = new Map<Asset, Promise<any>>();

/** The number of assets being loaded. */
let loadingCount = 0;
export const isLoading = () => loadingCount > 0;

/** Resolves when no asset is being loaded. */
export let allLoaded = Promise.resolve();

function fetchAsset<T>(asset: Asset, read: (bytes: Uint8Array<ArrayBuffer>) => T): Promise<T> {
  return memoized(memo, asset, () => {
    loadingCount += 1;
    const loaded = fetchBytes(asset).then(read).finally(() => (loadingCount -= 1));
    allLoaded = Promise.allSettled([allLoaded, loaded]).then(() => {});
    return loaded;
  });
}

/** The promise that `get` makes, kept in a map; a rejection is not kept. */
export function memoized<K, T>(memo: Map<K, Promise<T>>, key: K, get: () => Promise<T>): Promise<T> {
  const known = memo.get(key) ?? get().catch((error) => (memo.delete(key), Promise.reject(error)));
  memo.set(key, known);
  return known;
}
