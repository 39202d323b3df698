/** Starts a page of the site: waits for its style sheets, and runs the first of its preloaded modules. */
import "./theme.js";
import { FetchError, TIMEOUT, withTimeout } from "../files/fetch-file.js";
import { documentParsed, removeFallback, retryUntilDone } from "../files/load-errors.js";
import { fetchPastCache, loadModules } from "../files/load-modules.js";

restrictPolicy();
await documentParsed();
await retryUntilDone(() => start().catch(withReload));
removeFallback();

async function start() {
  await Promise.all(linksTo("stylesheet").map(whenStyled));
  await loadModules(linksTo("modulepreload").map(({ href, integrity }) => ({ href, integrity })));
}

/** Restrict the policy, which allows all http(s) origins for sandboxed frames, to the site's own origin. */
function restrictPolicy() {
  const meta = /** @type {HTMLMetaElement | null} */ (document.querySelector("meta[content*=' http: https:']"));
  const content = meta?.content.replaceAll("'self' http: https:", new URL(import.meta.url).origin);
  if (meta && content) meta.after(Object.assign(meta.cloneNode(), { content }));
}

/** @param {string} rel */
function linksTo(rel) {
  return [.../** @type {NodeListOf<HTMLLinkElement>} */ (document.querySelectorAll(`link[rel=${rel}]`))];
}

/** A sheet that failed is null, empty or unreadable. @param {HTMLLinkElement} link */
function hasRules({ sheet }) {
  try {
    return Boolean(sheet?.cssRules.length);
  } catch {
    return false;
  }
}

/** @param {HTMLLinkElement} link */
async function whenStyled(link) {
  const settled = new Promise((resolve) => {
    for (const name of ["load", "error"]) link.addEventListener(name, resolve);
    addEventListener("load", resolve); // an event of the link may have come before
    if (document.readyState === "complete" || hasRules(link)) resolve(null);
  });
  await withTimeout(settled, TIMEOUT, link.href);
  if (!hasRules(link)) throw new FetchError(link.href, "missing");
}

/**
 * Nothing has happened on the page yet: it is reloaded, after its files, of which the browser may keep damaged copies.
 * @param {FetchError} error @returns {never}
 */
function withReload(error) {
  error.again = async () => {
    await Promise.allSettled([...linksTo("stylesheet"), ...linksTo("modulepreload")].map(fetchPastCache));
    location.reload();
  };
  throw error;
}
