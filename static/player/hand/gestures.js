/** Input on boards of pieces and of columns: make one of the permitted moves, or place pieces anywhere. */

import { pointOn } from "../base/pointer.js";

/** @import {Board} from "../board/board.js" */
/** @import {Drag, Gestures} from "../board/types.js" */
/** @import {Move} from "../../checks/contract.js" */

const TAP = 0.08;
const ENOUGH = 0.35;
export const LIFTED = 0.2;
/** @type {Record<string, [number, number]>} */
export const ARROWS = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };

/** [row, column], in squares. @param {Board} board @param {PointerEvent} event @returns {[number, number]} */
export function positionUnder({ frame, shape: { rows, columns } }, event) {
  const [down, right] = pointOn(frame, event);
  return [down * rows, right * columns];
}

/** [row, column]; null outside the board. @param {Board} board @param {PointerEvent} event */
export function squareUnder(board, event) {
  const { rows, columns } = board.shape;
  const [row, column] = positionUnder(board, event).map(Math.floor);
  const isOn = row >= 0 && row < rows && column >= 0 && column < columns;
  return isOn ? /** @type {[number, number]} */ ([row, column]) : null;
}

/** Move the cursor by an arrow key. @param {Board} board @param {string} key @returns {[number, number]} */
export function cursorAfter({ cursor, shape: { rows, columns } }, key) {
  const [down, right] = ARROWS[key];
  const [row, column] = cursor ?? [-down, -right];
  return [(row + down + rows) % rows, (column + right + columns) % columns];
}

/** [down, right] in squares. @param {Board} board @param {Drag} drag @param {PointerEvent} event */
export function movedSince(board, { from }, event) {
  const [row, column] = positionUnder(board, event);
  return [row - from[0], column - from[1]];
}

/** The target cells of moves. @param {Board} board @param {Move[]} moves */
export function targetsOf(board, moves) {
  return moves.flatMap(({ to }) => (typeof to === "number" ? [to - board.numbered(0)] : []));
}

/** @param {Board} board @param {Move | undefined} move */
export function playMove(board, move) {
  board.ask(move ? { move: move.move } : { none: true });
}

/** Makes moves that Python permits; of several, a second tap chooses one of the targets. @implements {Gestures} */
export class PieceGestures {
  /** The moves of the piece selected by a first tap. @type {Move[] | null} */
  held = null;

  /** @param {Board} board */
  constructor(board) {
    this.board = board;
  }

  /** Where moves have no keys, arrow keys select a piece and Enter picks it up. @param {string} key */
  press(key) {
    const { board } = this;
    const { cursor, shape } = board;
    if (key === "Escape" && this.held) return this.letGo(), true;
    if (key === "Enter" && cursor) return this.#tap(cursor[0] * shape.columns + cursor[1]), true;
    if (!(key in ARROWS)) return false;
    board.ask({ key, keyless: () => (board.cursor = cursorAfter(board, key)) });
    return true;
  }

  /** @param {PointerEvent} event */
  grab(event) {
    const { board } = this;
    const elements = /** @type {HTMLElement[]} */ (event.composedPath());
    const element = elements.find((node) => node.dataset?.cell);
    if (!element) return false;
    const cell = Number(element.dataset.cell);
    board.cursor = null;
    board.drag = { cell, from: positionUnder(board, event), shift: [0, 0], amount: 0, far: 0, move: null };
    if (!board.isGiven(cell)) this.#movesOf(cell, (moves) => this.#know(cell, moves));
    return true;
  }

  letGo() {
    this.held = null;
    this.board.heldToken = -1;
    this.board.targets = [];
  }

