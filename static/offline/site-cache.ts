/** The site's files in the Cache API, beside the browser's HTTP cache, which may evict any file at any time. */
import { FetchError, fetchFile } from "../files/fetch-file.ts";

/**
 * A file of the site, relative to its root. Pages have no sum: hosts may inject code, and their URLs stay the same
 * across versions.
 * @typedef {{path: string, size: number, sum?: number}} SiteFile
 */
/** @typedef {{signal?: AbortSignal, onBytes?: (count: number) => void}} How */

const AT_ONCE = 4;
/** @type {Record<string, string>} */
const TYPES = { "": "text/html", html: "text/html", css: "text/css", js: "text/javascript", json: "application/json" };

/** One cache per site: an origin may host several copies. @param {string} root */
export const cacheOf = (root) => caches.open(`dhadha ${root}`);

/** The cache key that marks a complete cache. @param {string} root */
const completeMark = (root) => `${root}?whole`;

/** Whether the cache holds the complete site, at the reader's request. @param {string} root */
export async function isComplete(root) {
  return Boolean(await (await cacheOf(root)).match(completeMark(root)));
}

/** Count the bytes of `files` that are not cached. @param {string} root @param {SiteFile[]} files */
export async function missingBytes(root, files) {
  const kept = new Set((await (await cacheOf(root)).keys()).map(({ url }) => url));
  return files.reduce((sum, { path, size }) => sum + (kept.has(root + path) ? 0 : size), 0);
}

/**
 * Cache all of `files`; a failure leaves the cached ones in place.
 * @param {string} root @param {SiteFile[]} files @param {How} [how]
 */
export async function cacheAll(root, files, how = {}) {
  const cache = await cacheOf(root);
  const waiting = [...files];
  const next = async () => {
    for (let file; (file = waiting.shift()); ) await cacheFile(cache, root, file, how);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next)).catch((error) => {
    waiting.length = 0;
    throw error;
  });
  await cache.put(completeMark(root), new Response());
}

/** @param {Cache} cache @param {string} root @param {SiteFile} file @param {How} how */
async function cacheFile(cache, root, { path, size, sum }, how) {
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
  await cache.put(address, new Response(bytes, { headers: { "content-type": typeOf(path) } }));
}

const HEAD = 20_000; // characters searched for the mark of a page
const [ENTRY, STARTER] = [/<html [^<>]{0,500}data-entry="/, /assets\/(start-[\w-]{1,40}\.js)/];

/** Whether a text is a page of this site; a captive portal may answer in its place. @param {string} text */
export function isSitePage(text) {
  return ENTRY.test(text.slice(0, HEAD)) && Boolean(startScriptOf(text));
}

/** The name of the script that starts a page. @param {string} text */
export function startScriptOf(text) {
  return text.slice(0, HEAD).match(STARTER)?.[1];
}

/** @param {string} path */
function typeOf(path) {
  const name = path.slice(path.lastIndexOf("/") + 1);
  return TYPES[name.slice(name.lastIndexOf(".") + 1)] ?? "application/octet-stream";
}

/**
 * Cache those of `files` that the page used before the service worker started; the HTTP cache should still have them.
 * @param {string} root @param {SiteFile[]} files
 */
export async function cacheUsed(root, files) {
  const cache = await cacheOf(root);
  const used = new Set([pageOf(location.href), ...performance.getEntriesByType("resource").map(({ name }) => name)]);
  for (const file of files) if (used.has(root + file.path)) await cacheFile(cache, root, file, {});
}

/** The URL of a page without query and fragment. @param {string} address */
export function pageOf(address) {
  return address.replace(/[?#].*/, "").replace(/index\.html$/, "");
}
