/** Imports modules on first use; one that cannot be fetched is reported, and can be imported again. */
import { FetchError, fetchFile, isOwnPage, TIMEOUT, withTimeout } from "./fetch-file.ts";

/** How often each module failed, by its URL. A retry has a fresh query, because engines may keep a failed module. */
/** @type {Map<string, number>} */
const failures = new Map();

/**
 * Import a module; rejects with FetchError.
 * @template T @param {() => Promise<T>} load a function that only imports it @returns {Promise<T>}
 */
export async function importLate(load) {
  const address = addressOf(load);
  const before = failures.get(address) ?? 0;
  try {
    return await withTimeout(before ? import(`${address}?retry=${before}`) : load(), TIMEOUT, address);
  } catch (error) {
    if (!address || error instanceof FetchError) throw error;
    failures.set(address, before + 1);
    await fetchFile(address, {}, { cache: "reload" }); // says why, or replaces a damaged copy in the browser's cache
    if (!before) return importLate(load);
    const refused = new FetchError(address, "refused"); // or a module that it imports, which the engine keeps as failed
    if (isOwnPage()) refused.again = () => location.reload();
    throw refused;
  }
}

/** The URL that the built function imports; "" in a bundle of somebody else. @param {() => unknown} load */
function addressOf(load) {
  const [, file] = String(load).match(/import\("(\.[^"]+)"\)/) ?? [];
  return file ? new URL(file, import.meta.url).href : "";
}
