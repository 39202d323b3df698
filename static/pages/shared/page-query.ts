/** Read and write the page's query, which a single-file site keeps in the fragment. */
import { fitsInUrl, shortenQueryToFitUrl } from "../../player/catalogue/url-query.ts";

const isQueryInFragment = (hash = location.hash) => hash.startsWith("#/");

/** The page's query; one that is too long for a URL is in the history entry's state. */
export const currentQuery = () =>
  new URLSearchParams(history.state?.query ?? (isQueryInFragment() ? location.hash.split("?")[1] : location.search));

/** A URL of this site with another query. */
export function linkWithQuery(href: string, query: URLSearchParams) {
  const address = new URL(href);
  if (isQueryInFragment(address.hash)) address.hash = `${address.hash.split("?")[0]}?${query}`;
  else [address.search, address.hash] = [String(query), ""];
  return address.href;
}

/** Set the page's query; `isNew` pushes a history entry. */
export function setPageQuery(query: URLSearchParams, { isNew = false } = {}) {
  const kept = fitsInUrl(query) ? null : { query: String(query) };
  history[isNew ? "pushState" : "replaceState"](kept, "", linkWithQuery(location.href, shortenQueryToFitUrl(query)));
}

/** Whether the site is a single file, without other files beside it. */
export const isSingleFile = isQueryInFragment();

/** Navigate to a link. */
export function navigateTo(href: string) {
  const link = Object.assign(document.createElement("a"), { href, hidden: true });
  document.body.append(link);
  link.click();
  link.remove();
}
