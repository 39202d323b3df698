/** Loads a player's messages in the requested language. */
/** @import { Texts } from "../../i18n/texts.js" */
import { loadTexts } from "../../i18n/texts.js";

export class Language {
  /** Null before the first messages have loaded. @type {Texts | null} */
  texts = null;

  /** @param {import("./element.js").DhadhaPlayer} player */
  constructor(player) {
    this.player = player;
  }

  /** @param {string} [puzzle] */
  of(puzzle) {
    return this.#boardSuffices ? loadTexts(this.#code, null) : this.loadAll(puzzle);
  }

  /** Whether the board's own messages suffice: in a bare looping player, or a lazy one whose board comes first. */
  get #boardSuffices() {
    const { controls, loop, packages, boardOnly } = this.player;
    return !packages.length && ((controls === "none" && loop) || boardOnly);
  }

  /** Whether only the board's own messages are loaded. */
  get isPartial() {
    return this.texts?.puzzle === null;
  }

  /** Whether more messages are needed. */
  get needsMore() {
    return this.isPartial && !this.#boardSuffices;
  }

  /** All messages of a puzzle; also loaded for errors. @param {string} [puzzle] */
  loadAll(puzzle) {
    return loadTexts(this.#code, puzzle);
  }

  get #code() {
    return this.player.lang || document.documentElement.lang;
  }

  /** Load the messages of the requested puzzle, until a run is shown. */
  async load() {
    this.texts ??= await this.of(this.player.named);
  }

  async translate() {
    const { player } = this;
    try {
      await this.complete();
      player.requestUpdate();
    } catch (error) {
      player.fail(error, { again: () => this.translate() });
    }
  }

  /** Load all messages of the run that is shown. */
  async complete() {
    this.texts = await this.of(this.player.request?.puzzle);
  }
}
