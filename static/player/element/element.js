/**
 * <dhadha-player>: shows a run, and makes new ones on request. The clock is one integer; every part is a function of
 * (trace, position). This file holds the public API and the rendering.
 */
/** @import { Scalar } from "../../checks/contract.js" */
/** @import { Fault } from "../text/error-messages.js" */
/** @import { Playback } from "./trace-loader.js" */
import { isLoading } from "../../files/assets.js";
import { solver } from "../../solver/client.js";
import { download } from "../base/download.js";
import { define, emit } from "../base/events.js";
import { FocusKeeper } from "../base/focus.js";
import { hostReset, inHostFrame } from "../base/host-reset.js";
import { toFiles, toNumber } from "../base/coerce.js";
import { buttons, hidden, palette } from "../base/theme.js";
import { HostThemeController } from "../base/host-theme.js";
import { PauseWhenHidden } from "../base/pause-when-hidden.js";
import { Attributes } from "../catalogue/attributes.js";
import { loadPuzzle } from "../catalogue/library.js";
import { withDefaults } from "../catalogue/requests.js";
import { paceOf, positionFor, normalizeRequest, words } from "../catalogue/settings.js";
import { asBaked, attributesOf, isLight, panelsFor, requestFor } from "./initial-request.js";
import { style } from "./element.css.js";
import { PlayerState } from "./state.js";
import { bareBoards, boardsOfStage, empty, showsLarge } from "./view.js";

const LOOK_EVERY = 50; // milliseconds

/** The controls' templates, loaded with the first player that has controls. */
let controls = /** @type {typeof import("./stage.js") | null} */ (null);

export class DhadhaPlayer extends PlayerState {
  static styles = [palette, hostReset, hidden, buttons, style];

  #attributes = new Attributes(this);

  constructor() {
    super();
    new FocusKeeper(this);
    new HostThemeController(this);
    new PauseWhenHidden(this, this.timeline);
    this.timeline.addEventListener("change", () => {
      if (!this.hand) this.controllers.manualPlay.end();
      this.requestUpdate();
      emit(this, "stepchange", { position: this.position, length: this.length });
    });
    for (const name of ["play", "pause", "ended"]) {
      this.timeline.addEventListener(name, () => {
        this.requestUpdate();
        emit(this, name);
      });
    }
  }

  // ---- what a page may do

  async play() {
    await this.controllers.startup.ready();
    if (!this.hand) this.timeline.play();
    else if (this.players < 2) await this.solveFromHere();
  }

  async pause() {
    this.timeline.pause();
  }

  /** @param {unknown} count */
  async step(count = 1) {
    await this.controllers.startup.ready();
    this.controllers.manualPlay.putDown();
    this.timeline.step(toNumber(count));
  }

  /** Go to a position, to "50%" or to the "end". @param {unknown} where */
  async seek(where) {
    await this.controllers.startup.ready();
    this.controllers.manualPlay.putDown();
    this.timeline.seek(positionFor(where, this.timeline.last));
  }

  /**
   * Solve a request ({puzzle, algorithm, state, options}); omitted parts keep their values. Resolves to the result, or
   * to null after a refusal or an abort. `fresh` makes Python solve even a baked run.
   * @param {unknown} [wanted] @param {Playback} [playback]
   */
  async run(wanted = {}, { play = true, startAt = "", fresh = false } = {}) {
    const request = normalizeRequest(wanted);
    const puzzle = request.puzzle ?? this.request?.puzzle ?? this.named;
    if (request.state) solver.prepare().catch(() => {}); // the request that needs Python reports the failure
    const asked = async () => {
      await loadPuzzle(puzzle);
      if (this.request?.puzzle === puzzle) return asBaked(withDefaults({ ...request, puzzle }, this.request));
      const attributes = attributesOf(this);
      const asked = withDefaults({ ...request, puzzle }, requestFor(attributes, puzzle));
      return asBaked(asked, request.algorithm || puzzle !== this.named ? null : attributes);
    };
    return this.controllers.runController.start(asked, { play, startAt, fresh }, puzzle);
  }

