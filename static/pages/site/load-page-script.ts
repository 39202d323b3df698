/** Starts a page of the site: waits for its style sheets, and imports the first of its preloaded modules. */
import "./apply-stored-theme.ts";
import { FetchError, isReleaseReplaced, prefetchFile, withTimeout } from "../../loading/fetch-file.ts";
import { whenNear } from "../../loading/when-visible.ts";
import { whenDocumentParsed, removeLoadingMessage, retryUntilDone } from "../../loading/try-again-button.ts";

restrictContentSecurityPolicy();
await whenDocumentParsed();
if (linksWithRel("later").length) waitUntilReaderActs().then(startWithRetries); // the page's load event does not wait for it
else await startWithRetries();

async function startWithRetries() {
  await retryUntilDone(() => importPage().catch(diagnoseAndThrowFailure));
  removeLoadingMessage();
}

async function importPage() {
  await Promise.all(linksWithRel("stylesheet").map((link) => awaitStyles(link)));
  const [{ href }] = moduleLinks();
  await withTimeout(import(href), href);
}

/** The links to the page's module and to those that it imports, in this order; "later" where a page begins without. */
function moduleLinks() {
  return [...linksWithRel("modulepreload"), ...linksWithRel("later")];
}

/** Resolve when the reader acts, or comes near a player, or after a while. */
function waitUntilReaderActs() {
  const untouched = new URLSearchParams(location.search).has("figure") ? 0 : 2000; // milliseconds
  return new Promise((resolve) => {
    for (const type of ["pointerdown", "keydown"]) addEventListener(type, resolve, { once: true });
    for (const figure of document.querySelectorAll("figure:has(dhadha-player, dhadha-race, .run)"))
      whenNear(figure, () => resolve(null));
    setTimeout(resolve, untouched);
  });
}

/** Restrict the policy, which allows all http(s) origins for sandboxed frames, to the site's own origin. */
function restrictContentSecurityPolicy() {
  const meta = document.querySelector<HTMLMetaElement>("meta[content*=' http: https:']");
  const content = meta?.content.replaceAll("'self' http: https:", new URL(import.meta.url).origin);
  if (meta && content) meta.after(Object.assign(meta.cloneNode(), { content }));
}

function linksWithRel(rel: string) {
  return [...document.querySelectorAll<HTMLLinkElement>(`link[rel=${rel}]`)];
}

/** A sheet that failed is null, empty or unreadable. */
function isStyleSheetLoaded({ sheet }: HTMLLinkElement) {
  try {
    return Boolean(sheet?.cssRules.length);
  } catch {
    return false;
  }
}

/** Wait for a style sheet; one that fails is loaded again, once. */
async function awaitStyles(link: HTMLLinkElement, hasFailed = false): Promise<void> {
  const settled = new Promise((resolve) => {
    for (const name of ["load", "error"]) link.addEventListener(name, resolve);
    if (!hasFailed) addEventListener("load", resolve); // an event of the link may have come before
    if (isStyleSheetLoaded(link) || (!hasFailed && document.readyState === "complete")) resolve(null);
  });
  await withTimeout(settled, link.href);
  if (isStyleSheetLoaded(link)) return;
  if (hasFailed) throw new FetchError(link.href, "missing");
  const again = link.cloneNode() as HTMLLinkElement;
  link.replaceWith(again);
  await awaitStyles(again, true);
}

/**
 * Name the file that is not whole. The remedy fetches all files past the browser's cache, which may hold damaged
 * copies, and reloads the page, on which nothing has happened yet.
 */
async function diagnoseAndThrowFailure(error: unknown): Promise<never> {
  console.error(error);
  const files = [...linksWithRel("stylesheet"), ...moduleLinks()];
  const fetched = (cache: RequestCache) => Promise.all(files.map((file) => prefetchFile(file, cache)));
  const mark = import.meta.url.split("/").at(-1)!;
  if (await isReleaseReplaced({ address: location.href, mark })) return new Promise(() => location.reload()); // kept by a cache
  const failure = error instanceof FetchError ? error : await fetched("default").then(() => error, (reason) => reason);
  const again = () => fetched("reload").catch(() => {}).then(() => location.reload());
  throw Object.assign(new FetchError(failure.address ?? files.at(-1)?.href, "missing"), { again });
}
