/** The readable properties of a player: its run, its position, its manual play, and values derived from them. */
/** @import { Result, Values } from "../../checks/contract.js" */
/** @import { Texts } from "../../i18n/texts.js" */
/** @import { CodeLines } from "../catalogue/sources.js" */
/** @import { Request } from "../catalogue/requests.js" */
/** @import { Notice, Progress } from "../controls/notices.js" */
/** @import { Trace } from "../trace/trace.js" */
import { IN_FRAME } from "../../files/element-heights.js";
import { solver } from "../../solver/client.js";
import { Engagement } from "../base/engagement.js";
import { CoercingElement } from "../base/coercing-element.js";
import { findAlgorithm, findPuzzle } from "../catalogue/puzzle-registry.js";
import { puzzleIds } from "../catalogue/library.js";
import { declared } from "../catalogue/settings.js";
import { CellHistory } from "../hand/cell-history.js";
import { sentenceArgs } from "../trace/sentence-args.js";
import { Timeline } from "../trace/timeline.js";
import { isBare } from "./initial-request.js";
import { StartupController } from "./startup-controller.js";
import { ManualPlayController } from "./manual-play.js";
import { Language } from "./language.js";
import { LazyLoader } from "./lazy-loader.js";
import { ErrorReporter } from "./error-reporter.js";
import { RunController } from "./run-controller.js";
import { SolverProgress } from "./solver-progress.js";

/** The controllers of a player, for the modules of this folder. */
export class Controllers {
  /** @param {import("./element.js").DhadhaPlayer} player */
  constructor(player) {
    this.engagement = new Engagement(player);
    this.language = new Language(player);
    this.errors = new ErrorReporter(player);
    this.lazyLoader = new LazyLoader(player);
    this.solverProgress = new SolverProgress(player);
    this.cellHistory = new CellHistory(player);
    this.manualPlay = new ManualPlayController(player);
    this.runController = new RunController(player, this);
    this.startup = new StartupController(player, this);
  }
}

export class PlayerState extends CoercingElement {
  static properties = {
    ...declared(),
    notice: { state: true },
    progress: { state: true },
    source: { state: true },
    presenting: { type: Boolean, reflect: true },
  };

  timeline = new Timeline();
  /** The clock whose pace the pieces slide at; in a race, one clock drives many timelines. */
  clock = this.timeline;
  /** The run, null before the first. @type {Trace} */
  trace = /** @type {any} */ (null);
  /** What is shown. @type {Request | null} */
  request = null;
  /** Whether installing packages needs the visitor's consent. */
  asksFirst = false;
  /** Whether an example replaces a saved run that failed to open: our own pages have a form beside it. */
  replacesRuns = false;
  /** Whether the first board is drawn; panels load a moment later, so that neither blocks the page. */
  boardReady = false;
  /** Whether the player grows only once, after everything has loaded, because its frame's page follows each change. */
  held = IN_FRAME;
  controllers = new Controllers(/** @type {import("./element.js").DhadhaPlayer} */ (/** @type {unknown} */ (this)));

  constructor() {
    super();
    this.puzzle = "";
    this.algorithm = "";
    this.state = "";
    this.src = "";
    this.theme = "";
    this.autoplay = false;
    this.loop = false;
    this.speed = "";
    this.startAt = "";
    this.controls = "";
    this.panels = "";
    this.packages = "";
    this.loading = "";
    this.height = "";
    this.endAt = "";
    /** @type {CodeLines | null} */
    this.source = null;
    /** @type {Notice | null} */
    this.notice = null;
    /** @type {Progress | null} */
    this.progress = null;
    this.presenting = false;
  }

  get position() {
    return this.timeline.position;
  }

  get length() {
    return this.trace?.length ?? 0;
  }

  /** Bytes of memory of Python at its last answer. */
  get memory() {
    return solver.memory;
  }

  /**
   * The answer to the last request, once it is complete; null after a refusal, even while the previous board is shown.
   * @returns {Result | null}
   */
  get result() {
    return this.controllers.runController.refused ? null : (this.trace?.footer?.result ?? null);
  }

  get counters() {
    return this.length ? this.trace.counters(this.position) : {};
  }

  get running() {
    return this.controllers.runController.running;
  }

  /** Whether a run takes so long that alternatives are offered. */
  get late() {
    return this.controllers.runController.late;
  }

  /** Null before the first messages have loaded. */
  get texts() {
    return /** @type {Texts} */ (this.controllers.language.texts);
  }

  /** The sentence of the step. */
  get sentence() {
    return this.length ? this.texts.reason(sentenceArgs(this.trace, this.position)) : "";
  }

  /** The puzzle that the attributes name. */
  get named() {
    return this.puzzle || puzzleIds()[0];
  }

  get description() {
    return findPuzzle(this.trace?.header.puzzle);
  }

  get appearance() {
    return this.description?.appearance;
  }

  /** Whether everything else waits for the board, in a lazy player without a notice. */
  get boardOnly() {
    return this.loading === "lazy" && !this.boardReady && !this.notice && !this.progress;
  }

  /** Whether the player shows boards only. */
  get bare() {
    return isBare(this.controls);
  }

  /** The position that wrote the cell under the pointer, while playback is paused; else -1. */
  get inspectedStep() {
    return this.controllers.cellHistory.writer;
  }

  /** The manually played board, else null; see Hand. */
  get hand() {
    return this.controllers.manualPlay.now;
  }

  /** The values of the visible board. @returns {Values} */
  values() {
    return this.hand?.values ?? this.trace.board(this.position).values;
  }

  /** Whether the computer is about to move, and its strength. */
  get thinking() {
    return this.controllers.manualPlay.thinking;
  }

  get opponent() {
    return this.controllers.manualPlay.opponent;
  }

  /** The number of players of manual play, who take turns. */
  get players() {
    return this.playable ? (this.description?.players ?? 1) : 1;
  }

  /** Whether the algorithm's board can be played manually. */
  get playable() {
    return Boolean(findAlgorithm(this.trace?.header ?? {})?.playable);
  }

  /** Whether Python offers hints. */
  get advises() {
    return this.playable && Boolean(this.description?.advises);
  }

  /** Whether Python can compute distances to the goal. */
  get measures() {
    return this.playable && !this.bare && Boolean(this.description?.measures);
  }

  /** Whether the player handles swipes on its boards; setting it makes this permanent. */
  get engaged() {
    return this.controllers.engagement.engaged;
  }

  set engaged(always) {
    this.controllers.engagement.always = always;
    this.requestUpdate();
  }

  /** Whether a looping player is paused. */
  get still() {
    return this.#still;
  }

  set still(still) {
    this.#still = still;
    if (still) this.timeline.pause();
    else if (this.loop && this.length) this.timeline.play();
  }

  #still = false;
}
