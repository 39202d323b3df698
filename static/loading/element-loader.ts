/** Defines an element as soon as it is used. */
import { whenVisible } from "./when-visible.ts";
import { whenDocumentParsed, retryUntilDone } from "./retry-loads.ts";
import { loadModules } from "./load-modules.ts";
import { reserveSpace } from "./placeholder-styles.ts";

/** The element's module, and all that it imports. */
const MODULES = __MODULES__;

/** Importers wait until the element is defined or known to be deferred. `script` is the URL of the calling script. */
export async function defineWhenUsed(name: string, script: string) {
  const [address] = script.split("?");
  await whenDocumentParsed();
  reserveSpace();
  await whenVisible(name, () => retryUntilDone(() => define(name, address), name));
}

/** Run the element's module, unless another copy of Dhadha has defined it. */
async function define(name: string, script: string) {
  const modules = MODULES.map(({ file, integrity }) => ({ href: new URL(`assets/${file}`, script).href, integrity }));
  if (!customElements.get(name)) await loadModules(modules).catch((error) => importNewest(script, error));
}

/** Import the newest release past the cache, which then defines the element; reject with `error` if this one is it. */
async function importNewest(script: string, error: unknown) {
  const response = await fetch(script, { cache: "reload" }).catch(() => null);
  if (!response?.ok || (await response.text()).includes(MODULES[0].file)) throw error;
  await import(`${script}?release=${Date.now()}`).catch(() => Promise.reject(error));
}
