/** <dhadha-player>: its public API and its parts. Everything shown is a function of (trace, position). */
import { isLoading } from "../../loading/fetch-assets.ts";
import { IN_FRAME } from "../../loading/element-heights.ts";
import { importLate } from "../../loading/late-import.ts";
import { solver } from "../../python-worker/solver-client.ts";
import { download } from "../base/download.ts";
import { Engagement } from "../base/lit-controllers.ts";
import { defineOnce, emit } from "../base/element-helpers.ts";
import { hostReset, inHostFrame, buttons, hidden, palette } from "../base/styles.ts";
import { loadPuzzle } from "../catalogue/built-in-puzzles.ts";
import { findAlgorithm, findPuzzle } from "../catalogue/puzzle-registry.ts";
import { bakedRunFor } from "../catalogue/presets-and-defaults.ts";
import { PLAYER, litProperties, normalizeRequest, words } from "../catalogue/player-attributes.ts";
import { Notices } from "../controls/notices.ts";
import { readingTimes } from "../trace/reading-times.ts";
import { sentenceArgs } from "../trace/sentence-args.ts";
import { AttributeObserver, isBare, isLight, panelsFor } from "./request-from-attributes.ts";
import { attributesOf, puzzleOf, resolveRequest } from "./resolve-request.ts";
import { style } from "./element.css.ts";
import { SolverProgress } from "./loading-progress.ts";
import { PlaybackElement } from "./playback-element.ts";
import { Runs } from "./runs.ts";
import { Startup } from "./startup.ts";
import { bareBoards, boardsOfStage, emptyPlayer, showsCanvas } from "./player-without-controls.ts";
import type { Ask, Result, Values } from "../../validation/python-types.ts";
import type { Texts } from "../../i18n/load-messages.ts";
import type { CodeLines } from "../catalogue/source-code.ts";
import type { Properties } from "../catalogue/player-attributes.ts";
import type { Circumstances } from "../controls/notices.ts";
import type { Fault } from "../text/error-messages.ts";
import type { Request } from "../catalogue/presets-and-defaults.ts";
import type { DhadhaPlayer as PublicPlayer, Playback } from "./public-api.ts";
import type { Practice } from "../practice/practice.ts";
import type { TakeOver } from "../take-over/take-over.ts";
import type { ManualPlay } from "../manual-play/manual-play.ts";

const LOOK_EVERY = 50; // milliseconds

/** The controls' templates, loaded with the first player that has controls. */
let controls: typeof import("./player-with-controls.ts") | null = null;

export interface DhadhaPlayer extends Properties<typeof PLAYER> {}
export class DhadhaPlayer extends PlaybackElement implements PublicPlayer {
  static properties = { ...litProperties(PLAYER), ...PlaybackElement.properties };

  static styles = [palette, hostReset, hidden, buttons, style];

  /** Whether an example replaces a saved run that failed to open: our own pages have a form beside it. */
  replacesRuns = false;
  /** Whether the first board is drawn; panels load a moment later, so that neither blocks the page. */
  boardReady = false;
  /** Whether the player grows only once, after everything has loaded, because its frame's page follows each change. */
  held = IN_FRAME;
  /** The code of the run's algorithm. */
  source: CodeLines | null = null;

  /** Whether the exercise, to find the wrong line, takes the place of the code. */
  debugging = false;

  // ---- its parts

  /** The clock whose pace the pieces slide at; in a race, one clock drives many timelines. */
  clock = this.timeline;
  notices = new Notices(this, (state) => this.run({ state }));
  /** Manual play, which loads with the controls. */
  manualPlay: ManualPlay | null = null;
  runs = new Runs(this);
  startup = new Startup(this);
  #attributes = new AttributeObserver(this);
  #engagement = new Engagement(this);
  #progress = new SolverProgress(this);
  /** Parts being loaded on first use; one that failed waits for a retry. */
  #loading = new Set<string>();

  onMove() {
    if (!this.hand) this.manualPlay?.end();
    super.onMove();
  }

  // ---- what it shows

  get trace() {
    return this.runs.trace;
  }

  get request() {
    return this.runs.request;
  }

  get length() {
    return this.trace?.length ?? 0;
  }

  get running() {
    return this.runs.running;
  }

  /** The result of the run; null after a refusal, even while the previous board is shown. */
  get result(): Result | null {
    return this.runs.refused ? null : (this.trace?.footer?.result ?? null);
  }

  get counters() {
    return this.length ? this.trace.counters(this.position) : {};
  }

  get sentence() {
    return this.length ? this.texts.reason(sentenceArgs(this.trace, this.position)) : "";
  }

  get memory() {
    return solver.memory;
  }

