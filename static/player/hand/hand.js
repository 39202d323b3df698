/**
 * The state of manual play. Python, or the preset, supplies the permitted moves, or any change is permitted; this
 * class only applies them.
 */

const THOUGHT = 450; // milliseconds; the minimum duration of a computer's move, to be visible

/** @import {Advice, Assessment, CellValue, Distance, Move, Values} from "../../checks/contract.js" */
/** @import {HandRequest} from "../board/types.js" */

/**
 * A manually played board. state: its text, null until known; assessment: Python's, once received; past: the boards
 * before it; by: the player who made it; move: the name of the move to it; advice: a hint, if requested; distance: the
 * known bounds of its distance to the goal; asking: the pending request.
 * @typedef {object} HandBoard
 * @property {number[]} values
 * @property {string | null} state
 * @property {Assessment | null} assessment
 * @property {HandBoard[]} past
 * @property {"" | "visitor" | "computer"} by
 * @property {string} [move]
 * @property {Advice | null} advice
 * @property {Distance | null} [distance]
 * @property {Promise<Assessment> | null} [asking]
 */

/**
 * What a Hand acts on. rules: how many players move in turns, and whether Python can compute distances; values: of the
 * visible board; movesAtRest: its baked moves, or null; inquire: asks Python; refuse: called for an invalid move;
 * changed: called for each change; measured: called when a distance improves; moved: called once for every move or
 * undo, when the state after it is known.
 * @typedef {object} Host
 * @property {() => {players: number, measures: boolean}} rules
 * @property {() => Values} values
 * @property {() => Move[] | null} movesAtRest
 * @property {(question: string, values: number[], more?: object) => Promise<any>} inquire
 * @property {(reason?: string, args?: Record<string, number>) => void} refuse
 * @property {() => void} changed
 * @property {() => void} measured
 * @property {(state: string | null) => void} moved
 */

export class Hand {
  /** The manually played board, null while the trace's board is shown. @type {HandBoard | null} */
  now = null;
  /** The computer's strength in a game; "" without a computer opponent. @type {"perfect" | "beatable" | ""} */
  opponent = "perfect";
  thinking = false;
  /** @type {Promise<unknown>} */
  #turn = Promise.resolve();
  /** Incremented when anything else changes the board; answers to older requests are then dropped. */
  #age = 0;
  #isMeasuring = false;

  /** @param {Host} host */
  constructor(host) {
    this.host = host;
  }

  /**
   * Handle a board's request: `movesOf` asks for the moves of a cell; `cell`, `key` and `move` make one, and where no
   * move has a key, `keyless` is called; `none` reports an invalid move; `begun` reports that typing has started;
   * `cells` writes values without a check.
   * @param {HandRequest} request @returns {Promise<unknown>}
   */
  request(request) {
    if ("begun" in request) return Promise.resolve(this.host.changed());
    if ("none" in request) return Promise.resolve(this.host.refuse(request.reason, request.args));
    return this.#inTurn(async () => ("cells" in request ? this.#write(request.cells) : this.#serve(request)));
  }

