/** Runs, baked, from Python or saved; each stops older ones at its first steps, so that a refusal disturbs nothing. */
import { importLate } from "../../loading/late-import.ts";
import { BadTrace } from "../../validation/bad-trace.ts";
import { checkTraceMatchesPuzzle } from "../../validation/board-fits-appearance.ts";
import { solver } from "../../python-worker/solver-client.ts";
import { LocalizedError } from "../../loading/localized-error.ts";
import { makeRunHandle } from "../../python-worker/run-handle.ts";
import { emit } from "../base/custom-elements-and-events.ts";
import { throttle } from "../base/throttle.ts";
import { fetchTrace, isBuiltIn, loadPuzzle } from "../catalogue/baked-data.ts";
import { findPuzzle } from "../catalogue/puzzle-registry.ts";
import { positionFor } from "../catalogue/element-attributes.ts";
import { localizeArguments } from "../text/error-messages.ts";
import { Trace } from "../trace/trace.ts";
import type { Texts } from "../../i18n/load-messages.ts";
import type { Request } from "../catalogue/match-requests-and-presets.ts";
import type { RunHandle, Status } from "../../python-worker/run-handle.ts";
import type { Playback } from "../catalogue/public-api-types.ts";
import type { Session } from "./session.ts";
import type { Resolved } from "./resolve-request.ts";
import type { Fault } from "../text/error-messages.ts";
import type { Result } from "../../validation/python-types.ts";

const LATE = 900; // milliseconds

/** `request`: null until it is complete; `status`: the latest status message of Python. */
type Run = {
  handle: RunHandle; request: Request | null; trace: Trace | null; texts: Texts | null; playback: Playback;
  status: Status | null;
};