  /** The progress of a download, and what the run reports. */
  get progress() {
    const [now, { status }] = [this.#progress.now, this.runs];
    return status ? { loaded: 0, total: 0, ...now, ...status } : now;
  }

  get description() {
    return findPuzzle(this.trace?.header.puzzle);
  }

  get appearance() {
    return this.description?.appearance;
  }

  /** Whether the board's own messages are all that is shown. */
  get #boardSuffices() {
    return !words(this.packages).length && ((this.controls === "none" && this.loop) || this.boardOnly);
  }

  /** The messages to show with a puzzle. */
  textsToShow(puzzle?: string) {
    return this.textsOf(this.#boardSuffices ? null : puzzle);
  }

  async loadTexts(puzzle?: string) {
    this.texts = await this.textsToShow(puzzle);
  }

  /** Whether everything else waits for the board, in a lazy player without a notice. */
  get boardOnly() {
    return this.loading === "lazy" && !this.boardReady && !this.notices.now && !this.progress;
  }

  get bare() {
    return isBare(this.controls);
  }

  /** The visitor's predictions; null while nothing is asked, undefined before the first run. */
  practice: Practice | null | undefined;

  /** The visitor's performance of the algorithm; null while the computer runs it. */
  takeOver: TakeOver | null = null;

  /** A task for the visitor, in the slot `task`: by hand, without runs, which would show how; or with runs. */
  task: "" | "by hand" | "runs" = "";

  /** What asks the visitor, if anything does. */
  get asking() {
    return this.takeOver ?? this.practice ?? null;
  }

  /** Whether the code of practice is being loaded. */
  awaitsPractice = false;

  /** Whether panels and the glossary wait for the first answer, as the attribute `ask` says of the light form. */
  get questionsFirst() {
    const { ask, practice, trace } = this;
    const isAbout = practice === undefined || this.awaitsPractice || practice?.isAnswered === false;
    return isAbout && isLight(this) && words(ask).length > 0 && Boolean(trace?.header.questions);
  }

  #inspected: { cell: number | null; position: number; writer: number } = { cell: null, position: -1, writer: -1 };

  /** Find the step that wrote the cell under the pointer. */
  onInspect = ({ detail: cell }: CustomEvent<number | null>) => {
    const { position, hand, trace, timeline } = this;
    if (cell === this.#inspected.cell && position === this.#inspected.position) return;
    const none = cell === null || hand || timeline.playing;
    this.#inspected = { cell, position, writer: none ? -1 : trace.writerOf(cell, position) };
    this.requestUpdate();
  };

  /** The position that wrote the cell under the pointer, while playback is paused; else -1. */
  get inspectedStep() {
    const { position, writer } = this.#inspected;
    return position === this.position && !this.timeline.playing ? writer : -1;
  }

  get hand() {
    return this.manualPlay?.now ?? null;
  }

  /** The values of the visible board; none before the first. */
  values(): Values {
    return this.hand?.values ?? this.trace?.board(this.position).values ?? [];
  }

  /** The number of players of manual play, who take turns. */
  get players() {
    return this.playable ? (this.description?.players ?? 1) : 1;
  }

  /** Whether the algorithm's board can be played manually. */
  get playable() {
    return Boolean(findAlgorithm(this.trace?.header ?? {})?.playable);
  }

  get hasHints() {
    return this.playable && Boolean(this.description?.has_hints);
  }

  get hasDistance() {
    return this.playable && !this.bare && Boolean(this.description?.has_distance);
  }

  /** Whether the player handles swipes on its boards; setting it makes this permanent. */
  get engaged() {
    return this.#engagement.engaged;
  }

  set engaged(always) {
    this.#engagement.always = always;
    this.requestUpdate();
  }

  get still() {
    return this.#still;
  }

  set still(still) {
    this.#still = still;
    if (still) this.timeline.pause();
    else if (this.loop && this.length) this.timeline.play();
  }

  #still = false;

  // ---- the public API

  /** Start a waiting player, and end manual play. */
  async ready() {
    await this.startup.ready();
    this.manualPlay?.putDown();
  }

  async play() {
    await this.startup.ready();
    if (!this.hand) this.timeline.play();
    else if (this.players < 2) await this.solveFromHere();
  }

  /**
   * Solve a request ({puzzle, algorithm, state, options}); omitted parts keep their values. Resolves to the result, or
   * to null after a refusal or an abort. `fresh` makes Python solve even a baked run.
   */
  run(wanted: unknown = {}, playback: Playback = {}) {
    return this.#run(wanted, playback);
  }

  /** Solve a request. `adds`: whether its options join those before, as the attributes do, or replace them. */
  async #run(wanted: unknown, { play = true, startAt = "", fresh = false }: Playback, adds = false) {
    try {
      const request = normalizeRequest(wanted);
      const needsPython = request.state && (fresh || !bakedRunFor(request));
      if (needsPython) solver.prepare().catch(() => {}); // the request that needs Python reports the failure
      this.#loading.clear();
      const resolve = async (before: Request | null) => {
        await loadPuzzle(puzzleOf(request, before, attributesOf(this)));
        return resolveRequest(request, before, attributesOf(this), adds);
      };
      const puzzle = puzzleOf(request, this.runs.asked, attributesOf(this));
      return await this.runs.start(resolve, { play, startAt, fresh }, puzzle);
    } catch (error) {
      return this.fail(error);
    }
  }

  /** Show a saved run; resolves like `run`. */
  async open(file: Blob | string, { play = false, startAt = "" }: Playback = {}) {
    this.#loading.clear();
    return this.runs.open(file, { play, startAt });
  }

  async cancel() {
    if (!this.running) return;
    this.runs.cancel();
    this.#progress.clear();
    this.notices.say(this.texts?.text("cancelled"));
    emit(this, "runend", { request: this.request, result: null, status: "cancelled" });
  }

  async solveFromHere() {
    const state = await this.handState();
    return state === null ? null : this.run({ state });
  }

  /** Resolve to the state of the visible board; null where Python could not tell it, which the player says. */
  async handState(): Promise<string | null> {
    try {
      return (await this.manualPlay?.state()) ?? this.request?.state ?? "";
    } catch (error) {
      return this.fail(error);
    }
  }

  /** Install packages; resolve to the names of their puzzles, or to null on failure. */
  async install(wheels: string | Blob | Iterable<string | Blob>): Promise<string[] | null> {
    try {
      return await this.installAll(wheels);
    } catch (error) {
      return this.fail(error, { again: () => this.install(wheels) });
    }
  }

  async installAll(wheels: string | Blob | Iterable<string | Blob>) {
    if (!this.texts) await this.loadTexts(this.named);
    const { installPackages } = await importLate(() => import("../catalogue/install-packages.ts"));
    const names = await this.#progress.track(installPackages(wheels));
    this.requestUpdate();
    return names;
  }

  /** Ask Python one of the worker's QUESTIONS about the puzzle. */
  query: Ask = async (question, args = {}) => {
    const about = question === "catalogue" ? {} : { puzzle: this.request?.puzzle, ...args };
    return this.#progress.track(solver.ask(question, about));
  };

  /** Show an error; the board stays. again: how to retry a load failure; appearance: of the board that it is about. */
  fail(
    error: unknown,
    { again = null, texts = this.texts, appearance = this.appearance }: Circumstances & { texts?: Texts | null } = {},
  ): null {
    this.#progress.clear();
    this.notices.fail(error as Fault, texts, { again, appearance });
    return null;
  }

  /** The trace as a packed file; null without a trace. */
  async file(): Promise<Blob | null> {
    if (!this.length) return null;
    try {
      return (await importLate(() => import("../trace/saved-run.ts"))).packTrace(this.trace);
    } catch (error) {
      return this.fail(error);
    }
  }

  save = async () => {
    const file = await this.file();
    if (file) download(file, `${this.request?.puzzle}-${this.request?.algorithm}.trace.gz`);
  };

  /** The board that keys act on: the first editable one, else the first. */
  get board(): HTMLElement | null | undefined {
    const root = this.renderRoot;
    const board = root.querySelector("dhadha-board[playable]") ?? root.querySelector("dhadha-board");
    return board?.shadowRoot?.querySelector(".board");
  }

  press(event: KeyboardEvent) {
    if (!this.bare) controls?.handleKey(this, event);
  }

  goTo = ({ detail }: CustomEvent<number>) => {
    this.manualPlay?.putDown();
    this.timeline.pause();
    this.timeline.seek(detail);
    this.requestUpdate();
  };

  /** Whether the player has rendered all of its present content, or the reason why not. */
  get whole() {
    return !this.held && this.#hasCome;
  }

  get #hasCome() {
    const { awaitsReader: waits } = this.startup;
    const stands = (waits || this.length > 0) && this.boardReady && !this.#loading.size;
    return !this.isUpdatePending && !isLoading() && (stands || Boolean(this.notices.now?.isError));
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

  // ---- lifecycle

  connectedCallback() {
    super.connectedCallback();
    if (this.length && this.loop && this.autoplay && !this.still) this.timeline.play();
    this.startup.enter();
  }

  onLeave() {
    super.onLeave();
    this.runs.cancel();
  }

  willUpdate(changed: Map<PropertyKey, unknown>) {
    super.willUpdate(changed);
    this.#loadParts();
    if (controls) this.manualPlay ??= new controls.ManualPlay(this);
    controls?.practiseIfWanted(this);
    if (changed.has("answers")) this.practice?.continueFrom(this.answers);
    this.practice?.renew();
    if (changed.has("loop")) this.timeline.loop = this.loop;
    this.timeline.suspend("loading", this.#awaitsQuestions);
    this.#measureReading();
  }

  /** Whether the visitor may do what the run does. */
  get isFree() {
    return this.length > 0 && !this.hand && this.task !== "by hand";
  }

  get canPractise() {
    return this.isFree && !this.takeOver && Boolean(this.trace.header.questions);
  }

  /** Whether the clock waits, because the attribute `ask` wants questions that have not loaded. */
  get #awaitsQuestions() {
    const isWanted = this.practice === undefined || this.awaitsPractice;
    return isWanted && this.canPractise && !this.bare && words(this.ask).length > 0;
  }

  #measured: unknown[] = [];

  /** Measure how long the run's sentences take to read, once for each run and language. */
  #measureReading() {
    const { trace, texts, timeline } = this;
    if (!trace || !texts || (this.#measured[0] === trace && this.#measured[1] === texts)) return;
    this.#measured = [trace, texts];
    const sentence = (position: number) => texts.reason(sentenceArgs(trace, position));
    timeline.reading = readingTimes(trace, sentence, texts.language);
  }

  /** Load a part on first use; `name` is that of its element, if it has one. */
  load(name: string, load: () => Promise<unknown>) {
    if (customElements.get(name) || this.#loading.has(name)) return;
    this.#loading.add(name);
    const again = () => {
      this.#loading.delete(name);
      this.requestUpdate();
    };
    load().then(again, (error) => this.fail(error, { again }));
  }

  #loadParts() {
    const panels = this.questionsFirst ? [] : panelsFor(this);
    if (this.boardReady && this.length && panels.length) {
      if (isLight(this)) this.load("dhadha-code", () => importLate(() => import("../panels/code.ts")));
      else this.load("dhadha-tree", () => importLate(() => import("../panels/all-panels.ts")));
    }
    if (!this.boardOnly && this.length && panels.includes("code") && this.trace.header.source !== this.#module)
      this.load("source", () => this.#loadSource());
    if (this.texts?.puzzle === null && !this.#boardSuffices)
      this.load("texts", () => this.loadTexts(this.request?.puzzle));
    if (this.controls !== "none" && !this.boardOnly && !controls) this.load("stage", () => this.#loadStage());
    const { puzzle = "" } = this.request ?? {};
    if (this.playable && controls?.lacksFirstMoves(puzzle))
      this.load("moves", () => controls!.loadFirstMoves(puzzle));
    if (showsCanvas(this)) this.load("dhadha-heat", () => importLate(() => import("../board/heat-map.ts")));
  }

  async #loadStage() {
    controls = await importLate(() => import("./player-with-controls.ts"));
  }

  /** Whose source is shown. */
  #module: string | null = null;

  async #loadSource() {
    const { puzzle, source: module } = this.trace.header;
    const { loadSource } = await importLate(() => import("../catalogue/source-code.ts"));
    const source = await loadSource(puzzle, module);
    if (this.trace.header.source === module) [this.source, this.#module] = [source, module];
  }

  updated(changed: Map<PropertyKey, unknown>) {
    const { startup } = this;
    const { loading, position, timeline } = this;
    const isAboutToMove = loading === "lazy" && !position && timeline.playing && !timeline.isSuspended;
    if (this.length && !this.boardReady && !isAboutToMove)
      setTimeout(() => ((this.boardReady = true), this.requestUpdate()));
    if (this.held && !this.#isWatched && (this.length || startup.awaitsReader || this.notices.now))
      this.#holdUntilAllHasCome();
    const asked = this.#attributes.asked(changed);
    if (asked) startup.change();
    if (startup.isOver && changed.has("lang")) this.#translate();
    if (!asked || !(startup.isOver || this.running)) return;
    const playback = startup.isOver ? { play: this.autoplay || !this.hasAttribute("autoplay") } : startup.playback;
    if (asked.src) this.open(asked.src, { ...playback, play: this.autoplay });
    else this.#run(asked, playback, true);
  }

  async #translate() {
    try {
      await this.loadTexts(this.request?.puzzle);
      this.requestUpdate();
    } catch (error) {
      this.fail(error, { again: () => this.#translate() });
    }
  }

  render() {
    if (!this.texts) return inHostFrame(emptyPlayer(this));
    if (this.bare) return inHostFrame(bareBoards(this, controls ?? {}));
    return inHostFrame(controls && this.texts.puzzle !== null ? controls.stage(this) : boardsOfStage(this));
  }
}

defineOnce("dhadha-player", DhadhaPlayer);
