/** A board in the visitor's hand: what may be done comes from Python, or with the preset, or is anything; here it is only carried out. */

const THOUGHT = 450; // milliseconds that a computer's answer takes at least, to be seen

/**
 * host: `values()` the board shown, `movesAtRest()` the moves baked for it or null, `players` how many move in turns,
 * `inquire(question, values, more)` Python, `noMove()` when what was wished is no move, `handChanged()` when there is something else to show,
 * `handMoved(state)` once for every move or undo, as soon as the state after it is known.
 */
export class Hand {
  /**
   * {values, state, told, past, by, advice} while the board is other than the trace's, else null. state: as a text, null until it is known; told: Python's {state,
   * moves, remark, outcome}, or null; past: the boards before it; by: who made it, "visitor" or "computer"; move: the name of the computer's; advice: Python's, if it was asked for.
   */
  now = null;
  /** How the computer answers in a game: "perfect", "beatable", or "" when it does not. */
  opponent = "perfect";
  thinking = false;
  #turn = Promise.resolve();
  /** Goes up when what is shown changes otherwise than by the hand: what Python answers to an older board is not wanted then. */
  #age = 0;

  constructor(host) {
    this.host = host;
  }

  /**
   * What the board asks for: {grab: cell, then} wants to know the move of a cell, {movesOf: cell, then} all of them; {cell}, {key} or
   * {move: name} makes one; {none, reason, args} finds that there is no such move; {cells} writes values without asking.
   */
  want(wish) {
    if (wish.none) return Promise.resolve(this.host.noMove(wish.reason, wish.args));
    return this.#inTurn(() => (wish.cells ? this.#write(wish.cells) : this.#serve(wish)));
  }

  /** Ask Python what to do next. */
  hint() {
    return this.#inTurn(async () => {
      const age = this.#age;
      const board = this.now ?? this.#atRest();
      const advice = await this.host.inquire("advice", board.values);
      await this.#tell(board);
      if (age !== this.#age) return;
      this.now = Object.assign(board, { advice });
      this.host.handChanged();
    });
  }

  /** Take the board as it stands into the hand, to learn its moves. */
  survey() {
    return this.#inTurn(() => this.#tell((this.now ??= this.#atRest())));
  }

  /** Let the computer make the next move. */
  computer() {
    return this.#inTurn(() => this.#reply(this.opponent || "perfect"));
  }

  /** The state of the board in the hand, as soon as Python has told it. */
  async state() {
    return (await this.#tell(this.now)).state;
  }

  /** Take back the last move; in a game against the computer both. */
  undo() {
    const { past, by } = this.now;
    const before = by === "computer" && past.length > 1 ? past.at(-2) : past.at(-1);
    this.end();
    this.now = before?.past.length ? before : null;
    this.host.handChanged();
    if (this.now) this.#knows(this.now, this.now.state, true);
    else this.host.handMoved(null);
  }

  /** Another board is shown. */
  end() {
    this.#age += 1;
    this.now = null;
  }

  #inTurn(act) {
    const done = this.#turn.then(act);
    this.#turn = done.catch(() => {});
    return done;
  }

  #atRest() {
    return { values: [...this.host.values()], state: null, told: null, past: [], by: "", advice: null };
  }

  async #serve({ grab, movesOf, then, cell, key, move: name }) {
    const age = this.#age;
    const moves = await this.#moves();
    if (age !== this.#age) return;
    if (movesOf !== undefined) return then(moves.filter((candidate) => candidate.cell === movesOf));
    const move = moves.find((candidate) => (name ? candidate.move === name : key ? candidate.key === key : candidate.cell === (grab ?? cell)));
    if (then) then(move);
    else if (move) await this.#write(move.cells, move.state);
    else if (name) this.host.noMove();
  }

  async #moves() {
    if (this.now) return (await this.#tell(this.now)).moves;
    return this.host.movesAtRest() ?? (await this.host.inquire("moves", [...this.host.values()])).moves;
  }

  /** What Python says about a board, asked once; it may know what other cells show. */
  #tell(board) {
    board.telling ??= this.host.inquire("moves", board.values).then((told) => {
      board.told = told;
      for (const [cell, value] of told.remark.cells ?? []) board.values[cell] = value;
      if (this.now === board) this.host.handChanged();
      this.#knows(board, told.state);
      return told;
    }).catch((error) => {
      board.telling = null;
      throw error;
    });
    return board.telling;
  }

  /** The state of a board is known: said once, or `again` when the board comes back. */
  #knows(board, state, again = false) {
    const news = board.state === null || again;
    board.state ??= state;
    if (news && board.state !== null && board.past.length && this.now === board) this.host.handMoved(board.state);
  }

  /** @param {string | null} state the state after it, if that is known */
  async #write(cells, state = null, by = "visitor", move = "") {
    const before = this.now ?? this.#atRest();
    const values = [...before.values];
    for (const [cell, value] of cells) values[cell] = value;
    const board = (this.now = { values, state: null, told: null, past: [...before.past, before], by, move, advice: null });
    this.host.handChanged();
    this.#knows(board, state);
    const age = this.#age;
    const told = this.#tell(board);
    if (this.host.players < 2 || by === "computer" || !this.opponent) told.catch(() => {}); // asked again when needed
    else if (!(await told).outcome && age === this.#age) await this.#reply(this.opponent);
  }

  async #reply(level) {
    const age = this.#age;
    const board = this.now ?? this.#atRest();
    this.thinking = true;
    this.host.handChanged();
    try {
      const seed = Math.floor(Math.random() * 1e9);
      const [move] = await Promise.all([this.host.inquire("reply", board.values, { level, seed }), new Promise((resolve) => setTimeout(resolve, THOUGHT))]);
      if (move && age === this.#age) await this.#write(move.cells, move.state, "computer", move.move);
    } finally {
      this.thinking = false;
      this.host.handChanged();
    }
  }
}
