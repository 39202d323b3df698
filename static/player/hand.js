/** Moves by hand: what may be moved comes from Python, or with the preset, or is anything; here it is only carried out. */

/**
 * host: `values()` the board shown, `movesAtRest()` the moves baked for it or null,
 * `ask(question, args)` Python, `handChanged(state)` after every move or undo, once the state is known.
 */
export class Hand {
  /** {values, told, past} while the board is other than the trace's, else null; told: Python's {state, moves, remark}, or null. */
  now = null;
  #turn = Promise.resolve();

  constructor(host) {
    this.host = host;
  }

  /**
   * What the board asks for: {grab: cell, then} wants to know the move of a cell; {cell} or {key} makes it;
   * {cells} writes values without asking.
   */
  want(wish) {
    const done = this.#turn.then(() => (wish.cells ? this.#write(wish.cells) : this.#serve(wish)));
    this.#turn = done.catch(() => {});
    return done;
  }

  /** The state of the board in the hand, as soon as Python has told it. */
  async state() {
    return (await this.#tell(this.now)).state;
  }

  undo() {
    const before = this.now.past.at(-1);
    this.now = before.past.length ? before : null;
    this.host.handChanged(this.now?.told?.state ?? null);
  }

  end() {
    this.now = null;
  }

  async #serve({ grab, then, cell, key }) {
    const { now } = this;
    const moves = await this.#moves();
    if (this.now !== now) return;
    const move = moves.find((candidate) => (key ? candidate.key === key : candidate.cell === (grab ?? cell)));
    if (then) then(move);
    else if (move) this.#write(move.cells, move.state);
  }

  async #moves() {
    if (this.now) return (await this.#tell(this.now)).moves;
    return this.host.movesAtRest() ?? (await this.host.ask("moves", { values: [...this.host.values()] })).moves;
  }

  /** What Python says about a board, asked once. */
  #tell(board) {
    board.telling ??= this.host.ask("moves", { values: board.values }).then((told) => {
      board.told = told;
      if (this.now === board) this.host.handChanged(told.state);
      return told;
    }).catch((error) => {
      board.telling = null;
      throw error;
    });
    return board.telling;
  }

  /** @param {string | null} state the state after it, if that is known */
  #write(cells, state = null) {
    const before = this.now ?? { values: [...this.host.values()], told: null, past: [] };
    const values = [...before.values];
    for (const [cell, value] of cells) values[cell] = value;
    const board = (this.now = { values, told: null, past: [...before.past, before] });
    this.host.handChanged(state);
    this.#tell(board).catch(() => {}); // asked again when needed
  }
}
