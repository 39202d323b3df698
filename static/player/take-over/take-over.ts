/** Taking over: the visitor performs the algorithm, act by act, and each act is judged at once. */
import { loadLateTexts } from "../../i18n/late-messages.ts";
import { Asking } from "../practice/asking.ts";
import { withChild as boardOfChild } from "../practice/consequences.ts";
import { sentenceArgs } from "../trace/sentence-args.ts";
import { actAt, decidesOnNodes, decisionsOption, detailAt, dueAt, fillsFreely } from "./acts.ts";
import * as view from "./view.ts";
import { ownRun } from "./own-run.ts";
import { movesTo, withChild, withFollowed, withTaken, withWritten } from "./decisions.ts";
import type { Texts } from "../../i18n/load-messages.ts";
import type { Child, Options } from "../../validation/python-types.ts";
import type { Player } from "../manual-play/player.ts";
import type { Choice, Question } from "../practice/questions.ts";
import type { Trace } from "../trace/trace.ts";
import type { Due } from "./acts.ts";

/** How an act was done: right at once, after a wrong one, or by the computer. */
export type Outcome = "right" | "missed" | "shown";

type Standing = {
  trace: Trace; position: number; due: Due; question: Question; isDetail: boolean; texts: Texts; options: Options;
};
/** Where an act was done, and the options of the run before it. */
type Place = { position: number; options: Options };

/** The numbers of the steps at which a run departs from the algorithm's own. */
const departures = new WeakMap<Trace, number[]>();

export class TakeOver extends Asking {
  /** The run that the algorithm makes alone; null until it is known. */
  own: Trace | null;
  /** The acts so far, by position. */
  acts = new Map<number, Outcome>();
  /** The numbers of steps at which the visitor chose otherwise than the algorithm alone. */
  get departures() {
    return departures.get(this.player.trace) ?? [];
  }

  #hinted = new Set<number>();
  /** Whether the sentence of the true step is shown. */
  isHinted = false;
  /** The height of the acts in pixels, which they keep until the next ones stand. */
  height = 0;
  /** Whether Python could not say what may come next. */
  hasFailed = false;
  isOver = false;
  /** Whether the visitor has moved through the run instead of performing it. */
  isPartial = false;
  /** The messages of taking over; null until loaded. */
  texts: Texts | null = null;
  #standing: Standing | null = null;
  #past: Place[] = [];
  /** The positions of acts that were not right at once. */
  #missed = new Set<number>();
  /** The child of the last act. */
  #chosen: Child | null = null;
  #moves = false;
  /** Whether a run with other decisions is awaited, and how many other answers of Python. */
  #isContinuing = false;
  #waits = 0;
  /** Incremented whenever another act is asked for; what was begun before then ends. */
  #turn = 0;
  /** The position whose act was asked for last. */
  #askedAt = -1;
  #children = new Map<string, readonly Child[]>();
  #ended = new AbortController();
  /** Gives the run back. */
  leave;
  view = view;

