/** What taking over asks of Python: runs with other decisions, and the algorithm's own run. */
import { importLate } from "../../loading/late-import.ts";
import { checkTraceMatchesPuzzle } from "../../validation/board-fits-appearance.ts";
import { makeRunHandle } from "../../python-worker/run-handle.ts";
import { solver } from "../../python-worker/solver-client.ts";
import { fetchTrace } from "../catalogue/baked-data.ts";
import { findPuzzle } from "../catalogue/puzzle-registry.ts";
import { bakedRunFor } from "../catalogue/match-requests-and-presets.ts";
import { Trace } from "../trace/trace.ts";
import { onElementEvents } from "../practice/question-mode.ts";
import { decisionsOptionId } from "./decisions-so-far.ts";
import type { Options } from "../../validation/python-types.ts";
import type { Request } from "../catalogue/match-requests-and-presets.ts";
import type { Session } from "../session/session.ts";

const GROWS = ["runstart", "runprogress", "runend"];

export class PerformedRun {
  /** The run that the algorithm makes alone; null until it is known. */
  own: Trace | null;
  /** Whether a run with other decisions is awaited. */
  isContinuing = false;
  /** Whether the clock is moved here, not by the visitor. */
  isSeeking = false;
  /** Aborted at the end of the takeover. */
  ended = new AbortController();
  declare session: Session;

  constructor(session: Session) {
    this.session = session;
    this.own = this.hasDecisions ? null : session.trace;
  }

  /** Whether the run holds decisions of a person. */
  get hasDecisions() {
    return Boolean(this.session.request!.options[decisionsOptionId(this.session.trace) ?? ""]);
  }

  /** The options of the run that the algorithm makes alone. */
  get optionsWithoutDecisions(): Options {
    const option = decisionsOptionId(this.session.trace);
    return Object.fromEntries(Object.entries(this.session.request!.options).filter(([name]) => name !== option));
  }

  async loadAlgorithmRun() {
    if (this.own) return;
    const request = { ...this.session.request!, options: this.optionsWithoutDecisions };
    this.own = await loadOrSolveUnseenRun(request, this.ended.signal).catch(() => null); // the comparison does without it
    this.session.requestUpdate();
  }

  /** Stop the clock at an act. */
  seek(position: number) {
    this.isSeeking = true;
    this.session.timeline.pause();
    this.session.timeline.seek(position);
    this.isSeeking = false;
  }

  /** Let Python run the search with other decisions; return whether the run reaches the position. */
  async runWithOptions(options: Options, position: number) {
    const { session } = this;
    const { trace } = session;
    this.isContinuing = true;
    session.requestUpdate();
    const isThere = () =>
      session.trace !== trace && session.position === position && session.length > position + 1;
    const { promise: reached, resolve } = Promise.withResolvers<void>();
    const over = new AbortController();
    onElementEvents(session, GROWS, () => isThere() && resolve(), over.signal);
    await Promise.race([reached, session.run({ options }, { play: false, startAt: String(position) })]);
    over.abort();
    this.isContinuing = false;
    session.requestUpdate();
    return isThere();
  }
}

/** The run that an algorithm makes alone, which is not shown. */
async function loadOrSolveUnseenRun(request: Request, signal: AbortSignal) {
  const preset = bakedRunFor(request);
  if (preset) return Trace.load(await fetchTrace(preset, { signal }), null);
  const trace = new Trace(await importLate(() => import("../trace/check-and-thin-traces.ts")));
  const handle = makeRunHandle(() => {});
  signal.addEventListener("abort", () => handle.cancel());
  await solver.run(request, (blocks: Uint8Array) => trace.append(blocks), handle);
  checkTraceMatchesPuzzle(trace.header, findPuzzle(request.puzzle));
  return trace;
}
