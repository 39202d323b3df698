/** What our elements tell the page around them. */

/**
 * Dispatch an event that bubbles, out of shadows too. One named "error" ends at the document, since `window.onerror` is
 * for another kind. False when a listener prevented what would follow, which only an "error" allows.
 * @param {EventTarget} host @param {string} name @param {unknown} detail
 */
export function emit(host, name, detail = {}) {
  const event = new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable: name === "error" });
  const stop = (/** @type {Event} */ heard) => {
    if (heard === event) event.stopPropagation();
  };
  if (name === "error") document.addEventListener(name, stop);
  try {
    return host.dispatchEvent(event);
  } finally {
    document.removeEventListener(name, stop);
  }
}

/**
 * Define an element, unless another copy of Dhadha on the page has done so.
 * @param {string} name @param {CustomElementConstructor} element
 */
export function define(name, element) {
  if (!customElements.get(name)) customElements.define(name, element);
}
