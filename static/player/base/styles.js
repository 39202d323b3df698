/** Styles of our elements: style sheets, and style properties of single parts. */
import { css as plain, noChange, unsafeCSS } from "lit";
import { Directive, directive } from "lit/directive.js";

const REM = "--dhadha-rem";
try {
  CSS.registerProperty({ name: REM, syntax: "<length>", inherits: true, initialValue: "16px" });
} catch {
  // another copy of Dhadha has registered it, or the browser lacks it, so that sizes follow the surrounding text
}

/**
 * Lit's `css`, in which `rem` is the reader's own font size; the root element's belongs to the page's author.
 * @param {TemplateStringsArray} strings @param {import("lit").CSSResultGroup[]} values
 */
export function css(strings, ...values) {
  const text = String(plain(strings, .../** @type {any[]} */ (values)));
  return unsafeCSS(text.replace(/(?<![\w.-])(\d*\.?\d+)rem\b(?![^{}]*\)\s*\{)/g, `calc($1 * var(${REM}))`));
}

/** After the first render. @param {import("lit").LitElement} element @param {{styleSheet?: CSSStyleSheet}} styles */
export function adoptStyles({ renderRoot }, { styleSheet }) {
  const root = /** @type {ShadowRoot} */ (renderRoot);
  if (styleSheet && !root.adoptedStyleSheets.includes(styleSheet)) root.adoptedStyleSheets.push(styleSheet);
}

/** Sets properties singly: a strict policy blocks `style` attributes, which Lit's styleMap renders first. */
class Styled extends Directive {
  /** @type {Record<string, string | number>} */
  #given = {};

  /** @param {{[name: string]: string | number}} properties */
  render(properties) {
    return noChange;
  }

  /** @param {any} part @param {[Record<string, string | number>]} properties */
  update({ element: { style } }, [properties]) {
    for (const name in this.#given) if (!(name in properties)) style.removeProperty(name);
    for (const name in properties)
      if (this.#given[name] !== properties[name]) style.setProperty(name, String(properties[name]));
    this.#given = properties;
    return noChange;
  }
}

export const styled = directive(Styled);

/** The offset of a square-sized element at [row, column] from 0. @param {[number, number]} place */
export function squareOffset([row, column]) {
  return { translate: `${column * 100}% ${row * 100}%` };
}
