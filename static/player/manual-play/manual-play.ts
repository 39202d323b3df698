/** Manual play on a player's boards: Python, or the preset, supplies the moves, or any change is permitted. */
import { emit } from "../base/element-helpers.ts";
import { bakedRunFor } from "../catalogue/presets-and-defaults.ts";
import { firstMoves, loadFirstMoves } from "../catalogue/first-moves.ts";
import type { Answers, Assessment, CellValue, Distance, Hint, Move } from "../../validation/python-types.ts";
import type { HandRequest } from "../board/types.ts";
import type { Player } from "./player.ts";

const THOUGHT = 450; // milliseconds; the minimum duration of a computer's move, to be visible

/**
 * A manually played board. state: its text, null until known; assessment: Python's, once received; past: the boards
 * before it; by: the player who made it; move: the name of the move to it; hint: if requested; distance: the known
 * bounds of its distance to the goal; asking: the pending request.
 */
export type HandBoard = {
  values: number[];
  state: string | null;
  assessment: Assessment | null;
  past: HandBoard[];
  by: "" | "visitor" | "computer";
  move?: string;
  hint: Hint | null;
  distance?: Distance | null;
  asking?: Promise<Assessment> | null;
};

export class ManualPlay {
  /** The manually played board, null while the trace's board is shown. */
  now: HandBoard | null = null;
  /** The computer's strength in a game; "" without a computer opponent. */
  opponent: "perfect" | "beatable" | "" = "perfect";
  thinking = false;
  /** Whether the visitor has opened the list of all moves. */
  listsMoves = false;
  #turn: Promise<unknown> = Promise.resolve();
  /** Incremented when anything else changes the board; answers to older requests are then dropped. */
  #age = 0;
  #isMeasuring = false;
  declare player: Player;

  constructor(player: Player) {
    this.player = player;
  }

  /** The baked moves of the board at the start of the run; elsewhere null. */
  movesAtRest() {
    const { trace, request } = this.player;
    const start = trace?.header.board.values;
    const unmoved = Array.from(this.player.values()).every((value, cell) => value === start[cell]);
    const run = unmoved && bakedRunFor(request ?? {});
    return (run && this.#firstMoves[run.id]) || null;
  }

  get keyed() {
    const known = [this.now?.assessment?.moves, ...Object.values(this.#firstMoves)].flatMap((moves) => moves ?? []);
    return known.some(({ key }) => key);
  }

  get #firstMoves() {
    return firstMoves(this.player.request?.puzzle ?? "");
  }

  /** The state of the manually played board, once Python has answered; null without one. */
  async state() {
    return this.now && (await this.#assess(this.now)).state;
  }

  /** End manual play, because another board is shown. */
  end() {
    this.#age += 1;
    this.now = null;
  }

  putDown() {
    const { now } = this;
    this.end();
    if (!now) return;
    this.player.requestUpdate(); // also where the position stays the same
    this.#moved(null);
  }

  /** Undo the last move; in a game against the computer both last moves. */
  undo = () => {
    const { past = [], by } = this.now ?? {};
    if (this.now) this.backTo(past.at(by === "computer" && past.length > 1 ? -2 : -1));
  };

  /** Undo all moves after a board. */
  backTo = (board?: HandBoard) => {
    this.end();
    this.now = board?.past.length ? board : null;
    this.#changed();
    if (this.now) this.#setState(this.now, this.now.state, true);
    else this.#moved(null);
    this.#measure();
  };

  hint = () =>
    this.#inTurn(async () => {
      const age = this.#age;
      const board = this.now ?? this.#atRest();
      const hint = await this.#inquire("hint", board.values);
      await this.#assess(board);
      if (age !== this.#age) return;
      this.now = Object.assign(board, { hint });
      this.#changed();
      this.#measure();
    });

  /** Start manual play of the visible board and request its moves. */
  survey = () => this.#inTurn(() => this.#assess((this.now ??= this.#atRest())));

  computer = () => this.#inTurn(() => this.#reply(this.opponent || "perfect"));

  again = () => {
    this.putDown();
    this.#changed();
  };

  /**
   * Handle a board's request: `movesOf` asks for the moves of a cell; `cell`, `key` and `move` make one, and where no
   * move has a key, `keyless` is called; `none` reports an invalid move; `begun` reports that typing has started;
   * `cells` writes values without a check.
   */
  request(request: HandRequest) {
    if ("begun" in request) return this.#do(async () => this.#changed());
    if ("none" in request) return this.#do(async () => this.#refuse(request.reason, request.args));
    return this.#inTurn(() => ("cells" in request ? this.#write(request) : this.#serve(request)));
  }

  onHand = ({ detail }: CustomEvent<HandRequest>) => this.request(detail);

  /** Act after earlier requests. */
  #inTurn(act: () => Promise<unknown>) {
    const done = this.#turn.then(act);
    this.#turn = done.catch(() => {});
    return this.#do(() => done);
  }

  /** Act, and report failures. */
  async #do(act: () => Promise<unknown>) {
    const { player } = this;
    player.timeline.pause();
    try {
      await act();
      if (player.players < 2) return;
      await player.updateComplete; // a game that starts clears what belonged to another board, which moves the page up
      requestAnimationFrame(() => player.board?.scrollIntoView({ block: "nearest" }));
    } catch (error) {
      player.fail(error);
    }
  }

