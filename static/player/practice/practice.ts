/** Practice: the run goes to a decision by itself, and the visitor says what comes next. */
import { html } from "lit";
import { importLate } from "../../loading/late-import.ts";
import { emit } from "../base/custom-elements-and-events.ts";
import { toWords } from "../catalogue/element-attributes.ts";
import { replay } from "../modes/replay-mode.ts";
import { goToStep } from "../panels/panel-registry.ts";
import { renderStepSentence } from "../modes/step-sentence.ts";
import { boardWithChosenPiece } from "./consequences.ts";
import { PracticeRecord } from "./practice-record.ts";
import { QuestionMode, onElementEvents } from "./question-mode.ts";
import { renderChoicesAndScore, renderQuestion, renderScore, renderPracticeSummary, renderVerdict } from "./question-view.ts";
import { questionsOf, stepShowingAnswer } from "./questions.ts";
import type { Texts } from "../../i18n/load-messages.ts";
import type { Stage } from "../modes/mode.ts";
import type { Session } from "../session/session.ts";
import type { Trace } from "../trace/trace.ts";
import type { Result } from "./practice-record.ts";
import type { Choice, Question } from "./questions.ts";

export { questionStyle } from "./question.css.ts";

export class Practice extends QuestionMode {
  record = new PracticeRecord();
  /** The question whose answer is shown, and how it was answered; null for a skipped one. */
  answered: { question: Question; choice: Choice | null; result: Result } | null = null;
  /** The question that stands; null between questions. */
  asked: Question | null = null;
  /** The questions of the run. */
  questions: Question[] = [];
  /** What they were made of. */
  #source: [Trace?, Texts?, boolean?] = [];
  #at = 0;
  #isPaused = true;
  /** What is asked, as the attribute `ask` says it. */
  #extent = "hard";
  /** The position after which is asked. */
  #from = 0;
  /** The question to which the run goes by itself. */
  #goal: Question | null = null;

