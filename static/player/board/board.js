/**
 * The board: cells with a value and a role. Pieces with an identity slide from cell to cell; other values are drawn in
 * their cells, or as a piece in a column. It knows no rules: the permitted moves are passed in as a list, or any
 * change is permitted.
 */
import { html, nothing } from "lit";
import { define } from "../base/events.js";
import { forcedBoard } from "../base/forced-colors.js";
import { hidden } from "../base/theme.js";
import { styled } from "../base/style-properties.js";
import { boardStyle } from "./board.css.js";
import { Cells } from "./cells.js";
import { columns, columnsStyle } from "./columns.js";
import { grid, gridStyle, margins } from "./grid.js";
import { permanentLines, links } from "./links.js";
import { hasMarkings } from "./lazy-boards.js";
import { tiles, tilesStyle } from "./tiles.js";

/** @import {Gestures, GestureTable, HandRequest} from "./types.js" */


export class Board extends Cells {
  /**
   * Gesture classes by kind of board; null until interactive.js has loaded, as are the next three.
   * @type {GestureTable | null}
   */
  static gestures = null;
  /** Functions that describe boards to screen readers. @type {typeof import("../hand/screen-reader.js") | null} */
  static screenReader = null;
  /** Functions that map a pointer to a square. @type {typeof import("../hand/square-at-pointer.js") | null} */
  static pointing = null;
  /** The field for typing a number. @type {typeof import("../hand/number-entry.js") | null} */
  static entry = null;
  static styles = [hidden, boardStyle, tilesStyle, columnsStyle, gridStyle, forcedBoard];

  /** The change under the cursor, in words; the cell itself announces cursor moves. */
  #news = "";

  /** A new board cancels the gesture. @param {Map<PropertyKey, any>} changed */
  willUpdate(changed) {
    const before = changed.get("values");
    const gesture = this.#gestures?.[this.kind];
    const moved = before && gesture?.held && Array.from(before).some((value, cell) => value !== this.values[cell]);
    if (moved) gesture?.letGo?.();
    if (changed.has("heldToken") && this.heldToken >= 0 && Board.screenReader)
      this.#news = Board.screenReader.heldInWords(this);
    else if (changed.has("cursor")) this.#news = "";
    else if (before && this.cursor && this.heldToken < 0 && !this.large && Board.screenReader)
      this.#news = Board.screenReader.cellInWords(this, Board.screenReader.activeCell(this));
    if (this.shape && !Cells.markings && hasMarkings(this)) this.#loadMarkings();
  }

  /** @param {Map<PropertyKey, any>} changed */
  updated(changed) {
    Cells.markings?.addStyle(/** @type {ShadowRoot} */ (this.renderRoot));
    if (changed.has("typing") && this.typing !== null) Board.entry?.open(this);
  }

