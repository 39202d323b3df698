/** Define elements and their properties, and dispatch their public events. */

/** Like the events of media elements, these do not bubble, because a page may have several players. */
const ITS_OWN = ["play", "pause", "ended", "error"];

/**
 * Dispatch an event of the host; return false if a listener prevented an error.
 * @param {EventTarget} host @param {string} name @param {unknown} detail
 */
export function emit(host, name, detail = {}) {
  const bubbles = !ITS_OWN.includes(name);
  const how = { bubbles, composed: bubbles, cancelable: name === "error" };
  return host.dispatchEvent(new CustomEvent(name, { detail, ...how }));
}

/**
 * Define an element, unless another copy of Dhadha on the page has done so.
 * @param {string} name @param {CustomElementConstructor} element
 */
export function define(name, element) {
  if (!customElements.get(name)) customElements.define(name, element);
}

/** Declare properties without attributes. @param {string[]} names @returns {import("lit").PropertyDeclarations} */
export const inputs = (...names) => Object.fromEntries(names.map((name) => [name, { attribute: false }]));
