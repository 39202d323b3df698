/** Keyboard and pointer input on a grid: move pieces, take stones, draw walls, type numbers. */
import {
  ARROWS,
  LIFTED,
  cursorAfter,
  playMove,
  movedSince,
  positionUnder,
  squareUnder,
  targetsOf,
} from "./gestures.js";

/** @import {Board} from "../board/board.js" */
/** @import {Drag, Gestures} from "../board/types.js" */
/** @import {Move} from "../../checks/contract.js" */
/** @typedef {{token: number, moves: Move[] | null}} Held no moves: it may go anywhere */

/** Permits what the appearance declares; elsewhere a piece makes Python's moves. @implements {Gestures} */
export class GridGestures {
  /** @type {Held | null} */
  held = null;
  /** The action to perform once a piece's moves are known. @type {(() => void) | null} */
  #waiting = null;
  /** Whether a request for the moves of a piece is pending. */
  #picking = false;

  /** @param {Board} board */
  constructor(board) {
    this.board = board;
  }

  /** @param {string} key */
  press(key) {
    const { board } = this;
    if (key === "Escape" && this.held) return this.#hold(null), true;
    if (key === "Enter" && board.cursor) return this.#tap(this.#cellOf(board.cursor)), true;
    if (!(key in ARROWS)) return false;
    board.cursor = cursorAfter(board, key);
    return true;
  }

  /** @param {PointerEvent} event */
  grab(event) {
    const { board } = this;
    const elements = /** @type {HTMLElement[]} */ (event.composedPath());
    const { token, stone } = Object.assign({}, ...elements.map((node) => ({ ...node.dataset })));
    const square = squareUnder(board, event);
    const at = { from: positionUnder(board, event) };
    if (!square) return false;
    board.cursor = null;
    const cell = this.#cellOf(square);
    const aimed = board.targets.includes(cell) || (this.held && !this.held.moves);
    if (token !== undefined && !aimed && !board.isGiven(Number(token))) this.#lift(Number(token), at, square);
    else if (stone !== undefined && !board.isGiven(cell))
      board.drag = { ...at, square, heap: cell, left: Number(stone) - 1 };
    else if (this.#brush && !aimed && !board.isGiven(cell))
      board.drag = { ...at, square, painted: [cell], paint: this.#nextPaint(cell) };
    else board.drag = { ...at, square, tap: cell };
    return true;
  }

  /** @param {PointerEvent} event */
  move(event) {
    const { drag } = this.board;
    if (!drag?.square) return;
    const [down, right] = movedSince(this.board, drag, event);
    if (drag.painted) return this.#paint(event, drag, drag.painted);
    if (drag.cell === undefined || (!drag.over && Math.hypot(down, right) < LIFTED)) return;
    this.board.drag = { ...drag, over: [drag.square[0] + down, drag.square[1] + right] };
  }

  /** @param {Drag} drag @param {PointerEvent} event */
  release({ heap, left = 0, painted, paint = 0, tap, over }, event) {
    const { board } = this;
    const square = squareUnder(board, event);
    if (heap !== undefined) this.#leave(heap, left);
    else if (painted) board.ask({ cells: painted.map((each) => [board.numbered(each), paint]) });
    else if (tap !== undefined) this.#tap(tap);
    else if (over && square) this.#whenHeld(() => this.#drop(this.#cellOf(square)));
  }

  letGo() {
    this.#picking = false;
    this.#hold(null);
  }

  /** @param {[number, number]} square */
  #cellOf([row, column]) {
    return row * this.board.shape.columns + column;
  }

  get #hand() {
    const { hand } = this.board.appearance;
    return typeof hand === "object" ? hand : null;
  }

