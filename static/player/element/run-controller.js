/** Shows runs in a player: the growing trace, and the clock at its start position. */
/** @import { Texts } from "../../i18n/texts.js" */
/** @import { Request } from "../catalogue/requests.js" */
/** @import { Trace } from "../trace/trace.js" */
/** @import { Playback } from "./trace-loader.js" */
import { importLate } from "../../files/late-import.js";
import { emit } from "../base/events.js";
import { throttle } from "../base/throttle.js";
import { findPuzzle } from "../catalogue/puzzle-registry.js";
import { loadPuzzle } from "../catalogue/library.js";
import { positionFor } from "../catalogue/settings.js";
import { namedArguments } from "../text/error-messages.js";
import { panelsFor } from "./initial-request.js";
import { TraceLoader } from "./trace-loader.js";

const LATE = 900; // milliseconds

export class RunController {
  #loader = new TraceLoader(this);
  /** Whose source is shown. @type {string | null} */
  #module = null;
  /** Whether the last request failed. */
  refused = false;
  /** Whether a run takes so long that alternatives are offered. */
  late = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #lateTimer;
  /** The number of progress updates of the growing run. */
  looks = 0;
  #look = throttle(() => {
    this.looks += 1;
    this.player.requestUpdate();
  });

  /** @param {import("./element.js").DhadhaPlayer} player @param {import("./state.js").Controllers} controllers */
  constructor(player, controllers) {
    this.player = player;
    this.controllers = controllers;
  }

  get running() {
    return this.#loader.running;
  }

  /** Whether a run has no steps yet. */
  get isAwaited() {
    return this.#loader.isAwaited;
  }

  /**
   * Solve the request that `asked` resolves to.
   * @param {() => Promise<Request>} asked
   * @param {Playback} playback
   * @param {string} [puzzle]
   */
  start(asked, playback, puzzle) {
    return this.#follow((how) => this.#loader.start(asked, how), playback, puzzle);
  }

  /** @param {Blob | string} file @param {Playback} playback */
  open(file, playback) {
    return this.#follow((how) => this.#loader.open(file, how), playback);
  }

  stop() {
    this.#loader.stop();
  }

  /** Stop work for a player removed from its page. */
  leave() {
    this.player.timeline.pause();
    this.stop();
  }

  /**
   * Resolve to the result, or to null after a refusal or an abort.
   * @param {(playback: Playback) => Promise<Trace | null>} start @param {Playback} playback @param {string} [puzzle]
   */
  async #follow(start, playback, puzzle = this.player.request?.puzzle) {
    const { player, controllers } = this;
    controllers.errors.clear();
    controllers.lazyLoader.reset();
    player.timeline.pause();
    this.#beginToWait();
    try {
      const trace = await start({ ...playback });
      if (!trace?.footer) return null;
      emit(player, "runend", { request: player.request, result: player.result, status: trace.footer.status });
      return trace.footer.result;
    } catch (error) {
      await this.#refuse(error, puzzle, () => this.#follow(start, playback, puzzle));
      return null;
    }
  }

  /**
   * Report an error in the messages of the requested puzzle.
   * @param {any} error
   * @param {string | undefined} puzzle
   * @param {() => void} again
   */
  async #refuse(error, puzzle, again) {
    const { player, controllers: { language, startup } } = this;
    this.settle();
    this.refused = true;
    const own = error.name === "FetchError" ? null : await language.loadAll(puzzle).catch(() => null);
    player.fail(error, { texts: own ?? language.texts, appearance: findPuzzle(puzzle)?.appearance, again });
    if (!player.isConnected) startup.finish();
  }

  #beginToWait() {
    this.late = false;
    clearTimeout(this.#lateTimer);
    this.#lateTimer = setTimeout(() => {
      this.late = true;
      if (this.running) this.player.requestUpdate();
    }, LATE);
  }

  /** End the clock at the trace's end; no more steps will come. */
  settle() {
    const { player } = this;
    if (player.length && !this.running) player.timeline.resize(player.length, false);
  }

  // ---- as the host of Runs

  requestUpdate() {
    this.player.requestUpdate();
  }

  /** Load messages and description of a puzzle before a run of it is shown. @param {string} puzzle */
  async prepare(puzzle) {
    const [texts] = await Promise.all([this.controllers.language.of(puzzle), loadPuzzle(puzzle)]);
    return texts;
  }

  /** Show a run's first steps. @param {Trace} trace @param {Playback} playback @param {Texts} texts */
  shown(trace, playback, texts) {
    const { player, controllers: { language, manualPlay, startup } } = this;
    const { puzzle, algorithm, state, options } = trace.header;
    this.refused = false;
    language.texts = texts;
    player.trace = trace;
    manualPlay.end();
    player.request = { puzzle, algorithm, state, options };
    player.timeline.pause();
    player.timeline.resize(trace.length, !trace.complete);
    player.timeline.seek(0);
    startup.finish();
    emit(player, "runstart", { request: player.request });
    const inWords = (/** @type {{key: string, args: any}} */ { key, args }) =>
      texts.text(`read-${key}`, namedArguments(args, texts));
    const said = trace.header.read_as?.map(inWords).join(" ");
    if (said) player.notice = { text: said };
    this.#begin(playback);
    player.requestUpdate();
  }

  /** @param {Trace} trace @param {Playback} playback */
  grown(trace, playback) {
    const { player } = this;
    player.timeline.resize(trace.length, !trace.complete);
    emit(player, "runprogress", { length: trace.length });
    this.#begin(playback);
    this.#look();
  }

  retrying() {
    this.player.notice = { text: this.controllers.language.texts?.text("solver-lost") };
  }

  /** Seek to the run's start position once the trace reaches it; else play, if requested. @param {Playback} playback */
  #begin(playback) {
    const { timeline, trace, loop, still, startAt, endAt } = this.player;
    timeline.from = loop || endAt ? Math.round(positionFor(startAt, timeline.last)) || 0 : 0;
    timeline.until = endAt ? Math.round(positionFor(endAt, timeline.last)) : Infinity;
    if (playback.startAt) {
      if (!trace.complete && !(trace.length > Number(playback.startAt))) return;
      timeline.seek(positionFor(playback.startAt, timeline.last));
      playback.startAt = "";
    }
    if (playback.play) {
      playback.play = false;
      if (!(loop && still)) timeline.play();
    }
  }

  /** Whether the run's source code is needed and not loaded. */
  get needsSource() {
    const { player } = this;
    return player.length > 0 && panelsFor(player).includes("code") && player.trace.header.source !== this.#module;
  }

  async loadSource() {
    const { player } = this;
    const { puzzle, source: module } = player.trace.header;
    const { loadSource } = await importLate(() => import("../catalogue/sources.js"));
    const source = await loadSource(puzzle, module);
    if (player.trace.header.source === module) [player.source, this.#module] = [source, module];
  }
}
