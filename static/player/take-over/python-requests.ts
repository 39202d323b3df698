/** What taking over asks of Python: the children of a node, runs with other decisions, and the algorithm's own run. */
import { decidesOnNodes, decisionsOption } from "./next-act-choices.ts";
import { movesTo } from "./decisions-so-far.ts";
import { runUnseen } from "./unseen-run.ts";
import type { Child, Options } from "../../validation/python-types.ts";
import type { Session } from "../session/session.ts";
import type { Trace } from "../trace/trace.ts";

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
  #ended = new AbortController();
  declare session: Session;

  constructor(session: Session) {
    this.session = session;
    this.own = this.hasDecisions ? null : session.trace;
  }

  /** Aborted at the end of the takeover. */
  get signal() {
    return this.#ended.signal;
  }

  end() {
    this.#ended.abort();
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
    this.own = await runUnseen(request, this.signal).catch(() => null); // the comparison does without it
    this.session.requestUpdate();
  }

  /** Move the clock to an act. */
  seek(position: number) {
    this.isSeeking = true;
    this.session.timeline.seek(position);
    this.isSeeking = false;
  }

  /** The children of the current node; none where the algorithm does not expand nodes. */
  async childrenAt(trace: Trace, position: number) {
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
    const { trace, host } = session;
    this.isContinuing = true;
    session.requestUpdate();
    const isThere = () =>
      session.trace !== trace && session.position === position && session.length > position + 1;
    await new Promise<void>((resolve) => {
      const look = () => isThere() && done();
      const done = () => {
        for (const each of GROWS) host.removeEventListener(each, look);
        resolve();
      };
      session.onElementEvents(GROWS, look);
      session.run({ options }, { play: false, startAt: String(position) }).then(done, done);
    });
    this.isContinuing = false;
    session.requestUpdate();
    return isThere();
  }
}
