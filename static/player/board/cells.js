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
   * Colours, rules, givens and notes; null until the first board has some.
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
    /** What stands small in its cells; null for what its shape says. @type {Pencil | null} */
    this.pencil = null;
    /** @type {Appearance} */
    this.appearance = /** @type {any} */ (null);
    /** @type {Texts} */
    this.texts = /** @type {any} */ (null);
    this.playable = false;
    this.byHand = false;
    this.quiet = false;
    /** Whether it is another's turn to move. */
    this.waiting = false;
    /** Whether keys make moves, rather than lead to what they act on. */
    this.keyed = false;
    /** Whether swipes are the board's. */
    this.engaged = false;
    /** @type {Drag | null} */
    this.drag = null;
    /** [row, column] while the keyboard acts on the board. @type {[number, number] | null} */
    this.cursor = null;
    /** Cells to which the piece that is held may go. @type {number[]} */
    this.targets = [];
    /** The cell of that piece; -1 when none is held. */
    this.heldToken = -1;
    /** The cell into which a number is typed. @type {number | null} */
    this.typing = null;
  }

  /** "pieces" that slide, "columns" with a piece each, or a "grid" of values. */
  get kind() {
    return KINDS[this.appearance?.pieces ?? "none"];
  }

  get inColumns() {
    return this.kind === "columns";
  }

  /** Whether squares are a1, b1, …, from below, as on a chessboard. */
  get spelled() {
    return this.shape.coordinates === "squares";
  }

  get large() {
    return isLarge(this.shape, this.appearance);
  }

  /** Whether it has markings that are drawn. */
  get marks() {
    return Boolean(Cells.markings) && !this.large && hasMarkings(this);
  }

  /** Whether no piece of a column may stand on a square. @param {number} square */
  isWall(square) {
    const value = this.values[this.shape.columns + square];
    return value !== undefined && value === this.appearance.blocked;
  }

  /** How a cell, or the piece on it, is marked. @param {number} cell @param {number} value @returns {Marking} */
  marking(cell, value) {
    return (this.marks && Cells.markings?.marking(this, cell, value)) || UNMARKED;
  }

  glyph = (/** @type {number} */ value) => this.appearance?.glyphs?.[value] ?? this.texts.number(value);

  /** Whether a cell or a piece stays as it is. @param {number} cell */
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

  /** The cell of the uppermost piece that stands on `cell`. @param {number} cell */
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

  /** What was held, which is held no more. */
  takeDrag() {
    const { drag } = this;
    this.drag = null;
    return drag;
  }

  /** The number of a cell among those of all boards that are shown together. @param {number} cell */
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
