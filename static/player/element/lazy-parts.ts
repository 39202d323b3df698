/** Loads the parts of a player on first use; one that fails is reported, and can be loaded again. */
import { importLate } from "../../loading/late-import.ts";
import { PLAYER, toWords } from "../catalogue/element-attributes.ts";
import { showsNoPanelButCode, panelsToShow } from "./read-attributes.ts";
import { showsCanvas } from "./player-without-controls.ts";
import type { CodeLines } from "../catalogue/source-code.ts";
import type { DhadhaPlayer as Player } from "./element.ts";

/** The controls, loaded with the first player that has controls. */
let controls: typeof import("./player-view.ts") | null = null;

export class LazyParts {
  /** The code of the run's algorithm. */
  source: CodeLines | null = null;
  /** Whose source it is. */
  #module: string | null = null;
  #hasTold = false;
  #loading = new Set<string>();
  /** The parts that wait for a retry, or for the next run. */
  #failed = new Set<string>();
  declare player: Player;

  constructor(player: Player) {
    this.player = player;
    player.addEventListener("runstart", () => this.#failed.clear());
  }

  get controls() {
    return controls;
  }

  get areAllLoaded() {
    return !this.#loading.size && !this.#failed.size;
  }

  /** Load a part on first use; `name` is that of its element, if it has one. */
  load(name: string, load: () => Promise<unknown>) {
    if (customElements.get(name) || this.#loading.has(name) || this.#failed.has(name)) return;
    const { player } = this;
    const again = () => {
      this.#failed.delete(name);
      player.requestUpdate();
    };
    const fail = (error: unknown) => {
      this.#failed.add(name);
      player.session.reportError(error, { again });
    };
    this.#loading.add(name);
    load().catch(fail).finally(() => {
      this.#loading.delete(name);
      player.requestUpdate();
    });
  }

  /** Whether everything else waits for the board, in a lazy player without a notice. */
  get isBoardFirst() {
    const { loading, content, notices, session } = this.player;
    return loading === "lazy" && !content.hasBoard && !notices.now && !session.progress;
  }

  /** Whether the board's own messages are all that is shown. */
  get #needsOnlyBoardTexts() {
    const { packages, controls, loop } = this.player;
    return !toWords(packages).length && ((controls === "none" && loop) || this.isBoardFirst);
  }

  /** The messages to show with a puzzle. */
  loadNeededTexts(puzzle?: string) {
    return this.player.loadTextsOf(this.#needsOnlyBoardTexts ? null : puzzle);
  }

  /** Load the messages in the language of the player. */
  async loadTexts() {
    const { session, puzzleId } = this.player;
    session.texts = await this.loadNeededTexts(session.request?.puzzle ?? puzzleId);
    session.requestUpdate();
  }

  /** Load them again, and report a failure. */
  async reloadTexts() {
    await this.loadTexts().catch((error) => this.player.session.reportError(error, { again: () => this.reloadTexts() }));
  }

  /** Whether panels and the glossary wait for the first answer, as the attribute `ask` says of the light form. */
  get questionsFirst() {
    const { ask, modes, session: { trace } } = this.player;
    const practice = modes?.practice;
    const isAbout = practice === undefined || modes?.awaitsPractice || practice?.isFirstAnswerDone === false;
    return isAbout && showsNoPanelButCode(this.player) && toWords(ask).length > 0 && Boolean(trace?.header.questions);
  }

  /** Whether the attribute `ask` wants questions that have not come yet. */
  get awaitsQuestions() {
    const { ask, bare, modes, session } = this.player;
    const isUndecided = modes?.practice === undefined || modes.awaitsPractice;
    const canAsk = session.canActInRun && !modes?.takeOver && Boolean(session.trace.header.questions);
    return isUndecided && !bare && toWords(ask).length > 0 && canAsk;
  }

  /** Load what the player needs as it is now. */
  loadNeeded() {
    const { player } = this;
    const { session, length } = player;
    const { isBoardFirst } = this;
    const panels = this.questionsFirst ? [] : panelsToShow(player);
    if (player.content.hasBoard && length && panels.length) {
      if (showsNoPanelButCode(player)) this.load("dhadha-code", () => importLate(() => import("../panels/code.ts")));
      else this.load("dhadha-tree", () => importLate(() => import("../panels/all-panels.ts")));
    }
    if (!isBoardFirst && length && panels.includes("code") && session.trace.header.source !== this.#module)
      this.load("source", () => this.#loadSource());
    if (session.texts?.puzzle === null && !this.#needsOnlyBoardTexts) this.load("texts", () => this.loadTexts());
    if (player.controls !== "none" && !isBoardFirst && !controls)
      this.load("stage", async () => {
        controls = await importLate(() => import("./player-view.ts"));
      });
    if (this.awaitsPace) this.load("pace", this.#loadReadingTimes);
    const { puzzle = "" } = session.request ?? {};
    if (session.playable && controls?.lacksBakedAssessments(puzzle))
      this.load("moves", () => controls!.loadBakedAssessments(puzzle));
    if (session.playable && controls && !controls.interaction.gestures && !this.questionsFirst)
      this.load("gestures", () => controls!.loadGestures());
    if ((player.content.hasBoard || player.notices.now) && !this.#hasTold) this.load("mistakes", this.#warnOfTagMistakes);
    if (showsCanvas(player)) this.load("dhadha-heat", () => importLate(() => import("../board/large-board-canvas.ts")));
  }

  /** Whether the times have not come yet by which the run is read. */
  get awaitsPace() {
    const { timeline, bare, length } = this.player;
    return timeline.speed === "reading" && !bare && length > 0 && !timeline.reading;
  }

  #loadReadingTimes = async () => {
    (await importLate(() => import("../session/keep-reading-times-current.ts"))).keepReadingTimesCurrent(this.player.session);
  };

  #warnOfTagMistakes = async () => {
    this.#hasTold = true;
    (await importLate(() => import("../catalogue/unknown-attributes.ts"))).closeTagAndWarnOfAttributes(this.player, PLAYER);
  };

  async #loadSource() {
    const { session } = this.player;
    const { puzzle, source: module } = session.trace.header;
    const { loadSource } = await importLate(() => import("../catalogue/source-code.ts"));
    const source = await loadSource(puzzle, module);
    if (session.trace.header.source === module) [this.source, this.#module] = [source, module];
  }
}
