/** Manual play on a player's board. */
/** @import { HandRequest } from "../board/types.js" */
import { importLate } from "../../files/late-import.js";
import { emit } from "../base/events.js";
import { findPuzzle } from "../catalogue/puzzle-registry.js";
import { bakedRunFor } from "../catalogue/requests.js";

/** The host of Hand, whose code is loaded on first use. */
export class ManualPlayController {
  /** @type {import("../hand/hand.js").Hand | null} */
  #hand = null;

  /** @param {import("./element.js").DhadhaPlayer} player */
  constructor(player) {
    this.player = player;
  }

  get now() {
    return this.#hand?.now ?? null;
  }

  get thinking() {
    return Boolean(this.#hand?.thinking);
  }

  get opponent() {
    return this.#hand?.opponent ?? "perfect";
  }

  get players() {
    return this.player.players;
  }

  get measures() {
    return this.player.measures;
  }

  measured() {
    this.player.requestUpdate();
  }

  values() {
    return this.player.values();
  }

  /** The baked moves of the board at the start of the run; elsewhere null. */
  movesAtRest() {
    const start = this.player.trace?.header.board.values;
    const values = Array.from(this.values());
    const unmoved = values.every((value, cell) => value === start[cell]);
    return (unmoved && bakedRunFor(this.player.request ?? {})?.moves) || null;
  }

  /** Whether the known moves have keys. */
  get keyed() {
    const presets = findPuzzle(this.player.request?.puzzle)?.presets ?? [];
    const known = [this.now?.assessment, ...presets].flatMap((each) => each?.moves ?? []);
    return known.some(({ key }) => key);
  }

  /** @param {string} question @param {number[]} values @param {object} [more] */
  inquire(question, values, more) {
    return this.player.inquire(question, values, more);
  }

  noMove(reason = this.players > 1 ? "no-move-listed" : "no-move", /** @type {Record<string, number>} */ args = {}) {
    this.player.notice = { text: this.player.texts?.text(reason, args) };
  }

  handChanged() {
    this.player.notice = null;
    this.player.requestUpdate();
  }

  /** @param {string | null} state null: that of the run */
  handMoved(state) {
    emit(this.player, "boardchange", { state: state ?? this.player.request?.state });
  }

  // ---- what may be done

  async state() {
    return this.#hand?.state();
  }

  end() {
    this.#hand?.end();
  }

  /** End manual play and show the run's board. */
  putDown() {
    const { now } = this;
    this.end();
    if (now) this.handMoved(null);
  }

  undo = () => {
    this.#hand?.undo();
    if (!this.now) this.player.focusBoard();
  };

  hint = () => this.#do((hand) => hand.hint());

  /** Handle a board's event; see Hand. @param {CustomEvent<HandRequest>} event */
  onHand = ({ detail }) => this.#do((hand) => hand.request(detail));

  acts = {
    undo: this.undo,
    backTo: (/** @type {import("../hand/hand.js").HandBoard} */ board) => this.#hand?.backTo(board),
    hint: this.hint,
    solve: () => this.player.solveFromHere(),
    computer: () => this.#do((hand) => hand.computer()),
    survey: () => this.#do((hand) => hand.survey()),
    move: (/** @type {string} */ move) => this.#do((hand) => hand.request({ move })),
    opponent: async (/** @type {import("../hand/hand.js").Hand["opponent"]} */ level) => {
      (await this.#take()).opponent = level;
      this.player.requestUpdate();
    },
    again: () => {
      this.putDown();
      this.handChanged();
    },
  };

  async #take() {
    const { Hand } = await importLate(() => import("../hand/hand.js"));
    return (this.#hand ??= new Hand(this));
  }

  /** @param {(hand: import("../hand/hand.js").Hand) => Promise<unknown>} act */
  async #do(act) {
    this.player.timeline.pause();
    try {
      await act(await this.#take());
      await this.#showBoard();
    } catch (error) {
      this.player.fail(error);
    }
  }

  /** Clear what belonged to another board when a game starts, which moves the page up. */
  async #showBoard() {
    if (this.players < 2) return;
    await this.player.updateComplete;
    requestAnimationFrame(() => this.player.board?.scrollIntoView({ block: "nearest" }));
  }
}
