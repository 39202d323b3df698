/** Taking over: the visitor performs the algorithm, act by act, and each act is judged at once. */
import { html } from "lit";
import { loadLateTexts } from "../../i18n/load-page-messages.ts";
import { boardWithChild as boardOfChild } from "../practice/consequences.ts";
import { replay } from "../modes/replay-mode.ts";
import { QuestionMode } from "../practice/question-mode.ts";
import { ActRecord, keepDepartures } from "./act-record.ts";
import { actAt, decisionsOption, detailAt, dueAt } from "./next-act-choices.ts";
import { departure } from "./decisions-so-far.ts";
import { PerformedRun } from "./python-requests.ts";
import { actsOrComparison, tools, wordsOnAct } from "./view.ts";
import type { Texts } from "../../i18n/load-messages.ts";
import type { Child, Options } from "../../validation/python-types.ts";
import type { Stage } from "../modes/mode.ts";
import type { Choice, Question } from "../practice/questions.ts";
import type { Session } from "../session/session.ts";
import type { Trace } from "../trace/trace.ts";
import type { Outcome } from "./act-record.ts";
import type { Due } from "./next-act-choices.ts";

/** The act that stands. `isDetail`: an act is chosen, and its outcome is asked. */
type Standing = {
  trace: Trace; position: number; due: Due; question: Question; isDetail: boolean; texts: Texts; options: Options;
};

export { takeOverStyle } from "./take-over.css.ts";

export class TakeOver extends QuestionMode {
  record = new ActRecord();
  run: PerformedRun;
  /** Whether the run is over, or Python could not say what may come next. */
  stage: "acts" | "over" | "failed" = "acts";
  /** The messages of taking over; null until loaded. */
  texts: Texts | null = null;
  standing: Standing | null = null;
  /** The child of the last act. */
  #chosen: Child | null = null;
  /** Incremented whenever another act is asked for; what was begun before then ends. */
  #turn = 0;
  /** The position whose act was asked for last. */
  #askedAt = -1;

  constructor(session: Session, leave: () => void) {
    super(session, leave);
    this.run = new PerformedRun(session);
    const { signal } = this.run.ended;
    session.onElementEvents(["runstart"], () => this.run.isContinuing || leave(), signal); // of another run
    session.onElementEvents(["runprogress", "runend"], () => this.#onGrowth(), signal);
    session.addEventListener("texts", () => this.#loadTexts().catch(() => {}), { signal }); // the old ones stay
    for (const event of ["change", "pause"])
      session.timeline.addEventListener(event, () => this.#onMove(), { signal });
  }

  /** Give the run back; it stays at its position. */
  end() {
    this.run.ended.abort();
    this.standing = null;
  }

  get asked() {
    const { trace, position, texts } = this.session;
    const { standing } = this;
    if (!standing || standing.trace !== trace || standing.position !== position || trace.thinned) return null;
    const { question, due } = standing;
    if (question.kind === "act" || standing.texts === texts) return question;
    return { ...question, ...detailAt(this.session, due), board: question.board };
  }

  /** Begin where the run stands; at its end, from the start. */
  async begin() {
    const { trace, timeline } = this.session;
    timeline.pause();
    if (!trace.thinned && dueAt(this.session).kind === "over") this.run.seek(0);
    this.run.loadAlgorithmRun();
    await this.#askNextAct();
  }

  async #loadTexts() {
    const { language, puzzle } = this.session.texts;
    if (this.texts?.language === language && this.texts.puzzle === puzzle) return;
    this.texts = await loadLateTexts(language, puzzle ?? "", "take-over");
    this.session.requestUpdate();
  }

  /** Ask for the next act, after the steps that need none. */
  async #askNextAct() {
    const { session, run } = this;
    const turn = (this.#turn += 1);
    const isCurrent = () => turn === this.#turn && !run.ended.signal.aborted;
    this.beginAnswer();
    this.stage = "acts";
    this.standing = null;
    try {
      await this.#loadTexts();
      while (isCurrent() && !session.timeline.playing) {
        const { trace, position, texts } = session;
        const due = dueAt(session);
        this.#askedAt = position;
        if (trace.thinned) {
          session.notices.say(this.texts?.text("take-over-too-long"));
          return this.leave();
        }
        if (due.kind === "unknown") return;
        if (due.kind === "over") {
          this.stage = "over";
          return session.requestUpdate();
        }
        const children = await run.children();
        if (!isCurrent() || session.trace !== trace || session.position !== position) return;
        const question = actAt(session, due, children) ?? detailAt(session, due);
        const { options } = session.request!;
        if (question) return this.#ask({ trace, position, due, question, isDetail: false, texts, options });
        run.seek(position + 1);
      }
    } catch (error) {
      if (!isCurrent()) return;
      this.stage = "failed";
      session.fail(error, { again: () => this.#askNextAct() });
    }
  }

  #ask(standing: Standing) {
    this.standing = standing;
    this.session.requestUpdate();
  }

  /** A run that is still searching has come further, or has become too long. */
  #onGrowth() {
    if (!this.run.isBusy && (this.session.trace.thinned || !this.standing)) this.#askNextAct();
  }

  #onMove() {
    const { timeline, position } = this.session;
    const { isSeeking, isContinuing, isBusy } = this.run;
    if (isSeeking || isContinuing || timeline.playing) return;
    if (this.#askedAt !== position || !(this.standing || isBusy)) this.#continueElsewhere();
  }

  /** The visitor has moved through the run: go on from there. */
  #continueElsewhere() {
    Object.assign(this.record, { past: [], isPartial: true });
    this.#askNextAct();
  }

  // ---- acts

  tap(cell: number, row?: number) {
    const { choices = [], isRight, kind } = this.asked ?? {};
    if (kind !== "act") return super.tap(cell);
    const children = choices.filter(({ child }) => child?.cells.includes(cell));
    if (children.length === 1) this.choose(children[0]);
    if (isRight) {
      const known = choices.find((each) => each.cell === cell && each.value === row);
      this.choose(known ?? { cell, value: row, right: isRight(cell, row) });
    }
  }

  press(key: string) {
    return this.run.isBusy ? key.length === 1 || key === "Enter" : super.press(key);
  }

  choose(choice: Choice) {
    if (!this.run.isBusy) super.choose(choice);
  }

  protected takeAnswer(isRight: boolean, answer: Choice | number) {
    if (this.run.isBusy) return;
    Object.assign(this.answer, { typed: "", picked: [], hinted: "" });
    if (isRight) return this.#accept(answer);
    this.record.missed.add(this.session.position);
    this.edit(({ tried }) => tried.push(answer));
  }

  async #accept(answer: Choice | number) {
    const standing = this.standing!;
    if (standing.question.kind !== "act") return this.#perform();
    const { trace, position, due, options } = standing;
    this.#chosen = (typeof answer === "object" && answer.child) || null;
    const decided = typeof answer === "object" ? departure(trace, position, due, answer) : "";
    const others = { ...options, [decisionsOption(trace) ?? ""]: decided };
    if (decided && !(await this.#runWith(others, position, true))) return;
    this.#askDetail();
  }

  /** Run with other decisions; where the run does not reach the act, go on from where it stands. */
  async #runWith(options: Options, position: number, departs = false) {
    const { session, run } = this;
    const before = session.trace;
    const isThere = await run.runWith(options, position);
    if (run.ended.signal.aborted) return false;
    if (isThere) {
      this.record.forgetAfter(position);
      keepDepartures(before, session.trace, before.stepNumber(position) + 1, departs);
    } else if (!this.asked) this.#continueElsewhere();
    return isThere;
  }

  /** After an act, ask what the algorithm finds there; else the act is done. */
  #askDetail() {
    const { trace, position, texts } = this.session;
    const due = dueAt(this.session);
    const detail = detailAt(this.session, due);
    const child = due.kind === "child" ? this.#chosen : null;
    const standing = () => ({ values: trace.nodes.board(trace.currentNode(position)), roles: [] });
    const question = detail && child ? { ...detail, board: boardOfChild(standing(), child, "current") } : detail;
    if (!question) return this.#perform();
    this.beginAnswer();
    this.#ask({ ...this.standing!, trace, position, due, question, isDetail: true, texts });
  }

