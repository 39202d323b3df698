/** Which mode a player is in, and how the visitor changes it; practice and taking over load on first use. */
import { importLate } from "../../loading/late-import.ts";
import { findBoardThatKeysActOn } from "../base/custom-elements-and-events.ts";
import { adoptStyles } from "../base/adopt-styles.ts";
import { isMotionReduced } from "../base/styles.ts";
import { dropDisallowedValuesAndWarn } from "../catalogue/author-mistakes.ts";
import { toWords } from "../catalogue/element-attributes.ts";
import { ManualPlay } from "../manual-play/manual-play.ts";
import { makeManualPlayMode } from "../modes/manual-play-mode.ts";
import { replay } from "../modes/replay-mode.ts";
import type { Mode } from "../modes/mode.ts";
import type { Practice } from "../practice/practice.ts";
import type { TakeOver } from "../take-over/performing-mode.ts";
import type { DhadhaPlayer as Player } from "./element.ts";

export class Modes {
  manualPlay: ManualPlay;
  /** The visitor's predictions; null while nothing is asked, undefined before it is known whether anything is. */
  practice: Practice | null | undefined;
  /** The visitor's decisions for the algorithm; null while the computer runs it. */
  takeOver: TakeOver | null = null;
  /** Whether the code of practice is being loaded. */
  awaitsPractice = false;
  /** The algorithm whose wrong line the visitor looks for, in place of its code. */
  debugged = "";
  /** Whether the code is shown whole, as it runs. */
  showsWholeCode = false;
  #manual: Mode;
  /** The practice that goes on where it was paused. */
  #latestPractice: Practice | null = null;
  declare player: Player;

  constructor(player: Player) {
    this.player = player;
    const { session } = player;
    this.manualPlay = new ManualPlay(session);
    this.#manual = makeManualPlayMode(this.manualPlay);
    session.addEventListener("turn", () => this.#scrollBoardIntoView());
  }

  get now(): Mode {
    if (this.player.session.hand) return this.#manual;
    return this.takeOver ?? this.practice ?? replay;
  }

  get canPractise() {
    const { session } = this.player;
    return session.canActInRun && !this.takeOver && Boolean(session.trace.header.questions);
  }

  get canTakeOver() {
    const { canActInRun, trace } = this.player.session;
    return canActInRun && Boolean(trace.header.performable);
  }

  /** Once there is a run, ask about it, or give it to the visitor, if the attribute `ask` says so. */
  practiseIfWanted() {
    const { session, bare, ask } = this.player;
    const isReady = session.texts && session.texts.puzzle !== null && !bare && this.canPractise;
    if (this.practice !== undefined || !isReady) return;
    this.practice = null;
    const kinds = session.trace.header.questions?.map(({ kind }) => kind) as string[];
    const known = ["hard", "all", "acts", ...kinds];
    const isCount = (word: string) => /^[1-9]\d?$/.test(word);
    const asked = toWords(dropDisallowedValuesAndWarn(this.player, "ask", ask, { known, allows: isCount, list: true }));
    const questions = asked.filter((word) => word !== "acts");
    if (questions.length < asked.length && this.canTakeOver) this.toggleTakeOver();
    else if (questions.length) this.togglePractice(questions.join(" "), this.player.autoplay && !isMotionReduced());
  }

  /** Start asking what comes next, or stop. `begins`: whether a question is asked at once. */
  togglePractice = async (ask?: string, begins = true) => {
    const { player } = this;
    if (this.takeOver?.run.isContinuing) return;
    this.awaitsPractice = true;
    const practising = await importLate(() => import("../practice/practice.ts"))
      .catch((error) => player.session.reportError(error, { again: () => this.togglePractice(ask, begins) }));
    this.awaitsPractice = false;
    if (!practising) return;
    adoptStyles(player, practising.questionStyle);
    const wasOn = this.practice;
    this.#endPracticeAndTakeOver();
    if (!wasOn) {
      this.practice = this.#latestPractice ??= new practising.Practice(player.session, () => this.togglePractice());
      this.practice.resume(ask, ask ? player.position : 0);
    }
    if (begins) this.practice?.goToNextQuestion();
    player.requestUpdate();
  };

  /** Let the visitor perform the algorithm from here, or give the run back. */
  toggleTakeOver = async () => {
    const { player } = this;
    const takingOver = await importLate(() => import("../take-over/performing-mode.ts"))
      .catch((error) => player.session.reportError(error, { again: this.toggleTakeOver }));
    if (!takingOver) return;
    const wasOn = this.takeOver;
    this.#endPracticeAndTakeOver();
    if (!wasOn) this.takeOver = new takingOver.TakeOver(player.session, this.toggleTakeOver);
    adoptStyles(player, takingOver.questionStyle);
    adoptStyles(player, takingOver.takeOverStyle);
    player.requestUpdate();
    await this.takeOver?.begin();
  };

  /** A game that starts clears what belonged to another board, which moves the page up. */
  async #scrollBoardIntoView() {
    await this.player.updateComplete;
    requestAnimationFrame(() => findBoardThatKeysActOn(this.player)?.scrollIntoView({ block: "nearest" }));
  }

  #endPracticeAndTakeOver() {
    this.takeOver?.end();
    this.practice?.pause();
    this.takeOver = this.practice = null;
  }
}
