/** What a player shows and can do, without any element: the parts of a player share it. */
import { importLate } from "../../loading/late-import.ts";
import { solver } from "../../python-worker/solver-client.ts";
import { emit } from "../base/custom-elements-and-events.ts";
import { allPuzzleIds, loadPuzzleOrThrow } from "../catalogue/baked-data.ts";
import { bakedRunFor } from "../catalogue/match-requests-and-presets.ts";
import { normalizeRequest } from "../catalogue/element-attributes.ts";
import { findAlgorithm, findPuzzle } from "../catalogue/puzzle-registry.ts";
import { sentenceArgs } from "../trace/sentence-args.ts";
import { PythonProgress } from "./show-python-progress.ts";
import { attributesOf, wantedPuzzle, resolveWithoutMistakes } from "./resolve-request.ts";
import { Runs } from "./runs.ts";
import type { Ask, Result, Values } from "../../validation/python-types.ts";
import type { Texts } from "../../i18n/load-messages.ts";
import type { Request } from "../catalogue/match-requests-and-presets.ts";
import type { Playback } from "../catalogue/public-api-types.ts";
import type { Fault } from "../text/error-messages.ts";
import type { Timeline } from "../trace/playback-clock.ts";
import type { HandBoard } from "./hand-board.ts";
import type { Circumstances, Notices } from "./notices.ts";
import type { Requester } from "./resolve-request.ts";

/** What a session needs of the element around it, which fires its events and whose attributes make requests. */
export interface SessionHost extends Requester {
  /** Whether only boards are shown. */
  readonly bare: boolean;
  readonly loop: boolean;
  /** Whether nothing moves by itself. */
  readonly still: boolean;
  readonly startAt: unknown;
  readonly endAt: unknown;
  /** Draw again, soon. */
  requestUpdate(): void;
  /** The messages of a puzzle. */
  loadTextsOf(puzzle?: string): Promise<Texts>;
  readonly parts: {
    /** The messages that are shown with a puzzle: fewer, where the board suffices. */
    loadNeededTexts(puzzle?: string): Promise<Texts>;
    /** Load a part by the name of its element. */
    load(name: string, load: () => Promise<unknown>): void;
  };
}

/**
 * Fires `texts` when the language or the puzzle of the messages has changed, `settled` when a run is shown or none will
 * be, and `turn` when the manually played board of a game has changed.
 */
export class Session extends EventTarget {
  #texts: Texts = null!;
  /** The manually played board; null while the run's is shown. */
  hand: HandBoard | null = null;
  /** A task for the visitor: by hand, without hints and runs, which would show how; or with runs, also of new walls; or done. */
  task: "" | "by hand" | "runs" | "runs with new walls" | "solved" = "";
  /** What is to be found, in place of the rule; "" for nothing. */
  goal = "";
  /** The clock whose pace the pieces slide at; in a race, one clock drives many timelines. */
  clock: Timeline;
  runs = new Runs(this);
  python = new PythonProgress(this);
  #inspected: { cell: number | null; position: number; writer: number } = { cell: null, position: -1, writer: -1 };
  declare host: SessionHost;
  declare timeline: Timeline;
  declare notices: Notices;

  constructor(host: SessionHost, timeline: Timeline, notices: Notices) {
    super();
    Object.assign(this, { host, timeline, notices });
    this.clock = timeline;
  }

  /** Tell the parts; see above. */
  fireEvent(name: "texts" | "settled" | "turn") {
    this.dispatchEvent(new Event(name));
  }

  requestUpdate() {
    this.host.requestUpdate();
  }

  /** The messages; null before the first ones have loaded. */
  get texts() {
    return this.#texts;
  }

  set texts(texts) {
    this.#texts = texts;
    this.fireEvent("texts");
  }

  // ---- the run

  /** The run, null before the first. */
  get trace() {
    return this.runs.trace;
  }

  get request() {
    return this.runs.request;
  }

  get length() {
    return this.trace?.length ?? 0;
  }

  get position() {
    return this.timeline.position;
  }

  /** The result of the run; null after a refusal, even while the previous board is shown. */
  get result(): Result | null {
    return this.runs.refused ? null : (this.trace?.footer?.result ?? null);
  }

  /** The progress of a download, and what the run reports. */
  get progress() {
    const [now, { status }] = [this.python.now, this.runs];
    return status ? { loaded: 0, total: 0, ...now, ...status } : now;
  }

  get sentence() {
    return this.sentenceAt(this.position);
  }

  sentenceAt = (position: number) =>
    this.length ? this.texts.reason(sentenceArgs(this.trace, position)) : "";

  /**
   * What is to be found, else what the game is; "" before its texts have come. Where a package has no rule, what is said
   * about it.
   */
  get rule() {
    return this.goal || this.ruleOrIdea("puzzle", this.trace?.header.puzzle, "rule");
  }

