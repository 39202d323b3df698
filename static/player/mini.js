/** A small, still board of columns, for walls of many: a dot or a piece in each column. */
import { LitElement, css, html, nothing, svg } from "lit";
import { define } from "./events.js";
import { styled } from "./styled.js";

const SHAPES_UP_TO = 12;
const DRAWN_UP_TO = 1000; // columns

export class Mini extends LitElement {
  static properties = { values: { attribute: false }, roles: { attribute: false }, dress: { attribute: false } };

  static styles = [css`
    :host { display: block; aspect-ratio: 1; }
    svg { display: block; width: 100%; height: 100%; border-radius: 3px; background: repeating-conic-gradient(var(--square-dark) 0 25%, var(--square-light) 0 50%) 0 0 / calc(200% / var(--n)) calc(200% / var(--n)); }
    .piece { fill: var(--piece); }
    .role-path { fill: var(--role-path); } .role-frontier { fill: var(--role-frontier); } .role-current { fill: var(--role-current); }
    .role-goal { fill: var(--role-goal); } .role-conflict { fill: var(--role-conflict); } .role-visited { fill: none; } .role-hint { fill: var(--role-hint); }
    .square { stroke: color-mix(in srgb, var(--role-ink) 55%, transparent); stroke-width: .08; }
    .square:is(.role-current, .role-visited) { stroke: none; }
    .square.role-frontier { stroke-dasharray: .02 .12; stroke-linecap: round; }
    .square.role-goal { stroke-width: .18; }
    .square.role-conflict { stroke-dasharray: .2 .12; }
    .square.role-hint { stroke-width: .14; }
    @media (forced-colors: active) { svg { forced-color-adjust: none; outline: 1px solid CanvasText; } .square { fill: none; stroke: CanvasText; } .square.role-hint { stroke: Highlight; } }
  `];

  constructor() {
    super();
    this.values = [];
    this.roles = [];
    this.dress = null;
  }

  render() {
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