  constructor(session: Session, leave: () => void) {
    super(session, leave);
    session.timeline.addEventListener("change", () => this.#stopBeforeNextQuestion());
    session.timeline.addEventListener("play", () => this.#remindOfQuestion());
    onElementEvents(session, ["runstart", "runprogress", "runend"], () => this.renewQuestions());
    session.addEventListener("texts", () => this.renewQuestions());
  }

  /** Ask along the run from here: go on where practice was paused, or begin anew after its end, or to ask otherwise. */
  resume(extent = this.#extent, from = 0) {
    if (extent !== this.#extent || from !== this.#from || this.isOver) this.#source = [];
    this.#extent = extent;
    this.#from = from;
    this.#isPaused = false;
    this.#at = this.session.position;
    this.renewQuestions();
  }

  /** Stop asking; the run stays at its position. */
  pause() {
    this.#isPaused = true;
    this.#goal = this.asked = this.answered = null;
  }

  /** Make the questions anew if the run, its completeness or the language has changed; another run begins anew. */
  renewQuestions() {
    const { trace, texts, appearance } = this.session;
    const [ofRun, inTexts, wasComplete] = this.#source;
    if (ofRun === trace && inTexts === texts && wasComplete === trace.complete) return;
    if (ofRun !== trace) this.forgetAnswers();
    const questions = questionsOf(trace, toWords(this.#extent), texts, appearance ?? {}, this.#from);
    const renewed = questions.find(({ position }) => position === this.asked?.position);
    this.asked = renewed ?? (inTexts === texts ? this.asked : null);
    this.#source = [trace, texts, trace.complete];
    this.questions = questions;
  }

  /** Forget all answers. */
  forgetAnswers() {
    this.#goal = this.asked = this.answered = null;
    this.record = new PracticeRecord();
    this.beginAnswer();
  }

  get board() {
    const { answered, session } = this;
    return super.board ?? (answered && boardWithChosenPiece(session.trace, answered.question, answered.choice));
  }

  /** Whether anything was answered, or there is nothing to ask. */
  get isFirstAnswerDone() {
    return this.record.isBegun || !this.questions.length;
  }

  get isOver() {
    return this.session.trace.complete && this.questions.every(({ position }) => this.record.results.has(position));
  }

  /** Go to the next question, ahead of the position or else from the beginning of the run; without one, to its end. */
  goToNextQuestion = () => {
    const { session, session: { timeline, trace } } = this;
    const next = this.#nextQuestion(session.position) ?? this.#nextQuestion(0);
    this.answered = null;
    session.requestUpdate();
    if (!next) return trace.complete ? this.hurryTo(timeline.last) : timeline.play();
    if (next.position <= session.position) timeline.seek(0);
    this.#goal = next;
    if (next.position === session.position + 1) this.#askQuestion(next);
    else this.hurryTo(next.position - 1);
  };

  #nextQuestion(position: number) {
    return this.questions.find((each) => each.position > position && !this.record.results.has(each.position));
  }

  /** A step ahead, by the clock or by hand, stops before the next question; a jump does not. */
  #stopBeforeNextQuestion() {
    const { timeline, position } = this.session;
    if (this.#isPaused) return this.record.markShown(position, this.questions);
    const before = this.#at;
    this.#at = position;
    if (this.#goal?.position === position + 1) return this.#askQuestion(this.#goal);
    if (!timeline.playing) this.#goal = null;
    const { asked, answered } = this;
    if (answered && position !== stepShowingAnswer(answered.question, answered.choice)) this.answered = null;
    if (asked && position !== asked.position - 1) this.asked = null;
    const isStep = timeline.playing ? position > before : position === before + 1;
    if (!isStep) this.record.markShown(position, this.questions);
    const due = isStep && !this.asked ? this.#nextQuestion(before) : undefined;
    if (!due || due.position > position) return;
    this.#askQuestion(due);
    if (asked?.position === due.position) this.#remindOfQuestion();
  }

  /** Whoever wants to go on is told that the question stands. */
  #remindOfQuestion() {
    if (this.#isPaused || !this.asked) return;
    this.session.timeline.pause();
    this.isUrged = true;
    this.session.requestUpdate();
  }

  #askQuestion(question: Question) {
    const { timeline, host } = this.session;
    if (question.kind === "node")
      host.parts.load("dhadha-node-choices", () => importLate(() => import("./node-choices.ts")));
    this.asked = question;
    this.#goal = this.answered = null;
    this.beginAnswer();
    timeline.pause();
    timeline.seek(question.position - 1);
    this.session.requestUpdate();
  }

  // ---- answers

  skipQuestion = () => {
    if (this.asked) this.#recordAnswerAndShowStep(this.asked, null);
  };

  protected takeAnswer(asked: Question, choice: Choice) {
    this.#recordAnswerAndShowStep(asked, choice);
  }

  /** Show the step that was asked about, and what to say of the answer; null skips the question. */
  #recordAnswerAndShowStep(question: Question, choice: Choice | null) {
    const { record, session } = this;
    const { position, kind } = question;
    const result = record.addAnswer(question, choice);
    const [right, all] = [record.count("right"), this.questions.length];
    emit(session.host, "answer", { position, kind, result, right, all });
    this.asked = null;
    this.hasTabbed = false;
    this.answered = { question, choice, result };
    this.showRule(question);
    session.timeline.seek(stepShowingAnswer(question, choice));
    session.requestUpdate();
  }

  useKey(key: string) {
    if (!this.answered || key !== "Enter" || this.hasTabbed) return super.useKey(key);
    this.goToNextQuestion();
    return true;
  }

  // ---- templates

  get inPlaceOfCode() {
    return this.asked || this.answered ? "acts" : this.isSummedUp ? "summary" : "";
  }

  get hidesLength() {
    return !this.isOver;
  }

  /** Whether the practice is summed up, at the end of the run. */
  get isSummedUp() {
    const { position, timeline: { last } } = this.session;
    return this.isOver && !this.answered && (position === last || !this.questions.length);
  }

  sentenceArea(stage: Stage) {
    if (this.asked)
      return [
        renderQuestion(this),
        html`<div class="beside" tabindex="-1" ${this.takesFocus}>${renderChoicesAndScore(this, stage.panelInputs)}</div>`,
      ];
    if (this.answered)
      return [renderStepSentence(stage.session, stage.explain), html`<div class="beside">${renderVerdict(this, this.answered)}</div>`];
    if (this.isSummedUp) return replay.sentenceArea(stage, { summary: renderPracticeSummary(this) });
    return replay.sentenceArea(stage, { score: renderScore(this), asks: true });
  }

  controlBar(stage: Stage) {
    return replay.controlBar(stage, { asks: true });
  }

  /** Ask the same questions again, from the start. */
  repeatQuestions = () => {
    this.forgetAnswers();
    goToStep(this.session, 0);
    this.goToNextQuestion();
  };
}
