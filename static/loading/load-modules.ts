/** Loads the module of an element, and all modules that it imports. */
import { FetchError, withTimeout } from "./fetch-file.ts";

/** A file, and its integrity. */
type File = { href: string; integrity: string };

/** The URLs of failed files: the browser may keep a damaged copy. */
const failed = new Set<string>();

/**
 * Fetch all modules, then import them. Rejects with FetchError; may be called again, because nothing is imported before
 * all is there: engines keep what failed to import.
 */
export async function loadModules(modules: File[]) {
  await Promise.all(modules.map((file) => prefetchFile(file)));
  await Promise.all(modules.map(({ href }) => import(href)));
}

/** Fetch a file into the browser's cache; rejects with FetchError. */
export async function prefetchFile(
  { href, integrity }: File,
  cache: RequestCache = failed.has(href) ? "reload" : "default",
) {
  try {
    const response = await withTimeout(fetch(href, { integrity, cache }), href);
    if (!response.ok) throw new FetchError(href, "missing");
    await withTimeout(response.arrayBuffer(), href);
  } catch {
    failed.add(href);
    throw new FetchError(href, "missing");
  }
}