  /** Load the markings module; without it, the board is drawn plainly, and the next change retries. */
  #loadMarkings() {
    const ready = (/** @type {typeof import("./markings.js")} */ loaded) => {
      Cells.markings = loaded;
      this.requestUpdate();
    };
    import("./markings.js").then(ready, () => {});
  }

  render() {
    if (!this.shape) return nothing;
    const { screenReader: reader } = Board;
    const spoken = reader && !this.quiet && !this.large ? reader : null;
    const { coordinates } = this.shape;
    return html`
      <div class="frame" ${styled(this.#measures())}>
      ${this.#board(spoken)}${coordinates && !this.large
        ? html`<dhadha-coordinates ?spelled=${this.spelled} .shape=${this.shape}
            .texts=${this.texts}></dhadha-coordinates>`
        : nothing}${this.typing === null || !Board.entry ? nothing : Board.entry.field(this)}</div>
      ${this.#playable ? html`<p class="hidden" role="status">${this.#news}</p>` : nothing}
      ${!spoken
        ? nothing
        : !this.inColumns
          ? spoken.edgesInWords(this)
          : this.#playable
            ? nothing
            : spoken.piecesInWords(this, this.#label)}`;
  }

  /** @param {typeof import("../hand/screen-reader.js") | null} spoken */
  #board(spoken) {
    const role = this.#role;
    const active = this.#playable && spoken ? spoken.idOf(spoken.activeCell(this)) : nothing;
    return html`<div class=${`board ${this.#names}`}
        role=${role} tabindex=${this.#playable ? 0 : nothing} aria-label=${role === nothing ? nothing : this.#label}
        aria-activedescendant=${active} aria-busy=${this.#playable && !spoken ? "true" : nothing}
        @keydown=${this.#onKey} @blur=${() => (this.cursor = null)}
        @pointerdown=${this.#onDown} @pointermove=${this.#onMove} @pointerleave=${this.#onLeave}
        @pointerup=${this.#onUp} @pointercancel=${this.#onUp}>
        ${this.large ? this.#picture() : { pieces: tiles, columns, grid }[this.kind](this)}
        ${this.marks ? Cells.markings?.rules(this) : nothing}
        ${this.shape.lines && !this.large ? permanentLines(this) : nothing}
        ${this.links.length && !this.large ? links(this) : nothing}
        ${spoken && (this.#playable || !this.inColumns) ? spoken.rowsInWords(this) : nothing}
      </div>`;
  }

  get #names() {
    const { rows, columns } = this.shape;
    const { chequered, shades, hand, widths } = this.appearance ?? {};
    const given = {
      playable: this.#playable,
      [this.kind]: true,
      many: rows > 6,
      dense: columns > (this.playable ? 16 : 10),
      chequered,
      shades,
      pegs: widths,
      brush: typeof hand === "object" && hand.brush,
    };
    return Object.entries(given).filter(([, holds]) => holds).map(([name]) => name).join(" ");
  }

  /** The ARIA role: "grid" only where keys act on the board. */
  get #role() {
    if (this.large) return "img";
    if (this.#playable) return "grid";
    return this.quiet || this.inColumns || !Board.screenReader ? nothing : "table";
  }

  get #label() {
    const { rows, columns } = this.shape;
    const kind = this.large
      ? "-large"
      : !this.#playable
        ? "-still"
        : { pieces: this.keyed ? "" : "-grid", columns: "-free", grid: "-grid" }[this.kind];
    return this.texts.text(`board-label${kind}`, { rows, columns });
  }

  #measures() {
    const { rows, columns, coordinates } = this.shape;
    const cells = margins(this.shape);
    const named = coordinates && !this.large;
    const beside = named ? [Number(!this.spelled), 0, Number(this.spelled), Number(!cells[3])] : [0, 0, 0, 0];
    return {
      "--rows": rows,
      "--columns": columns,
      "--across": columns + cells[1] + cells[3],
      "--gutter": beside[3] ? "var(--name)" : "0px",
      "--margins": cells.map((count, side) => `calc(var(--cell) * ${count} + var(--name) * ${beside[side]})`).join(" "),
    };
  }

  get #playable() {
    return this.playable && Boolean(Board.gestures) && !this.large;
  }

  /** Whether the visitor may move the pieces of the board. */
  get handles() {
    return this.#playable && !this.waiting;
  }

  /** A board of too many cells for one element each. */
  #picture() {
    const { values, roles, appearance, texts, shape, links } = this;
    return this.inColumns
      ? html`<dhadha-dots .values=${values} .roles=${roles} .shape=${shape}
          .appearance=${appearance} .texts=${texts}></dhadha-dots>`
      : html`<dhadha-heat .values=${values} .roles=${roles} .shape=${shape} .links=${links}
          .appearance=${appearance} .texts=${texts}></dhadha-heat>`;
  }

  /** The handler of keys and pointers, by what may be edited. @type {Record<string, Gestures> | null} */
  #gestures = null;

  get #gesture() {
    this.#gestures ??= Object.fromEntries(
      Object.entries(Board.gestures ?? {}).map(([kind, Gestures]) => [kind, new Gestures(this)]),
    );
    return this.#gestures[this.kind];
  }

  #onKey = (/** @type {KeyboardEvent} */ event) => {
    const modified = event.ctrlKey || event.metaKey || event.altKey;
    if (!modified && this.handles && this.#gesture.press(event.key)) event.preventDefault();
  };

  #onDown = (/** @type {PointerEvent} */ event) => {
    if (event.pointerType === "touch" && !this.engaged) return;
    if (this.handles && !event.button && this.#gesture.grab(event)) this.frame.setPointerCapture(event.pointerId);
  };

  #onMove = (/** @type {PointerEvent} */ event) => {
    if (this.drag) this.#gesture.move(event);
    else if (event.pointerType === "mouse") this.inspect(Board.pointing?.squareUnder(this, event) ?? null);
  };

  #onLeave = (/** @type {PointerEvent} */ event) => {
    if (event.pointerType === "mouse") this.inspect(null);
  };

  #onUp = (/** @type {PointerEvent} */ event) => this.#release(event);

  /** @param {PointerEvent} event */
  #release(event) {
    const drag = this.takeDrag();
    if (drag && event.type === "pointerup") this.#gesture.release(drag, event);
  }

  // ---- for gestures and renderers

  /** Report the square of a grid under the pointer, null for none. @param {[number, number] | null} square */
  inspect(square) {
    if (this.kind !== "grid" || this.large) return;
    const cell = square && this.numbered(square[0] * this.shape.columns + square[1]);
    this.dispatchEvent(new CustomEvent("inspect", { detail: cell }));
  }

  /** Send a request to the player; givens are never overwritten. @param {HandRequest} request */
  ask(request) {
    const given = "cells" in request && request.cells.some(([cell]) => this.isGiven(cell - this.numbered(0)));
    const detail = given ? { none: true, reason: "given-stays" } : request;
    this.dispatchEvent(new CustomEvent("hand", { detail }));
  }

  /** Report that a cell was pressed. @param {number} cell @param {number} value */
  announce(cell, value) {
    this.dispatchEvent(new CustomEvent("cellclick", { detail: { cell, value }, bubbles: true, composed: true }));
  }

}

define("dhadha-board", Board);
