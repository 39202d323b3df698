/** Keys and pointers on boards: make one of Python's moves, or place pieces, draw walls and type numbers anywhere. */
export * as entry from "./number-entry.ts";
import { plainDigits } from "../../loading/plain-digits.ts";
import { emit } from "../base/custom-elements-and-events.ts";
import { pointUnder, squareUnder } from "./square-under-pointer.ts";
import type { Board } from "../board/board.ts";
import type { Drag } from "../board/types.ts";
import type { Move } from "../../validation/python-types.ts";
import type { Place } from "./square-under-pointer.ts";

const TAP = 0.08;
const ENOUGH = 0.35;
const LIFTED = 0.2;
export const ARROWS: Record<string, Place> = {
  ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1],
};

/** Subclasses have `grab`, which starts a gesture, the board's `drag`, `move`, `release`, and `tap`. */
class Gestures {
  /** The piece that a first tap has picked up, and its moves; null if it may go anywhere. */
  held: { cell: number; moves: Move[] | null } | null = null;
  declare board: Board;

  constructor(board: Board) {
    this.board = board;
  }

  /** Whether a key was used: arrow keys move the cursor, and Enter taps. */
  useKey(key: string) {
    const { cursor } = this.board;
    if (key === "Escape" && this.held) return this.forgetHeld(), true;
    if (key === "Enter" && cursor) return this.tap(this.cellAt(cursor)), true;
    if (!(key in ARROWS)) return false;
    this.onArrow(key);
    return true;
  }

  onArrow(key: string) {
    const { cursor, shape: { rows, columns } } = this.board;
    const [down, right] = ARROWS[key];
    const moved = (at: number, by: number, count: number) => Math.max(0, Math.min(count - 1, at + by));
    this.board.cursor = cursor ? [moved(cursor[0], down, rows), moved(cursor[1], right, columns)] : this.#firstSquare;
  }

  /** Where the cursor begins: on the first piece, else on the first free square. */
  get #firstSquare(): Place {
    const { values, firstPieceIndex, shape: { tokens, look, rows, columns }, appearance: { blank = 0 } } = this.board;
    const free = look ? 0 : Array.from(values).indexOf(blank);
    const cell = Math.max(0, tokens?.length ? values[firstPieceIndex] - 1 : free < rows * columns ? free : 0);
    return [Math.floor(cell / columns), cell % columns];
  }

  tap(_cell: number) {}

  forgetHeld() {
    this.holdPiece(null);
  }

  cellAt([row, column]: Place) {
    return row * this.board.shape.columns + column;
  }

  /** Begin a gesture. */
  beginDrag(event: PointerEvent, drag: Partial<Drag>) {
    this.board.cursor = null;
    this.board.drag = { from: pointUnder(this.board, event), ...drag };
    return true;
  }

  /** The pointer's movement since the start, [down, right]. */
  movementOf({ from }: Drag, event: PointerEvent) {
    const [row, column] = pointUnder(this.board, event);
    return [row - from[0], column - from[1]];
  }

  /** Ask for the moves of a piece. */
  askForMoves(cell: number, receive: (moves: Move[]) => void) {
    this.board.sendRequest({ movesOf: this.board.numberInAllAreas(cell), receive });
  }

  requestMove(move: Move | undefined) {
    this.board.sendRequest(move ? { move: move.move } : { none: true });
  }

  /** Show a piece as held, and the targets of its moves. */
  holdPiece(held: Gestures["held"]) {
    const { board } = this;
    const targets = held?.moves?.flatMap(({ to }) => (typeof to === "number" ? [to - board.numberInAllAreas(0)] : []));
    this.held = held;
    Object.assign(board, { heldToken: held?.cell ?? -1, targets: targets ?? [] });
  }

  /** Continue a stroke on cells without a piece. */
  extendStroke(event: PointerEvent, drag: Drag, painted: number[]) {
    const square = squareUnder(this.board, event);
    const cell = square && this.cellAt(square);
    if (cell !== null && !painted.includes(cell) && this.isVacant(cell))
      this.board.drag = { ...drag, painted: [...painted, cell] };
  }

  isVacant(cell: number) {
    return !this.board.isGiven(cell) && this.board.tokenOn(cell) === undefined;
  }
}

