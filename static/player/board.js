/**
 * The board: cells with a value and a role. Pieces that have an identity slide from cell to cell; other
 * values are written into their cells, or stand as a piece in a column. It knows no rule: what a hand
 * may do arrives as a list of moves, or is anything at all.
 */
import { LitElement, css, html, nothing, svg } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { columnsStyle, note, piece, place, squares } from "./columns.js";
import { MANY } from "./dots.js";
import { Moving, Placing } from "./gestures.js";
import { hidden } from "./look.js";

const LINK_TOP = 0.17; // links touch a cell above its number

export class Board extends LitElement {
  static properties = {
    shape: { attribute: false },
    values: { attribute: false },
    roles: { attribute: false },
    links: { attribute: false },
    notes: { attribute: false },
    dress: { attribute: false },
    texts: { attribute: false },
    playable: { type: Boolean },
    byHand: { type: Boolean, attribute: "by-hand" },
    quiet: { type: Boolean },
    drag: { state: true },
    cursor: { state: true },
  };

  static styles = [hidden, css`
    :host { display: block; container-type: inline-size; }
    .board {
      position: relative; direction: ltr; width: 100%; aspect-ratio: var(--columns) / var(--rows); margin: auto;
      border-radius: 14px; background: var(--board); touch-action: pan-y; user-select: none; -webkit-user-select: none;
      box-shadow: inset 0 2px 6px var(--shade); font-size: calc(100cqi / var(--columns));
    }
    .board:focus-visible { outline: 3px solid var(--accent); outline-offset: 3px; }
    .playable { touch-action: none; }
    .cell, .piece { position: absolute; width: calc(100% / var(--columns)); height: calc(100% / var(--rows)); display: grid; place-items: center; }
    .cell::before { content: ""; position: absolute; inset: 4%; border-radius: 14%; background: var(--hollow); }
    .pieces .cell::before { opacity: .45; }
    .piece { transition: translate var(--slide, 0ms) cubic-bezier(.3, .1, .3, 1); will-change: translate; z-index: 1; }
    .face {
      width: 92%; height: 92%; border-radius: 14%; display: grid; place-items: center; position: relative;
      background: var(--tile); color: var(--tile-ink); box-shadow: 0 1px 0 var(--edge), 0 2px 5px var(--shade); transition: background 160ms, color 160ms;
    }
    .number { font-size: .42em; font-weight: 650; font-variant-numeric: tabular-nums; line-height: 1; }
    .badge { position: absolute; inset-block-end: 6%; inset-inline-end: 9%; font-size: .15em; opacity: .75; font-weight: 500; }
    .many .badge { display: none; }
    .movable { cursor: grab; }
    .dragged { transition: none; cursor: grabbing; z-index: 2; }
    .stuck .face { animation: stuck 240ms; }
    @keyframes stuck { 25% { translate: -3% } 75% { translate: 3% } }
    .home .face { background: var(--tile-home); }
    .role-current .face, .cell.role-current::before { background: var(--role-current); color: var(--role-ink); }
    .role-frontier .face, .cell.role-frontier::before { background: var(--role-frontier); color: var(--role-ink); }
    .role-visited .face, .cell.role-visited::before { background: var(--role-visited); color: var(--role-ink); }
    .role-path .face, .cell.role-path::before { background: var(--role-path); color: var(--role-ink); }
    .role-goal .face, .cell.role-goal::before { background: var(--role-goal); color: var(--role-ink); }
    .role-conflict .face, .cell.role-conflict::before { background: var(--role-conflict); color: var(--role-ink); }
    .role-hint .face, .cell.role-hint::before { background: var(--role-hint); color: var(--role-ink); }
    svg { position: absolute; inset: 0; width: 100%; height: 100%; pointer-events: none; z-index: 3; overflow: visible; }
    path { fill: none; stroke: var(--link); stroke-width: .035; stroke-linecap: round; opacity: .8; }
    @media (prefers-reduced-motion: reduce) { .piece, .face { transition: none; animation: none; } }
  `, columnsStyle];

  constructor() {
    super();
    /** {rows, columns, goal, badges, showBadges} */
    this.shape = null;
    this.values = [];
    this.roles = [];
    this.links = [];
    this.notes = [];
    this.dress = null;
    this.texts = null;
    this.playable = false;
    this.byHand = false;
    this.quiet = false;
    this.drag = null;
    /** [row, column] while the keyboard places pieces. */
    this.cursor = null;
  }

