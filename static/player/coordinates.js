/** The names of rows and columns beside a board; as they are only for the eye, they come with what hands do. */
import { LitElement, css, html } from "lit";
import { define } from "./events.js";
import { lettersOf } from "./heard.js";
import { styled } from "./styled.js";

export class Coordinates extends LitElement {
  static properties = { spelled: { type: Boolean }, shape: { attribute: false }, texts: { attribute: false } };

  static styles = css`
    :host { position: absolute; inset: 0; pointer-events: none; font-size: calc(var(--name) * .7); line-height: 1; color: var(--muted); font-variant-numeric: tabular-nums; }
    span { position: absolute; display: grid; place-items: center; white-space: nowrap; }
    .row { inset-inline-end: 100%; width: var(--name); height: calc(100% / var(--rows)); }
    .column { height: var(--name); width: calc(100% / var(--columns)); }
    .above { bottom: 100%; } .below { top: 100%; }
  `;

  constructor() {
    super();
    /** Whether squares are a1, b1, …, from below. */
    this.spelled = false;
    this.shape = null;
    this.texts = null;
  }

  render() {
    const { spelled, shape: { rows, columns }, texts } = this;
    const row = (at) => (spelled ? rows - at : texts.number(at + 1));
    const column = (at) => (spelled ? lettersOf(at) : texts.number(at + 1));
    return html`<div aria-hidden="true">
      ${shown(rows, spelled).map((at) => html`<span class="row" ${styled({ top: `${(100 * at) / rows}%` })}>${row(at)}</span>`)}
      ${shown(columns, false).map((at) => html`<span class="column ${spelled ? "below" : "above"}" ${styled({ left: `${(100 * at) / columns}%` })}>${column(at)}</span>`)}</div>`;
  }
}

/** Which of `count` rows or columns find room for a name: all, or the first and every second or fifth one; counted from the last if `back`. */
function shown(count, back) {
  const every = count > 24 ? 5 : count > 14 ? 2 : 1;
  const all = Array.from({ length: count }, (_, at) => at);
  return all.filter((at) => { const number = back ? count - at : at + 1; return number === 1 || number % every === 0; });
}

define("dhadha-coordinates", Coordinates);
