/** Loads the module of an element, and all modules that it imports. */
import { FetchError, withTimeout } from "./fetch-file.ts";

/** A file, and its integrity. */
type File = { href: string; integrity: string };

/**
 * Fetch all modules, then import them. Rejects with FetchError; may be called again, because nothing is imported before
 * all is there: engines keep what failed to import.
 */
export async function loadModules(modules: File[]) {
  await Promise.all(modules.map(prefetchWithRetry));
  await Promise.all(modules.map(({ href }) => withTimeout(import(href), href)));
}

/** Fetch a file, again if a connection broke, or the browser has kept a damaged copy. */
const prefetchWithRetry = (file: File) => prefetchFile(file, "default").catch(() => prefetchFile(file, "reload"));

/** Fetch a file into the browser's cache; rejects with FetchError. */
export async function prefetchFile({ href, integrity }: File, cache: RequestCache) {
  try {
    const response = await withTimeout(fetch(href, { integrity, cache }), href);
    if (!response.ok) throw new FetchError(href, "missing");
    await withTimeout(response.arrayBuffer(), href);
  } catch {
    throw new FetchError(href, "missing");
  }
}