export class Runs {
  /** The run, null before the first. */
  trace: Trace = null!;
  /** The request of the visible run, null before the first. */
  request: Request | null = null;
  refused = false;
  /** Whether a run takes so long that alternatives are offered. */
  late = false;
  /** The number of progress updates of the growing run. */
  looks = 0;
  #live = new Set<Run>();
  /** Requests are resolved one after the other, each from the one before. */
  #resolving: Promise<unknown> = Promise.resolve();
  #lateTimer: ReturnType<typeof setTimeout> | undefined;
  #noteProgress = throttle(() => {
    this.looks += 1;
    this.session.requestUpdate();
  });

  declare session: Session;

  constructor(session: Session) {
    this.session = session;
  }

  get running() {
    return this.#live.size > 0;
  }

  /** The request asked last, whether it has steps or not; null before the first. */
  get latestRequest() {
    const last = [...this.#live].findLast(({ request }) => request);
    return last && !last.trace ? last.request : this.request;
  }

  get isAwaited() {
    return [...this.#live].some(({ trace }) => !trace);
  }

  get status() {
    return [...this.#live].at(-1)?.status ?? null;
  }

  /** Whether the visible run keeps improving its answer, and was not asked to finish. */
  get canFinish() {
    const last = [...this.#live].at(-1);
    return Boolean(last?.trace?.header.anytime) && !last?.handle.finishing.aborted;
  }

  /** End the visible run early with its present answer. */
  finish() {
    for (const { trace, handle } of this.#live) if (trace) handle.finish();
  }

  cancel() {
    for (const { handle } of this.#live) handle.cancel();
    this.#live.clear();
    this.#resolving = Promise.resolve(); // the next request waits for no description of a cancelled one
    this.#endClock();
    this.session.requestUpdate();
  }

  /** Show the request that `resolve` makes of the one asked before. */
  start(resolve: (before: Request | null) => Promise<Resolved>, playback: Playback, puzzle?: string) {
    return this.#startRun(async (run) => {
      const resolved = this.#resolving.then(() => resolve(this.latestRequest));
      this.#resolving = resolved.then(({ request }) => (run.request = request)).catch(() => {}); // awaited below
      const { request, baked } = await resolved;
      const preset = run.playback.fresh ? null : baked;
      if (!preset && isBuiltIn(request.puzzle)) solver.boot().catch(() => {}); // the run itself reports a failure
      const bytes = preset && fetchTrace(preset, { signal: run.handle.signal });
      bytes?.catch(() => {}); // awaited below
      run.texts = await this.#loadTextsAndPuzzle(request.puzzle);
      if (bytes) this.#showFirstSteps(await Trace.load(await bytes, null), run);
      else await this.#solveInPython(request, run);
    }, playback, puzzle);
  }

  /** Open a file; resolve like `start`. */
  open(file: Blob | string, playback: Playback) {
    return this.#startRun(async (run) => {
      const { openSavedRun } = await importLate(() => import("../trace/saved-run.ts"));
      const trace = await openSavedRun(file, run.handle.signal);
      run.texts = await this.#loadTextsAndPuzzle(trace.header.puzzle);
      this.#showFirstSteps(trace, run);
    }, playback, this.request?.puzzle);
  }

  async #startRun(get: (run: Run) => Promise<void>, playback: Playback, puzzle?: string): Promise<Result | null> {
    this.session.notices.clear();
    this.session.timeline.pause();
    this.late = false;
    clearTimeout(this.#lateTimer);
    this.#lateTimer = setTimeout(() => {
      this.late = true;
      if (this.running) this.session.requestUpdate();
    }, LATE);
    const handle = makeRunHandle((status) => {
      run.status = status;
      this.session.requestUpdate();
      emit(this.session.host, "progress", { loaded: 0, total: 0, ...status });
    });
    const run: Run = { handle, request: null, trace: null, texts: null, playback: { ...playback }, status: null };
    this.#live.add(run);
    this.session.requestUpdate();
    const error = await get(run).then(() => null, (thrown) => thrown);
    this.#live.delete(run);
    this.session.requestUpdate();
    if (run.handle.signal.aborted) return null;
    if (error) return this.#reportRefusal(error, run.request?.puzzle ?? puzzle, () => this.#startRun(get, playback, puzzle));
    if (!run.trace?.footer) return null;
    const { result, status } = run.trace.footer;
    emit(this.session.host, "runend", { request: this.request, result, status });
    return result;
  }

  /** Load messages and description of a puzzle before a run of it is shown. */
  async #loadTextsAndPuzzle(puzzle: string) {
    const [texts] = await Promise.all([this.session.host.parts.loadNeededTexts(puzzle), loadPuzzle(puzzle)]);
    return texts;
  }

  async #solveInPython(request: Request, run: Run, again = true) {
    const trace = new Trace(await importLate(() => import("../trace/check-and-thin-traces.ts")));
    const take = (blocks: Uint8Array) => {
      appendBlocks(blocks, trace);
      if (run.trace !== trace) return trace.length && this.#showFirstSteps(trace, run);
      this.session.timeline.resize(trace.length, !trace.complete);
      emit(this.session.host, "runprogress", { length: trace.length });
      this.#applyPlayback(run.playback);
      this.#noteProgress();
    };
    try {
      await solver.run(request, take, run.handle);
    } catch (error) {
      const { name, hung } = error as Fault;
      if (name !== "SolverLost" || hung || !again || run.handle.signal.aborted) throw error;
      this.session.notices.say(this.session.texts?.text("solver-lost"));
      await this.#solveInPython(request, run, false);
    }
  }

  /** Show a run's first steps and cancel older runs. */
  #showFirstSteps(trace: Trace, run: Run) {
    if (run.handle.signal.aborted) return;
    checkTraceMatchesPuzzle(trace.header, findPuzzle(trace.header.puzzle));
    for (const older of this.#live) {
      if (older === run) break;
      older.handle.cancel();
      this.#live.delete(older);
    }
    const { session } = this;
    const { timeline, host } = session;
    const { puzzle, algorithm, state, options, read_as: readings } = trace.header;
    const texts = run.texts!;
    run.trace = this.trace = trace;
    this.request = { puzzle, algorithm, state, options };
    this.refused = false;
    session.texts = texts;
    timeline.pause();
    timeline.resize(trace.length, !trace.complete);
    timeline.seek(0);
    session.hand = null;
    session.fireEvent("settled");
    emit(host, "runstart", { request: this.request });
    if (readings?.length)
      session.notices.say(
        readings.map(({ key, args }) => texts.text(`read-${key}`, localizeArguments(args, texts))).join(" "),
      );
    this.#applyPlayback(run.playback);
    session.requestUpdate();
  }

  /** Seek to the run's start position once the trace reaches it; else play, if requested. */
  #applyPlayback(playback: Playback) {
    const { trace, session: { timeline, host: { loop, still, startAt, endAt } } } = this;
    timeline.from = loop || endAt ? Math.round(positionFor(startAt, timeline.last)) || 0 : 0;
    timeline.until = endAt ? Math.round(positionFor(endAt, timeline.last)) : Infinity;
    if (playback.startAt) {
      if (!trace.complete && !(trace.length > positionFor(playback.startAt, Infinity))) return;
      timeline.seek(positionFor(playback.startAt, timeline.last));
      playback.startAt = "";
    }
    if (playback.play) {
      playback.play = false;
      if (!(loop && still)) timeline.play({ isRead: false });
    }
  }

  /** Report an error in the messages of the requested puzzle. */
  async #reportRefusal(error: any, puzzle: string | undefined, again: () => void) {
    this.#endClock();
    this.refused = true;
    const own = error.name === "FetchError" ? null : await this.session.host.loadTextsOf(puzzle).catch(() => null);
    const texts = own ?? this.session.texts;
    this.session.reportError(error, { texts, appearance: findPuzzle(puzzle)?.appearance, again });
    const { host } = this.session;
    if (!host.isConnected) this.session.fireEvent("settled");
    return null;
  }

  /** End the clock at the trace's end; no more steps will come. */
  #endClock() {
    const length = this.trace?.length ?? 0;
    if (length && !this.running) this.session.timeline.resize(length, false);
  }
}

/** Append blocks from Python; invalid ones are the solver's fault, not that of a visitor's file. */
function appendBlocks(blocks: Uint8Array, trace: Trace) {
  try {
    trace.append(blocks);
  } catch (error) {
    if (!(error instanceof BadTrace)) throw error;
    const where = error.message;
    throw new LocalizedError("invalid-response", { question: "run", where });
  }
}
