/** Isolates our elements from the styles of the host page. */
import { html, unsafeCSS } from "lit";
import { css } from "./styles.js";

const WIDEST = 46; // rem; the preferred width where the element may choose it, as in a float: columns fit side by side

/** Wrap the content in a frame that inherits no text style from the page. @param {unknown} content */
export function inHostFrame(content) {
  return html`<div class="frame">${content}</div>`;
}

export const hostReset = css`
  :host { display: block; position: relative; max-width: 100%; min-width: 0; font-size: medium !important; }
  :host { --dhadha-rem: 1em !important; }
  :host([height]) { height: var(--height); }
  :host([height]) .frame { height: 100%; overflow: auto; }
  :host([hidden]) { display: none; }
  :host::before {
    content: "${unsafeCSS(". ".repeat(WIDEST))}"; display: block; height: 0; overflow: hidden; visibility: hidden;
    font: 1px/0 monospace; word-spacing: calc(1rem - 1.2px); letter-spacing: 0; text-transform: none;
  }
  .frame {
    all: initial; display: block; container-type: inline-size; color-scheme: inherit; color: var(--ink);
    font-family: var(--font); font-size: 1rem; line-height: 1.5; visibility: inherit; pointer-events: inherit;
  }
  .frame > * { font-size: .9375em; }
`;