  constructor(player: Player, leave: () => void) {
    super(player);
    this.own = this.isDecided ? null : player.trace;
    this.leave = leave;
    const { signal } = this.#ended;
    player.addEventListener("runstart", () => this.#isContinuing || leave(), { signal }); // of another run
    for (const event of ["runprogress", "runend"])
      player.addEventListener(event, () => this.#onGrowth(), { signal });
    for (const event of ["change", "pause"])
      player.timeline.addEventListener(event, () => this.#onMove(), { signal });
  }

  /** Give the run back; it stays at its position. */
  end() {
    this.#ended.abort();
    this.#standing = null;
  }

  /** Whether Python works on what comes next. */
  get isBusy() {
    return this.#isContinuing || this.#waits > 0;
  }

  get isEnded() {
    return this.#ended.signal.aborted;
  }

  get asked() {
    const { trace, position, texts, appearance } = this.player;
    const standing = this.#standing;
    if (!standing || standing.trace !== trace || standing.position !== position || trace.thinned) return null;
    if (standing.question.kind !== "act" && standing.texts !== texts) // in the page's language
      standing.question = {
        ...standing.question, ...detailAt(trace, position, standing.due, texts, appearance ?? {}),
        board: standing.question.board,
      };
    standing.texts = texts;
    return standing.question;
  }

  get due(): Due {
    return this.#standing?.due ?? { kind: "unknown" };
  }

  /** Whether an act is chosen, and its outcome is asked. */
  get isDetail() {
    return Boolean(this.#standing?.isDetail);
  }

  get canUndo() {
    return this.#past.length > 0 || this.isDetail;
  }

  get hints() {
    return this.#hinted.size;
  }

  count = (outcome: Outcome) => [...this.acts.values()].filter((each) => each === outcome).length;

  /** Begin where the run stands; at its end, from the start. */
  async begin() {
    const { player } = this;
    player.timeline.pause();
    const { trace } = player;
    if (!trace.thinned && dueAt(trace, player.position).kind === "over") this.#seek(0);
    if (!this.own) this.#loadOwn();
    await this.#stand();
  }

  /** Whether the run holds decisions of a person. */
  get isDecided() {
    return Boolean(this.player.request!.options[decisionsOption(this.player.trace) ?? ""]);
  }

  /** The options of the run that the algorithm makes alone. */
  get ownOptions(): Options {
    const option = decisionsOption(this.player.trace);
    return Object.fromEntries(Object.entries(this.player.request!.options).filter(([name]) => name !== option));
  }

  async #loadOwn() {
    const { player } = this;
    const request = { ...player.request!, options: this.ownOptions };
    this.own = await ownRun(request, this.#ended.signal).catch(() => null);
    player.requestUpdate();
  }

  async loadTexts() {
    const { language, puzzle } = this.player.texts;
    if (this.texts?.language === language && this.texts.puzzle === puzzle) return;
    this.texts = await loadLateTexts(language, puzzle ?? "", "take-over");
    this.player.requestUpdate();
  }

  /** Ask for the next act, after the steps that need none. */
  async #stand() {
    const { player } = this;
    const turn = (this.#turn += 1);
    this.clear();
    this.isHinted = this.isOver = this.hasFailed = false;
    this.#standing = null;
    try {
      await this.loadTexts();
      while (turn === this.#turn && !this.isEnded && !player.timeline.playing) {
        const { trace, position, texts, appearance } = player;
        const due = dueAt(trace, position);
        this.#askedAt = position;
        if (trace.thinned) {
          player.notices.say(this.texts?.text("take-over-too-long"));
          return this.leave();
        }
        if (due.kind === "unknown") return;
        this.isOver = due.kind === "over";
        if (this.isOver) return player.requestUpdate();
        const children = await this.#childrenAt(trace, position);
        if (turn !== this.#turn || player.trace !== trace || player.position !== position) return;
        const act = actAt(trace, position, due, children, appearance ?? {});
        const question = act ?? detailAt(trace, position, due, texts, appearance ?? {});
        if (question) {
          this.#standing = {
            trace, position, due, question, isDetail: false, texts, options: player.request!.options,
          };
          return player.requestUpdate();
        }
        this.#seek(position + 1);
      }
    } catch (error) {
      if (turn !== this.#turn) return;
      this.hasFailed = true;
      player.fail(error, { again: () => this.#stand() });
    }
  }

  /** A run that is still searching has come further, or has become too long. */
  #onGrowth() {
    if (this.isBusy || this.#isContinuing) return;
    if (this.player.trace.thinned || !this.#standing) this.#stand();
  }

  /** The children of the current node, from Python; none where the algorithm does not expand nodes. */
  async #childrenAt(trace: Trace, position: number) {
    const standing = trace.standsOn(position);
    if (!decidesOnNodes(trace) || standing < 0) return [];
    const path = movesTo(trace, standing);
    const key = JSON.stringify(path);
    const known = this.#children.get(key);
    if (known) return known;
    const { algorithm, state, options } = this.player.request!;
    this.#waits += 1;
    this.player.requestUpdate();
    try {
      const children = await this.player.query("children", { path, algorithm, state, options });
      this.#children.set(key, children);
      return children;
    } finally {
      this.#waits -= 1;
    }
  }

  /** Seek without asking anew. */
  #seek(position: number) {
    this.#moves = true;
    this.player.timeline.seek(position);
    this.#moves = false;
  }

  #onMove() {
    const { timeline, position } = this.player;
    if (this.#moves || this.#isContinuing || timeline.playing) return;
    if (this.#askedAt === position && (this.#standing || this.#waits)) return;
    this.#standElsewhere();
  }

  /** The visitor has moved through the run: go on from there. */
  #standElsewhere() {
    this.#past = [];
    this.isPartial = true;
    this.#stand();
  }

  // ---- acts

  chooseCell(cell: number, value?: number) {
    const { choices = [], isRight, kind } = this.asked ?? {};
    if (kind !== "act") return super.chooseCell(cell);
    const children = choices.filter(({ child }) => child?.cells.includes(cell));
    if (children.length === 1) this.choose(children[0]);
    if (isRight) {
      const known = choices.find((each) => each.cell === cell && each.value === value);
      this.choose(known ?? { cell, value, right: isRight(cell, value) });
    }
  }

  press(key: string) {
    return this.isBusy ? key.length === 1 || key === "Enter" : super.press(key);
  }

  choose(choice: Choice) {
    if (!this.isBusy) super.choose(choice);
  }

  protected judge(isRight: boolean, answer: Choice | number) {
    if (this.isBusy) return;
    this.typed = "";
    this.picked = [];
    const root = this.player.renderRoot as ShadowRoot;
    this.height = root.querySelector<HTMLElement>(".acting")?.offsetHeight ?? 0;
    if (isRight) return this.#accept(answer);
    this.tried.push(answer);
    this.isHinted = false;
    this.#missed.add(this.player.position);
    this.player.requestUpdate();
  }

  async #accept(answer: Choice | number) {
    const standing = this.#standing!;
    if (standing.question.kind !== "act") return this.#perform();
    const { trace, position } = standing;
    this.#chosen = (typeof answer === "object" && answer.child) || null;
    const decided = typeof answer === "object" ? departure(standing, answer) : "";
    if (decided) {
      const options = { ...standing.options, [decisionsOption(trace)!]: decided };
      if (!(await this.#runWith(options, position))) return;
      this.#forgetAfter(position);
      const step = trace.stepNumber(position) + 1;
      departures.set(this.player.trace, [...earlierThan(step, departures.get(trace)), step]);
    }
    this.#askDetail();
  }

  /** Let Python run the search with other decisions; return whether the run reaches the act. */
  async #runWith(options: Options, position: number) {
    const { player } = this;
    const { trace } = player;
    this.#isContinuing = true;
    player.requestUpdate();
    const isThere = () => player.trace !== trace && player.position === position && player.trace.length > position + 1;
    await new Promise<void>((resolve) => {
      const events = ["runstart", "runprogress", "runend"];
      const look = () => isThere() && done();
      const done = () => {
        for (const each of events) player.removeEventListener(each, look);
        resolve();
      };
      for (const each of events) player.addEventListener(each, look);
      const playback = { play: false, startAt: String(position) };
      player.run({ options }, playback).then(done, done);
    });
    this.#isContinuing = false;
    player.requestUpdate();
    if (isThere()) return !this.isEnded;
    if (!this.asked && !this.isEnded) this.#standElsewhere();
    return false;
  }

  /** Forget what was done after a position, where the run goes another way now. */
  #forgetAfter(position: number) {
    for (const places of [this.acts, this.#missed, this.#hinted])
      for (const each of places.keys()) if (each > position) places.delete(each);
  }

  /** After an act, ask what the algorithm finds there; else the act is done. */
  #askDetail() {
    const { trace, position, texts, appearance } = this.player;
    const due = dueAt(trace, position);
    const detail = detailAt(trace, position, due, texts, appearance ?? {});
    const child = due.kind === "child" ? this.#chosen : null;
    const standing = () => ({ values: trace.nodes.board(trace.standsOn(position)), roles: [] });
    const question = detail && child ? { ...detail, board: boardOfChild(standing(), child, "current") } : detail;
    if (!question) return this.#perform();
    this.clear();
    this.#standing = { ...this.#standing!, trace, position, due, question, isDetail: true, texts };
    this.player.requestUpdate();
  }

  #perform(outcome?: Outcome) {
    const { position, question, options } = this.#standing!;
    const last = question.until ?? position + 1;
    this.acts.set(position, outcome ?? (this.#missed.has(position) ? "missed" : "right"));
    this.#past.push({ position, options });
    this.#seek(last);
    this.player.requestUpdate();
    return this.#stand();
  }

  /** Do the act as the algorithm does it. */
  skip() {
    if (!this.asked || this.isBusy) return;
    this.#missed.add(this.player.position);
    this.#perform("shown");
  }

  /** Show a step of a takeover that is over. */
  look(position: number) {
    this.#seek(position);
    this.player.requestUpdate();
  }

  /** Begin at the first step, with the run that the algorithm makes alone. */
  async restart() {
    if (this.isBusy || (this.isDecided && !(await this.#runWith(this.ownOptions, 0)))) return;
    for (const each of [this.acts, this.#missed, this.#hinted]) each.clear();
    this.#past = [];
    this.isPartial = false;
    this.#seek(0);
    this.#stand();
  }

  /** The message of the true step. */
  get nextSentence() {
    return sentenceArgs(this.player.trace, this.player.position + 1);
  }

  /** Show it. */
  hint() {
    if (!this.asked || this.isHinted) return;
    this.isHinted = true;
    this.#hinted.add(this.player.position);
    this.player.requestUpdate();
  }

  /** Take the last act back, and the decision that it was. */
  async undo() {
    if (this.isBusy) return;
    const before = this.isDetail ? this.#standing! : this.#past.pop();
    if (!before) return;
    const { position, options } = before;
    const { trace } = this.player;
    this.acts.delete(position);
    if (options !== this.player.request!.options) {
      if (!(await this.#runWith(options, position))) return;
      this.#forgetAfter(position);
      departures.set(this.player.trace, earlierThan(trace.stepNumber(position) + 1, departures.get(trace)));
    }
    this.#seek(position);
    this.#stand();
  }
}

const earlierThan = (step: number, steps: number[] = []) => steps.filter((each) => each < step);

/** The decisions that lead to an act that the algorithm alone does not do next; "" for its own. */
function departure({ trace, position, due }: Standing, { node, child, cell }: Choice) {
  if (due.kind === "child" && child && child.move !== trace.node(due.node).move)
    return withChild(trace, position, child.move);
  if (due.kind === "take" && node !== undefined && node !== due.node) return withTaken(trace, position, node);
  if (due.kind === "follow" && node !== undefined && node !== due.node) return withFollowed(trace, position, node);
  if (due.kind === "write" && cell !== undefined && fillsFreely(trace) && !due.cells.includes(cell))
    return withWritten(trace, position, cell);
  return "";
}
