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

  /**
   * A bare board that goes round and round says nothing of its puzzle.
   * @param {string} [puzzle]
   * @returns {Promise<Texts>}
   */
  of(puzzle) {
    const { lang, controls, loop } = this.player;
    return loadTexts(lang || document.documentElement.lang, controls === "none" && loop ? "" : puzzle);
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
