/** Loads the module of a page or an element, and all modules that it imports. */
import { FetchError, TIMEOUT, withTimeout } from "./fetch-file.js";

/** A file, and its integrity. @typedef {{href: string, integrity: string}} File */

/** The URLs of failed modules: the browser may keep the failure, or a damaged copy. @type {Set<string>} */
const failed = new Set();

/**
 * Fetch all modules, then run the first one, which imports the others. Rejects with FetchError; may be called again,
 * because engines fetch a module again if its preload failed, while some remember that its import failed.
 * @param {File[]} modules
 */
export async function loadModules(modules) {
  await Promise.all(modules.map(fetchModule));
  await import(modules[0].href).catch((error) => {
    console.error(error);
    throw new FetchError(modules[0].href, "refused");
  });
}

/** @param {File} module */
async function fetchModule({ href, integrity }) {
  const fetched = failed.has(href) ? fetchPastCache({ href, integrity }) : preload({ href, integrity });
  await withTimeout(fetched, TIMEOUT, href).catch(() => {
    failed.add(href);
    throw new FetchError(href, "missing");
  });
}

/** @param {File} module @returns {Promise<unknown>} */
function preload(module) {
  return new Promise((onload, onerror) => {
    const how = { rel: "modulepreload", crossOrigin: "", onload, onerror };
    document.head.append(Object.assign(document.createElement("link"), how, module));
  });
}

/** Fetch a whole file, which replaces a damaged copy in the browser's cache. @param {File} file */
export async function fetchPastCache({ href, integrity }) {
  const response = await fetch(href, { cache: "reload", integrity });
  if (!response.ok) throw new FetchError(href, "missing");
  await response.arrayBuffer();
}