  #changed() {
    this.player.notices.show(null);
  }

  /** Report an invalid move. */
  #refuse(reason: string = this.player.players > 1 ? "no-move-listed" : "no-move", args = {}) {
    this.player.notices.say(this.player.texts?.text(reason, args));
  }

  /** Report every move or undo, once the state after it is known. `state` null: that of the run. */
  #moved(state: string | null) {
    emit(this.player, "boardchange", { state: state ?? this.player.request?.state });
  }

  /** Ask Python a question about a board with `values`. */
  #inquire<Question extends keyof Answers>(question: Question, values: number[], more = {}) {
    const { request, trace } = this.player;
    const board = trace && { ...trace.header.board, values: [] };
    const { algorithm, options } = request ?? {};
    return this.player.query(question, { algorithm, options, values, board, ...more });
  }

  #atRest(): HandBoard {
    return { values: [...this.player.values()], state: null, assessment: null, past: [], by: "", hint: null };
  }

  async #serve(request: Exclude<HandRequest, { none: true } | { begun: true } | { cells: CellValue[] }>) {
    const age = this.#age;
    const moves = await this.#moves();
    if (age !== this.#age) return;
    if ("movesOf" in request) return request.receive(moves.filter(({ cell }) => cell === request.movesOf));
    const move = moves.find(
      "move" in request
        ? ({ move }) => move === request.move
        : "key" in request
          ? ({ key }) => key === request.key
          : ({ cell }) => cell === request.cell,
    );
    if (move) await this.#write(move);
    else if ("key" in request && !moves.some(({ key }) => key)) request.keyless?.();
    else if (!("key" in request)) this.#refuse();
  }

  async #moves(): Promise<Move[]> {
    if (this.now) return (await this.#assess(this.now)).moves;
    await loadFirstMoves(this.player.request?.puzzle ?? "").catch(() => {}); // the player tells it; Python knows them
    return this.movesAtRest() ?? (await this.#inquire("moves", [...this.player.values()])).moves;
  }

  /** Request Python's assessment of a board, once; it may change other cells. */
  #assess(board: HandBoard) {
    board.asking ??= this.#ask(board).catch((error) => {
      board.asking = null;
      throw error;
    });
    return board.asking;
  }

  async #ask(board: HandBoard): Promise<Assessment> {
    const assessment = await this.#inquire("moves", board.values);
    board.assessment = assessment;
    for (const [cell, value] of assessment.status_message.cells ?? []) board.values[cell] = value;
    if (this.now === board) this.#changed();
    this.#setState(board, assessment.state);
    return assessment;
  }

  /** Tell a board's state once, and with `again` also when the board returns. */
  #setState(board: HandBoard, state: string | null, again = false) {
    const news = board.state === null || again;
    board.state ??= state;
    if (news && board.state !== null && board.past.length && this.now === board) this.#moved(board.state);
  }

  async #write(
    { cells, state, move = "" }: Pick<Move, "cells"> & Partial<Move>,
    by: "visitor" | "computer" = "visitor",
  ) {
    const before = this.now ?? this.#atRest();
    const values = [...before.values];
    for (const [cell, value] of cells) values[cell] = value;
    const board: HandBoard = {
      values, state: null, assessment: null, past: [...before.past, before], by, move, hint: null,
    };
    this.now = board;
    this.#changed();
    this.#setState(board, state ?? null);
    const age = this.#age;
    const asked = this.#assess(board);
    this.#measure();
    const replies = this.player.players > 1 && by === "visitor" && this.opponent;
    if (!replies) asked.catch(() => {}); // asked again when needed
    else if (!(await asked).outcome && age === this.#age) await this.#reply(replies);
  }

  async #reply(level: "perfect" | "beatable") {
    const age = this.#age;
    const board = this.now ?? this.#atRest();
    this.thinking = true;
    this.#changed();
    try {
      const seed = Math.floor(Math.random() * 1e9);
      const [move] = await Promise.all([
        this.#inquire("reply", board.values, { level, seed }),
        new Promise((resolve) => setTimeout(resolve, THOUGHT)),
      ]);
      if (move && age === this.#age) await this.#write(move, "computer");
    } finally {
      this.thinking = false;
      this.#changed();
    }
  }

  /** Request distances from Python, the visible board first, until all are exact. */
  async #measure() {
    if (this.#isMeasuring || !this.player.hasDistance) return;
    this.#isMeasuring = true;
    const next = () => this.now && [this.now, ...this.now.past.toReversed()].find(({ distance }) => !distance?.over);
    try {
      for (let board = next(); board; board = next()) {
        board.distance = await this.#inquire("distance", board.values);
        this.player.requestUpdate();
      }
    } catch {
      // the next move retries, and reports the error
    } finally {
      this.#isMeasuring = false;
    }
  }
}
