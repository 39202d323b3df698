/** Moves by hand: what may be moved comes from Python, or with the preset; here it is only carried out. */

/**
 * host: `values()` the board shown, `movesAtRest()` the moves baked for it or null,
 * `ask(question, args)` Python, `handChanged(state)` after every move or undo.
 */
export class Hand {
  /** {values, state, moves, past} while the board is other than the trace's, else null. */
  now = null;
  #turn = Promise.resolve();

  constructor(host) {
    this.host = host;
  }

  /** What the board asks for: {grab: cell, then} wants to know the move of a cell; {cell} or {key} makes it. */
  want(wish) {
    const done = this.#turn.then(() => this.#serve(wish));
    this.#turn = done.catch(() => {});
    return done;
  }

  undo() {
    const before = this.now.past.at(-1);
    this.now = before.state === null ? null : before;
    this.host.handChanged(before.state);
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
    else if (move) this.#make(move);
  }

  async #moves() {
    if (this.now) return (this.now.moves ??= await this.#ask(this.now.values));
    return this.host.movesAtRest() ?? this.#ask(this.host.values());
  }

  async #ask(values) {
    return (await this.host.ask("moves", { values })).moves;
  }

  #make(move) {
    const before = this.now ?? { values: this.host.values(), state: null, moves: null, past: [] };
    const values = [...before.values];
    for (const [cell, value] of move.cells) values[cell] = value;
    this.now = { values, state: move.state, moves: null, past: [...before.past, before] };
    this.host.handChanged(move.state);
    this.#moves().catch(() => {}); // asked again when needed
  }
}
