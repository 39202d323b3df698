/** Labels of rows and columns beside a board. They are visual only, so they load together with the input handlers. */
import { LitElement, css, html } from "lit";
import { defineOnce } from "../base/events.ts";
import { styled } from "../base/styles.ts";
import { lettersOf } from "./geometry.ts";
import type { Shape } from "../../validation/python-types.ts";
import type { Texts } from "../../i18n/load-messages.ts";

export class Coordinates extends LitElement {
  static properties = { spelled: { type: Boolean }, shape: { attribute: false }, texts: { attribute: false } };

  static styles = css`
    :host {
      position: absolute; inset: 0; pointer-events: none; font-size: calc(var(--name) * .7); line-height: 1;
      color: var(--muted); font-variant-numeric: tabular-nums;
    }
    span { position: absolute; display: grid; place-items: center; white-space: nowrap; }
    .row { inset-inline-end: 100%; width: var(--name); height: calc(100% / var(--rows)); }
    .column { height: var(--name); width: calc(100% / var(--columns)); }
    .above { bottom: 100%; } .below { top: 100%; }
  `;

  declare spelled: boolean;
  declare shape: Shape;
  declare texts: Texts;

  constructor() {
    super();
    this.spelled = false;
    this.shape = null!;
    this.texts = null!;
  }

  render() {
    const { spelled, texts, shape: { rows, columns } } = this;
    return html`<div aria-hidden="true">
      ${labelledIndices(rows, spelled).map((at) =>
        this.#name("row", (100 * at) / rows, spelled ? rows - at : texts.number(at + 1)),
      )}
      ${labelledIndices(columns, false).map((at) =>
        this.#name("column", (100 * at) / columns, spelled ? lettersOf(at) : texts.number(at + 1)),
      )}</div>`;
  }

  #name(side: "row" | "column", percent: number, name: string | number) {
    const place = { [side === "row" ? "top" : "left"]: `${percent}%` };
    const names = side === "row" ? "row" : `column ${this.spelled ? "below" : "above"}`;
    return html`<span class=${names} ${styled(place)}>${name}</span>`;
  }
}

/** Return the indices that have room for a label; they count from the last if `back`. */
function labelledIndices(count: number, back: boolean) {
  const every = count > 24 ? 5 : count > 14 ? 2 : 1;
  const all = Array.from({ length: count }, (_, at) => at);
  return all.filter((at) => {
    const number = back ? count - at : at + 1;
    return number === 1 || number % every === 0;
  });
}

defineOnce("dhadha-coordinates", Coordinates);