  render() {
    if (!this.shape) return nothing;
    const { rows, columns } = this.shape;
    const text = this.texts.text;
    const free = this.#free;
    return html`
      <div class="board ${this.#playable ? "playable" : ""} ${this.#hasPieces ? "pieces" : ""} ${rows > 6 ? "many" : ""} ${this.dress?.chequered ? "chequered" : ""}" style="--rows:${rows};--columns:${columns}"
        role=${this.#playable ? "application" : this.#large ? "img" : nothing} tabindex=${this.#playable ? 0 : nothing}
        aria-label=${this.#playable || this.#large ? text(`board-label${this.#large ? "-large" : free ? "-free" : ""}`, { rows, columns }) : nothing}
        @keydown=${this.#onKey} @blur=${() => (this.cursor = null)}
        @pointerdown=${this.#onDown} @pointermove=${this.#onMove} @pointerup=${this.#onUp} @pointercancel=${this.#onUp}>
        ${this.#inColumns ? this.#columns() : this.#cells()}
        ${this.links.length && !this.#large ? this.#linkLines() : nothing}
      </div>
      ${this.#free && this.playable ? html`<p class="hidden" role="status">${this.#underCursor()}</p>` : nothing}
      ${this.quiet || this.#large ? nothing : this.#inColumns ? this.#list() : this.#grid()}`;
  }

  get #playable() {
    return this.playable && !this.#large;
  }

  get #inColumns() {
    return this.dress?.pieces === "columns";
  }

  get #large() {
    return this.#inColumns && this.shape.columns > MANY;
  }

  /** Whether a hand may put any value anywhere. */
  get #free() {
    return this.dress?.hand === "free" && !this.#large;
  }

  #cells() {
    return html`<div aria-hidden="true">${Array.from(this.values, (value, cell) => this.#cell(value, cell))}</div>
      <div aria-hidden="true">${repeat(this.#pieces(), ([value]) => value, ([value, cell]) => this.#piece(value, cell))}</div>`;
  }

  #columns() {
    const { values, roles, shape, dress, drag } = this;
    if (this.#large) return html`<dhadha-dots .values=${values} .roles=${roles} .dress=${dress} .texts=${this.texts}></dhadha-dots>`;
    const pieces = [...values.keys()].filter((column) => place(values, column, dress.blank));
    return html`${squares(this)}
      <div aria-hidden="true">${repeat(pieces, (column) => column, (column) =>
        piece(column, place(values, column, dress.blank), roles[column], dress.shape, drag?.cell === column ? drag.over : null))}</div>
      <div aria-hidden="true">${this.notes.map((told) => note(told, this.texts))}</div>`;
  }

  get #hasPieces() {
    return this.dress?.pieces === "tiles";
  }

  /** [value, cell] of every piece, by value so that the elements stay. */
  #pieces() {
    if (!this.#hasPieces) return [];
    return [...this.values.entries()]
      .filter(([, value]) => value !== this.dress.blank)
      .map(([cell, value]) => [value, cell])
      .sort((one, other) => one[0] - other[0]);
  }

  #cell(value, cell) {
    const shown = !this.#hasPieces && value !== this.dress?.blank;
    return html`<div class="cell role-${this.roles[cell] ?? "idle"}" style=${this.#place(cell)} data-cell=${cell}>
      ${shown ? html`<span class="number" style="z-index:1">${this.#glyph(value)}</span>` : nothing}
    </div>`;
  }

  #piece(value, cell) {
    const role = this.roles[cell] ?? "idle";
    const home = this.shape.goal?.[cell] === value;
    const badge = this.shape.badges?.[cell]?.[value];
    const dragged = this.drag?.cell === cell;
    const movable = this.playable;
    return html`<div class="piece role-${role} ${home ? "home" : ""} ${dragged ? (this.drag.stuck ? "stuck" : "dragged") : ""} ${movable ? "movable" : ""}"
      style="translate:${this.#translate(cell, dragged)}" data-cell=${cell} data-value=${value}>
      <span class="face"><span class="number">${this.#glyph(value)}</span>${
        badge === undefined || !this.shape.showBadges ? nothing : html`<span class="badge">${this.texts.number(badge)}</span>`}</span>
    </div>`;
  }

  #glyph(value) {
    const glyph = this.dress?.glyphs?.[value];
    return glyph ?? (typeof value === "number" ? this.texts.number(value) : value);
  }

  #place(cell) {
    return `translate:${this.#translate(cell, false)}`;
  }

  #translate(cell, dragged) {
    const [row, column] = this.at(cell);
    const [down, right] = dragged ? this.drag.shift : [0, 0];
    return `${(column + right) * 100}% ${(row + down) * 100}%`;
  }

  #linkLines() {
    const { rows, columns } = this.shape;
    if (this.#inColumns) return this.#straightLinks();
    return svg`<svg viewBox="0 0 ${columns} ${rows}" aria-hidden="true">${this.links.map(([from, to]) => {
      const [y1, x1] = this.at(from);
      const [y2, x2] = this.at(to);
      const [left, top] = [(x1 + x2) / 2 + 0.5, (y1 + y2) / 2 + LINK_TOP];
      return svg`<path d="M${x1 + 0.5} ${y1 + LINK_TOP}Q${left + (y2 - y1) * 0.18} ${top - 0.16} ${x2 + 0.5} ${y2 + LINK_TOP}"/>`;
    })}</svg>`;
  }

  #straightLinks() {
    const { rows, columns } = this.shape;
    return svg`<svg viewBox="0 0 ${columns} ${rows}" aria-hidden="true">${this.links.map(([from, to]) => {
      const [[y1, x1], [y2, x2]] = [this.at(from), this.at(to)];
      return svg`<path class="straight" d="M${x1 + 0.5} ${y1 + 0.5}L${x2 + 0.5} ${y2 + 0.5}"/>`;
    })}</svg>`;
  }

