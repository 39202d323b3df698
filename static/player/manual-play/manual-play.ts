/** Manual play on a player's boards: Python, or the preset, supplies the moves, or any change is permitted. */
import { emit } from "../base/custom-elements-and-events.ts";
import { bakedRunFor } from "../catalogue/match-requests-and-presets.ts";
import { bakedAssessmentsOfPuzzle, loadBakedAssessments } from "../catalogue/baked-data.ts";
import { findAlgorithm } from "../catalogue/puzzle-registry.ts";
import { localizeArguments } from "../text/error-messages.ts";
import type { Answers, Assessment, CellValue, Hint, Mark, Move } from "../../validation/python-types.ts";
import type { HandRequest } from "../board/types.ts";
import type { HandBoard } from "../session/hand-board.ts";
import type { Session } from "../session/session.ts";

const THOUGHT = 800; // milliseconds that the computer thinks at least, to be seen
const POINTING = 500; // milliseconds for which what it will move is marked

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
/** The marks of what a move changes. */
const marksOfMove = ({ cells }: Pick<Move, "cells">) => cells.map(([cell]): Mark => [cell, "current"]);
const receiveMovesOf = (moves: Move[], { movesOf, receive }: { movesOf: number; receive: (moves: Move[]) => void }) =>
  receive(moves.filter(({ cell }) => cell === movesOf));
const randomSeed = () => Math.floor(Math.random() * 1e9);

/** How well the computer plays; "" without a computer opponent. */
type Opponent = "perfect" | "beatable" | "";

export class ManualPlay {
  opponent: Opponent = "perfect";
  thinking = false;
  /** Whether the visitor has opened the list of all moves. */
  listsMoves = false;
  #turn: Promise<unknown> = Promise.resolve();
  #isMeasuring = false;
  declare session: Session;

  constructor(session: Session) {
    this.session = session;
  }

  /** The baked moves of the board at the start of the run; elsewhere null. */
  bakedFirstMoves() {
    const { trace, request } = this.session;
    const start = trace?.header.board.values;
    const unmoved = Array.from(this.session.values()).every((value, cell) => value === start[cell]);
    return unmoved ? this.#knownAssessment(request?.state)?.moves ?? null : null;
  }

  /** The moves of the visible board; null if these are not known yet. */
  get knownMoves() {
    return this.session.hand?.assessment?.moves ?? this.bakedFirstMoves();
  }

