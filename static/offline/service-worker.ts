/**
 * Serves pages from the network first and files with a hash in their name from the cache first. A new version waits
 * until all pages of the old one are closed, because they may still need its files.
 */
import { clientsClaim } from "workbox-core";
import { registerRoute, setCatchHandler } from "workbox-routing";
import { CacheFirst, NetworkFirst } from "workbox-strategies";
import { crc32 } from "../loading/crc32.ts";
import { openCache, isSitePage, isSiteCached, cacheSite, plainPageAddress, startScriptOf } from "./site-cache.ts";
import type { SiteFile } from "./site-cache.ts";
import type { WorkboxPlugin } from "workbox-core/types.js";

const worker = self as unknown as ServiceWorkerGlobalScope;
const ROOT = worker.registration.scope;
const ASSETS = `${ROOT}assets/`;
const LIST = `${ROOT}?files`;
const NETWORK_TIMEOUT = 5; // seconds until a request counts as offline
const FILES = new Map<string, SiteFile>(__FILES__.map((file) => [ROOT + file.path, file]));
/** The query of the page above that shows an example, by the example's path. */
const EXAMPLES: Record<string, string> = __EXAMPLES__;
/** The URLs of all pages; responses for other URLs are not cached. */
const PAGES = new Set(__PAGES__.map((path) => ROOT + path));

const matchOptions = { ignoreVary: true };
const inCache = { cacheName: `dhadha ${ROOT}`, matchOptions };
const plain: WorkboxPlugin = { cacheKeyWillBeUsed: async ({ request: { url } }) => plainPageAddress(url) };
const onlyAsBuilt: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) => ((await isResponseAsBuilt(request.url, response)) ? response : null),
};
const onlySitePages: WorkboxPlugin = {
  cacheWillUpdate: async ({ request: { url }, response }) =>
    (await isPageResponse(plainPageAddress(url), response)) ? response : null,
};
const patient = { ...inCache, networkTimeoutSeconds: NETWORK_TIMEOUT };
const pages = new NetworkFirst({ ...patient, plugins: [plain, onlySitePages] });
const posts = new NetworkFirst({ ...patient, plugins: [plain, onlyAsBuilt] });
const cacheFirst = new CacheFirst({ ...inCache, plugins: [onlyAsBuilt] });
const networkFirst = new NetworkFirst({ ...inCache, plugins: [onlyAsBuilt] });

registerRoute(({ url: { href } }) => isExamplePost(plainPageAddress(href)), posts);
registerRoute(({ url: { href }, request: { mode } }) => mode === "navigate" && href.startsWith(ROOT), pages);
registerRoute(
  ({ url: { href }, request: { cache } }) => href.startsWith(ASSETS) && cache !== "force-cache", // see site-cache.ts
  (how) => (how.request.cache === "reload" ? networkFirst : cacheFirst).handle(how),
);
setCatchHandler(async ({ request }) => (request.mode === "navigate" ? redirectToPageAbove(request.url) : Response.error()));

/** Whether a URL is an example post or a file of one; these have checksums. */
function isExamplePost(address: string) {
  return FILES.get(address)?.sum !== undefined && !address.startsWith(ASSETS);
}

/**
 * Whether a response is the file as built. A file of another version need only have the type of its name, and no
 * redirect.
 */
async function isResponseAsBuilt(address: string, response: Response) {
  if (response.status !== 200) return false;
  const file = FILES.get(address);
  if (!file) return hasResponseExpectedType(address, response);
  const bytes = new Uint8Array(await response.clone().arrayBuffer());
  return bytes.length === file.size && crc32(bytes) === file.sum;
}

function hasResponseExpectedType(address: string, { type, redirected, headers }: Response) {
  const isHtml = /html/i.test(headers.get("content-type") ?? "");
  return type === "basic" && !redirected && !address.includes("?") && (!isHtml || address.endsWith(".html"));
}

async function isPageResponse(address: string, response: Response) {
  const { status, type, redirected } = response;
  if (status !== 200 || type !== "basic" || redirected || !PAGES.has(address)) return false;
  return isSitePage(await response.clone().text());
}

/** Redirect to the cached page above that shows the example, or to the nearest other one, which says what is missing. */
async function redirectToPageAbove(address: string) {
  const cache = await openCache(ROOT);
  const page = plainPageAddress(address);
  const [example] = page.slice(ROOT.length).match(/[\w-]+\/[\w-]+\/$/) ?? [""];
  const query = PAGES.has(page) && Object.hasOwn(EXAMPLES, example) ? `?${EXAMPLES[example]}` : "";
  const above: string[] = [];
  for (let url = page; url !== ROOT; above.push(url)) url = new URL("../", url).href;
  for (const url of [...above, ...PAGES]) {
    if (!(await cache.match(url, matchOptions))) continue;
    return Response.redirect(query && url === above[0] ? url + query : `${url}#not-stored`); // see layout.html
  }
  return Response.error();
}

/** Complete a complete cache with the new version's files before it takes over. */
worker.addEventListener("install", (event) =>
  event.waitUntil(isSiteCached(ROOT).then(async (complete) => complete && cacheSite(ROOT, [...FILES.values()]))),
);
worker.addEventListener("activate", (event) => event.waitUntil(deleteFilesOfOldVersions()));
clientsClaim();

/** Delete files of older versions; cached pages of the previous version still need its files. */
async function deleteFilesOfOldVersions() {
  const cache = await openCache(ROOT);
  const before = (await isSiteCached(ROOT)) ? [] : await (await cache.match(LIST))?.json();
  const known = new Set([...FILES.keys(), ...(before ?? [])]);
  for (const request of await cache.keys()) {
    if (!(await isCachedFileUsable(cache, request, known))) await cache.delete(request);
  }
  await cache.put(LIST, new Response(JSON.stringify([...FILES.keys()])));
}

async function isCachedFileUsable(cache: Cache, request: Request, known: Set<string>) {
  if (request.url.startsWith(ASSETS)) return known.has(request.url);
  if (request.url.startsWith(`${ROOT}?`)) return true; // a marker, no page
  const kept = (await cache.match(request)) ?? Response.error();
  if (isExamplePost(request.url)) return isResponseAsBuilt(request.url, kept);
  const text = await kept.text();
  return PAGES.has(request.url) && isSitePage(text) && known.has(ASSETS + startScriptOf(text));
}

/** Answer a page's request for the list of files. */
worker.addEventListener("message", ({ ports }) => ports[0]?.postMessage([...FILES.values()]));
