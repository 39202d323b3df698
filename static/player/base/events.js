/** Define elements and their properties, and dispatch their public events. */

/** Like the events of media elements, these do not bubble, because a page may have several players. */
const ITS_OWN = ["play", "pause", "ended", "error"];

/**
 * Dispatch an event. Returns false if a listener prevented the default, which only "error" permits.
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

/**
 * Lit's declaration of properties that no attribute sets.
 * @param {string[]} names @returns {import("lit").PropertyDeclarations}
 */
export function inputs(...names) {
  return Object.fromEntries(names.map((name) => [name, { attribute: false }]));
}