  get #brush() {
    return this.#hand?.brush;
  }

  /** @param {number} cell */
  #nextPaint(cell) {
    const paints = this.#brush ?? [];
    return paints[(paints.indexOf(this.board.values[cell]) + 1) % paints.length];
  }

  /** Cells with a piece are skipped. @param {PointerEvent} event @param {Drag} drag @param {number[]} painted */
  #paint(event, drag, painted) {
    const { board } = this;
    const square = squareUnder(board, event);
    const cell = square && this.#cellOf(square);
    if (cell === null || painted.includes(cell) || board.isGiven(cell) || board.tokenOn(cell) !== undefined) return;
    board.drag = { ...drag, painted: [...painted, cell] };
  }

  /** @param {number} token @param {{from: [number, number]}} at @param {[number, number]} square */
  #lift(token, at, square) {
    this.#waiting = null;
    this.board.drag = { ...at, square, cell: token, over: null };
    this.#pick(token);
  }

  /** Pick up a piece; its targets are known now, or once Python has answered. @param {number} token */
  #pick(token) {
    if (this.#hand?.tokens) return this.#hold({ token, moves: null });
    this.#hold(null);
    this.#waiting = null;
    this.#picking = true;
    const then = (/** @type {Move[]} */ moves) => this.#picked(token, moves);
    this.board.ask({ movesOf: this.board.numbered(token), then });
  }

  /** @param {number} token @param {Move[]} moves */
  #picked(token, moves) {
    const { board } = this;
    const then = this.#waiting;
    this.#picking = false;
    this.#waiting = null;
    if (moves.length === 1 && token < board.shape.rows * board.shape.columns) return board.ask({ move: moves[0].move });
    this.#hold(moves.length ? { token, moves } : null);
    if (this.held) then?.();
    else board.ask({ none: true });
  }

  /** @param {() => void} act */
  #whenHeld(act) {
    if (this.held) act();
    else this.#waiting = act;
  }

  /** @param {Held | null} held */
  #hold(held) {
    const { board } = this;
    this.held = held;
    board.heldToken = held?.token ?? -1;
    board.targets = targetsOf(board, held?.moves ?? []);
  }

  /** @param {number} cell */
  #drop(cell) {
    const { board } = this;
    if (!this.held) return;
    const { token, moves } = this.held;
    this.#hold(null);
    if (moves) return playMove(board, moves.find(({ to }) => to === board.numbered(cell)));
    if (board.values[cell] !== board.appearance.blocked) board.ask({ cells: [[board.numbered(token), cell + 1]] });
  }

  /** The move that leaves `left` stones in the heap, else in another heap. @param {number} heap @param {number} left */
  #leave(heap, left) {
    const { board } = this;
    const here = board.numbered(heap);
    const leaves = (/** @type {boolean} */ anywhere) => (/** @type {Move} */ { cells }) =>
      cells.some(([cell, value]) => value === left && (anywhere || cell === here));
    const then = (/** @type {Move[]} */ moves) =>
      playMove(board, moves.find(leaves(false)) ?? moves.find(leaves(true)));
    board.ask({ movesOf: here, then });
  }

  /** @param {number} cell */
  #tap(cell) {
    const { board } = this;
    board.announce(cell, board.values[cell]);
    board.inspect([Math.floor(cell / board.shape.columns), cell % board.shape.columns]);
    const token = board.tokenOn(cell);
    if (this.#picking && token === undefined) this.#waiting = () => this.#drop(cell);
    else if (this.held && (!this.held.moves || board.targets.includes(cell))) this.#drop(cell);
    else if (board.isGiven(token ?? cell)) board.ask({ none: true, reason: "given-stays" });
    else if (token !== undefined) this.#pick(token);
    else if (this.#hand?.type) board.typing = cell;
    else if (this.#brush) board.ask({ cells: [[board.numbered(cell), this.#nextPaint(cell)]] });
    else if (board.shape.look === "heaps" && board.values[cell] > 0) this.#leave(cell, board.values[cell] - 1);
    else if (this.#hand || board.shape.look || board.shape.tokens) this.#drop(cell);
    else this.#pick(cell);
  }
}
