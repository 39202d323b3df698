/** The page's place in the address: its query, or what stands for it where one file holds all pages. */

const inFragment = () => location.hash.startsWith("#/");

export function queryHere() {
  return new URLSearchParams(inFragment() ? location.hash.split("?")[1] : location.search);
}

/** The address of this page with another query. @param {URLSearchParams} query */
export function addressWith(query) {
  return inFragment() ? `${location.hash.split("?")[0]}?${query}` : `?${query}`;
}

/** Whether one file holds all pages: what lies beside them on a site is not there. */
export const isAlone = inFragment();

/** Go where a link would lead. @param {string} href */
export function follow(href) {
  const link = Object.assign(document.createElement("a"), { href, hidden: true });
  document.body.append(link);
  link.click();
  link.remove();
}
