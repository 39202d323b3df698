/** Add style sheets to an element after its first render. */

/**
 * Add a style sheet to an element, once.
 * @param {import("lit").LitElement} element @param {{styleSheet?: CSSStyleSheet}} styles
 */
export function adoptStyles({ renderRoot }, { styleSheet }) {
  const root = /** @type {ShadowRoot} */ (renderRoot);
  if (styleSheet && !root.adoptedStyleSheets.includes(styleSheet)) root.adoptedStyleSheets.push(styleSheet);
}
