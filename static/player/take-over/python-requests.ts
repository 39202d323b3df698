/** What taking over asks of Python: the children of a node, runs with other decisions, and the algorithm's own run. */
import { importLate } from "../../loading/late-import.ts";
import { checkTraceMatchesPuzzle } from "../../validation/board-and-trace-fit.ts";
import { runHandle } from "../../python-worker/run-handle.ts";
import { solver } from "../../python-worker/solver-client.ts";
import { fetchTrace } from "../catalogue/baked-data.ts";
import { findPuzzle } from "../catalogue/puzzle-registry.ts";
import { bakedRunFor } from "../catalogue/requests-and-presets.ts";
import { Trace } from "../trace/trace.ts";
import { decidesOnNodes, decisionsOption } from "./next-act-choices.ts";
import { movesTo } from "./decisions-so-far.ts";
import type { Child, Options } from "../../validation/python-types.ts";
import type { Request } from "../catalogue/requests-and-presets.ts";
import type { Session } from "../session/session.ts";

const GROWS = ["runstart", "runprogress", "runend"];

export class PerformedRun {
  /** The run that the algorithm makes alone; null until it is known. */
  own: Trace | null;
  /** Whether a run with other decisions is awaited. */
  isContinuing = false;
  /** Whether the clock moves to the next act. */
  isSeeking = false;
  /** The number of answers that are awaited. */
  #waits = 0;
  #children = new Map<string, readonly Child[]>();
  /** Aborted at the end of the takeover. */
  ended = new AbortController();
  declare session: Session;

  constructor(session: Session) {
    this.session = session;
    this.own = this.hasDecisions ? null : session.trace;
  }

  /** Whether Python works on what comes next. */
  get isBusy() {
    return this.isContinuing || this.#waits > 0;
  }

  /** Whether the run holds decisions of a person. */
  get hasDecisions() {
    return Boolean(this.session.request!.options[decisionsOption(this.session.trace) ?? ""]);
  }

  /** The options of the run that the algorithm makes alone. */
  get optionsWithoutDecisions(): Options {
    const option = decisionsOption(this.session.trace);
    return Object.fromEntries(Object.entries(this.session.request!.options).filter(([name]) => name !== option));
  }

  async loadAlgorithmRun() {
    if (this.own) return;
    const request = { ...this.session.request!, options: this.optionsWithoutDecisions };
    this.own = await runUnseen(request, this.ended.signal).catch(() => null); // the comparison does without it
    this.session.requestUpdate();
  }

  /** Move the clock to an act. */
  seek(position: number) {
    this.isSeeking = true;
    this.session.timeline.seek(position);
    this.isSeeking = false;
  }

  /** The children of the current node; none where the algorithm does not expand nodes. */
  async children() {
    const { trace, position } = this.session;
    const standing = trace.currentNode(position);
    if (!decidesOnNodes(trace) || standing < 0) return [];
    const path = movesTo(trace, standing);
    const key = JSON.stringify(path);
    const known = this.#children.get(key);
    if (known) return known;
    const { algorithm, state, options } = this.session.request!;
    this.#waits += 1;
    this.session.requestUpdate();
    try {
      const children = await this.session.query("children", { path, algorithm, state, options });
      this.#children.set(key, children);
      return children;
    } finally {
      this.#waits -= 1;
    }
  }

  /** Let Python run the search with other decisions; return whether the run reaches the position. */
  async runWith(options: Options, position: number) {
    const { session } = this;
    const { trace } = session;
    this.isContinuing = true;
    session.requestUpdate();
    const isThere = () =>
      session.trace !== trace && session.position === position && session.length > position + 1;
    const { promise: reached, resolve } = Promise.withResolvers<void>();
    const over = new AbortController();
    session.onElementEvents(GROWS, () => isThere() && resolve(), over.signal);
    await Promise.race([reached, session.run({ options }, { play: false, startAt: String(position) })]);
    over.abort();
    this.isContinuing = false;
    session.requestUpdate();
    return isThere();
  }
}

/** The run that an algorithm makes alone, which is not shown. */
async function runUnseen(request: Request, signal: AbortSignal) {
  const preset = bakedRunFor(request);
  if (preset) return Trace.load(await fetchTrace(preset, { signal }), null);
  const trace = new Trace(await importLate(() => import("../trace/check-and-thin-traces.ts")));
  const handle = runHandle(() => {});
  signal.addEventListener("abort", () => handle.cancel());
  await solver.run(request, (blocks: Uint8Array) => trace.append(blocks), handle);
  checkTraceMatchesPuzzle(trace.header, findPuzzle(request.puzzle));
  return trace;
}
