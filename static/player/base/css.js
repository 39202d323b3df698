/** The `css` tag in which `rem` is the reader's own font size. */
import { css as plain, unsafeCSS } from "lit";

const REM = "--dhadha-rem";
try {
  CSS.registerProperty({ name: REM, syntax: "<length>", inherits: true, initialValue: "16px" });
} catch {
  // another copy of Dhadha has done so, or the browser cannot, and then sizes go by the text around them
}

/**
 * Lit's `css`, in which `rem` is the size of text that the reader has chosen: the root element's belongs to whoever
 * wrote the page.
 * @param {TemplateStringsArray} strings @param {import("lit").CSSResultGroup[]} values
 */
export function css(strings, ...values) {
  const text = String(plain(strings, .../** @type {any[]} */ (values)));
  return unsafeCSS(text.replace(/(?<![\w.-])(\d*\.?\d+)rem\b(?![^{}]*\)\s*\{)/g, `calc($1 * var(${REM}))`));
}
