/** Dispatch the elements' public events, and define the elements. */

/** As with the browser's own players, these are heard at the element alone: a page has other players, too. */
const ITS_OWN = ["play", "pause", "ended", "error"];

/**
 * Dispatch an event. False when a listener prevented what would follow, which only an "error"
 * allows.
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
