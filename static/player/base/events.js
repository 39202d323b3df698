/** Define elements and their properties, and dispatch their public events. */

/** Like the events of media elements, these do not bubble, because a page may have several players. */
const ITS_OWN = ["play", "pause", "ended", "error"];

/** False if a listener prevented the error. @param {EventTarget} host @param {string} name @param {unknown} detail */
export function emit(host, name, detail = {}) {
  const bubbles = !ITS_OWN.includes(name);
  const how = { bubbles, composed: bubbles, cancelable: name === "error" };
  return host.dispatchEvent(new CustomEvent(name, { detail, ...how }));
}

/** Unless another copy of Dhadha has defined it. @param {string} name @param {CustomElementConstructor} element */
export function define(name, element) {
  if (!customElements.get(name)) customElements.define(name, element);
}

/** Properties without attributes. @param {string[]} names @returns {import("lit").PropertyDeclarations} */
export const inputs = (...names) => Object.fromEntries(names.map((name) => [name, { attribute: false }]));
