/** The `css` tag in which `rem` is the reader's own font size. */
import { css as plain, unsafeCSS } from "lit";

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
