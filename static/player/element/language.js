/** Loads a player's messages in the requested language. */
/** @import { Texts } from "../../i18n/texts.js" */
import { loadTexts } from "../../i18n/texts.js";

export class Language {
  /** Null before the first messages have loaded. @type {Texts | null} */
  texts = null;
  #code;
  #boardSuffices;

  /** @param {{code: () => string, boardSuffices: () => boolean}} wanted */
  constructor({ code, boardSuffices }) {
    this.#code = code;
    this.#boardSuffices = boardSuffices;
  }

  /** @param {string} [puzzle] */
  of(puzzle) {
    return this.#boardSuffices() ? loadTexts(this.#code(), null) : this.loadAll(puzzle);
  }

  get isPartial() {
    return this.texts?.puzzle === null;
  }

  get needsMore() {
    return this.isPartial && !this.#boardSuffices();
  }

  /** All messages of a puzzle; also loaded for errors. @param {string} [puzzle] */
  loadAll(puzzle) {
    return loadTexts(this.#code(), puzzle);
  }

  /** Load the messages of a puzzle that is shown. @param {string} [puzzle] */
  async load(puzzle) {
    this.texts = await this.of(puzzle);
  }
}