  /** Where the cursor is, in words. */
  #underCursor() {
    if (!this.cursor) return "";
    const [row, column] = this.cursor;
    const where = this.texts.text("piece-at", { column: column + 1, row: row + 1 });
    return this.values[column] === row + 1 ? `${where} ${this.dress.glyph}` : `${where}, ${this.texts.text("cell-empty")}`;
  }

  /** The pieces of a board of columns for those who hear it. */
  #list() {
    const { text } = this.texts;
    const told = Array.from(this.values, (value, column) => [column + 1, value]).filter(([, value]) => value !== this.dress.blank);
    return html`<ul class="hidden">${told.map(([column, row]) => html`<li>${text("piece-at", { column, row })}</li>`)}</ul>`;
  }

  /** The same board for those who hear it. */
  #grid() {
    const { columns } = this.shape;
    const rows = this.values.length / columns;
    return html`<table class="hidden" role="grid">
      ${Array.from({ length: rows }, (_, row) => html`<tr aria-label=${this.texts.text("board-row", { row: row + 1 })}>
        ${Array.from(this.values.slice(row * columns, (row + 1) * columns), (value) =>
          html`<td role="gridcell">${value === this.dress?.blank ? this.texts.text("cell-empty") : this.#glyph(value)}</td>`)}
      </tr>`)}
    </table>`;
  }

  /** What keys and pointers do depends on what a hand may do. */
  #moving = new Moving(this);
  #placing = new Placing(this);

  get #gestures() {
    return this.#free ? this.#placing : this.#moving;
  }

  #onKey = (event) => {
    if (!this.#playable || !this.#gestures.press(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  };

  #onDown = (event) => {
    if (this.#playable && !event.button && this.#gestures.grab(event)) this.frame.setPointerCapture(event.pointerId);
  };

  #onMove = (event) => this.drag && this.#gestures.move(event);

  #onUp = (event) => {
    if (!this.drag) return;
    const { drag } = this;
    this.drag = null;
    if (event.type === "pointerup") this.#gestures.release(drag, event);
  };

  // ---- for the gestures

  /** @returns {HTMLElement} */
  get frame() {
    return this.renderRoot.querySelector(".board");
  }

  /** The size of a square in pixels. */
  get unit() {
    return this.frame.clientWidth / this.shape.columns;
  }

  /** Ask the player for something; see Hand. */
  ask(wish) {
    this.dispatchEvent(new CustomEvent("hand", { detail: wish }));
  }

  tell(cell, value) {
    this.dispatchEvent(new CustomEvent("cellclick", { detail: { cell, value }, bubbles: true, composed: true }));
  }

  /** [row, column] of a cell. */
  at(cell) {
    if (this.#inColumns) return place(this.values, cell, this.dress.blank) ?? [0, cell];
    return [Math.floor(cell / this.shape.columns), cell % this.shape.columns];
  }
}

customElements.define("dhadha-board", Board);
