/** The data of a board and the geometry of its cells; board.js draws it and handles input. */
import { LitElement, nothing } from "lit";
import { place } from "./columns.js";
import { isLarge, hasMarkings } from "./lazy-boards.js";

/** @import {Appearance, Link, Note, Pencil, Role, Shape, Values} from "../../checks/contract.js" */
/** @import {Texts} from "../../i18n/texts.js" */
/** @import {Drag, Marking} from "./types.js" */

const KINDS = /** @type {const} */ ({ tiles: "pieces", columns: "columns", none: "grid" });
/** @type {Marking} */
const UNMARKED = { names: "", style: {}, inside: nothing };

export class Cells extends LitElement {
  /**
   * Functions that draw colours, rules, givens and notes; null until the first board has some.
   * @type {typeof import("./markings.js") | null}
   */
  static markings = null;

  static properties = {
    shape: { attribute: false },
    values: { attribute: false },
    roles: { attribute: false },
    links: { attribute: false },
    notes: { attribute: false },
    pencil: { attribute: false },
    appearance: { attribute: false },
    texts: { attribute: false },
    playable: { type: Boolean },
    byHand: { type: Boolean, attribute: "by-hand" },
    quiet: { type: Boolean },
    waiting: { type: Boolean },
    keyed: { type: Boolean },
    engaged: { type: Boolean, reflect: true },
    drag: { state: true },
    cursor: { state: true },
    targets: { state: true },
    heldToken: { state: true },
    typing: { state: true },
  };

  constructor() {
    super();
    /** @type {Shape} */
    this.shape = /** @type {any} */ (null);
    /** @type {Values} */
    this.values = [];
    /** @type {Role[]} */
    this.roles = [];
    /** @type {Link[]} */
    this.links = [];
    /** @type {Note[]} */
    this.notes = [];
    /** Pencil notes of its cells; null for those of its shape. @type {Pencil | null} */
    this.pencil = null;
    /** @type {Appearance} */
    this.appearance = /** @type {any} */ (null);
    /** @type {Texts} */
    this.texts = /** @type {any} */ (null);
    this.playable = false;
    this.byHand = false;
    this.quiet = false;
    /** Whether the opponent is to move. */
    this.waiting = false;
    /** Whether keys make moves, instead of moving a cursor. */
    this.keyed = false;
    /** Whether the board handles swipes. */
    this.engaged = false;
    /** @type {Drag | null} */
    this.drag = null;
    /** [row, column] of the keyboard cursor, while it is active. @type {[number, number] | null} */
    this.cursor = null;
    /** Target cells of the piece held. @type {number[]} */
    this.targets = [];
    /** The cell of the piece held; -1 for none. */
    this.heldToken = -1;
    /** The cell whose number is being typed. @type {number | null} */
    this.typing = null;
  }

  /** "pieces" that slide, "columns" with one piece each, or a "grid" of values. */
  get kind() {
    return KINDS[this.appearance?.pieces ?? "none"];
  }

  get inColumns() {
    return this.kind === "columns";
  }

  /** Whether squares are named a1, b1, …, from the bottom, as on a chessboard. */
  get spelled() {
    return this.shape.coordinates === "squares";
  }

  get large() {
    return isLarge(this.shape, this.appearance);
  }

  /** Whether the board has markings to draw. */
  get marks() {
    return Boolean(Cells.markings) && !this.large && hasMarkings(this);
  }

  /** Whether a square is blocked for pieces of columns. @param {number} square */
  isWall(square) {
    const value = this.values[this.shape.columns + square];
    return value !== undefined && value === this.appearance.blocked;
  }

  /** The markings of a cell, or of the piece on it. @param {number} cell @param {number} value @returns {Marking} */
  marking(cell, value) {
    return (this.marks && Cells.markings?.marking(this, cell, value)) || UNMARKED;
  }

  glyph = (/** @type {number} */ value) => this.appearance?.glyphs?.[value] ?? this.texts.number(value);

  /** Whether a cell or a piece is fixed. @param {number} cell */
  isGiven(cell) {
    return Boolean(this.shape.givens?.includes(cell));
  }

  /** @param {number} cell */
  isCursor(cell) {
    const { columns } = this.shape;
    return Boolean(
      this.cursor && this.cursor[0] === Math.floor(cell / columns) && this.cursor[1] === cell % columns,
    );
  }

  get firstToken() {
    const { rows, columns, edges = [] } = this.shape;
    return rows * columns + edges.length;
  }

  /** The cell of the topmost piece on `cell`. @param {number} cell */
  tokenOn(cell) {
    const found = Array.prototype.lastIndexOf.call(this.values, cell + 1);
    return found >= this.firstToken && this.shape.tokens?.length ? found : undefined;
  }

  /** The sign of that piece; "" for none. @param {number} cell */
  glyphOn(cell) {
    const token = this.tokenOn(cell);
    const kind = token === undefined ? undefined : this.shape.tokens?.[token - this.firstToken];
    return kind === undefined ? "" : (this.appearance.tokens?.[kind].glyph ?? "");
  }

  /** End the gesture and return it. */
  takeDrag() {
    const { drag } = this;
    this.drag = null;
    return drag;
  }

  /** The number of a cell among those of all areas. @param {number} cell */
  numbered(cell) {
    return cell + (this.shape.first ?? 0);
  }

  /** @returns {HTMLElement} */
  get frame() {
    return /** @type {HTMLElement} */ (this.renderRoot.querySelector(".board"));
  }

  /** [row, column] of a cell. @param {number} cell @returns {[number, number]} */
  at(cell) {
    if (this.inColumns) return place(this.values, cell, this.appearance.blank) ?? [0, cell];
    const { rows, columns, edges = [] } = this.shape;
    const under = cell >= this.firstToken ? this.values[cell] - 1 : cell;
    return under < rows * columns
      ? [Math.floor(under / columns), under % columns]
      : (edges[under - rows * columns] ?? [0, 0]);
  }
}
