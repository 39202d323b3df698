/** Loads a player's messages in the requested language. */
/** @import { Texts } from "../../i18n/texts.js" */
import { loadTexts } from "../../i18n/texts.js";

export class Language {
  /** Null before the first have come. @type {Texts | null} */
  texts = null;

  /** @param {import("./element.js").DhadhaPlayer} player */
  constructor(player) {
    this.player = player;
  }

  /** @param {string} [puzzle] */
  of(puzzle) {
    return this.#boardAlone ? loadTexts(this.#code, null) : this.whole(puzzle);
  }

  /** A bare board that goes round and round says nothing but what it is, nor does one that others wait for. */
  get #boardAlone() {
    const { controls, loop, packages, boardOnly } = this.player;
    return !packages.length && ((controls === "none" && loop) || boardOnly);
  }

  /** Whether only what a board says of itself can be said. */
  get isPartial() {
    return this.texts?.puzzle === null;
  }

  /** Whether there is more to say than that. */
  get isWanting() {
    return this.isPartial && !this.#boardAlone;
  }

  /** All that there is to say, also when something went wrong. @param {string} [puzzle] */
  whole(puzzle) {
    return loadTexts(this.#code, puzzle);
  }

  get #code() {
    return this.player.lang || document.documentElement.lang;
  }

  /** Until a run is shown, the texts are those of the puzzle that is asked for. */
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

  /** All that can be said of the run that is shown. */
  async complete() {
    this.texts = await this.of(this.player.request?.puzzle);
  }
}
