/** Imports modules on first use; one that cannot be fetched is reported, and can be imported again. */
import { FetchError, fetchFile, canReloadPage, withTimeout } from "./fetch-file.ts";

/** How often each module failed, by its URL. A retry has a fresh query, because engines may keep a failed module. */
const failures = new Map<string, number>();

/** The modules that are whole, by URL: at first those that came before this one, whose integrity the browser checks. */
const whole = new Set(performance.getEntriesByType("resource").map(({ name }) => name));

/** A static import in a built module. */
const IMPORTED = /(?:from|import)"(\.\/[\w.-]+-[A-Z0-9]{8}\.js)"/g;

/** Import a module; rejects with FetchError. `load` only imports it. */
export async function importLate<T>(load: () => Promise<T>): Promise<T> {
  const address = urlImportedByFunction(load);
  const before = failures.get(address) ?? 0;
  try {
    if (address && __SEALED__) await prefetchAndCheckModules(address);
    return await withTimeout(before ? import(`${address}?retry=${before}`) : load(), address);
  } catch (error) {
    if (!address || error instanceof FetchError) throw error;
    failures.set(address, before + 1);
    await fetchFile(address, {}, { cache: "reload" }); // says why, or replaces a damaged copy in the browser's cache
    if (!before) return importLate(load);
    const refused = new FetchError(address, "refused"); // or a module that it imports, which the engine keeps as failed
    if (canReloadPage()) refused.again = () => location.reload();
    throw refused;
  }
}

/**
 * Fetch a module, and all that it imports, into the browser's cache; rejects with FetchError unless they are whole. A
 * damaged one may still be a program, which would fail anywhere later.
 */
async function prefetchAndCheckModules(address: string, begun = new Set<string>()): Promise<void> {
  if (whole.has(address) || begun.has(address)) return;
  begun.add(address);
  const text = new TextDecoder().decode(await fetchFile(address, { sealed: true }));
  const imported = [...text.matchAll(IMPORTED)].map(([, file]) => new URL(file, address).href);
  await Promise.all(imported.map((each) => prefetchAndCheckModules(each, begun)));
  whole.add(address);
}

/** The URL that the built function imports; "" in a bundle of somebody else. */
function urlImportedByFunction(load: () => unknown) {
  const [, file] = String(load).match(/import\("(\.[^"]+)"\)/) ?? [];
  return file ? new URL(file, import.meta.url).href : "";
}
