/**
 * The board: cells with a value and a role. Pieces that have an identity slide from cell to cell; other
 * values are written into their cells, or stand as a piece in a column. It knows no rule: what a hand
 * may do arrives as a list of moves, or is anything at all.
 */
import { LitElement, css, html, nothing, svg } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { columnsStyle, note, piece, place, squares } from "./columns.js";
import { define } from "./events.js";
import { forcedBoard } from "./forced.css.js";
import { grid, gridStyle, margins } from "./grid.js";
import { hidden } from "./look.js";
import { isLarge } from "./sizes.js";
import { styled } from "./styled.js";
import { tiles, tilesStyle } from "./tiles.js";

const LINK_TOP = 0.17; // links touch a tile above its number
const NEAR_MIDDLE = 0.22;
const BESIDE = 0.36; // of a number, where lines begin and end

export class Board extends LitElement {
  /** {pieces, columns, grid}: what hands do on each kind of board; none until touch.js has come. @type {Record<string, any> | null} */
  static hands = null;
  /** How those who hear a board are told of it, and the field to type a number into; they come with the hands. @type {typeof import("./heard.js") | null} */
  static heard = null;
  /** @type {any} */
  static entry = null;

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
    waiting: { type: Boolean },
    drag: { state: true },
    cursor: { state: true },
    targets: { state: true },
    heldToken: { state: true },
    typing: { state: true },
  };

  static styles = [hidden, css`
    :host { display: block; container-type: inline-size; }
    .frame {
      position: relative; direction: ltr; --name: max(16px, 3.4cqi); --cell: calc((100cqi - var(--gutter)) / var(--across)); width: calc(var(--cell) * var(--columns)); aspect-ratio: var(--columns) / var(--rows); margin: var(--margins);
      user-select: none; -webkit-user-select: none; font-size: var(--cell);
    }
    .board { scroll-margin: 12px; position: absolute; inset: 0; border-radius: 14px; background: var(--board); touch-action: pan-y; box-shadow: inset 0 2px 6px var(--shade); }
    .board:focus-visible { outline: 3px solid var(--accent); outline-offset: 3px; }
    .playable { touch-action: none; }
    .cell, .piece { position: absolute; width: calc(100% / var(--columns)); height: calc(100% / var(--rows)); display: grid; place-items: center; }
    .cell::before { content: var(--sign, ""); position: absolute; inset: 4%; border-radius: 14%; background: var(--hollow); }
    .piece { transition: translate var(--slide, 0ms) cubic-bezier(.3, .1, .3, 1); will-change: translate; z-index: 1; }
    .number { font-size: .42em; font-weight: 650; font-variant-numeric: tabular-nums; line-height: 1; }
    .dragged { transition: none; cursor: grabbing; z-index: 2; }
    .role-current { --lit: var(--role-current); --sign: "●"; }
    .role-frontier { --lit: var(--role-frontier); --sign: "○"; }
    .role-visited { --lit: var(--role-visited); --sign: "–"; }
    .role-path { --lit: var(--role-path); --sign: "▸"; }
    .role-goal { --lit: var(--role-goal); --sign: "✓"; }
    .role-conflict { --lit: var(--role-conflict); --sign: "✕"; }
    .role-hint { --lit: var(--role-hint); --sign: "◆"; }
    .cell:not(.role-idle, .edge)::before, .token:not(.role-idle)::before, .piece:not(.role-idle) .face, .edge:not(.role-idle) .number { background: var(--lit); }
    .piece:not(.role-idle) .face, .edge:not(.role-idle) .number { color: var(--role-ink); }
    .cell::before, .token::before, .face::before { display: grid; place-content: end start; padding: 4% 5%; box-sizing: border-box; }
    .cell::before, .token::before, .face::before, .edge .number::before { font-size: clamp(8px, .15em, 18px); line-height: 1; color: var(--sign-ink, color-mix(in srgb, var(--role-ink) 65%, transparent)); }
    .token::before, .face::before { content: var(--sign); position: absolute; inset: 0; }
    svg { position: absolute; inset: 0; width: 100%; height: 100%; pointer-events: none; z-index: 3; overflow: visible; }
    path { fill: none; stroke: var(--accent); stroke-width: .035; stroke-linecap: round; opacity: .8; }
    .lines path { stroke: var(--muted); stroke-width: .025; opacity: .75; }
    .links { filter: drop-shadow(0 0 1px var(--tile)); }
    .clash { stroke: var(--link); }
    marker path { fill: var(--accent); stroke: none; opacity: 1; }
    #clash path { fill: var(--link); }
    @media (prefers-reduced-motion: reduce) { .piece { transition: none; } }
  `, tilesStyle, columnsStyle, gridStyle, forcedBoard];

  constructor() {
    super();
    /** {rows, columns, goal, badges, showBadges, labels, coordinates, edges, tokens, look, first}; see Puzzle.board. */
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
    /** Whether it is another's turn to move. */
    this.waiting = false;
    this.drag = null;
    /** [row, column] while the keyboard acts on the board. */
    this.cursor = null;
    /** Cells to which the piece that is held may go. */
    this.targets = [];
    /** The cell of that piece; -1 when none is held. */
    this.heldToken = -1;
    /** The cell into which a number is typed. */
    this.typing = null;
  }

  /** What has changed under the cursor, in words; that the cursor moves is told by the cell itself. */
  #news = "";

  /** Another board lets go of what was held. */
  willUpdate(changed) {
    const before = changed.get("values");
    if (changed.has("cursor")) this.#news = "";
    else if (before && this.cursor && !this.#large) this.#news = Board.heard.saidOf(this, Board.heard.activeCell(this));
    const handling = this.#hands?.grid;
    if (before && handling?.held && before.some((value, cell) => value !== this.values[cell])) handling.letGo();
  }

  updated(changed) {
    if (!changed.has("typing") || this.typing === null) return;
    const field = this.renderRoot.querySelector("input");
    if (!field) return;
    const value = this.values[this.typing];
    field.value = value === this.dress.blank ? "" : this.texts.number(value);
    field.focus();
    field.select();
  }

  render() {
    if (!this.shape) return nothing;
    const { rows, columns } = this.shape;
    const { heard: told, entry } = Board;
    const active = this.#playable ? told.idOf(told.activeCell(this)) : nothing;
    const heard = told && !this.quiet && !this.#large;
    return html`
      <div class="frame" ${styled(this.#measures())}>
      <div class="board ${this.#playable ? "playable" : ""} ${this.#kind} ${rows > 6 ? "many" : ""} ${columns > (this.playable ? 16 : 10) ? "dense" : ""} ${this.dress?.chequered ? "chequered" : ""} ${this.dress?.shades ? "shades" : ""} ${this.dress?.hand?.brush ? "brush" : ""}"
        role=${this.#role} tabindex=${this.#playable ? 0 : nothing} aria-label=${this.#role === nothing ? nothing : this.#label} aria-activedescendant=${heard ? active : nothing} aria-busy=${this.#playable && !heard ? "true" : nothing}
        @keydown=${this.#onKey} @blur=${() => (this.cursor = null)}
        @pointerdown=${this.#onDown} @pointermove=${this.#onMove} @pointerleave=${(event) => event.pointerType === "mouse" && this.look(null)} @pointerup=${this.#onUp} @pointercancel=${this.#onUp}>
        ${this.#large ? this.#picture() : this.#drawn()}
        ${this.shape.lines && !this.#large ? this.#lines() : nothing}
        ${this.links.length && !this.#large ? this.#linkLines() : nothing}
        ${heard && (this.#playable || !this.inColumns) ? told.heardRows(this) : nothing}
      </div>${this.#named ? html`<dhadha-coordinates ?spelled=${this.spelled} .shape=${this.shape} .texts=${this.texts}></dhadha-coordinates>` : nothing}${this.typing === null ? nothing : entry(this)}</div>
      ${this.#playable ? html`<p class="hidden" role="status">${this.#news}</p>` : nothing}
      ${!heard ? nothing : this.inColumns ? (this.#playable ? nothing : told.heardPieces(this, this.#label)) : told.heardEdges(this)}`;
  }

  /** Only a board that keys act on is a grid to them. */
  get #role() {
    if (this.#large) return "img";
    if (this.#playable) return "grid";
    return this.quiet || this.inColumns || !Board.heard ? nothing : "table";
  }

  get #label() {
    const { rows, columns } = this.shape;
    const kind = this.#large ? "-large" : !this.#playable ? "-still" : { pieces: "", columns: "-free", grid: "-grid" }[this.#kind];
    return this.texts.text(`board-label${kind}`, { rows, columns });
  }

  /** "pieces" that slide, "columns" with a piece each, or a "grid" of values. */
  get #kind() {
    return { tiles: "pieces", columns: "columns" }[this.dress?.pieces] ?? "grid";
  }

  #measures() {
    const { rows, columns } = this.shape;
    const cells = margins(this.shape);
    const beside = this.#named ? [Number(!this.spelled), 0, Number(this.spelled), Number(!cells[3])] : [0, 0, 0, 0];
    return {
      "--rows": rows, "--columns": columns, "--across": columns + cells[1] + cells[3], "--gutter": beside[3] ? "var(--name)" : "0px",
      "--margins": cells.map((count, side) => `calc(var(--cell) * ${count} + var(--name) * ${beside[side]})`).join(" "),
    };
  }

  /** Whether rows and columns bear their names. */
  get #named() {
    return Boolean(this.shape.coordinates) && !this.#large;
  }

  #drawn() {
    if (this.#kind === "pieces") return tiles(this);
    return this.inColumns ? this.#columns() : grid(this);
  }

  get #playable() {
    return this.playable && Boolean(Board.hands) && !this.#large;
  }

  /** Whether a hand may take what lies on the board. */
  get handles() {
    return this.#playable && !this.waiting;
  }

  /** Whether what lies on the board slides into the blank. */
  get slides() {
    return this.#kind === "pieces";
  }

  get inColumns() {
    return this.#kind === "columns";
  }

  /** Whether squares are a1, b1, …, from below, as on a chessboard. */
  get spelled() {
    return this.shape.coordinates === "squares";
  }

  get #large() {
    return isLarge(this.shape, this.dress);
  }

  /** A board of too many cells to be drawn one by one. */
  #picture() {
    const { values, roles, dress, texts, shape, links } = this;
    if (this.inColumns) return html`<dhadha-dots .values=${values} .roles=${roles} .shape=${shape} .dress=${dress} .texts=${texts}></dhadha-dots>`;
    return html`<dhadha-heat .values=${values} .roles=${roles} .shape=${shape} .links=${links} .dress=${dress} .texts=${texts}></dhadha-heat>`;
  }

  #columns() {
    const { values, roles, dress, drag } = this;
    const pieces = [...values.keys()].filter((column) => place(values, column, dress.blank));
    return html`${squares(this)}
      <div aria-hidden="true">${repeat(pieces, (column) => column, (column) =>
        piece(column, place(values, column, dress.blank), roles[column], dress.shape, drag?.cell === column ? drag.over : null))}</div>
      <div aria-hidden="true">${this.notes.map((told) => note(told, this.texts))}</div>`;
  }

  /** What joins cells for good. */
  #lines() {
    const { rows, columns, lines } = this.shape;
    return svg`<svg class="lines" viewBox="0 0 ${columns} ${rows}" aria-hidden="true">${lines.map(([from, to]) => between(this.at(from), this.at(to)))}</svg>`;
  }

  #linkLines() {
    const { rows, columns } = this.shape;
    const line = { pieces: overhead, columns: straight, grid: arrow }[this.#kind];
    const clashes = (link) => link.some((cell) => this.roles[cell] === "conflict");
    return svg`<svg class="links" viewBox="0 0 ${columns} ${rows}" aria-hidden="true">
      ${this.#kind === "grid" ? svg`<defs>${["tip", "clash"].map((id) => svg`<marker id=${id} viewBox="0 0 4 4" refX="3.2" refY="2" markerWidth="5" markerHeight="5" orient="auto"><path d="M0 0L4 2L0 4z"/></marker>`)}</defs>` : nothing}
      ${this.links.map((link) => line(this.at(link[0]), this.at(link[1]), clashes(link) ? "clash" : "tip"))}</svg>`;
  }

  /** What keys and pointers do depends on what a hand may do. */
  #hands = null;

  get #gestures() {
    this.#hands ??= Object.fromEntries(Object.entries(Board.hands).map(([kind, Gestures]) => [kind, new Gestures(this)]));
    return this.#hands[this.#kind];
  }

  #onKey = (event) => {
    if (!this.handles || !this.#gestures.press(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  };

  #onDown = (event) => {
    if (this.handles && !event.button && this.#gestures.grab(event)) this.frame.setPointerCapture(event.pointerId);
  };

  #onMove = (event) => {
    if (this.drag) this.#gestures.move(event);
    else if (event.pointerType === "mouse") this.look(this.squareUnder(event));
  };

  /** Tell which square of a grid is pointed at, null for none. */
  look(square) {
    if (this.#kind !== "grid" || this.#large) return;
    const cell = square && this.numbered(square[0] * this.shape.columns + square[1]);
    this.dispatchEvent(new CustomEvent("look", { detail: cell }));
  }

  #onUp = (event) => {
    if (!this.drag) return;
    const { drag } = this;
    this.drag = null;
    if (event.type === "pointerup") this.#gestures.release(drag, event);
  };

  onEntry = (event) => {
    const cell = this.typing;
    if (cell === null) return;
    this.typing = null;
    const typed = this.texts.plainDigits(event.target.value).trim();
    const [least, most] = this.dress.hand.type;
    const value = typed === "" ? this.dress.blank : Number(typed);
    if (!Number.isInteger(value) || value < least || value > most) this.ask({ none: true, reason: "no-number", args: { least, most } });
    else if (value !== this.values[cell]) this.ask({ cells: [[this.numbered(cell), value]] });
  };

  /** Enter and Tab go on to the next cell. */
  onEntryKey = (event) => {
    event.stopPropagation();
    if (event.key === "Escape") this.#leaveEntry();
    if (event.key !== "Enter" && event.key !== "Tab") return;
    event.preventDefault();
    const next = this.typing + (event.shiftKey ? -1 : 1);
    this.onEntry(event);
    if (next >= 0 && next < this.shape.rows * this.shape.columns) this.typing = next;
    else this.frame.focus();
  };

  #leaveEntry() {
    this.typing = null;
    this.frame.focus();
  }

  // ---- for the gestures, and those who draw

  glyph = (value) => this.dress?.glyphs?.[value] ?? (typeof value === "number" ? this.texts.number(value) : value);

  isCursor(cell) {
    const { columns } = this.shape;
    return Boolean(this.cursor) && this.cursor[0] === Math.floor(cell / columns) && this.cursor[1] === cell % columns;
  }

  get #firstToken() {
    const { rows, columns, edges = [] } = this.shape;
    return rows * columns + edges.length;
  }

  /** The cell of the uppermost piece that stands on `cell`. */
  tokenOn(cell) {
    const found = this.values.lastIndexOf(cell + 1);
    return found >= this.#firstToken && this.shape.tokens?.length ? found : undefined;
  }

  /** The sign of that piece; "" for none. */
  glyphOn(cell) {
    const token = this.tokenOn(cell);
    return token === undefined ? "" : this.dress.tokens[this.shape.tokens[token - this.#firstToken]].glyph;
  }

  /** The number of a cell among those of all boards that are shown together. */
  numbered(cell) {
    return cell + (this.shape.first ?? 0);
  }

  /** @returns {HTMLElement} */
  get frame() {
    return this.renderRoot.querySelector(".board");
  }

  /** The size of a square in pixels. */
  get unit() {
    return this.frame.clientWidth / this.shape.columns;
  }

  /** [row, column] under the pointer; null outside the board. */
  squareUnder({ clientX, clientY }) {
    const { left, top, width, height } = this.frame.getBoundingClientRect();
    const { rows, columns } = this.shape;
    const [row, column] = [Math.floor(((clientY - top) / height) * rows), Math.floor(((clientX - left) / width) * columns)];
    return row >= 0 && row < rows && column >= 0 && column < columns ? [row, column] : null;
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
    if (this.inColumns) return place(this.values, cell, this.dress.blank) ?? [0, cell];
    const { rows, columns, edges = [] } = this.shape;
    const under = cell >= this.#firstToken ? this.values[cell] - 1 : cell;
    return under < rows * columns ? [Math.floor(under / columns), under % columns] : edges[under - rows * columns] ?? [0, 0];
  }
}

/** Above the numbers. */
function overhead([y1, x1], [y2, x2], kind) {
  const [left, top] = [(x1 + x2) / 2 + 0.5, (y1 + y2) / 2 + LINK_TOP];
  return svg`<path class=${kind} d="M${x1 + 0.5} ${y1 + LINK_TOP}Q${left + (y2 - y1) * 0.18} ${top - 0.16} ${x2 + 0.5} ${y2 + LINK_TOP}"/>`;
}

function straight([y1, x1], [y2, x2], kind) {
  return svg`<path class="straight ${kind}" d="M${x1 + 0.5} ${y1 + 0.5}L${x2 + 0.5} ${y2 + 0.5}"/>`;
}

/** From beside one number to beside the other. */
function between([y1, x1], [y2, x2]) {
  const [down, right] = [y2 - y1, x2 - x1];
  const far = Math.hypot(down, right) || 1;
  const [x, y] = [(right * BESIDE) / far, (down * BESIDE) / far];
  return svg`<path d="M${x1 + 0.5 + x} ${y1 + 0.5 + y}L${x2 + 0.5 - x} ${y2 + 0.5 - y}"/>`;
}

/** From near the middle of a cell to near that of another; bent where it runs along a row or a column, so as to pass what lies between. */
function arrow([y1, x1], [y2, x2], kind) {
  const [down, right] = [y2 - y1, x2 - x1];
  const far = Math.hypot(down, right) || 1;
  const bend = down === 0 || right === 0 ? Math.min(0.8, 0.22 * far) : 0;
  const [middleX, middleY] = [(x1 + x2 + 1) / 2 + (bend * down) / far, (y1 + y2 + 1) / 2 - (bend * Math.abs(right)) / far];
  const [inX, inY] = [(right / far) * NEAR_MIDDLE, (down / far) * NEAR_MIDDLE];
  return svg`<path class=${kind} marker-end="url(#${kind})" d="M${x1 + 0.5 + inX} ${y1 + 0.5 + inY}Q${middleX} ${middleY} ${x2 + 0.5 - inX} ${y2 + 0.5 - inY}"/>`;
}

define("dhadha-board", Board);
