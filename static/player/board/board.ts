/** A board: cells with a value and a role, and pieces that slide. It knows no rules, only the moves it is given. */
import { LitElement, html, nothing } from "lit";
import { defineOnce, declarePropertiesWithoutAttributes } from "../base/custom-elements-and-events.ts";
import { isModified, keyName } from "../base/key-of-event.ts";
import { hidden, onResize, redrawOnForcedColours, styled } from "../base/styles.ts";
import { boardStyle } from "./board.css.ts";
import { boardMarks } from "./marks-of-any-board.ts";
import { boardSvg } from "./draw-svg.ts";
import { forcedMarkFunctions } from "./forced-colors-marks.ts";
import { firstPieceIndex, isLarge, labelledSides, margins, rowAndColumnOfCell } from "./geometry.ts";
import { SQUARE } from "./mark-types-and-paths.ts";
import { joinClassNames } from "./drawing-input.ts";
import type { Appearance, Link, Note, Pencil, Role, Shape, Values } from "../../validation/python-types.ts";
import type { Texts } from "../../i18n/load-messages.ts";
import type { Drag, Gesture, HandRequest, Interaction } from "./types.ts";

/** The gestures of each kind of pieces: PieceGestures, ColumnGestures, GridGestures in manual-play/gestures.ts. */
const KINDS = { tiles: "pieces", columns: "columns", none: "grid" } as const;
const SQUARE_SIZE = 60; // pixels, until it is measured
const RESIZED = 0.01; // of the size; less changes nothing that is drawn

export class Board extends LitElement {
  static properties = {
    ...declarePropertiesWithoutAttributes("shape", "values", "roles", "links", "appearance", "texts", "notes", "pencil", "interaction"),
    ...declarePropertiesWithoutAttributes("drag", "cursor", "targets", "heldToken", "typing", "lit"),
    playable: { type: Boolean },
    byHand: { type: Boolean, attribute: "by-hand" },
    asking: { type: Boolean },
    quiet: { type: Boolean },
    waiting: { type: Boolean },
    keyed: { type: Boolean },
    engaged: { type: Boolean, reflect: true },
  };

  declare shape: Shape;
  declare values: Values;
  declare roles: Role[];
  declare links: Link[];
  declare appearance: Appearance;
  declare texts: Texts;
  declare notes: Note[];
  /** Pencil notes of its cells; null for those of its shape. */
  declare pencil: Pencil | null;
  /** Null for a static board. */
  declare interaction: Interaction | null;
  declare playable: boolean;
  declare byHand: boolean;
  declare asking: boolean;
  declare quiet: boolean;
  /** Whether the opponent is to move. */
  declare waiting: boolean;
  /** Whether keys make moves, instead of moving a cursor. */
  declare keyed: boolean;
  /** Whether the board handles swipes. */
  declare engaged: boolean;
  declare drag: Drag | null;
  /** [row, column] of the keyboard cursor, while it is active. */
  declare cursor: [number, number] | null;
  /** Target cells of the piece held. */
  declare targets: number[];
  /** The cell of the piece held; -1 for none. */
  declare heldToken: number;
  /** The cell whose number is being typed. */
  declare typing: number | null;
  /** A heap under the pointer, and which of its stones a tap would take. */
  declare lit: [cell: number, from: number, to: number] | undefined;

  constructor() {
    super();
    this.targets = [];
    this.heldToken = -1;
    this.typing = null;
    redrawOnForcedColours(this);
    onResize(this, () => this.#measureSize() && this.requestUpdate());
  }

  static styles = [hidden, boardStyle];

  /** The measured width and the least size of letters, in pixels. */
  #size = { width: 0, least: 0 };

  /** Measure the board; return whether its size has changed. */
  #measureSize() {
    const { clientWidth: width } = this;
    if (!width) return false;
    const before = this.#size;
    const least = parseFloat(getComputedStyle(this).getPropertyValue("--least-letters")) || 0;
    this.#size = { width, least };
    return Math.abs(width - before.width) > RESIZED * width || least !== before.least;
  }