  /** The rule of a puzzle, or the idea of an algorithm. */
  ruleOrIdea(kind: "puzzle" | "algorithm", id: string | undefined, part: string) {
    if (!this.length) return "";
    const { has, reason, text } = this.texts;
    if (has(`${kind}-${id}-${part}`)) return reason({ reason: `${id}-${part}`, args: this.trace.header.rule }, kind);
    return has(`${kind}-${id}-about`) ? text(`${kind}-${id}-about`) : "";
  }

  get puzzleDescription() {
    return findPuzzle(this.trace?.header.puzzle);
  }

  get appearance() {
    return this.puzzleDescription?.appearance;
  }

  /** Whether a run is shown whose steps the visitor may take instead of the run. */
  get canActInRun() {
    return this.length > 0 && !this.hand && this.task !== "by hand";
  }

  /** Find the step that wrote the cell under the pointer, while playback is paused. */
  onInspect = ({ detail: cell }: CustomEvent<number | null>) => {
    const { position, hand, trace, timeline } = this;
    if (cell === this.#inspected.cell && position === this.#inspected.position) return;
    const none = cell === null || hand || timeline.playing;
    this.#inspected = { cell, position, writer: none ? -1 : trace.lastPositionWriting(cell, position) };
    this.requestUpdate();
  };

  /** The position that wrote the cell under the pointer; -1 for none. */
  get inspectedPosition() {
    const { position, writer } = this.#inspected;
    return position === this.position && !this.timeline.playing ? writer : -1;
  }

  // ---- requests

  /**
   * Solve a request ({puzzle, algorithm, state, options}); omitted parts keep their values. Resolves to the result, or
   * to null after a refusal or an abort. `adds`: whether attributes request it, whose options join those before, and
   * whose mistakes are ignored; else its options replace them.
   */
  async run(wanted: unknown = {}, { play = true, startAt = "", fresh = false }: Playback = {}, adds = false) {
    try {
      const request = normalizeRequest(wanted);
      const whole = { ...(this.runs.latestRequest ?? attributesOf(this.host)), ...request };
      const isKnown = allPuzzleIds().includes(whole.puzzle);
      const mayNeedPython = isKnown && request.state && (fresh || !bakedRunFor(whole as Request));
      if (mayNeedPython) solver.loadSolver().catch(() => {}); // the request that needs Python reports the failure
      const resolve = async (before: Request | null) => {
        const attributes = attributesOf(this.host);
        await loadPuzzleOrThrow(wantedPuzzle(request, before, attributes));
        return resolveWithoutMistakes(this.host, request, before, attributes, adds);
      };
      return await this.runs.start(resolve, { play, startAt, fresh }, whole.puzzle);
    } catch (error) {
      return this.reportError(error);
    }
  }

  /** Install packages; resolve to the names of their puzzles. */
  async install(wheels: string | Blob | Iterable<string | Blob>) {
    const { installPackages } = await importLate(() => import("../catalogue/install-packages.ts"));
    const names = await this.python.track(installPackages(wheels));
    this.requestUpdate();
    return names;
  }

  /** Ask Python one of the worker's QUESTIONS about the puzzle. */
  query: Ask = async (question, args = {}) => {
    const about = question === "catalogue" ? {} : { puzzle: this.request?.puzzle, ...args };
    return this.python.track(solver.ask(question, about));
  };

  /** Show an error; the board stays. again: how to retry a load failure; appearance: of the board that it is about. */
  reportError(
    error: unknown,
    { again = null, texts = this.texts, appearance = this.appearance }: Circumstances & { texts?: Texts | null } = {},
  ): null {
    this.python.clear();
    this.notices.reportError(error as Fault, texts, { again, appearance });
    return null;
  }

  // ---- the visible board

  /** The values of the visible board; none before the first. */
  values(): Values {
    return this.hand?.values ?? this.trace?.board(this.position).values ?? [];
  }

  /** Resolve to the state of the visible board; null where Python could not tell it, which the player says. */
  async visibleState(): Promise<string | null> {
    try {
      return (await this.hand?.assess())?.state ?? this.request?.state ?? "";
    } catch (error) {
      return this.reportError(error);
    }
  }

  async solveFromHere() {
    const state = await this.visibleState();
    return state === null ? null : this.run({ state });
  }

  /** End manual play: the run's board is shown. */
  endManualPlay() {
    if (!this.hand) return;
    this.hand = null;
    this.requestUpdate(); // also where the position stays the same
    emit(this.host, "boardchange", { state: this.request?.state });
  }

  /** The number of players of manual play, who take turns. */
  get playerCount() {
    return this.playable ? (this.puzzleDescription?.players ?? 1) : 1;
  }

  /** Whether the algorithm's board can be played manually. */
  get playable() {
    return Boolean(findAlgorithm(this.trace?.header ?? {})?.playable);
  }
}
