/** Manual play on a player's board. */
/** @import { HandRequest } from "../board/types.js" */
import { importLate } from "../../files/late-import.js";
import { emit } from "../base/events.js";
import { findPuzzle } from "../catalogue/puzzle-registry.js";
import { bakedRunFor } from "../catalogue/requests.js";

/** @typedef {import("../hand/hand.js").Hand} Hand */
/**
 * What manual play uses of its player.
 * @typedef {Pick<import("./element.js").DhadhaPlayer, "board" | "fail" | "focusBoard" | "inquire" | "measures" |
 * "players" | "request" | "solveFromHere" | "texts" | "timeline" | "trace" | "values"> &
 * import("lit").LitElement} Player
 */

/** The host of a Hand, whose code is loaded on first use. */
export class ManualPlay {
  /** @type {Hand | null} */
  #hand = null;
  #player;
  #notices;
  /** Whether the visitor has opened the list of all moves. */
  listsMoves = false;

  /** @param {Player} player @param {import("../controls/notices.js").Notices} notices */
  constructor(player, notices) {
    this.#player = player;
    this.#notices = notices;
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

  /** The baked moves of the board at the start of the run; elsewhere null. */
  movesAtRest() {
    const start = this.#player.trace?.header.board.values;
    const values = Array.from(this.#player.values());
    const unmoved = values.every((value, cell) => value === start[cell]);
    return (unmoved && bakedRunFor(this.#player.request ?? {})?.moves) || null;
  }

  /** Whether the known moves have keys. */
  get keyed() {
    const presets = findPuzzle(this.#player.request?.puzzle)?.presets ?? [];
    const known = [this.now?.assessment, ...presets].flatMap((each) => each?.moves ?? []);
    return known.some(({ key }) => key);
  }

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
    if (now) this.#moved(null);
  }

  undo = () => {
    this.#hand?.undo();
    if (!this.now) this.#player.focusBoard();
  };

  hint = () => this.#do((hand) => hand.hint());

  /** Handle a board's event; see Hand. @param {CustomEvent<HandRequest>} event */
  onHand = ({ detail }) => this.#do((hand) => hand.request(detail));

  acts = {
    undo: this.undo,
    backTo: (/** @type {import("../hand/hand.js").HandBoard} */ board) => this.#hand?.backTo(board),
    hint: this.hint,
    solve: () => this.#player.solveFromHere(),
    computer: () => this.#do((hand) => hand.computer()),
    survey: () => this.#do((hand) => hand.survey()),
    move: (/** @type {string} */ move) => this.#do((hand) => hand.request({ move })),
    opponent: async (/** @type {Hand["opponent"]} */ level) => {
      (await this.#take()).opponent = level;
      this.#player.requestUpdate();
    },
    again: () => {
      this.putDown();
      this.#notices.show(null);
    },
  };

  async #take() {
    const { Hand } = await importLate(() => import("../hand/hand.js"));
    const player = this.#player;
    return (this.#hand ??= new Hand({
      rules: () => player,
      values: () => player.values(),
      movesAtRest: () => this.movesAtRest(),
      inquire: (...question) => player.inquire(...question),
      refuse: (reason = player.players > 1 ? "no-move-listed" : "no-move", args = {}) =>
        this.#notices.say(player.texts?.text(reason, args)),
      changed: () => this.#notices.show(null),
      measured: () => player.requestUpdate(),
      moved: (state) => this.#moved(state),
    }));
  }

  /** @param {string | null} state null: that of the run */
  #moved(state) {
    emit(this.#player, "boardchange", { state: state ?? this.#player.request?.state });
  }

  /** @param {(hand: Hand) => Promise<unknown>} act */
  async #do(act) {
    this.#player.timeline.pause();
    try {
      await act(await this.#take());
      await this.#showBoard();
    } catch (error) {
      this.#player.fail(error);
    }
  }

  /** Clear what belonged to another board when a game starts, which moves the page up. */
  async #showBoard() {
    if (this.#player.players < 2) return;
    await this.#player.updateComplete;
    requestAnimationFrame(() => this.#player.board?.scrollIntoView({ block: "nearest" }));
  }
}
