/** The texts of a player, in the language that is asked for. */
/** @import { Texts } from "../../i18n/texts.js" */
import { loadTexts } from "../../i18n/texts.js";

export class Language {
  /** Null before the first have come. @type {Texts | null} */
  texts = null;

  /** @param {import("./element.js").DhadhaPlayer} player */
  constructor(player) {
    this.player = player;
  }

  /** A bare board that goes round and round says nothing but what it is. @param {string} [puzzle] */
  of(puzzle) {
    const { controls, loop, packages } = this.player;
    return controls === "none" && loop && !packages.length ? loadTexts(this.#code, null) : this.whole(puzzle);
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
      this.texts = await this.of(player.request?.puzzle);
      player.requestUpdate();
    } catch (error) {
      player.fail(error, { again: () => this.translate() });
    }
  }
}
