/** Shows errors, and retries on the visitor's request. */
/** @import { Appearance } from "../../checks/contract.js" */
/** @import { Texts } from "../../i18n/texts.js" */
/** @import { Fault } from "../text/error-messages.js" */
import { emit } from "../base/events.js";
import { sentenceFor } from "../text/error-messages.js";

/** @typedef {() => unknown} Retry */
/**
 * again: how to retry; texts: the messages to use; appearance: of the board that the error is about.
 * @typedef {{again: Retry | null, texts: Texts | null, appearance: Appearance | undefined}} ErrorContext
 */

export class ErrorReporter {
  /** Retries of load failures. @type {Set<Retry>} */
  #retries = new Set();

  /** @param {import("./element.js").DhadhaPlayer} player */
  constructor(player) {
    this.player = player;
  }

  get retries() {
    return [...this.#retries];
  }

  /**
   * Show an error's message, unless a listener of the "error" event prevents it.
   * @param {Fault} error
   * @param {ErrorContext} circumstances
   */
  report(error, { again, texts, appearance }) {
    const { player } = this;
    const remedy = error.again ?? (error.name === "FetchError" ? again : null);
    if (remedy) this.#retries.add(remedy);
    const message = sentenceFor(error, texts, player.lang);
    const tryAgain = remedy ? this.#tryAgain : null;
    /** @type {[string, () => void][] | undefined} */
    const choices = error.offers?.map((state) => [state, () => void player.run({ state })]);
    const notice = { text: message, isError: true, picture: error.picture, appearance, again: tryAgain, choices };
    player.progress = null;
    player.notice = emit(player, "error", { error, message, again: tryAgain }) ? notice : null;
  }

  #tryAgain = () => {
    const { retries } = this;
    this.clear();
    for (const act of retries) act();
  };

  /** Clear errors before another request. */
  clear() {
    this.#retries.clear();
    this.player.notice = null;
  }

  /** Keep the present error while `show` shows something else. @param {() => Promise<unknown>} show */
  async preserveDuring(show) {
    const { notice } = this.player;
    const { retries } = this;
    await show();
    for (const each of retries) this.#retries.add(each);
    this.player.notice = notice;
  }
}