  /**
   * Show a saved run, given as a Blob or a URL; resolves like `run`.
   * @param {Blob | string} file
   * @param {Playback} [playback]
   */
  async open(file, { play = false, startAt = "" } = {}) {
    return this.controllers.runController.open(file, { play, startAt });
  }

  /** Stop the running search; its steps so far stay. */
  async cancel() {
    if (!this.running) return;
    const { runController } = this.controllers;
    runController.stop();
    this.progress = null;
    runController.settle();
    this.notice = { text: this.texts?.text("cancelled") };
    emit(this, "runend", { request: this.request, result: null, status: "cancelled" });
  }

  /** Solve the manually played board. */
  async solveFromHere() {
    this.focusBoard();
    return this.run({ state: await this.handState() });
  }

  /** The state of the manually played board, else of the visible one. */
  async handState() {
    const shown = this.request?.state ?? "";
    try {
      return (this.hand && (await this.controllers.manualPlay.state())) ?? shown;
    } catch (error) {
      this.fail(error);
      return shown;
    }
  }

  /**
   * Install wheels with puzzles, given by URL or as Files; resolves to the puzzles' identifiers, or to null on failure.
   * @param {unknown} wheels @returns {Promise<string[] | null>}
   */
  async install(wheels) {
    const given = typeof wheels === "string" ? words(wheels) : toFiles(wheels);
    const again = () => this.install(given);
    return this.controllers.startup.install(given).catch((error) => this.fail(error, { again }));
  }

  /**
   * Ask Python a question about the visible puzzle; see the worker's QUESTIONS.
   * @param {string} question @param {object} [args] @returns {Promise<any>}
   */
  ask = async (question, args = {}) => {
    const about = question === "catalogue" ? {} : { puzzle: this.request?.puzzle, ...args };
    return this.controllers.solverProgress.track(solver.ask(question, about));
  };

  /** Ask Python a question about a board with `values`. @param {string} question @param {number[]} values */
  async inquire(question, values, more = {}) {
    const { algorithm, options } = this.request ?? {};
    const board = this.trace && { ...this.trace.header.board, values: [] };
    return this.ask(question, { algorithm, options, values, board, ...more });
  }

  /** Show Python's next move. */
  hint = () => this.controllers.manualPlay.hint();

  /** Preload Python ahead of a likely request. */
  wake() {
    solver.boot().catch(() => {}); // the request that needs Python reports the failure
  }

  /**
   * Show an error; the board stays. `again`: how to retry after a load failure.
   * @param {unknown} error @param {Partial<import("./error-reporter.js").ErrorContext>} [circumstances]
   * @returns {null}
   */
  fail(error, { again = null, texts = this.texts, appearance = this.appearance } = {}) {
    this.controllers.errors.report(/** @type {Fault} */ (error), { again, texts, appearance });
    return null;
  }

  /** The trace as a packed file; null without a trace. @returns {Promise<Blob | null>} */
  async file() {
    if (!this.length) return null;
    try {
      return (await import("../trace/saved-run.js")).packTrace(this.trace);
    } catch (error) {
      return this.fail(error);
    }
  }

  save = async () => {
    const file = await this.file();
    if (file) download(file, `${this.request?.puzzle}-${this.request?.algorithm}.trace.gz`);
  };

  focusBoard() {
    this.board?.focus({ preventScroll: true });
  }

  /** The board that keys act on: the first editable one, else the first. @returns {HTMLElement | null | undefined} */
  get board() {
    const root = this.renderRoot;
    const board = root.querySelector("dhadha-board[playable]") ?? root.querySelector("dhadha-board");
    return board?.shadowRoot?.querySelector(".board");
  }

  /** Present the step as a slide; in presentation mode, leave it. */
  present = async () => {
    await this.controllers.startup.ready();
    try {
      (await import("../controls/present.js")).present(this);
    } catch (error) {
      this.fail(error, { again: this.present });
    }
  };

  leave() {}

  /** Handle a keyboard shortcut. @param {KeyboardEvent} event */
  press = (event) => {
    if (!this.bare) controls?.press(this, event);
  };

