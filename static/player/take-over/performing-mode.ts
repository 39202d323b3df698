/** Taking over: the visitor decides for the algorithm, each decision is judged at once; the computer does the rest. */
import { html } from "lit";
import { loadPageTexts } from "../../i18n/load-page-messages.ts";
import { replay } from "../modes/replay-mode.ts";
import { QuestionMode, onElementEvents } from "../practice/question-mode.ts";
import { ActRecord, carryOverDepartures } from "./act-record.ts";
import { decisionsOf } from "./decisions.ts";
import { decisionsOptionId, encodeDecisionsTowardsNode } from "./decisions-so-far.ts";
import { PerformedRun } from "./python-requests.ts";
import { renderChoicesOrSummary, renderTakeOverTools, renderSentenceOrObjection } from "./view.ts";
import type { Texts } from "../../i18n/load-messages.ts";
import type { Options } from "../../validation/python-types.ts";
import type { Stage } from "../modes/mode.ts";
import type { Choice, Question } from "../practice/questions.ts";
import type { Session } from "../session/session.ts";
import type { Outcome } from "./act-record.ts";

export { questionStyle } from "../practice/question.css.ts";
export { takeOverStyle } from "./take-over.css.ts";

export class TakeOver extends QuestionMode {
  record = new ActRecord();
  run: PerformedRun;
  /** The messages of taking over; null until loaded. */
  texts: Texts | null = null;
  /** What the visitor decides in the run. */
  decisions: Question[] = [];
  /** Whether the run has come to its end. */
  isOver = false;
  /** Whether the rule of the step that is asked about is shown. */
  isHinted = false;
  /** The position to which the computer goes by itself; null while the visitor decides. */
  #goal: number | null = null;
  /** The position at which the visitor was asked last. */
  #askedAt = -1;

