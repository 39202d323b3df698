/** What a page's template holds. @param {string} id */
export const byId = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** The value of the field that an event is about. @param {Event} event */
export const valueOf = ({ target }) => /** @type {HTMLInputElement} */ (target).value;