  /** @param {CustomEvent<number>} event */
  goTo = ({ detail }) => {
    this.controllers.manualPlay.putDown();
    this.timeline.pause();
    this.timeline.seek(detail);
    this.requestUpdate();
  };

  /** Whether the player has rendered all of its present content, or the reason why not. */
  get whole() {
    return !this.held && this.#hasCome;
  }

  get #hasCome() {
    const { awaitsReader: waits } = this.controllers.startup;
    const stands = (waits || this.length > 0) && this.boardReady && this.controllers.lazyLoader.isIdle;
    return !this.isUpdatePending && !isLoading() && (stands || Boolean(this.notice?.isError));
  }

  #isWatched = false;

  /** Hold the height until all content has loaded; several parts load without an event. */
  #holdUntilAllHasCome() {
    this.#isWatched = true;
    if (!this.#hasCome || document.fonts.status !== "loaded")
      return void setTimeout(() => this.#holdUntilAllHasCome(), LOOK_EVERY);
    this.held = false;
    this.requestUpdate();
  }

  // ---- life

  connectedCallback() {
    super.connectedCallback();
    this.addEventListener("keydown", this.press);
    if (this.length && this.loop && this.autoplay && !this.still) this.timeline.play();
    this.controllers.startup.enter();
  }

  /** Moving an element within the page also disconnects it, for a moment. */
  disconnectedCallback() {
    super.disconnectedCallback();
    queueMicrotask(() => this.isConnected || this.controllers.runController.leave());
  }

  /** @param {Map<PropertyKey, unknown>} changed */
  willUpdate(changed) {
    const { lazyLoader, language, runController } = this.controllers;
    if (this.boardReady && this.length && panelsFor(this).length) this.#needPanels();
    if (!this.boardOnly && runController.needsSource) lazyLoader.load("source", () => runController.loadSource());
    if (language.needsMore) lazyLoader.load("texts", () => language.complete());
    if (!controls && !this.bare && !this.boardOnly)
      lazyLoader.load("stage", async () => void (controls = await import("./stage.js")));
    if (showsLarge(this)) lazyLoader.load("dhadha-heat", () => import("../board/canvases.js"));
    if (changed.has("speed")) this.timeline.speed = paceOf(this.speed);
    if (changed.has("loop")) this.timeline.loop = this.loop;
    if (this.texts) this.dir = this.texts.direction;
  }

  /** @param {Map<PropertyKey, unknown>} changed */
  updated(changed) {
    if (this.length && !this.boardReady && !this.#isAboutToMove)
      setTimeout(() => ((this.boardReady = true), this.requestUpdate()));
    if (this.held && !this.#isWatched && (this.length || this.controllers.startup.awaitsReader || this.notice))
      this.#holdUntilAllHasCome();
    const asked = this.#attributes.asked(changed);
    if (asked) this.controllers.startup.change();
    if (!this.controllers.startup.isOver) return;
    if (changed.has("lang")) this.controllers.language.translate();
    const play = this.autoplay || !this.hasAttribute("autoplay");
    if (asked?.src) this.open(asked.src, { play: this.autoplay });
    else if (asked) this.run(asked, { play });
  }

  #needPanels() {
    const { lazyLoader } = this.controllers;
    if (isLight(this)) lazyLoader.load("dhadha-code", () => import("../panels/light-form.js"));
    else lazyLoader.load("dhadha-tree", () => import("../panels/index.js"));
  }

  /** Whether playback is about to start; then a lazy player loads the rest. */
  get #isAboutToMove() {
    const { loading, position, timeline } = this;
    return loading === "lazy" && !position && timeline.playing && !timeline.resting;
  }

  render() {
    if (!this.texts) return inHostFrame(empty(this));
    if (this.bare) return inHostFrame(bareBoards(this));
    return inHostFrame(controls && !this.controllers.language.isPartial ? controls.stage(this) : boardsOfStage(this));
  }
}

define("dhadha-player", DhadhaPlayer);
