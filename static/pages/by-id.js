/** What a page's template holds. @param {string} id */
export const byId = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** The value of an event's field. @param {Event} event */
export const valueOf = ({ target }) => /** @type {HTMLInputElement} */ (target).value;
