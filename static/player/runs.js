/** Getting traces: from a preset baked at build time, from Python, or from a saved file. */
import { BadTrace } from "../checks/faults.js";
import { checkFit } from "../checks/fit.js";
import { solver } from "../solver/client.js";
import { Keyed } from "../solver/errors.js";
import { fetchTrace, findPuzzle, isOwn, bakedFor } from "./library.js";
import { Trace } from "./trace.js";

/**
 * The runs that are under way. A new one leaves the older ones alone until it has something to
 * show: a request that is refused disturbs nothing.
 *
 * host: `prepare(puzzle)` gets ready to show a puzzle and resolves to its texts, `shown(trace, wish, texts)` when a run has its
 * first steps, `grown(trace, wish)` when it has more, `retrying()` when a lost solver makes it start again, `requestUpdate()` when `running` changes.
 */
export class Runs {
  #live = new Set();

  constructor(host) {
    this.host = host;
  }

  get running() {
    return this.#live.size > 0;
  }

  /** Whether a run has nothing to show yet. */
  get awaited() {
    return [...this.#live].some(({ trace }) => !trace);
  }

  /** `asked` resolves to a request. Resolves to the complete trace, or to null when the run was stopped; rejects with what went wrong. */
  async start(asked, wish) {
    return this.#follow(wish, async (run) => {
      const request = await asked();
      const preset = wish.fresh ? null : bakedFor(request);
      if (!preset && isOwn(request.puzzle)) solver.boot().catch(() => {}); // whoever then asks is told
      run.texts = await this.host.prepare(request.puzzle);
      await (preset ? this.#load(fetchTrace(preset, { signal: run.abort.signal }), run) : this.#solve(request, run));
    });
  }

  /** Show a file, given as a Blob or an address. */
  async open(file, wish) {
    return this.#follow(wish, async (run) => {
      const { openSaved } = await import("./saved.js");
      const trace = await openSaved(file, run.abort.signal);
      run.texts = await this.host.prepare(trace.header.puzzle);
      this.#show(trace, run);
    });
  }

  /** Stop everything; what was shown stays. */
  stop() {
    for (const run of this.#live) run.abort.abort();
    this.#live.clear();
    this.host.requestUpdate();
  }

  async #follow(wish, get) {
    const run = { abort: new AbortController(), trace: null, texts: null, wish };
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

  async #load(bytes, run) {
    this.#show(await Trace.load(await bytes), run);
  }

  async #solve(request, run, again = true) {
    const trace = new Trace();
    const take = (blocks) => {
      growWith(blocks, trace);
      if (run.trace === trace) this.host.grown(trace, run.wish);
      else if (trace.length) this.#show(trace, run);
    };
    try {
      await solver.run(request, take, run.abort.signal);
    } catch (error) {
      if (error.name !== "SolverLost" || error.hung || !again || run.abort.signal.aborted) throw error;
      this.host.retrying();
      await this.#solve(request, run, false);
    }
  }

  /** The first sight of a run: the older ones stop. */
  #show(trace, run) {
    if (run.abort.signal.aborted) return;
    checkFit(trace.header, findPuzzle(trace.header.puzzle));
    for (const older of this.#live) {
      if (older === run) break;
      older.abort.abort();
      this.#live.delete(older);
    }
    run.trace = trace;
    this.host.shown(trace, run.wish, run.texts);
  }
}

/** What Python sends while it solves is no file of the visitor's. */
function growWith(blocks, trace) {
  try {
    trace.append(blocks);
  } catch (error) {
    throw error instanceof BadTrace ? new Keyed("answer-misshapen", { question: "run", where: error.message }, `A run that cannot be read: ${error.message}.`) : error;
  }
}
