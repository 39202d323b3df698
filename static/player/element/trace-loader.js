/** Load traces: from a preset baked at build time, from Python, or from a saved file. */
/** @import { Texts } from "../../i18n/texts.js" */
/** @import { Request } from "../catalogue/requests.js" */
import { importLate } from "../../files/late-import.js";
import { BadTrace } from "../../checks/bad-trace.js";
import { checkFit } from "../../checks/puzzle-match.js";
import { solver } from "../../solver/client.js";
import { LocalizedError } from "../../solver/errors.js";
import { findPuzzle } from "../catalogue/puzzle-registry.js";
import { fetchTrace, isBuiltIn } from "../catalogue/library.js";
import { bakedRunFor } from "../catalogue/requests.js";
import { Trace } from "../trace/trace.js";

/**
 * How to show a run: play it, the start position, and whether to solve it even if baked.
 * @typedef {{play?: boolean, startAt?: string, fresh?: boolean}} Playback
 * @typedef {{abort: AbortController, trace: Trace | null, texts: Texts | null, playback: Playback}} Run
 */

/**
 * What shows the runs.
 * @typedef {object} Host
 * @property {(puzzle: string) => Promise<Texts>} prepare gets ready to show a puzzle; resolves to its texts
 * @property {(trace: Trace, playback: Playback, texts: Texts) => void} shown when a run has its first steps
 * @property {(trace: Trace, playback: Playback) => void} grown when it has more
 * @property {() => void} retrying when a lost solver makes it start again
 * @property {() => void} requestUpdate when `running` changes
 */

/**
 * The runs in progress. A new run stops older ones only at its first steps, so that a refused request disturbs nothing.
 */
export class TraceLoader {
  /** @type {Set<Run>} */
  #live = new Set();

  /** @param {Host} host */
  constructor(host) {
    this.host = host;
  }

  get running() {
    return this.#live.size > 0;
  }

  /** Whether a run has no steps yet. */
  get isAwaited() {
    return [...this.#live].some(({ trace }) => !trace);
  }

  /**
   * `asked` resolves to a request. Resolves to the complete trace, or to null after an abort; rejects with the error.
   * @param {() => Promise<Request>} asked @param {Playback} playback
   */
  async start(asked, playback) {
    return this.#follow(playback, async (run) => {
      const request = await asked();
      const preset = playback.fresh ? null : bakedRunFor(request);
      if (!preset && isBuiltIn(request.puzzle)) solver.boot().catch(() => {}); // the run itself reports a failure
      const bytes = preset && fetchTrace(preset, { signal: run.abort.signal });
      bytes?.catch(() => {}); // awaited below
      run.texts = await this.host.prepare(request.puzzle);
      if (bytes) this.#show(await Trace.load(await bytes), run);
      else await this.#solve(request, run);
    });
  }

  /** Open a file, given as a Blob or a URL. @param {Blob | string} file @param {Playback} playback */
  async open(file, playback) {
    return this.#follow(playback, async (run) => {
      const { openSaved } = await importLate(() => import("../trace/saved-run.js"));
      const trace = await openSaved(file, run.abort.signal);
      run.texts = await this.host.prepare(trace.header.puzzle);
      this.#show(trace, run);
    });
  }

  /** Abort all runs; visible steps stay. */
  stop() {
    for (const run of this.#live) run.abort.abort();
    this.#live.clear();
    this.host.requestUpdate();
  }

  /** @param {Playback} playback @param {(run: Run) => Promise<void>} get */
  async #follow(playback, get) {
    /** @type {Run} */
    const run = { abort: new AbortController(), trace: null, texts: null, playback };
    this.#live.add(run);
    this.host.requestUpdate();
    try {
      await get(run);
      return run.abort.signal.aborted ? null : run.trace;
    } catch (error) {
      if (run.abort.signal.aborted) return null;
      throw error;
    } finally {
      this.#live.delete(run);
      this.host.requestUpdate();
    }
  }

  /** @param {Request} request @param {Run} run */
  async #solve(request, run, again = true) {
    const trace = new Trace();
    /** @param {Uint8Array} blocks */
    const take = (blocks) => {
      growWith(blocks, trace);
      if (run.trace === trace) this.host.grown(trace, run.playback);
      else if (trace.length) this.#show(trace, run);
    };
    try {
      await solver.run(request, take, run.abort.signal);
    } catch (error) {
      const { name, hung } = /** @type {import("../text/error-messages.js").Fault} */ (error);
      if (name !== "SolverLost" || hung || !again || run.abort.signal.aborted) throw error;
      this.host.retrying();
      await this.#solve(request, run, false);
    }
  }

  /** Show a run's first steps and abort older runs. @param {Trace} trace @param {Run} run */
  #show(trace, run) {
    if (run.abort.signal.aborted) return;
    checkFit(trace.header, findPuzzle(trace.header.puzzle));
    for (const older of this.#live) {
      if (older === run) break;
      older.abort.abort();
      this.#live.delete(older);
    }
    run.trace = trace;
    this.host.shown(trace, run.playback, /** @type {Texts} */ (run.texts));
  }
}

/**
 * Append blocks from Python; invalid ones are the solver's fault, not that of a visitor's file.
 * @param {Uint8Array} blocks @param {Trace} trace
 */
function growWith(blocks, trace) {
  try {
    trace.append(blocks);
  } catch (error) {
    if (!(error instanceof BadTrace)) throw error;
    const where = error.message;
    throw new LocalizedError("invalid-response", { question: "run", where }, `A run that cannot be read: ${where}.`);
  }
}
