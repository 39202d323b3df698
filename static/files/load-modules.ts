/** Loads the module of an element, and all modules that it imports. */
import { FetchError, TIMEOUT, withTimeout } from "./fetch-file.ts";

/** A file, and its integrity. @typedef {{href: string, integrity: string}} File */

/** The URLs of failed files: the browser may keep a damaged copy. @type {Set<string>} */
const failed = new Set();

/**
 * Fetch all modules, then import them. Rejects with FetchError; may be called again, because nothing is imported before
 * all is there: engines keep what failed to import.
 * @param {File[]} modules
 */
export async function loadModules(modules) {
  await Promise.all(modules.map((file) => fetchWhole(file)));
  await Promise.all(modules.map(({ href }) => import(href)));
}

/**
 * Fetch a file into the browser's cache; rejects with FetchError.
 * @param {File} file @param {RequestCache} [cache]
 */
export async function fetchWhole({ href, integrity }, cache = failed.has(href) ? "reload" : "default") {
  try {
    const response = await withTimeout(fetch(href, { integrity, cache }), TIMEOUT, href);
    if (!response.ok) throw new FetchError(href, "missing");
    await withTimeout(response.arrayBuffer(), TIMEOUT, href);
  } catch {
    failed.add(href);
    throw new FetchError(href, "missing");
  }
}
