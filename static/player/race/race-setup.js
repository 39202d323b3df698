/** Loads what a race needs before it starts: messages, and the packages of its puzzle. */
/** @import { Texts } from "../../i18n/texts.js" */
import { importLate } from "../../files/late-import.js";
import { loadTexts } from "../../i18n/texts.js";
import { loadPuzzle } from "../catalogue/library.js";
import { words } from "../catalogue/settings.js";

export class RaceSetup {
  /** @type {Texts | null} */
  texts = null;
  /** @type {Promise<void> | null} */
  #installed = null;

  /** @param {import("./race.js").DhadhaRace} race */
  constructor(race) {
    this.race = race;
  }

  /** Packages are fetched once. @param {string} puzzle */
  async prepare(puzzle) {
    const texts = await this.speakOf(puzzle);
    await loadPuzzle(puzzle);
    const addresses = words(this.race.packages);
    try {
      if (addresses.length) await (this.#installed ??= this.#install(addresses, texts));
    } catch (error) {
      this.#installed = null;
      throw error;
    }
  }

  /** @param {string} puzzle */
  async speakOf(puzzle) {
    const { race } = this;
    const texts = (this.texts = await loadTexts(race.lang || document.documentElement.lang, puzzle));
    for (const { player } of race.lanes) player.lang = texts.language;
    race.requestUpdate();
    return texts;
  }

  /** @param {string[]} addresses @param {Texts} texts */
  async #install(addresses, texts) {
    const { race } = this;
    const { confirmInstall: agreed, installPackages } = await importLate(() => import("../catalogue/packages.js"));
    if (race.asksFirst && !(await agreed(/** @type {Parameters<typeof agreed>[0]} */ (race), addresses))) return;
    race.notice = { text: texts.text("packages-installing") };
    await installPackages(addresses);
    race.notice = null;
  }
}