  constructor(session: Session, leave: () => void) {
    super(session, leave);
    this.run = new PerformedRun(session);
    const { signal } = this.run.ended;
    onElementEvents(session, ["runstart"], () => this.run.isContinuing || leave(), signal); // of another run
    onElementEvents(session, ["runprogress", "runend"], () => this.#onRunGrowth(), signal);
    session.addEventListener("texts", () => this.#loadTexts().catch(() => {}), { signal }); // the old ones stay
    for (const event of ["change", "pause"])
      session.timeline.addEventListener(event, () => this.#stopAtGoalOrContinue(), { signal });
  }

  /** Give the run back; it stays at its position. */
  end() {
    this.run.ended.abort();
    if (this.#goal !== null) this.session.timeline.pause();
  }

  /** The decision that is the visitor's now. */
  get asked() {
    const { position, timeline } = this.session;
    if (this.#goal !== null || timeline.playing || this.isOver || this.run.isContinuing) return null;
    return this.decisions.find((each) => each.position === position + 1) ?? null;
  }

  /** Begin where the run stands; where nothing more is to be decided, from the start. */
  async begin() {
    const { session, run } = this;
    session.timeline.pause();
    run.loadAlgorithmRun();
    try {
      await this.#loadTexts();
    } catch (error) {
      if (!run.ended.signal.aborted) session.reportError(error, { again: () => this.begin() });
      return;
    }
    if (run.ended.signal.aborted) return;
    if (!this.#nextDecision && session.trace.complete) run.seek(0);
    this.#goToNextDecision();
  }

  async #loadTexts() {
    const { language, puzzle } = this.session.texts;
    if (this.texts?.language !== language || this.texts.puzzle !== puzzle)
      this.texts = await loadPageTexts(language, puzzle ?? "", "take-over");
    this.#renewDecisions();
  }

  /** Make the decisions anew, of another run, or in another language. */
  #renewDecisions() {
    this.decisions = decisionsOf(this.session);
    this.session.requestUpdate();
  }

  get #nextDecision() {
    return this.decisions.find(({ position }) => position > this.session.position);
  }

  /** Do what follows by itself, up to the next decision, or to the end of the run. */
  #goToNextDecision() {
    const { session, session: { timeline, trace } } = this;
    if (trace.thinned) {
      session.notices.say(this.texts?.text("take-over-too-long"));
      return this.leave();
    }
    this.beginAnswer();
    this.isOver = this.isHinted = false;
    const next = this.#nextDecision;
    if (!next && !trace.complete) return session.requestUpdate();
    this.#goal = next ? next.position - 1 : timeline.last;
    if (session.position < this.#goal) this.hurryTo(this.#goal);
    else this.#stopAndAsk(this.#goal);
  }

  /** Ask for the decision that is due; without one the run is over. */
  #stopAndAsk(position: number) {
    this.run.seek(position);
    this.#goal = null;
    this.#askedAt = position;
    const { asked } = this;
    this.isOver = !asked;
    if (asked) this.showRule(asked);
    this.session.requestUpdate();
  }

  /** A run that is still searching has come further, or has become too long. */
  #onRunGrowth() {
    if (this.run.isContinuing) return;
    const wasAsked = this.asked ?? this.#goal;
    this.#renewDecisions();
    if (this.session.trace.thinned || wasAsked === null) this.#goToNextDecision();
  }

  #stopAtGoalOrContinue() {
    const { timeline, position } = this.session;
    if (this.run.isSeeking || this.run.isContinuing) return;
    if (this.#goal !== null && position >= this.#goal) this.#stopAndAsk(this.#goal);
    else if (this.#goal !== null && !timeline.playing) this.#goToNextDecision();
    else if (this.#goal === null && !timeline.playing && this.#askedAt !== position) this.#continueFromHere();
  }

  /** The visitor has moved through the run: go on from there. */
  #continueFromHere() {
    this.record.past = [];
    this.#goToNextDecision();
  }

  // ---- decisions

  tap(cell: number, row?: number) {
    const { asks, choices = [], isRight } = this.asked ?? {};
    if (asks !== "act-column" || !isRight) return super.tap(cell);
    const known = choices.find((each) => each.cell === cell && each.value === row);
    this.choose(known ?? { cell, value: row, right: isRight(cell, row) });
  }

  protected takeAnswer(asked: Question, choice: Choice) {
    if (choice.right) this.#performChoice(asked, choice);
    else {
      this.record.missed.add(asked.position);
      this.tried.push(choice);
      this.session.requestUpdate();
    }
  }

  async #performChoice({ position }: Question, choice: Choice) {
    const { trace, request } = this.session;
    const { options } = request!;
    const decided = encodeDecisionsTowardsNode(trace, position, choice);
    const others = { ...options, [decisionsOptionId(trace) ?? ""]: decided };
    if (!decided || (await this.#runWithOptions(others, position - 1, true))) this.#performAct(position, options);
  }

  /** Run with other decisions; where the run does not reach the act, go on from where it stands. */
  async #runWithOptions(options: Options, position: number, departs = false) {
    const { session, run } = this;
    const before = session.trace;
    const isThere = await run.runWithOptions(options, position);
    if (run.ended.signal.aborted) return false;
    this.#renewDecisions();
    if (isThere) {
      this.record.forgetAfter(position + 1);
      carryOverDepartures(before, session.trace, before.stepNumber(position) + 1, departs);
    } else if (!this.asked) this.#continueFromHere();
    return isThere;
  }

  #performAct(position: number, options: Options, outcome?: Outcome) {
    this.record.addAct({ position, options }, outcome);
    this.run.seek(position);
    this.#goToNextDecision();
  }

  /** Tell the rule of the step that is asked about; when it is told, or there is none, do the act. */
  hintOrDoAct = () => {
    const { asked, session, record } = this;
    if (!asked) return;
    const { position } = asked;
    if (this.canHint) {
      record.hinted.add(position);
      this.isHinted = true;
      return session.requestUpdate();
    }
    record.missed.add(position);
    this.#performAct(position, session.request!.options, "shown");
  };

  /** Whether there is a rule that is not shown yet. */
  get canHint() {
    return !this.isHinted && this.ruleAt(this.session.position + 1) !== "";
  }

  /** Begin at the first step, with the run that the algorithm makes alone. */
  restart = async () => {
    const { run } = this;
    if (run.isContinuing || (run.hasDecisions && !(await this.#runWithOptions(run.optionsWithoutDecisions, 0)))) return;
    this.record = new ActRecord();
    run.seek(0);
    this.#goToNextDecision();
  };

  /** Take the last decision back. */
  undo = async () => {
    if (this.run.isContinuing) return;
    const before = this.record.past.pop();
    if (!before) return;
    const { position, options } = before;
    this.record.acts.delete(position);
    if (options !== this.session.request!.options && !(await this.#runWithOptions(options, position - 1))) return;
    this.run.seek(position - 1);
    this.#goToNextDecision();
  };

  // ---- templates

  get inPlaceOfCode() {
    return this.isOver ? "summary" : "acts";
  }

  /** What was done, and below it what is to be decided; at the end a summary. */
  sentenceArea(stage: Stage) {
    return [renderSentenceOrObjection(this, stage), html`<div class="beside asking">${renderChoicesOrSummary(this, stage)}</div>`];
  }

  controlBar(stage: Stage) {
    return this.session.timeline.playing && this.#goal === null ? replay.controlBar(stage, { asks: true }) : renderTakeOverTools(this);
  }
}
