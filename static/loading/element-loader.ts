/** Defines an element as soon as it is used. */
import { deferIfAllLazy } from "./when-visible.ts";
import { isReleaseReplaced, prefetchFile, withTimeout } from "./fetch-file.ts";
import { whenDocumentParsed, retryUntilDone } from "./try-again-button.ts";
import { parseCssHeight, raceHeightCss, playerHeightCss } from "./element-heights.ts";

/** The element's module, and all that it imports. */
const MODULES = __MODULES__;

/** Importers wait until the element is defined or known to be deferred. `script` is the URL of the calling script. */
export async function defineWhenUsed(name: string, script: string) {
  const [address] = script.split("?");
  await whenDocumentParsed();
  reserveSpace();
  await deferIfAllLazy(name, () => retryUntilDone(() => loadElementUnlessDefined(name, address), name));
}

/** Run the element's module, unless another copy of Dhadha has defined it. */
async function loadElementUnlessDefined(name: string, script: string) {
  if (!customElements.get(name)) await loadModules(script).catch((error) => importNewest(script, error));
}

/** Engines keep what failed to import, so nothing is imported before all is there: then this may be called again. */
async function loadModules(script: string) {
  const modules = MODULES.map(({ file, integrity }) => ({ href: new URL(`assets/${file}`, script).href, integrity }));
  // a connection may have broken, or the browser has kept a damaged copy
  await Promise.all(modules.map((each) => prefetchFile(each, "default").catch(() => prefetchFile(each, "reload"))));
  await Promise.all(modules.map(({ href }) => withTimeout(import(href), href)));
}

/** Import the newest release past the cache, which then defines the element; reject with `error` if this one is it. */
async function importNewest(script: string, error: unknown) {
  if (!(await isReleaseReplaced({ address: script, mark: MODULES[0].file }))) throw error;
  await import(`${script}?release=${Date.now()}`).catch(() => Promise.reject(error));
}

/** Reserve the space of players and races until their scripts define them. */
function reserveSpace() {
  const style = new CSSStyleSheet();
  style.replaceSync(`
    :is(dhadha-player, dhadha-race):not(:defined) { display: grid; max-width: 100%; font-size: medium; }
    dhadha-player:not(:defined) { --reserved: ${playerHeightCss("100%", "em")}; }
    dhadha-player:not(:defined):is([controls="none"], [controls="hand"]) { --reserved: min(100%, 30em); }
    dhadha-race:not(:defined) { --reserved: ${raceHeightCss("100%", "em")}; }
    :is(dhadha-player, dhadha-race):not(:defined)::before { content: ""; padding-top: var(--height, var(--reserved)); }
    :is(dhadha-player, dhadha-race):not(:defined)::before, :is(dhadha-player, dhadha-race):not(:defined) > * {
      grid-area: 1 / 1; align-self: start;
    }
  `);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, style];
  const sized = ":is(dhadha-player, dhadha-race)[height]";
  for (const each of document.querySelectorAll<HTMLElement>(sized))
    each.style.setProperty("--height", parseCssHeight(each.getAttribute("height") ?? ""));
}
