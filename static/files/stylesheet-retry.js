/** Waits for the page's style sheets; removes, reports and requests again a sheet that arrives incomplete. */
import { fetchFile, integrityError } from "./fetch-file.js";
import { retryUntilDone } from "./load-errors.js";

/** {name: {size, integrity}} */
const STYLES = __STYLES__;
const TIMEOUT = 8000; // milliseconds

export async function checkStyles() {
  for (const link of /** @type {NodeListOf<HTMLLinkElement>} */ (document.querySelectorAll("link[rel=stylesheet]"))) {
    if (await whenLoaded(link)) continue;
    link.remove();
    await retryUntilDone(() => replace(link));
  }
}

/** @param {HTMLLinkElement} link */
async function replace(link) {
  const { size, integrity } = STYLES[link.href.slice(link.href.lastIndexOf("/") + 1)];
  await fetchFile(link.href, { size }, { cache: "reload" });
  const fresh = /** @type {HTMLLinkElement} */ (link.cloneNode());
  document.head.append(fresh);
  if (await whenLoaded(fresh)) return;
  fresh.remove();
  throw await integrityError(link.href, integrity);
}

/** Whether a sheet has rules; a failed one may be empty or unreadable. @param {HTMLLinkElement} link */
function hasRules({ sheet }) {
  try {
    return Boolean(sheet?.cssRules.length);
  } catch {
    return location.protocol === "file:"; // file: sheets are unreadable
  }
}

/** @param {HTMLLinkElement} link */
function whenLoaded(link) {
  if (hasRules(link)) return true;
  return new Promise((resolve) => {
    const look = () => resolve(hasRules(link));
    for (const name of ["load", "error"]) link.addEventListener(name, look);
    addEventListener("load", look);
    setTimeout(look, TIMEOUT);
  });
}
