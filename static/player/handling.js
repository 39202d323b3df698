/** What keys and pointers do on a grid: carry pieces to where they may go, take stones, draw walls, type numbers. */
import { html } from "lit";
import { ARROWS, LIFTED } from "./gestures.js";
import { standing, styled } from "./styled.js";

/**
 * Where the dress has a free hand ({tokens, brush, type}) anything goes; else a piece goes where Python's moves lead.
 * What is held between two taps is in `held`, where it may go in the board's `targets`.
 */
export class Handling {
  /** {token, moves} or null; no moves: anywhere. */
  held = null;

  constructor(board) {
    this.board = board;
  }

  press(key) {
    const { board } = this;
    const { rows, columns } = board.shape;
    if (key === "Escape" && this.held) return this.#hold(null), true;
    if (key === "Enter" && board.cursor) return this.#tap(this.#cellOf(board.cursor)), true;
    if (!(key in ARROWS)) return false;
    const [down, right] = ARROWS[key];
    const [row, column] = board.cursor ?? [-down, -right];
    board.cursor = [(row + down + rows) % rows, (column + right + columns) % columns];
    return true;
  }

  grab(event) {
    const { board } = this;
    const { token, stone } = Object.assign({}, ...event.composedPath().map((node) => ({ ...node.dataset })));
    const square = board.squareUnder(event);
    const at = { x: event.clientX, y: event.clientY };
    if (!square) return false;
    board.cursor = null;
    const cell = this.#cellOf(square);
    const aimed = board.targets.includes(cell) || (this.held && !this.held.moves);
    if (token !== undefined && !aimed) this.#lift(Number(token), at, square);
    else if (stone !== undefined) board.drag = { ...at, square, heap: cell, left: Number(stone) - 1 };
    else if (this.#brush && !aimed) board.drag = { ...at, square, painted: [cell], paint: this.#nextPaint(cell) };
    else board.drag = { ...at, square, tap: cell };
    return true;
  }

  move(event) {
    const { drag, unit } = this.board;
    const [down, right] = [(event.clientY - drag.y) / unit, (event.clientX - drag.x) / unit];
    if (drag.painted) return this.#paint(event);
    if (drag.cell === undefined || (!drag.over && Math.hypot(down, right) < LIFTED)) return;
    this.board.drag = { ...drag, over: [drag.square[0] + down, drag.square[1] + right] };
  }

  release(drag, event) {
    const { board } = this;
    const cell = this.#cellOf(board.squareUnder(event));
    if (drag.heap !== undefined) this.#leave(drag.heap, drag.left);
    else if (drag.painted) board.ask({ cells: drag.painted.map((each) => [board.numbered(each), drag.paint]) });
    else if (drag.tap !== undefined) this.#tap(drag.tap);
    else if (drag.over && cell !== null) this.#whenHeld(() => this.#drop(cell));
  }

  #cellOf(square) {
    return square && square[0] * this.board.shape.columns + square[1];
  }

  get #hand() {
    const { hand } = this.board.dress;
    return typeof hand === "object" ? hand : null;
  }

  get #brush() {
    return this.#hand?.brush;
  }

  #nextPaint(cell) {
    const paints = this.#brush;
    return paints[(paints.indexOf(this.board.values[cell]) + 1) % paints.length];
  }

  /** A line of walls may be drawn in one go; cells on which a piece stands are spared. */
  #paint(event) {
    const { board } = this;
    const { drag } = board;
    const cell = this.#cellOf(board.squareUnder(event));
    if (cell === null || drag.painted.includes(cell) || board.tokenOn(cell) !== undefined) return;
    board.drag = { ...drag, painted: [...drag.painted, cell] };
  }

  #lift(token, at, square) {
    const { board } = this;
    this.#waiting = null;
    board.drag = { ...at, square, cell: token, over: null };
    this.#pick(token);
  }

  #waiting = null;
  /** Whether Python is being asked for the moves of a piece. */
  #picking = false;

  /** Hold a piece; where it may go is known now, or as soon as Python has told it. */
  #pick(token) {
    if (this.#hand?.tokens) return this.#hold({ token, moves: null });
    this.#hold(null);
    this.#waiting = null;
    this.#picking = true;
    this.board.ask({ movesOf: this.board.numbered(token), then: (moves) => {
      this.#picking = false;
      const [only] = moves;
      const then = this.#waiting;
      this.#waiting = null;
      if (moves.length === 1 && token < this.board.shape.rows * this.board.shape.columns) return this.board.ask({ move: only.move });
      this.#hold(moves.length ? { token, moves } : null);
      if (this.held) then?.();
      else this.board.ask({ none: true });
    } });
  }

  #whenHeld(act) {
    if (this.held) act();
    else this.#waiting = act;
  }

  letGo() {
    this.#picking = false;
    this.#hold(null);
  }

  #hold(held) {
    this.held = held;
    this.board.heldToken = held?.token ?? -1;
    this.board.targets = held?.moves?.map(({ to }) => to - this.board.numbered(0)) ?? [];
  }

  #drop(cell) {
    const { board } = this;
    const { token, moves } = this.held;
    this.#hold(null);
    if (!moves) return board.values[cell] === board.dress.blocked ? undefined : board.ask({ cells: [[board.numbered(token), cell + 1]] });
    const move = moves.find(({ to }) => to === board.numbered(cell));
    board.ask(move ? { move: move.move } : { none: true });
  }

  #leave(heap, left) {
    const { board } = this;
    const cell = board.numbered(heap);
    board.ask({ movesOf: cell, then: (moves) => {
      const move = moves.find(({ cells }) => cells.some(([each, value]) => each === cell && value === left));
      board.ask(move ? { move: move.move } : { none: true });
    } });
  }

  #tap(cell) {
    const { board } = this;
    board.tell(cell, board.values[cell]);
    board.look([Math.floor(cell / board.shape.columns), cell % board.shape.columns]);
    const token = board.tokenOn(cell);
    if (this.#picking && token === undefined) this.#waiting = () => this.#drop(cell);
    else if (this.held && (!this.held.moves || board.targets.includes(cell))) this.#drop(cell);
    else if (token !== undefined) this.#pick(token);
    else if (this.#hand?.type) board.typing = cell;
    else if (this.#brush) board.ask({ cells: [[board.numbered(cell), this.#nextPaint(cell)]] });
    else if (board.shape.look === "heaps" && board.values[cell] > 0) this.#leave(cell, board.values[cell] - 1);
    else if (this.#hand || board.shape.look || board.shape.tokens) this.#hold(null);
    else this.#pick(cell);
  }
}

/** The field in which a number is typed; the board fills it once, and leaves it alone while somebody types. */
export function entry(board) {
  const { typing, texts } = board;
  return html`<div class="piece" ${styled(standing(board.at(typing)))}><input inputmode="numeric" autocomplete="off" maxlength="4" aria-label=${texts.text("cell-number")}
    @keydown=${board.onEntryKey} @blur=${board.onEntry}></div>`;
}