  /** Ask Python for a hint. */
  hint() {
    return this.#inTurn(async () => {
      const age = this.#age;
      const board = this.now ?? this.#atRest();
      const advice = await this.host.inquire("advice", board.values);
      await this.#assess(board);
      if (age !== this.#age) return;
      this.now = Object.assign(board, { advice });
      this.host.changed();
      this.#measure();
    });
  }

  /** Start manual play of the visible board and request its moves. */
  survey() {
    return this.#inTurn(() => this.#assess((this.now ??= this.#atRest())));
  }

  /** Let the computer make the next move. */
  computer() {
    return this.#inTurn(() => this.#reply(this.opponent || "perfect"));
  }

  /** The state of the manually played board, once Python has answered; null without one. */
  async state() {
    return this.now && (await this.#assess(this.now)).state;
  }

  /** Undo the last move; in a game against the computer both last moves. */
  undo() {
    if (!this.now) return;
    const { past, by } = this.now;
    this.backTo(by === "computer" && past.length > 1 ? past.at(-2) : past.at(-1));
  }

  /** Undo all moves after a board. @param {HandBoard} [board] */
  backTo(board) {
    this.end();
    this.now = board?.past.length ? board : null;
    this.host.changed();
    if (this.now) this.#setState(this.now, this.now.state, true);
    else this.host.moved(null);
    this.#measure();
  }

  /** Another board is shown. */
  end() {
    this.#age += 1;
    this.now = null;
  }

  /** @template T @param {() => Promise<T>} act @returns {Promise<T>} */
  #inTurn(act) {
    const done = this.#turn.then(act);
    this.#turn = done.catch(() => {});
    return done;
  }

  /** @returns {HandBoard} */
  #atRest() {
    return { values: [...this.host.values()], state: null, assessment: null, past: [], by: "", advice: null };
  }

  /** @param {Exclude<HandRequest, {none: true} | {begun: true} | {cells: CellValue[]}>} request */
  async #serve(request) {
    const age = this.#age;
    const moves = await this.#moves();
    if (age !== this.#age) return;
    if ("movesOf" in request) return request.then(moves.filter(({ cell }) => cell === request.movesOf));
    const move = moves.find(
      "move" in request
        ? ({ move }) => move === request.move
        : "key" in request
          ? ({ key }) => key === request.key
          : ({ cell }) => cell === request.cell,
    );
    if (move) await this.#write(move.cells, move.state, "visitor", move.move);
    else if ("key" in request && !moves.some(({ key }) => key)) request.keyless?.();
    else if (!("key" in request)) this.host.refuse();
  }

  /** @returns {Promise<Move[]>} */
  async #moves() {
    if (this.now) return (await this.#assess(this.now)).moves;
    return this.host.movesAtRest() ?? (await this.host.inquire("moves", [...this.host.values()])).moves;
  }

  /** Request Python's assessment of a board, once; it may change other cells. @param {HandBoard} board */
  #assess(board) {
    board.asking ??= this.#ask(board).catch((error) => {
      board.asking = null;
      throw error;
    });
    return board.asking;
  }

  /** @param {HandBoard} board @returns {Promise<Assessment>} */
  async #ask(board) {
    const assessment = await this.host.inquire("moves", board.values);
    board.assessment = assessment;
    for (const [cell, value] of assessment.status_message.cells ?? []) board.values[cell] = value;
    if (this.now === board) this.host.changed();
    this.#setState(board, assessment.state);
    return assessment;
  }

  /**
   * Report the state of a board, once; with `again` also when the board returns.
   * @param {HandBoard} board @param {string | null} state
   */
  #setState(board, state, again = false) {
    const news = board.state === null || again;
    board.state ??= state;
    if (news && board.state !== null && board.past.length && this.now === board) this.host.moved(board.state);
  }

  /**
   * @param {CellValue[]} cells @param {string | null} state the state after it, if that is known
   * @param {"visitor" | "computer"} by @param {string} move
   */
  async #write(cells, state = null, by = "visitor", move = "") {
    const before = this.now ?? this.#atRest();
    const values = [...before.values];
    for (const [cell, value] of cells) values[cell] = value;
    /** @type {HandBoard} */
    const board = { values, state: null, assessment: null, past: [...before.past, before], by, move, advice: null };
    this.now = board;
    this.host.changed();
    this.#setState(board, state);
    const age = this.#age;
    const asked = this.#assess(board);
    this.#measure();
    const replies = this.host.rules().players > 1 && by === "visitor" && this.opponent;
    if (!replies) asked.catch(() => {}); // asked again when needed
    else if (!(await asked).outcome && age === this.#age) await this.#reply(replies);
  }

  /** @param {"perfect" | "beatable"} level */
  async #reply(level) {
    const age = this.#age;
    const board = this.now ?? this.#atRest();
    this.thinking = true;
    this.host.changed();
    try {
      const seed = Math.floor(Math.random() * 1e9);
      const [move] = await Promise.all([
        this.host.inquire("reply", board.values, { level, seed }),
        new Promise((resolve) => setTimeout(resolve, THOUGHT)),
      ]);
      if (move && age === this.#age) await this.#write(move.cells, move.state, "computer", move.move);
    } finally {
      this.thinking = false;
      this.host.changed();
    }
  }

  /** Request distances from Python, the visible board first, until all are exact. */
  async #measure() {
    if (this.#isMeasuring || !this.host.rules().measures) return;
    this.#isMeasuring = true;
    const next = () => this.now && [this.now, ...this.now.past.toReversed()].find(({ distance }) => !distance?.over);
    try {
      for (let board = next(); board; board = next()) {
        board.distance = await this.host.inquire("distance", board.values);
        this.host.measured();
      }
    } catch {
      // the next move retries, and reports the error
    } finally {
      this.#isMeasuring = false;
    }
  }
}
