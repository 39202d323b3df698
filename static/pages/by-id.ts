/** What a page's template holds. @param {string} id */
export const byId = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** The value of an event's field. @param {Event} event */
export const valueOf = ({ target }) => /** @type {HTMLInputElement} */ (target).value;

/** A listener that sends a text at Enter; with Shift it is a line break. @param {() => unknown} send */
export const onEnter = (send) => (/** @type {KeyboardEvent} */ event) => {
  if (event.key !== "Enter" || event.shiftKey) return;
  event.preventDefault();
  send();
};
