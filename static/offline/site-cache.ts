/** The site's files in the Cache API, beside the browser's HTTP cache, which may evict any file at any time. */
import { FetchError, fetchFile } from "../loading/fetch-file.ts";
import type { FetchOptions } from "../loading/fetch-file.ts";

/**
 * A file of the site, relative to its root. Pages have no sum: hosts may inject code, and their URLs stay the same
 * across versions.
 */
export type SiteFile = { path: string; size: number; sum?: number };
type How = Pick<FetchOptions, "signal" | "onPiece">;

const AT_ONCE = 4;
const TYPES: Record<string, string> = {
  "": "text/html", html: "text/html", css: "text/css", js: "text/javascript", json: "application/json",
};

/** One cache per site: an origin may host several copies. */
export const openCache = (root: string) => caches.open(`dhadha ${root}`);

/** The cache key that marks a complete cache. */
const completeCacheKey = (root: string) => `${root}?whole`;

/** Whether the cache holds the complete site, at the reader's request. */
export async function isSiteCached(root: string) {
  return Boolean(await (await openCache(root)).match(completeCacheKey(root)));
}

/** Count the bytes of `files` that are not cached. */
export async function missingBytes(root: string, files: SiteFile[]) {
  const kept = new Set((await (await openCache(root)).keys()).map(({ url }) => url));
  return files.reduce((sum, { path, size }) => sum + (kept.has(root + path) ? 0 : size), 0);
}

/** Cache all of `files`; a failure leaves the cached ones in place. */
export async function cacheSite(root: string, files: SiteFile[], how: How = {}) {
  const cache = await openCache(root);
  const waiting = [...files];
  const next = async () => {
    for (let file; (file = waiting.shift()); ) await cacheFile(cache, root, file, how);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next)).catch((error) => {
    waiting.length = 0;
    throw error;
  });
  await cache.put(completeCacheKey(root), new Response());
}

async function cacheFile(cache: Cache, root: string, { path, size, sum }: SiteFile, how: How) {
  const address = root + path;
  const isHashed = path.startsWith("assets/");
  if (isHashed && (await cache.match(address))) return;
  const built = sum === undefined ? {} : { size, sum };
  const stored = isHashed ? "force-cache" : "no-cache"; // files that the page has used are in the HTTP cache
  const bytes = await fetchFile(address, built, { ...how, cache: stored }).catch((error) => {
    if (!(error instanceof FetchError) || !["cut", "corrupt"].includes(error.why)) throw error;
    return fetchFile(address, built, { ...how, cache: "reload" });
  });
  if (sum === undefined && !isSitePage(new TextDecoder().decode(bytes))) throw new FetchError(address, "corrupt");
  const [suffix = ""] = path.match(/\w*$/) ?? [];
  const type = TYPES[suffix] ?? "application/octet-stream";
  await cache.put(address, new Response(bytes, { headers: { "content-type": type } }));
}

const HEAD = 20_000; // characters searched for the mark of a page
const [ENTRY, STARTER] = [/<html [^<>]{0,500}data-entry="/, /assets\/(start-[\w-]{1,40}\.js)/];

/** Whether a text is a page of this site; a captive portal may answer in its place. */
export function isSitePage(text: string) {
  return ENTRY.test(text.slice(0, HEAD)) && Boolean(startScriptOf(text));
}

/** The name of the script that starts a page. */
export function startScriptOf(text: string) {
  return text.slice(0, HEAD).match(STARTER)?.[1];
}

/**
 * Cache those of `files` that the page used before the service worker started; the HTTP cache should still have them.
 */
export async function cacheUsedFiles(root: string, files: SiteFile[]) {
  const cache = await openCache(root);
  const fetched = performance.getEntriesByType("resource").map(({ name }) => name);
  const used = new Set([plainPageAddress(location.href), ...fetched]);
  for (const file of files) if (used.has(root + file.path)) await cacheFile(cache, root, file, {});
}

/** The URL of a page without query and fragment. */
export function plainPageAddress(address: string) {
  return address.replace(/[?#].*/, "").replace(/index\.html$/, "");
}
