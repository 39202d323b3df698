/** Style sheets of parts that load late. */
import type { LitElement } from "lit";

/** Add a style sheet to an element after its first render, once. */
export function adoptStyles({ renderRoot }: LitElement, { styleSheet }: { styleSheet?: CSSStyleSheet }) {
  const root = renderRoot as ShadowRoot;
  if (styleSheet && !root.adoptedStyleSheets.includes(styleSheet)) root.adoptedStyleSheets.push(styleSheet);
}
