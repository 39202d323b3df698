/** Practice: the clock stops before a decision, and the visitor says what comes next. */
import { html } from "lit";
import { importLate } from "../../loading/late-import.ts";
import { emit } from "../base/element-helpers.ts";
import { words } from "../catalogue/element-attributes.ts";
import { replay } from "../modes/replay-mode.ts";
import { PracticeRecord } from "./practice-record.ts";
import { QuestionMode } from "./question-mode.ts";
import { choicesAndScore, question, score, summary } from "./question-view.ts";
import { questionsOf } from "./questions.ts";
import type { Texts } from "../../i18n/load-messages.ts";
import type { Stage } from "../modes/mode.ts";
import type { Session } from "../session/session.ts";
import type { Trace } from "../trace/trace.ts";
import type { Result } from "./practice-record.ts";
import type { Choice, Question } from "./questions.ts";

const EXTENTS = ["hard", "all"];
const MOST_MISSES = 2; // of a question

export class Practice extends QuestionMode {
  record = new PracticeRecord();
  /** How the question was answered whose step is shown. */
  answered: { isRight: boolean; result: Result; until: number } | null = null;
  /** The question that stands; null between questions. */
  asked: Question | null = null;
  /** The questions of the run. */
  questions: Question[] = [];
  /** What they were made of. */
  #source: [Trace?, Texts?, boolean?] = [];
  #at = 0;
  #isPaused = true;
  /** How much is asked, and, if it names kinds, which. */
  #ask = EXTENTS[0];

  constructor(session: Session, leave: () => void) {
    super(session, leave);
    session.timeline.addEventListener("change", () => this.#onMove());
    session.timeline.addEventListener("play", () => this.#remindOfQuestion());
    session.onElementEvents(["runstart", "runprogress", "runend"], () => this.renew());
    session.addEventListener("texts", () => this.renew());
  }

  /** Ask along the run from here: go on where practice was paused, or begin anew after its end, or to ask otherwise. */
  resume(ask = this.#ask) {
    if (ask !== this.#ask || this.isOver) this.#source = [];
    this.#ask = ask;
    this.#isPaused = false;
    this.#at = this.session.position;
    this.renew();
  }

  /** Stop asking; the run stays at its position. */
  pause() {
    this.#isPaused = true;
    this.asked = this.answered = null;
  }

  /** Make the questions anew if the run, its completeness or the language has changed; another run begins anew. */
  renew() {
    const { trace, texts, appearance } = this.session;
    const [ofRun, inTexts, wasComplete] = this.#source;
    if (ofRun === trace && inTexts === texts && wasComplete === trace.complete) return;
    if (ofRun !== trace) this.forgetAnswers();
    const asked = words(this.#ask);
    const kinds = asked.filter((each) => !EXTENTS.includes(each));
    const questions = questionsOf(trace, asked.includes("all") ? "all" : "hard", texts, appearance ?? {}, kinds);
    const renewed = questions.find(({ position }) => position === this.asked?.position);
    this.asked = renewed ?? (inTexts === texts ? this.asked : null);
    this.#source = [trace, texts, trace.complete];
    this.questions = questions;
  }

  /** Forget all answers. */
  forgetAnswers() {
    this.asked = this.answered = null;
    this.record = new PracticeRecord();
    this.beginAnswer();
  }

  /** Whether anything was answered, or there is nothing to ask. */
  get isFirstAnswerDone() {
    return this.record.isBegun || !this.questions.length;
  }

  get isOver() {
    return this.questions.every(({ position }) => this.record.results.has(position));
  }

  /** Go to the next question, ahead of the position or else from the beginning of the run. */
  begin() {
    const next = this.#nextQuestion(this.session.position) ?? this.#nextQuestion(0);
    if (next) this.#askIfDue(next.position);
  }

  #nextQuestion(position: number) {
    return this.questions.find((each) => each.position > position && !this.record.results.has(each.position));
  }

  /** A step ahead, by the clock or by hand, stops before the next question; a jump does not. */
  #onMove() {
    const { timeline, position } = this.session;
    if (this.#isPaused) return this.record.markShown(position, this.questions);
    const before = this.#at;
    this.#at = position;
    const { asked } = this;
    if (position !== this.answered?.until) this.answered = null;
    if (asked && position !== asked.position - 1) this.asked = null;
    const isStep = timeline.playing ? position > before : position === before + 1;
    if (!isStep) this.record.markShown(position, this.questions);
    if (!isStep || this.asked) return;
    const due = this.#askIfDue(position, before);
    if (asked && due?.position === asked.position) this.#remindOfQuestion();
  }

  /** Whoever wants to go on is told that the question stands. */
  #remindOfQuestion() {
    if (this.#isPaused || !this.asked) return;
    this.session.timeline.pause();
    this.edit((answer) => (answer.isUrged = true));
  }

  /** Ask what is due on the way to a position; return it, null for nothing. */
  #askIfDue(position: number, before = position - 1) {
    const { timeline, host } = this.session;
    const next = this.#nextQuestion(before);
    if (!next || next.position > position) return null;
    if (next.kind === "node")
      host.parts.load("dhadha-node-choices", () => importLate(() => import("./node-choices.ts")));
    this.asked = next;
    this.beginAnswer(this.record.triesAt(next.position));
    this.answered = null;
    timeline.pause();
    timeline.seek(next.position - 1);
    this.session.requestUpdate();
    return next;
  }

  // ---- answers

  skip() {
    this.#closeQuestion(null);
  }

  protected takeAnswer(isRight: boolean, answer: Choice | number) {
    Object.assign(this.answer, { typed: "", isUrged: false });
    if (isRight || this.answer.tried.length + 1 >= MOST_MISSES) this.#closeQuestion(answer, isRight);
    else {
      this.edit(({ tried }) => tried.push(answer));
      this.tellRule(this.asked!.position);
    }
  }

  /** Show the step that was asked about, after the last attempt; null skips it. */
  #closeQuestion(answer: Choice | number | null, isRight = false) {
    const { asked, record, session } = this;
    if (!asked) return;
    const { position, kind, until = position } = asked;
    const result = record.add(asked, answer, isRight);
    const [right, all] = [record.count("right"), this.questions.length];
    emit(session.host, "answer", { position, kind, result, right, all });
    this.asked = null;
    this.hasTabbed = false;
    this.answered = { isRight, result, until };
    session.timeline.seek(until);
    session.requestUpdate();
  }

  press(key: string) {
    if (this.asked || key !== "Enter" || this.hasTabbed) return super.press(key);
    if (this.record.isBegun) this.session.timeline.play();
    return this.record.isBegun;
  }

  // ---- templates

  get inPlaceOfCode() {
    return this.asked ? "acts" : this.isSummedUp ? "summary" : "";
  }

  get hidesLength() {
    return !this.isOver;
  }

  /** Whether the practice is summed up: after the last answer, and at the end. */
  get isSummedUp() {
    const { position, timeline: { last } } = this.session;
    return this.isOver && (Boolean(this.answered) || position === last || !this.questions.length);
  }

  sentence(stage: Stage) {
    if (this.asked)
      return [
        question(this),
        html`<div class="beside">${choicesAndScore(this, stage.panelInputs)}</div>`,
      ];
    if (this.isSummedUp) return replay.sentence(stage, { summary: summary(this) });
    return replay.sentence(stage, { score: score(this), asks: true });
  }

  bar(stage: Stage) {
    return replay.bar(stage, { asks: true });
  }

  /** Ask the same questions again, from the start. */
  repeat() {
    this.forgetAnswers();
    this.session.goTo(0);
  }
}
