/** A small, static board of columns, for walls of many: one dot or piece per column. */
import { LitElement, css, html, nothing, svg } from "lit";
import { define } from "../base/events.js";
import { styled } from "../base/style-properties.js";
import { walls } from "./columns.js";

/** @import {Appearance, Role, Values} from "../../checks/contract.js" */
/** @typedef {{column: number, row: number}} At */

const SHAPES_UP_TO = 12;
const DRAWN_UP_TO = 1000; // columns

export class SmallColumns extends LitElement {
  static properties = {
    values: { attribute: false },
    columns: { attribute: false },
    roles: { attribute: false },
    appearance: { attribute: false },
  };

  static styles = [
    css`
    :host { display: block; aspect-ratio: 1; }
    svg {
      display: block; width: 100%; height: 100%; border-radius: 3px;
      background: repeating-conic-gradient(var(--square-dark) 0 25%, var(--square-light) 0 50%)
        0 0 / calc(200% / var(--n)) calc(200% / var(--n));
    }
    .piece { fill: var(--piece); }
    .wall { fill: var(--muted); }
    .role-path { fill: var(--role-path); } .role-frontier { fill: var(--role-frontier); }
    .role-current { fill: var(--role-current); } .role-goal { fill: var(--role-goal); }
    .role-conflict { fill: var(--role-conflict); } .role-visited { fill: none; } .role-hint { fill: var(--role-hint); }
    .square { stroke: color-mix(in srgb, var(--role-ink) 55%, transparent); stroke-width: .08; }
    .square:is(.role-current, .role-visited) { stroke: none; }
    .square.role-frontier { stroke-dasharray: .02 .12; stroke-linecap: round; }
    .square.role-goal { stroke-width: .18; }
    .square.role-conflict { stroke-dasharray: .2 .12; }
    .square.role-hint { stroke-width: .14; }
    @media (forced-colors: active) {
      svg { forced-color-adjust: none; outline: 1px solid CanvasText; }
      .square { fill: none; stroke: CanvasText; }
      .square.role-hint { stroke: Highlight; }
    }
  `,
  ];

  constructor() {
    super();
    /** @type {Values} */
    this.values = [];
    /** How many of the values are columns; 0 for all. */
    this.columns = 0;
    /** @type {Role[]} */
    this.roles = [];
    /** @type {Appearance} */
    this.appearance = /** @type {any} */ (null);
  }

  render() {
    const n = this.columns || this.values.length;
    const { blank, shape } = this.appearance;
    const rows = n > DRAWN_UP_TO ? [] : Array.from(this.values).slice(0, n);
    const places = rows.map((row, column) => ({ column, row: row - 1 }));
    const blocked = walls(this.values, { columns: n }, this.appearance);
    const pieces = places.filter(({ row }) => row + 1 !== blank);
    return html`<svg viewBox="0 0 ${n} ${n}" ${styled({ "--n": n })} aria-hidden="true">
      <path class="wall" d=${blocked.map(([row, column]) => `M${column} ${row}h1v1h-1z`).join("")}/>
      ${pieces.map((at) => this.#square(at))}
      ${n <= SHAPES_UP_TO && shape ? pieces.map((at) => shaped(at, shape)) : dotted(pieces)}
    </svg>`;
  }

  /** @param {At} at */
  #square({ column, row }) {
    const role = this.roles[column];
    return role ? svg`<path class="square role-${role}" d="M${column} ${row}h1v1h-1z"/>` : nothing;
  }
}

/** @param {At} at @param {string} shape */
function shaped({ column, row }, shape) {
  return svg`<path class="piece" transform="translate(${column + 0.1} ${row + 0.1}) scale(.008)" d=${shape}/>`;
}

/** @param {At[]} pieces */
function dotted(pieces) {
  const dots = pieces.map(({ column, row }) => `M${column + 0.5} ${row + 0.1}a.4 .4 0 0 1 0 .8a.4 .4 0 0 1 0-.8`);
  return svg`<path class="piece" d=${dots.join("")}/>`;
}

define("dhadha-mini", SmallColumns);