/** Makes moves that Python permits; of several, a second tap chooses one of the targets. */
class PieceGestures extends Gestures {
  /** Move by an arrow key; where moves have no keys, arrow keys select a piece. */
  onArrow(key: string) {
    this.board.sendRequest({ key, keyless: () => super.onArrow(key) });
  }

  grab(event: PointerEvent) {
    const elements = event.composedPath() as HTMLElement[];
    const element = elements.find((node) => node.dataset?.cell);
    if (!element) return false;
    const cell = Number(element.dataset.cell);
    this.beginDrag(event, { cell, shift: [0, 0], amount: 0, far: 0, move: null });
    if (this.board.isGiven(cell)) return true;
    this.askForMoves(cell, (moves) => {
      const { drag } = this.board;
      if (drag?.cell === cell) this.board.drag = { ...drag, moves, move: moves[0], stuck: !moves.length };
    });
    return true;
  }

  /** Move a piece along its only move, at most to its end; with several moves it follows the pointer. */
  followPointer(event: PointerEvent) {
    const { board } = this;
    const { drag } = board;
    if (drag?.cell === undefined || typeof drag.move?.to !== "number") return;
    const [y, x] = this.movementOf(drag, event);
    const [fromRow, fromColumn] = board.placeOf(drag.cell);
    const [toRow, toColumn] = this.#targetPlace(drag.move) ?? [fromRow, fromColumn];
    const [down, right] = [toRow - fromRow, toColumn - fromColumn];
    const free = this.#isMovedFreely(drag.moves);
    const along = free ? Math.hypot(x, y) : (x * right + y * down) / (right * right + down * down);
    const amount = Math.max(0, Math.min(1, along));
    const far = Math.max(drag.far ?? 0, Math.abs(along));
    board.drag = { ...drag, amount, far, shift: free ? [y, x] : [down * amount, right * amount] };
  }