  /** The side of a square, and the room of coordinates beside the board, in pixels; as `.frame` in board.css.ts. */
  get #pixelsOfSquareAndLabels() {
    const { shape } = this;
    const { width, least } = this.#size;
    const name = Math.max(16, 0.034 * width, 1.45 * least);
    const [, right, , left] = margins(shape);
    const gutter = this.#labelledSides[3] ? name : 0;
    const unit = width ? (width - gutter) / (shape.columns + right + left) : SQUARE_SIZE;
    return { unit, beside: shape.coordinates ? name : 0 };
  }

  /** The change under the cursor, in words; the cell itself announces cursor moves. */
  #news = "";

  /** Whether the pieces are those of another kind or size of board than before, so that none of them moves. */
  #isReplaced = false;

  /** A new board cancels the gesture. */
  willUpdate(changed: Map<PropertyKey, any>) {
    const { rows, columns } = changed.get("shape") ?? this.shape ?? {};
    this.#isReplaced = changed.has("appearance") || rows !== this.shape?.rows || columns !== this.shape?.columns;
    const before = changed.get("values");
    if (before) this.lit = undefined;
    const gesture = this.#known;
    const moved = before && gesture?.held && Array.from(before).some((value, cell) => value !== this.values[cell]);
    if (moved) gesture.forgetHeld();
    const reader = this.interaction?.screenReader;
    if (changed.has("heldToken") && this.heldToken >= 0 && reader) this.#news = reader.describeHeldPiece(this);
    else if (changed.has("cursor")) this.#news = "";
    else if (before && this.cursor && this.heldToken < 0 && !this.large && reader)
      this.#news = reader.describeCell(this, reader.activeCell(this));
  }

  updated(changed: Map<PropertyKey, any>) {
    if (changed.has("typing") && this.typing !== null) this.interaction?.entry?.focusField(this);
  }

  render() {
    if (!this.shape) return nothing;
    const spoken = this.quiet || this.large ? null : (this.interaction?.screenReader ?? null);
    return html`
      <div class="frame" ${styled(this.#frameStyle())}>
      ${this.#boardHtml(spoken)}${this.typing === null ? nothing : this.interaction?.entry?.numberField(this)}</div>
      ${this.#playable ? html`<p class="hidden" role="status">${this.#news}</p>` : nothing}
      ${!spoken
        ? nothing
        : !this.inColumns
          ? spoken.describeEdgeNumbers(this)
          : this.#playable
            ? nothing
            : spoken.describePiecesAsList(this, this.#accessibleLabel)}`;
  }

  #boardHtml(spoken: Interaction["screenReader"] | null) {
    const silent = this.quiet || this.inColumns || !this.interaction;
    const role = this.large ? "img" : this.#playable ? "grid" : silent ? nothing : "table"; // a grid where keys act
    const active = this.#playable && spoken ? spoken.cellId(spoken.activeCell(this)) : nothing;
    return html`<div class=${this.#classNames}
        role=${role} tabindex=${this.#playable ? 0 : nothing} aria-label=${role === nothing ? nothing : this.#accessibleLabel}
        aria-activedescendant=${active} aria-busy=${this.#playable && !spoken ? "true" : nothing}
        @keydown=${this.#passKeyToGesture} @blur=${() => (this.cursor = null)}
        @pointerdown=${this.#startGestureOnPress} @pointermove=${this.#followOrInspectPointer} @pointerleave=${this.#followOrInspectPointer}
        @pointerup=${this.#finishGestureOnRelease} @pointercancel=${this.#finishGestureOnRelease} @click=${this.#performGestureOfFirstTap}>
        ${this.#renderCanvasOrSvg()}
        ${spoken && (this.#playable || !this.inColumns) ? spoken.describeRows(this) : nothing}
      </div>`;
  }

  get #classNames() {
    const { hand } = this.appearance ?? {};
    return joinClassNames(
      "board", this.kind, this.#playable && "playable", this.shape.look === "tree" && "tree",
      typeof hand === "object" && hand.brush && "brush", this.#isReplaced && "replaced",
    );
  }

  /** What is drawn. */
  get #sceneToDraw() {
    if (!this.#size.width) this.#measureSize();
    const { values, roles, links, notes, pencil, shape, texts, drag, cursor, targets, heldToken } = this;
    const { byHand, asking, lit } = this;
    const { unit, beside } = this.#pixelsOfSquareAndLabels;
    const movable = this.kind === "pieces" ? this.#playable : this.canTakeInput;
    return {
      values, roles, links, notes, pencil, shape, unit,
      least: this.#size.least,
      appearance: this.appearance ?? {},
      beside: (SQUARE * beside) / unit,
      glyph: this.glyph,
      number: texts.number,
      digits: texts.digits,
      hand: { drag, cursor, targets, heldToken, byHand, asking, movable, lit },
      forced: forcedMarkFunctions(),
    };
  }

  get #accessibleLabel() {
    const { rows, columns } = this.shape;
    const kind = this.large
      ? "-large"
      : !this.#playable
        ? "-still"
        : { pieces: this.keyed ? "" : "-grid", columns: "-free", grid: "-grid" }[this.kind];
    return this.texts.text(`board-label${kind}`, { rows, columns });
  }

  #frameStyle() {
    const { rows, columns } = this.shape;
    const cells = margins(this.shape);
    const beside = this.#labelledSides;
    return {
      "--rows": rows,
      "--columns": columns,
      "--across": columns + cells[1] + cells[3],
      "--gutter": beside[3] ? "var(--name)" : "0px",
      "--margins": cells.map((count, side) => `calc(var(--cell) * ${count} + var(--name) * ${beside[side]})`).join(" "),
    };
  }

  /** The sides with coordinates. */
  get #labelledSides() {
    return this.large ? [0, 0, 0, 0] : labelledSides(this.shape);
  }

  get #playable() {
    return this.playable && Boolean(this.interaction?.gestures) && !this.large;
  }

  get canTakeInput() {
    return this.#playable && !this.waiting;
  }

  #renderCanvasOrSvg() {
    const { rows, columns } = this.shape;
    return this.large && !this.inColumns
      ? html`<dhadha-heat .scene=${this.#sceneToDraw}></dhadha-heat>`
      : boardSvg(boardMarks(this.#sceneToDraw), rows, columns);
  }

  #known: Gesture | null = null;

  get #gestureHandler() {
    const Gestures = this.interaction?.gestures?.[this.kind];
    if (Gestures && !(this.#known instanceof Gestures)) this.#known = new Gestures(this);
    return this.#known!;
  }

  #passKeyToGesture = (event: KeyboardEvent) => {
    if (!isModified(event) && this.canTakeInput && this.#gestureHandler.useKey(keyName(event))) event.preventDefault();
  };

  /** Whether a touch may still become a swipe, which scrolls the page. */
  #isUnsure = false;

  #startGestureOnPress = (event: PointerEvent) => {
    this.#isUnsure = event.pointerType === "touch" && !this.engaged;
    const isGrabbed = !this.#isUnsure && this.canTakeInput && !event.button && this.#gestureHandler.grab(event);
    if (isGrabbed) this.boardElement.setPointerCapture(event.pointerId);
  };

  #performGestureOfFirstTap = (event: PointerEvent) => {
    if (!this.#isUnsure || !this.canTakeInput || !this.#gestureHandler.grab(event)) return;
    const { drag } = this;
    this.drag = null;
    if (drag) this.#gestureHandler.release(drag, event);
  };

  #followOrInspectPointer = (event: PointerEvent) => {
    if (this.drag) this.#gestureHandler.followPointer(event);
    else if (event.pointerType === "mouse") {
      this.reportPointedSquare(this.interaction?.squareUnder(this, event) ?? null);
      if (this.canTakeInput) this.#gestureHandler.hover?.(event);
    }
  };

  #finishGestureOnRelease = (event: PointerEvent) => {
    const { drag } = this;
    this.drag = null;
    if (drag && event.type === "pointerup") this.#gestureHandler.release(drag, event);
  };

  // ---- for gestures and renderers

  /** Report the square of a grid under the pointer, null for none. */
  reportPointedSquare(square: [number, number] | null) {
    if (this.kind !== "grid" || this.large) return;
    const cell = square && this.numberInAllAreas(square[0] * this.shape.columns + square[1]);
    this.dispatchEvent(new CustomEvent("inspect", { detail: cell }));
  }

  /** Send a request to the player; givens are never overwritten. */
  sendRequest(request: HandRequest) {
    const isGiven = "cells" in request && request.cells.some(([cell]) => this.isGiven(cell - this.numberInAllAreas(0)));
    const detail = isGiven ? { none: true, reason: "given-stays" } : request;
    this.dispatchEvent(new CustomEvent("hand", { detail }));
  }

  // ---- its cells

  /** "pieces" that slide, "columns" with one piece each, or a "grid" of values. */
  get kind() {
    return KINDS[this.appearance?.pieces ?? "none"];
  }

  get inColumns() {
    return this.kind === "columns";
  }

  get large() {
    return isLarge(this.shape, this.appearance);
  }

  /** Whether a square is blocked for pieces of columns. */
  isWall(square: number) {
    const value = this.values[this.shape.columns + square];
    return value !== undefined && value === this.appearance.blocked;
  }

  glyph = (value: number) => this.appearance?.glyphs?.[value] ?? this.texts.number(value);

  /** Whether a cell or a piece is fixed. */
  isGiven(cell: number) {
    return Boolean(this.shape.givens?.includes(cell));
  }

  get firstPieceIndex() {
    return firstPieceIndex(this.shape);
  }

  /** The cell of the topmost piece on `cell`. */
  tokenOn(cell: number) {
    const index = Array.prototype.lastIndexOf.call(this.values, cell + 1);
    return index >= this.firstPieceIndex && this.shape.tokens?.length ? index : undefined;
  }

  /** The sign of that piece; "" for none. */
  glyphOn(cell: number) {
    const token = this.tokenOn(cell);
    const kind = token === undefined ? undefined : this.shape.tokens?.[token - this.firstPieceIndex];
    return kind === undefined ? "" : (this.appearance.tokens?.[kind].glyph ?? "");
  }

  /** The number of a cell among those of all areas. */
  numberInAllAreas(cell: number) {
    return cell + (this.shape.first ?? 0);
  }

  get boardElement(): HTMLElement {
    return this.renderRoot.querySelector<HTMLElement>(".board")!;
  }

  /** [row, column] of a cell. */
  placeOf(cell: number): [number, number] {
    return rowAndColumnOfCell(cell, this.values, this.shape, this.appearance ?? {});
  }
}

defineOnce("dhadha-board", Board);
