/** What keys and pointers do on a board: make one of the moves there are, or place pieces anywhere. */

const TAP = 0.08;
const ENOUGH = 0.35;
export const LIFTED = 0.2;
export const ARROWS = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };

/**
 * Only moves that Python allows: a key, a tap or a drag along the move makes it.
 * `press` tells whether the key was meant for the board, `grab` whether something is held; the board keeps what is held in `drag`.
 */
export class Moving {
  constructor(board) {
    this.board = board;
  }

  press(key) {
    if (!(key in ARROWS)) return false;
    this.board.ask({ key });
    return true;
  }

  grab(event) {
    const element = event.composedPath().find((node) => node.dataset?.cell);
    if (!element) return false;
    const cell = Number(element.dataset.cell);
    this.board.drag = { cell, x: event.clientX, y: event.clientY, shift: [0, 0], amount: 0, far: 0, move: null };
    this.board.ask({ grab: cell, then: (move) => this.#know(cell, move) });
    return true;
  }

  #know(cell, move) {
    const { drag } = this.board;
    if (drag?.cell === cell) this.board.drag = { ...drag, move, stuck: !move };
  }

  /** What is held slides along its move, no farther. */
  move(event) {
    const { drag, unit } = this.board;
    if (!drag.move) return;
    const [[fromRow, fromColumn], [toRow, toColumn]] = [this.board.at(drag.cell), this.board.at(drag.move.to)];
    const [down, right] = [toRow - fromRow, toColumn - fromColumn];
    const along = ((event.clientX - drag.x) * right + (event.clientY - drag.y) * down) / (unit * (right * right + down * down));
    const amount = Math.max(0, Math.min(1, along));
    this.board.drag = { ...drag, amount, far: Math.max(drag.far, Math.abs(along)), shift: [down * amount, right * amount] };
  }

  release({ cell, amount, far }) {
    const tap = far < TAP;
    if (tap) this.board.tell(cell, this.board.values[cell]);
    if (tap || amount > ENOUGH) this.board.ask({ cell });
  }
}

/** Anything goes on a board of columns: a tap places or lifts a piece, a drag carries it; so do arrow keys and Enter. */
export class Placing {
  constructor(board) {
    this.board = board;
  }

  press(key) {
    const { cursor, shape: { rows, columns } } = this.board;
    if (key === "Enter") return Boolean(cursor && (this.#toggle(...cursor), true));
    if (!(key in ARROWS)) return false;
    const [down, right] = ARROWS[key];
    const [row, column] = cursor ?? [-down, -right];
    this.board.cursor = [(row + down + rows) % rows, (column + right + columns) % columns];
    return true;
  }

  grab(event) {
    const square = this.board.squareUnder(event);
    if (!square) return false;
    this.board.cursor = null;
    this.board.drag = { cell: square[1], square, x: event.clientX, y: event.clientY, over: null };
    return true;
  }

  /** A piece follows the pointer once it has left its place a little. */
  move(event) {
    const { drag, unit, values } = this.board;
    const { square: [row, column], x, y, over } = drag;
    const [down, right] = [(event.clientY - y) / unit, (event.clientX - x) / unit];
    if (values[column] !== row + 1 || (!over && Math.hypot(down, right) < LIFTED)) return;
    this.board.drag = { ...drag, over: [row + down, column + right] };
  }

  /** On another square the piece moves there, outside the board it is lifted; a tap lifts or places. */
  release({ cell, over, square }, event) {
    const { blank } = this.board.dress;
    const target = this.board.squareUnder(event);
    const stayed = String(target) === String(square);
    if (over && !target) this.board.ask({ cells: [[cell, blank]] });
    else if (over && !stayed) this.board.ask({ cells: [[cell, blank], [target[1], target[0] + 1]] });
    else if (stayed && !over) this.#tap(...square);
  }

  #tap(row, column) {
    this.board.tell(column, row + 1);
    this.#toggle(row, column);
  }

  /** Lift the piece that stands on a square, or place one there. */
  #toggle(row, column) {
    const { values, dress } = this.board;
    this.board.ask({ cells: [[column, values[column] === row + 1 ? dress.blank : row + 1]] });
  }
}