  /** Whether a piece follows the pointer, instead of along its only move. */
  #isMovedFreely(moves: Move[] = []) {
    return moves.length > 1 || this.#hasPegs;
  }

  get #hasPegs() {
    return Boolean(this.board.appearance.widths);
  }

  /** The target [row, column] of a move. */
  #targetPlace({ to }: Move) {
    return typeof to === "number" ? this.board.placeOf(to - this.board.numberInAllAreas(0)) : null;
  }

  release({ cell = 0, amount = 0, far = 0, moves = [], shift = [0, 0] }: Drag) {
    const { board } = this;
    if (far < TAP) return this.tap(cell);
    if (!this.#isMovedFreely(moves)) {
      if (far > ENOUGH) board.sendRequest(amount > ENOUGH ? { cell: board.numberInAllAreas(cell) } : { none: true });
      return;
    }
    const from = board.placeOf(cell);
    const to: Place = [Math.round(from[0] + shift[0]), Math.round(from[1] + shift[1])];
    if (String(to) !== String(from)) this.requestMove(this.#moveWithTarget(moves, to) ?? this.#onlyMoveTowards(moves, from, to));
  }

  /** The move to exactly this square. */
  #moveWithTarget(moves: Move[], to: Place) {
    return moves.find((move) => String(this.#targetPlace(move)) === String(to));
  }

  /** The only move into the column of a square, else into its row: dropping a piece above a peg means the peg. */
  #onlyMoveTowards(moves: Move[], from: Place, to: Place) {
    const along = (axis: 0 | 1) => {
      const away = (place = from) => Math.abs(place[1 - axis] - to[1 - axis]);
      const fits = moves.filter((move) => {
        const place = this.#targetPlace(move) ?? from;
        return place[axis] === to[axis] && (to[axis] !== from[axis] || away(place) < away());
      });
      return fits.length === 1 ? fits[0] : undefined;
    };
    return along(1) ?? (this.#hasPegs ? undefined : along(0));
  }

  tap(cell: number) {
    const { board, held } = this;
    emit(board, "cellclick", { cell, value: board.values[cell] });
    const moves = held?.moves ?? [];
    this.forgetHeld();
    if (cell === held?.cell) return;
    const [empty, to] = [board.values[cell] === board.appearance.blank, board.placeOf(cell)];
    const loose = held && (empty || this.#hasPegs) && this.#onlyMoveTowards(moves, board.placeOf(held.cell), to);
    const chosen = this.#moveWithTarget(moves, to) || loose;
    if (chosen || (held && empty)) return this.requestMove(chosen || undefined);
    if (board.isGiven(cell)) return board.sendRequest({ none: true, reason: "given-stays" });
    this.askForMoves(cell, (moves) => {
      if (moves.length < 2) board.sendRequest({ cell: board.numberInAllAreas(cell) });
      else this.holdPiece({ cell, moves });
    });
  }
}

/** Permits any change: a tap places or lifts a piece, a drag moves it; strokes, and x, change walls. */
class ColumnGestures extends Gestures {
  useKey(key: string) {
    const { cursor } = this.board;
    if (key !== "x" || !cursor || !this.#canDrawWalls || !this.isVacant(this.cellAt(cursor))) return super.useKey(key);
    this.#toggleWalls([this.cellAt(cursor)]);
    return true;
  }

  grab(event: PointerEvent) {
    const square = squareUnder(this.board, event);
    return Boolean(square) && this.beginDrag(event, { cell: square?.[1], square: square ?? undefined, over: null });
  }

  /** Let a piece follow the pointer after a small threshold. */
  followPointer(event: PointerEvent) {
    const { board } = this;
    const { drag } = board;
    if (!drag?.square) return;
    const { square: [row, column], over, painted } = drag;
    const [down, right] = this.movementOf(drag, event);
    if (painted) return this.extendStroke(event, drag, painted);
    const lifted = Math.hypot(down, right) >= LIFTED;
    const square = this.cellAt(drag.square);
    if (this.isVacant(square)) {
      if (this.#canDrawWalls && lifted) board.drag = { ...drag, painted: [square] };
    } else if (!board.isGiven(column) && (over || lifted))
      board.drag = { ...drag, over: [row + down, column + right] };
  }

  /** Move the held piece to another square, or off the board; a tap places or removes it. */
  release({ cell = 0, over, square, painted }: Drag, event: PointerEvent) {
    if (painted) return this.#toggleWalls(painted);
    const target = squareUnder(this.board, event);
    const stayed = String(target) === String(square);
    if (over && !target) this.#writeCells([cell, this.#blankValue]);
    else if (over && target && !stayed && !this.board.isWall(this.cellAt(target)))
      this.#writeCells([cell, this.#blankValue], [target[1], target[0] + 1]);
    else if (stayed && square && !over) {
      emit(this.board, "cellclick", { cell: square[1], value: square[0] + 1 });
      this.tap(this.cellAt(square));
    }
  }

  get #blankValue() {
    return this.board.appearance.blank ?? 0;
  }

  get #canDrawWalls() {
    return this.board.appearance.blocked !== undefined;
  }

  isVacant(square: number) {
    const { values, shape: { columns } } = this.board;
    return values[square % columns] !== Math.floor(square / columns) + 1;
  }

  /** Block the squares, or unblock them if the first of them is blocked. */
  #toggleWalls(squares: number[]) {
    const { board } = this;
    const { rows, columns } = board.shape;
    const paint = board.isWall(squares[0]) ? this.#blankValue : Number(board.appearance.blocked);
    const every = [...Array(rows * columns).keys()].map((square) =>
      squares.includes(square) ? paint : (board.values[columns + square] ?? this.#blankValue));
    this.#writeCells(...every.map((value, square) => [columns + square, value] as [number, number]));
  }

  #writeCells(...pairs: [number, number][]) {
    const { board } = this;
    board.sendRequest({ cells: pairs.map(([cell, value]) => [board.numberInAllAreas(cell), value]) });
  }

  /** Lift the piece on a square, or place one there. */
  tap(square: number) {
    const { columns } = this.board.shape;
    if (this.board.isWall(square)) this.#toggleWalls([square]);
    else this.#writeCells([square % columns, this.isVacant(square) ? Math.floor(square / columns) + 1 : this.#blankValue]);
  }
}

/** Permits what the appearance declares; elsewhere a piece makes Python's moves. */
class GridGestures extends Gestures {
  /** The action to perform once a piece's moves are known. */
  #waiting: (() => void) | null = null;
  /** Whether a request for the moves of a piece is pending. */
  #picking = false;

  /** A digit takes so many stones of the heap under the cursor. */
  useKey(key: string) {
    const { cursor, shape, values } = this.board;
    if (shape.look !== "heaps" || !cursor || !/^\p{Nd}$/u.test(key)) return super.useKey(key);
    const heap = this.cellAt(cursor);
    const left = values[heap] - Number(plainDigits(key));
    const isThat = ({ cells: [[, value], ...split] }: Move) => value === left && !split.length;
    const takesNone = (moves: Move[]) => moves.every(({ cells }) => cells.length > 1); // then a digit splits them off
    this.#requestMoveOnHeap(heap, left, (moves) =>
      takesNone(moves) ? this.#moveLeavingStones(moves, heap, left) : moves.find(isThat));
    return true;
  }

  /** Light the stones that a tap would take, or split off. */
  hover(event: PointerEvent) {
    const { board } = this;
    const { stone } = (event.composedPath()[0] as HTMLElement).dataset;
    const square = squareUnder(board, event);
    board.lit = undefined;
    if (!stone || !square) return;
    const [heap, left] = [this.cellAt(square), Number(stone) - 1];
    const here = board.numberInAllAreas(heap);
    const receive = (moves: Move[]) => {
      const move = this.#moveLeavingStones(moves, heap, left);
      const taken = move?.cells.reduce((sum, [at, value]) => sum + board.values[at - here + heap] - value, 0);
      if (move) board.lit = [heap, left, left + (taken || board.values[heap])];
    };
    board.sendRequest({ movesOf: here, receive, known: true });
  }

  grab(event: PointerEvent) {
    const { board } = this;
    board.lit = undefined;
    const elements = event.composedPath() as HTMLElement[];
    const { token, stone } = Object.assign({}, ...elements.map((node) => ({ ...node.dataset })));
    const square = squareUnder(board, event);
    if (!square) return false;
    const cell = this.cellAt(square);
    const aimed = board.targets.includes(cell) || (this.held && !this.held.moves);
    if (token !== undefined && !aimed && !board.isGiven(Number(token))) {
      this.#waiting = null;
      this.beginDrag(event, { square, cell: Number(token), over: null });
      this.#pickUpPiece(Number(token));
    } else if (stone !== undefined && !board.isGiven(cell))
      this.beginDrag(event, { square, heap: cell, left: Number(stone) - 1 });
    else if (this.#brushValues && !aimed && !board.isGiven(cell))
      this.beginDrag(event, { square, painted: [cell], paint: this.#nextPaintValue(cell) });
    else this.beginDrag(event, { square, tap: cell });
    return true;
  }

  followPointer(event: PointerEvent) {
    const { drag } = this.board;
    if (!drag?.square) return;
    const [down, right] = this.movementOf(drag, event);
    if (drag.painted) return this.extendStroke(event, drag, drag.painted);
    if (drag.cell === undefined || (!drag.over && Math.hypot(down, right) < LIFTED)) return;
    this.board.drag = { ...drag, over: [drag.square[0] + down, drag.square[1] + right] };
  }

  release({ heap, left = 0, painted, paint = 0, tap, over }: Drag, event: PointerEvent) {
    const { board } = this;
    const square = squareUnder(board, event);
    if (heap !== undefined) this.#requestMoveOnHeap(heap, left);
    else if (painted) board.sendRequest({ cells: painted.map((each) => [board.numberInAllAreas(each), paint]) });
    else if (tap !== undefined) this.tap(tap);
    else if (over && square && this.held) this.#dropHeld(this.cellAt(square));
    else if (over && square) this.#waiting = () => this.#dropHeld(this.cellAt(square));
  }

  forgetHeld() {
    this.#picking = false;
    super.forgetHeld();
  }

  get #handSettings() {
    const { hand } = this.board.appearance;
    return typeof hand === "object" ? hand : null;
  }

  get #brushValues() {
    return this.#handSettings?.brush;
  }

  #nextPaintValue(cell: number) {
    const paints = this.#brushValues ?? [];
    return paints[(paints.indexOf(this.board.values[cell]) + 1) % paints.length];
  }

  /** Pick up a piece; its targets are known now, or once Python has answered. */
  #pickUpPiece(cell: number) {
    if (this.#handSettings?.tokens) return this.holdPiece({ cell, moves: null });
    this.holdPiece(null);
    this.#waiting = null;
    this.#picking = true;
    this.askForMoves(cell, (moves) => this.#actOnReceivedMoves(cell, moves));
  }

  #actOnReceivedMoves(cell: number, moves: Move[]) {
    const { board } = this;
    const then = this.#waiting;
    this.#picking = false;
    this.#waiting = null;
    if (moves.length === 1 && cell < board.shape.rows * board.shape.columns) return board.sendRequest({ move: moves[0].move });
    this.holdPiece(moves.length ? { cell, moves } : null);
    if (this.held) then?.();
    else board.sendRequest({ none: true });
  }

  #dropHeld(cell: number) {
    const { board, held } = this;
    if (!held) return;
    this.holdPiece(null);
    if (held.moves) return this.requestMove(held.moves.find(({ to }) => to === board.numberInAllAreas(cell)));
    if (board.values[cell] !== board.appearance.blocked)
      board.sendRequest({ cells: [[board.numberInAllAreas(held.cell), cell + 1]] });
  }

  /** The move that leaves `left` stones in the heap, else in another heap. */
  #moveLeavingStones(moves: Move[], heap: number, left: number) {
    const here = this.board.numberInAllAreas(heap);
    const leaves = (anywhere: boolean) => ({ cells }: Move) =>
      cells.some(([cell, value]) => value === left && (anywhere || cell === here));
    return moves.find(leaves(false)) ?? moves.find(leaves(true));
  }

  /** Make a move that leaves `left` stones, or tell why there is none. */
  #requestMoveOnHeap(heap: number, left: number, find = (moves: Move[]) => this.#moveLeavingStones(moves, heap, left)) {
    const { board } = this;
    const size = board.values[heap];
    const reason = left < 0 ? "heap-too-small" : "no-such-take";
    this.askForMoves(heap, (moves) => {
      const move = find(moves);
      board.sendRequest(move ? { move: move.move } : { none: true, reason, args: { size, left, count: size - left } });
    });
  }

  tap(cell: number) {
    const { board } = this;
    emit(board, "cellclick", { cell, value: board.values[cell] });
    board.reportPointedSquare([Math.floor(cell / board.shape.columns), cell % board.shape.columns]);
    const token = board.tokenOn(cell);
    if (this.#picking && token === undefined) this.#waiting = () => this.#dropHeld(cell);
    else if (this.held && (!this.held.moves || board.targets.includes(cell))) this.#dropHeld(cell);
    else if (board.isGiven(token ?? cell)) board.sendRequest({ none: true, reason: "given-stays" });
    else if (token !== undefined) this.#pickUpPiece(token);
    else if (this.#handSettings?.type) board.typing = cell;
    else if (this.#brushValues) board.sendRequest({ cells: [[board.numberInAllAreas(cell), this.#nextPaintValue(cell)]] });
    else if (board.shape.look === "heaps" && board.values[cell] > 0) this.#requestMoveOnHeap(cell, board.values[cell] - 1);
    else if (this.#handSettings || board.shape.look || board.shape.tokens) this.#dropHeld(cell);
    else this.#pickUpPiece(cell);
  }
}

export const gestures = { pieces: PieceGestures, columns: ColumnGestures, grid: GridGestures };