  /** What the build knows of a state, on the board of an example. */
  #knownAssessment(state?: string | null) {
    const run = bakedRunFor(this.session.request ?? {});
    return run && typeof state === "string" ? bakedAssessmentsOfPuzzle(this.session.request!.puzzle)[run.id]?.[state] : undefined;
  }

  get hasKeyedMoves() {
    const boards = Object.values(bakedAssessmentsOfPuzzle(this.session.request?.puzzle ?? "")).flatMap(Object.values);
    const moves = [this.session.hand?.assessment?.moves ?? [], ...boards.map((board) => board.moves)];
    return moves.flat().some(({ key }) => key);
  }

  /** Whether what Python says of a board would answer the task. */
  get hidesAnswers() {
    return this.session.task.startsWith("runs");
  }

  get hasHints() {
    const { playable, puzzleDescription } = this.session;
    return playable && !this.hidesAnswers && Boolean(puzzleDescription?.has_hints);
  }

  /** Undo the last move; in a game against the computer both last moves. */
  undo = () => {
    const { past = [], by } = this.session.hand ?? {};
    if (this.session.hand) this.undoTo(past.at(by === "computer" && past.length > 1 ? -2 : -1));
  };

  /** Undo all moves after a board; that of a game stays in play, with a hint. */
  undoTo = (board?: HandBoard, hint: Hint | null = null) => {
    const { session } = this;
    if (session.playerCount > 1) return void this.#actAndReport(() => this.#resumeGameFrom(board ?? session.hand!, hint));
    if (!board?.past.length) session.endManualPlay();
    else session.hand = board;
    this.#clearNotice();
    if (session.hand) this.#announceState(session.hand, session.hand.state, true);
    this.#measureDistances();
  };

  /** Tell the rule that leads to the best moves, if there is a message for it, and when asked again the moves. */
  giveHint = () =>
    this.#actInTurn(async () => {
      const isShown = this.#makeStillShownCheck();
      const board = this.#boardInPlay;
      const hint = board.withheld ?? (await this.#askPython("hint", board.values));
      await board.assess();
      if (!isShown()) return;
      const hasRule = !board.withheld && this.session.texts.has(`rule-${hint.reason?.split(" ")[0]}`);
      this.session.hand = Object.assign(board, hasRule ? { withheld: hint } : { hint });
      this.#clearNotice();
      this.#measureDistances();
    });

  /** Start a game on the visible board. */
  startGame = () => this.#actInTurn(() => this.#resumeGameFrom(this.#boardInPlay));

  playComputerMove = () => this.#actInTurn(() => this.#playComputerReply(this.opponent || "perfect"));

  /** Play from the first board again. */
  playAgain = (computerBegins: boolean) =>
    this.#actInTurn(async () => {
      await this.#resumeGameFrom(this.#boardInPlay.past[0] ?? this.#boardInPlay);
      if (computerBegins) await this.#playComputerReply(this.opponent || "perfect");
    });

  /** Play on a harder board, against a computer without mistakes. */
  playHarder = () =>
    this.#actInTurn(async () => {
      const { session } = this;
      this.opponent &&= "perfect";
      const isShown = this.#makeStillShownCheck();
      const { values } = this.#boardInPlay.past[0] ?? this.#boardInPlay;
      const state = await this.#askPython("harder_game", values, { seed: randomSeed() });
      const { kind } = findAlgorithm(session.request ?? {}) ?? {};
      const algorithm = session.puzzleDescription?.algorithms.find((each) => each.kind === kind)?.id;
      if (isShown() && (await session.run({ state, algorithm }, { play: false }))) await this.#resumeGameFrom(this.#boardInPlay);
    });

  endGame = () => {
    this.session.endManualPlay();
    this.#clearNotice();
  };

  /**
   * Handle a board's request: `movesOf` asks for the moves of a cell, of those `known` at once; `cell`, `key` and `move`
   * make one, and where no move has a key, `keyless` is called; `none` reports an invalid move; `begun` reports that
   * typing has started; `cells` writes values without a check.
   */
  handleRequest(request: HandRequest) {
    if ("begun" in request) return this.#actAndReport(async () => this.#clearNotice());
    if ("none" in request) return this.#actAndReport(async () => this.#reportInvalidMove(request.reason, request.args));
    if ("cells" in request && this.#drawsWallsInTask(request.cells))
      return this.#actAndReport(async () => this.#reportInvalidMove("walls-stay"));
    if ("movesOf" in request && request.known) return receiveMovesOf(this.knownMoves ?? [], request);
    return this.#actInTurn(() => ("cells" in request ? this.#changeBoard(request) : this.#serveMoveRequest(request)));
  }

  /** Whether new walls are drawn in a task that permits none. */
  #drawsWallsInTask(cells: CellValue[]) {
    const { task, appearance: { blocked } = {} } = this.session;
    const values = this.session.values();
    return task === "runs" && cells.some(([cell, value]) => value === blocked && values[cell] !== blocked);
  }

  onHandRequest = ({ detail }: CustomEvent<HandRequest>) => this.handleRequest(detail);

  /** Act after earlier requests. */
  #actInTurn(act: () => Promise<unknown>) {
    const done = this.#turn.then(act);
    this.#turn = done.catch(() => {});
    return this.#actAndReport(() => done);
  }

  /** Act, and report failures. */
  async #actAndReport(act: () => Promise<unknown>) {
    const { session } = this;
    session.timeline.pause();
    try {
      await act();
      if (session.playerCount > 1) session.fireEvent("turn");
    } catch (error) {
      session.reportError(error);
    }
  }

  #clearNotice() {
    this.session.notices.show(null);
  }

  /** Report an invalid move. */
  #reportInvalidMove(reason?: string, args = {}) {
    const { hand, playerCount, notices, texts, trace } = this.session;
    const told = reason ?? (hand && playerCount > 1 ? "no-move-listed" : "no-move");
    const text = texts?.text(told, localizeArguments({ ...trace?.header.rule, ...args }, texts));
    notices.show({ text, isRefusal: true });
  }

  /** Mark cells of the visitor's own board. */
  showMarks(marks: Mark[]) {
    const board = this.#boardInPlay;
    this.session.hand = Object.assign(board, { hint: { marks } });
    return board.assess();
  }

  /** The board to act on: the one in play, else a new one like the run's, without the moves of freely placed pieces. */
  get #boardInPlay() {
    const { hand, trace, appearance } = this.session;
    if (hand) return hand;
    const values = [...this.session.values()];
    const isPlacedFreely = typeof appearance?.hand === "object" && appearance.hand.tokens;
    const count = isPlacedFreely ? trace.header.board.tokens?.length : 0;
    if (count) values.splice(-count, count, ...trace.board(0).values.slice(-count));
    return this.#makeHandBoard(values);
  }

  /** Let a game go on from a board. */
  async #resumeGameFrom(board: HandBoard, hint: Hint | null = null) {
    this.session.hand = Object.assign(board, { hint, withheld: undefined, marks: undefined });
    this.#clearNotice();
    this.#announceState(board, (await board.assess()).state, true);
  }

  #makeHandBoard(values: number[], more: Partial<HandBoard> = {}): HandBoard {
    let asked: Promise<Assessment> | null = null;
    const board: HandBoard = {
      values, state: null, assessment: null, past: [], by: "", hint: null, ...more,
      assess: () => (asked ??= this.#assess(board).catch((error) => {
        asked = null; // asked again when needed
        throw error;
      })),
    };
    return board;
  }

  /** Return a function that tells whether the board that is shown now is still shown. */
  #makeStillShownCheck() {
    const { hand, trace, position } = this.session;
    return () => {
      const now = this.session;
      return hand === now.hand && trace === now.trace && position === now.position;
    };
  }

  /** Ask Python a question about a board with `values`. */
  #askPython<Question extends keyof Answers>(question: Question, values: number[], more = {}) {
    const { request, trace } = this.session;
    const board = trace && { ...trace.header.board, values: [] };
    const { algorithm, options } = request ?? {};
    return this.session.query(question, { algorithm, options, values, board, ...more });
  }

  async #serveMoveRequest(request: Exclude<HandRequest, { none: true } | { begun: true } | { cells: CellValue[] }>) {
    const isShown = this.#makeStillShownCheck();
    const moves = await this.#possibleMoves();
    if (!isShown()) return;
    if ("movesOf" in request) return receiveMovesOf(moves, request);
    const move = moves.find(({ move, key, cell }) =>
      "move" in request ? move === request.move : "key" in request ? key === request.key : cell === request.cell);
    if (move) await this.#changeBoard(move);
    else if ("key" in request && !moves.some(({ key }) => key)) request.keyless?.();
    else if (!("key" in request)) this.#reportInvalidMove();
  }

  async #possibleMoves(): Promise<Move[]> {
    const { hand, request } = this.session;
    if (hand?.past.length) return (await hand.assess()).moves;
    await loadBakedAssessments(request?.puzzle ?? "").catch(() => {}); // the player tells it; Python knows them
    return this.bakedFirstMoves() ?? (await this.#boardInPlay.assess()).moves;
  }

  /** Request Python's assessment of a board, which may change other cells. */
  async #assess(board: HandBoard): Promise<Assessment> {
    const { notices } = this.session;
    const shownBefore = notices.now;
    const known = this.#knownAssessment(board.state);
    const assessment: Assessment = known && board.state !== null
      ? { ...known, state: board.state, status_message: {} } : await this.#askPython("moves", board.values);
    board.assessment = assessment;
    const { answers, cells = [] } = assessment.status_message;
    const isHidden = answers && this.hidesAnswers;
    for (const [cell, value] of cells) board.values[cell] = isHidden ? this.session.appearance?.blank ?? 0 : value;
    if (isHidden) assessment.status_message = {};
    if (this.session.hand === board && notices.now === shownBefore) this.#clearNotice(); // a later refusal stays
    this.#announceState(board, assessment.state);
    return assessment;
  }

  /** Tell a board's state once, and with `again` also when the board returns. */
  #announceState(board: HandBoard, state: string | null, again = false) {
    const news = board.state === null || again;
    board.state ??= state;
    if (news && board.state !== null && (again || board.past.length) && this.session.hand === board)
      emit(this.session.host, "boardchange", { state: board.state });
  }

  async #changeBoard(
    { cells, state, move = "", args }: Pick<Move, "cells"> & Partial<Move>, by: "visitor" | "computer" = "visitor",
  ) {
    const before = this.#boardInPlay;
    const values = [...before.values];
    for (const [cell, value] of cells) values[cell] = value;
    const marks = by === "computer" ? marksOfMove({ cells }) : undefined;
    const board = this.#makeHandBoard(values, { past: [...before.past, before], by, move, args, marks });
    this.session.hand = board;
    this.#clearNotice();
    this.#announceState(board, state ?? null);
    const asked = board.assess();
    this.#measureDistances();
    if (this.session.playerCount < 2) return void asked.catch(() => {}); // asked again when needed
    const { outcome } = await asked;
    if (this.session.hand !== board) return;
    if (outcome && this.session.task !== "by hand") await this.#findMistake(board, outcome); // it tells how to win
    else if (!outcome && by === "visitor" && this.opponent) await this.#playComputerReply(this.opponent);
  }

  /** Find the first board of a game on which its loser could have won; else the loser's first board. */
  async #findMistake(last: HandBoard, outcome: string) {
    const boards = [...last.past, last];
    const loser = (last.past.length + Number(outcome === "won")) % 2;
    let hopeless = false;
    for (let turn = loser; turn < last.past.length; turn += 2) {
      const hint = await this.#askPython("hint", boards[turn].values);
      const isMistake = hint.moves?.length && !hint.moves.includes(boards[turn + 1].move ?? "");
      if (turn === loser) hopeless = hint.moves?.length === 0;
      if (isMistake || (turn === loser && !hint.moves?.length)) last.review = { turn, hint, hopeless };
      if (isMistake) break;
    }
    this.session.requestUpdate();
  }

  async #playComputerReply(level: "perfect" | "beatable") {
    const isShown = this.#makeStillShownCheck();
    const board = this.#boardInPlay;
    this.thinking = true;
    this.#clearNotice();
    try {
      const asked = this.#askPython("reply", board.values, { level, seed: randomSeed() });
      const [move] = await Promise.all([asked, wait(THOUGHT)]);
      if (!move || !isShown()) return;
      board.marks = marksOfMove(move);
      this.session.requestUpdate();
      await wait(POINTING);
      if (isShown()) await this.#changeBoard(move, "computer");
    } finally {
      this.thinking = false;
      this.#clearNotice();
    }
  }

  /** Request distances from Python, the visible board first, until all are exact. */
  async #measureDistances() {
    const { session } = this;
    const isMeasurable = session.playable && !session.host.bare && session.puzzleDescription?.has_distance;
    if (this.#isMeasuring || !isMeasurable) return;
    this.#isMeasuring = true;
    const boards = () => (session.hand ? [session.hand, ...session.hand.past.toReversed()] : []);
    const next = () => boards().find(({ distance }) => !distance?.over);
    try {
      for (let board = next(); board; board = next()) {
        board.distance = await this.#askPython("distance", board.values);
        session.requestUpdate();
      }
    } catch {
      // the next move retries, and reports the error
    } finally {
      this.#isMeasuring = false;
    }
  }
}