  /** @param {number} cell @param {(moves: Move[]) => void} then */
  #movesOf(cell, then) {
    this.board.ask({ movesOf: this.board.numbered(cell), then });
  }

  /** @param {number} cell @param {Move[]} moves */
  #know(cell, moves) {
    const { drag } = this.board;
    if (drag?.cell === cell) this.board.drag = { ...drag, moves, move: moves[0], stuck: !moves.length };
  }

  /** Along its only move, at most to the end; else with the pointer. @param {PointerEvent} event */
  move(event) {
    const { board } = this;
    const { drag } = board;
    if (drag?.cell === undefined || typeof drag.move?.to !== "number") return;
    const [y, x] = movedSince(board, drag, event);
    const [fromRow, fromColumn] = board.at(drag.cell);
    const [toRow, toColumn] = this.#target(drag.move) ?? [fromRow, fromColumn];
    const [down, right] = [toRow - fromRow, toColumn - fromColumn];
    const free = this.#isFree(drag.moves);
    const along = free ? Math.hypot(x, y) : (x * right + y * down) / (right * right + down * down);
    const amount = Math.max(0, Math.min(1, along));
    const far = Math.max(drag.far ?? 0, Math.abs(along));
    board.drag = { ...drag, amount, far, shift: free ? [y, x] : [down * amount, right * amount] };
  }

  /** Whether a piece follows the pointer, instead of along its only move. @param {Move[]} [moves] */
  #isFree(moves = []) {
    return moves.length > 1 || this.#onPegs;
  }

  get #onPegs() {
    return Boolean(this.board.appearance.widths);
  }

  /** The target [row, column] of a move. @param {Move} move */
  #target({ to }) {
    return typeof to === "number" ? this.board.at(to - this.board.numbered(0)) : null;
  }

  /** @param {Drag} drag */
  release({ cell = 0, amount = 0, far = 0, moves = [], shift = [0, 0] }) {
    const { board } = this;
    if (far < TAP) return this.#tap(cell);
    if (!this.#isFree(moves)) {
      if (far > ENOUGH) board.ask(amount > ENOUGH ? { cell: board.numbered(cell) } : { none: true });
      return;
    }
    const from = board.at(cell);
    /** @type {[number, number]} */
    const to = [Math.round(from[0] + shift[0]), Math.round(from[1] + shift[1])];
    if (String(to) !== String(from)) playMove(board, this.#exact(moves, to) ?? this.#alongside(moves, from, to));
  }

  /** The move to exactly this square. @param {Move[]} moves @param {[number, number]} to */
  #exact(moves, to) {
    return moves.find((move) => String(this.#target(move)) === String(to));
  }

  /** Above a peg means the peg. @param {Move[]} moves @param {[number, number]} from @param {[number, number]} to */
  #alongside(moves, from, to) {
    const along = (/** @type {0 | 1} */ axis) => {
      const away = (place = from) => Math.abs(place[1 - axis] - to[1 - axis]);
      const fits = moves.filter((move) => {
        const place = this.#target(move) ?? from;
        return place[axis] === to[axis] && (to[axis] !== from[axis] || away(place) < away());
      });
      return fits.length === 1 ? fits[0] : undefined;
    };
    return along(1) ?? (this.#onPegs ? undefined : along(0));
  }

  /** @param {number} cell */
  #tap(cell) {
    const { board } = this;
    board.announce(cell, board.values[cell]);
    const { held } = this;
    const from = board.heldToken;
    this.letGo();
    if (held && cell === from) return;
    const empty = board.values[cell] === board.appearance.blank;
    const loose = held && (empty || this.#onPegs) && this.#alongside(held, board.at(from), board.at(cell));
    const chosen = (held && this.#exact(held, board.at(cell))) || loose;
    if (chosen || (held && empty)) return playMove(board, chosen || undefined);
    if (board.isGiven(cell)) return board.ask({ none: true, reason: "given-stays" });
    this.#movesOf(cell, (moves) =>
      moves.length > 1 ? this.#hold(cell, moves) : board.ask({ cell: board.numbered(cell) }));
  }

  /** @param {number} cell @param {Move[]} moves */
  #hold(cell, moves) {
    this.held = moves;
    this.board.heldToken = cell;
    this.board.targets = targetsOf(this.board, moves);
  }
}

/** Permits any change: a tap places or lifts a piece, a drag moves it; strokes change walls. @implements {Gestures} */
export class ColumnGestures {
  /** @param {Board} board */
  constructor(board) {
    this.board = board;
  }

  /** @param {string} key */
  press(key) {
    const { cursor } = this.board;
    if (key === "Enter") return Boolean(cursor && (this.#toggle(...cursor), true));
    if (key === "x" && cursor && this.#paints && this.board.values[cursor[1]] !== cursor[0] + 1)
      return this.#wall([this.#squareOf(...cursor)]), true;
    if (!(key in ARROWS)) return false;
    this.board.cursor = cursorAfter(this.board, key);
    return true;
  }

  /** @param {PointerEvent} event */
  grab(event) {
    const square = squareUnder(this.board, event);
    if (!square) return false;
    this.board.cursor = null;
    this.board.drag = { cell: square[1], square, from: positionUnder(this.board, event), over: null };
    return true;
  }

  /** Let a piece follow the pointer after a small threshold. @param {PointerEvent} event */
  move(event) {
    const { drag, values } = this.board;
    if (!drag?.square) return;
    const { square: [row, column], over, painted } = drag;
    const [down, right] = movedSince(this.board, drag, event);
    if (painted) return this.#paint(event, drag, painted);
    if (values[column] !== row + 1) {
      if (this.#paints && Math.hypot(down, right) >= LIFTED)
        this.board.drag = { ...drag, painted: [this.#squareOf(row, column)] };
      return;
    }
    if (this.board.isGiven(column)) return;
    if (!over && Math.hypot(down, right) < LIFTED) return;
    this.board.drag = { ...drag, over: [row + down, column + right] };
  }

  /** To another square, or off the board; a tap toggles. @param {Drag} drag @param {PointerEvent} event */
  release({ cell = 0, over, square, painted }, event) {
    if (painted) return this.#wall(painted);
    const target = squareUnder(this.board, event);
    const stayed = String(target) === String(square);
    if (over && !target) this.#write([cell, this.#blank]);
    else if (over && target && !stayed && !this.board.isWall(this.#squareOf(...target)))
      this.#write([cell, this.#blank], [target[1], target[0] + 1]);
    else if (stayed && square && !over) this.#tap(...square);
  }

  get #blank() {
    return this.board.appearance.blank ?? 0;
  }

  get #paints() {
    return this.board.appearance.blocked !== undefined;
  }

  /** @param {number} row @param {number} column */
  #squareOf(row, column) {
    return row * this.board.shape.columns + column;
  }

  /** Adds or removes, as it began. @param {PointerEvent} event @param {Drag} drag @param {number[]} painted */
  #paint(event, drag, painted) {
    const square = squareUnder(this.board, event);
    if (!square || this.board.values[square[1]] === square[0] + 1) return;
    const at = this.#squareOf(...square);
    if (!painted.includes(at)) this.board.drag = { ...drag, painted: [...painted, at] };
  }

  /** @param {number[]} squares  as the first of them, so all become another than that is */
  #wall(squares) {
    const { board } = this;
    const { rows, columns } = board.shape;
    const paint = board.isWall(squares[0]) ? this.#blank : Number(board.appearance.blocked);
    const every = [...Array(rows * columns).keys()].map((square) =>
      squares.includes(square) ? paint : (board.values[columns + square] ?? this.#blank));
    this.#write(...every.map((value, square) => /** @type {[number, number]} */ ([columns + square, value])));
  }

  /** @param {...[number, number]} pairs */
  #write(...pairs) {
    const { board } = this;
    board.ask({ cells: pairs.map(([cell, value]) => [board.numbered(cell), value]) });
  }

  /** @param {number} row @param {number} column */
  #tap(row, column) {
    this.board.announce(column, row + 1);
    this.#toggle(row, column);
  }

  /** Lift the piece on a square, or place one there. @param {number} row @param {number} column */
  #toggle(row, column) {
    if (this.board.isWall(this.#squareOf(row, column))) return this.#wall([this.#squareOf(row, column)]);
    this.#write([column, this.board.values[column] === row + 1 ? this.#blank : row + 1]);
  }
}
