/** Styles that come later than the element that they are for. */

/**
 * Give them to an element, once.
 * @param {import("lit").LitElement} element @param {{styleSheet?: CSSStyleSheet}} styles
 */
export function adopt({ renderRoot }, { styleSheet }) {
  const root = /** @type {ShadowRoot} */ (renderRoot);
  if (styleSheet && !root.adoptedStyleSheets.includes(styleSheet)) root.adoptedStyleSheets.push(styleSheet);
}
