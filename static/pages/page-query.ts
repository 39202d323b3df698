/** Read and write the page's query, which a single-file site keeps in the fragment. */
import { isLinkable, fitQuery } from "../player/catalogue/url-query.ts";

const inFragment = () => location.hash.startsWith("#/");

/** The page's query; one that is too long for a URL is in the history entry's state. */
export function currentQuery() {
  const written = inFragment() ? location.hash.split("?")[1] : location.search;
  return new URLSearchParams(history.state?.query ?? written);
}

/** The URL of this page with another query, as far as it fits. */
function addressWith(query: URLSearchParams) {
  return inFragment() ? `${location.hash.split("?")[0]}?${fitQuery(query)}` : `?${fitQuery(query)}`;
}

/** Set the page's query; `isNew` pushes a history entry. */
export function setQuery(query: URLSearchParams, { isNew = false } = {}) {
  const kept = isLinkable(query) ? null : { query: String(query) };
  history[isNew ? "pushState" : "replaceState"](kept, "", addressWith(query));
}

/** Whether the site is a single file, without other files beside it. */
export const isSingleFile = inFragment();

/** Navigate to a link. */
export function navigateTo(href: string) {
  const link = Object.assign(document.createElement("a"), { href, hidden: true });
  document.body.append(link);
  link.click();
  link.remove();
}
