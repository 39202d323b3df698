/** Read and write the page's query, which a single-file site keeps in the fragment. */
import { isLinkable, linkable } from "../player/catalogue/query.js";

const inFragment = () => location.hash.startsWith("#/");

/** The query of the page; one too long for an address is kept in the entry of the browser's history. */
export function currentQuery() {
  const written = inFragment() ? location.hash.split("?")[1] : location.search;
  return new URLSearchParams(history.state?.query ?? written);
}

/** The address of this page with another query, as far as an address may hold it. @param {URLSearchParams} query */
function addressWith(query) {
  return inFragment() ? `${location.hash.split("?")[0]}?${linkable(query)}` : `?${linkable(query)}`;
}

/**
 * Give the page another query; one that `isNew` is an entry of its own in the history.
 * @param {URLSearchParams} query
 */
export function enterQuery(query, { isNew = false } = {}) {
  const kept = isLinkable(query) ? null : { query: String(query) };
  history[isNew ? "pushState" : "replaceState"](kept, "", addressWith(query));
}

/** Whether one file holds all pages: what lies beside them on a site is not there. */
export const isSingleFile = inFragment();

/** Go where a link would lead. @param {string} href */
export function follow(href) {
  const link = Object.assign(document.createElement("a"), { href, hidden: true });
  document.body.append(link);
  link.click();
  link.remove();
}