  #perform(outcome?: Outcome) {
    const { position, question, options } = this.standing!;
    this.record.add({ position, options }, outcome);
    this.run.seek(question.until ?? position + 1);
    this.session.requestUpdate();
    return this.#askNextAct();
  }

  /** Do the act as the algorithm does it. */
  skip() {
    if (!this.asked || this.run.isBusy) return;
    this.record.missed.add(this.session.position);
    this.#perform("shown");
  }

  /** Begin at the first step, with the run that the algorithm makes alone. */
  async restartFromFirstStep() {
    const { run } = this;
    if (run.isBusy || (run.hasDecisions && !(await this.#runWith(run.optionsWithoutDecisions, 0)))) return;
    this.record = new ActRecord();
    this.run.seek(0);
    this.#askNextAct();
  }

  /** Tell the rule of the true step; when asked again, or without a lesson, the step's sentence. */
  async hint() {
    const { session, answer } = this;
    const { hinted } = answer;
    if (!this.asked || hinted === "step") return;
    this.record.hinted.add(session.position);
    const isKnown = hinted || (await this.tellRule(session.position + 1));
    if (isKnown && answer === this.answer) this.edit(() => (answer.hinted = hinted || !this.rule ? "step" : "rule"));
  }

  /** Take the last act back, and the decision that it was. */
  async undo() {
    if (this.run.isBusy) return;
    const before = this.standing?.isDetail ? this.standing : this.record.past.pop();
    if (!before) return;
    const { position, options } = before;
    this.record.acts.delete(position);
    if (options !== this.session.request!.options && !(await this.#runWith(options, position))) return;
    this.run.seek(position);
    this.#askNextAct();
  }

  // ---- templates

  get inPlaceOfCode() {
    return this.stage === "over" ? "summary" : "acts";
  }

  /** What was done, and below it the acts to choose from; at the end the comparison. */
  sentence(stage: Stage) {
    return [wordsOnAct(this, stage), html`<div class="beside asking">${actsOrComparison(this, stage)}</div>`];
  }

  bar(stage: Stage) {
    return this.session.timeline.playing ? replay.bar(stage, { asks: true }) : tools(this);
  }
}
