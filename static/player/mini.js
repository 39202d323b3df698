/** A small, still board, for walls of many: of columns, a dot or a piece in each; else a grid with what stands in its cells. */
import { LitElement, css, html, nothing, svg } from "lit";
import { define } from "./events.js";
import { forcedSquares } from "./forced.css.js";
import { styled } from "./styled.js";

const SHAPES_UP_TO = 12;
const DRAWN_UP_TO = 1000; // columns

export class Mini extends LitElement {
  static properties = { values: { attribute: false }, shape: { attribute: false }, texts: { attribute: false }, roles: { attribute: false }, dress: { attribute: false } };

  static styles = [css`
    :host { display: block; aspect-ratio: 1; }
    svg { display: block; width: 100%; height: 100%; border-radius: 3px; background: repeating-conic-gradient(var(--square-dark) 0 25%, var(--square-light) 0 50%) 0 0 / calc(200% / var(--n)) calc(200% / var(--n)); }
    .piece { fill: var(--piece); }
    .grid { background: var(--board); }
    .tile { fill: var(--tile); }
    text { fill: var(--tile-ink); font-size: .62px; font-weight: 600; text-anchor: middle; dominant-baseline: central; }
    .role-path { fill: var(--role-path); } .role-frontier { fill: var(--role-frontier); } .role-current { fill: var(--role-current); }
    .role-goal { fill: var(--role-goal); } .role-conflict { fill: var(--role-conflict); } .role-visited { fill: none; } .role-hint { fill: var(--role-hint); }
    @media (forced-colors: active) { svg { forced-color-adjust: none; outline: 1px solid CanvasText; } .square { fill: none; } }
  `, forcedSquares];

  constructor() {
    super();
    this.values = [];
    /** {rows, columns} of a grid. */
    this.shape = null;
    this.texts = null;
    this.roles = [];
    this.dress = null;
  }

  render() {
    return this.dress.pieces === "columns" ? this.#columns() : this.#grid();
  }

  #grid() {
    const { shape: { rows, columns }, dress, texts } = this;
    const shown = [...this.values.entries()].filter(([, value]) => value !== dress.blank);
    return html`<svg class="grid" viewBox="0 0 ${columns} ${rows}" aria-hidden="true">${shown.map(([cell, value]) => svg`<g transform="translate(${cell % columns} ${Math.floor(cell / columns)})">
      <rect class="tile" x=".04" y=".04" width=".92" height=".92" rx=".1"/><text x=".5" y=".52">${dress.glyphs?.[value] ?? texts.number(value)}</text></g>`)}</svg>`;
  }

  #columns() {
    const n = this.values.length;
    const pieces = n > DRAWN_UP_TO ? [] : [...this.values.entries()].filter(([, value]) => value !== this.dress.blank);
    return html`<svg viewBox="0 0 ${n} ${n}" ${styled({ "--n": n })} aria-hidden="true">
      ${pieces.map(([column, value]) => (this.roles[column] ? svg`<path class="square role-${this.roles[column]}" d="M${column} ${value - 1}h1v1h-1z"/>` : nothing))}
      ${n <= SHAPES_UP_TO && this.dress.shape
        ? pieces.map(([column, value]) => svg`<path class="piece" transform="translate(${column + 0.1} ${value - 0.9}) scale(.008)" d=${this.dress.shape}/>`)
        : svg`<path class="piece" d=${pieces.map(([column, value]) => `M${column + 0.5} ${value - 0.9}a.4 .4 0 0 1 0 .8a.4 .4 0 0 1 0-.8`).join("")}/>`}
    </svg>`;
  }
}

define("dhadha-mini", Mini);
