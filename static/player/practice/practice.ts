/** Practice: the clock stops before a decision, and the visitor says what comes next. */
import { emit } from "../base/element-helpers.ts";
import { MOST_MISSES, SKIPPED, attemptOf, encodeAnswers, resultOf } from "./answers-code.ts";
import { forecastQuestion } from "./forecasts.ts";
import { Asking } from "./asking.ts";
import { choices, question, score } from "./question-view.ts";
import { questionsOf } from "./questions.ts";
import { judgeAgain } from "./restored-answers.ts";
import { forecastOutcomes, summary } from "./summary.ts";
import { words } from "../catalogue/player-attributes.ts";
import type { Texts } from "../../i18n/load-messages.ts";
import type { Player } from "../manual-play/player.ts";
import type { Trace } from "../trace/trace.ts";
import type { Attempts, Result } from "./answers-code.ts";
import type { Choice, Extent, Question } from "./questions.ts";

const EXTENTS = ["hard", "all"];

/** The last practice of each player, which goes on where it was paused. */
const practices = new WeakMap<Player, Practice>();

/** A player's practice: the paused one, or a new one; see the constructor. By default it asks what it asked before. */
export function practiceFor(player: Player, given: string | undefined, answers: string) {
  const paused = practices.get(player);
  const ask = given ?? paused?.ask ?? EXTENTS[0];
  const goesOn = paused?.ask === ask && !paused.isOver;
  if (!goesOn) paused?.close();
  const practice = goesOn ? paused : new Practice(player, ask, answers);
  practices.set(player, practice);
  practice.resume();
  return practice;
}

export class Practice extends Asking {
  /** Its templates. */
  view = { choices, forecastOutcomes, question, score, summary };
  /** How the question was answered whose step is shown. */
  answered: { isRight: boolean; result: Result; until: number } | null = null;
  results = new Map<number, Result>();
  /** Whether the results are those of a link. */
  isRestored = false;
  /** What the visitor expects of the run, by what it is about; null where skipped. */
  forecasts = new Map<string, number | null>();
  #answers = new Map<number, Attempts>();
  /** What was tried at questions, also at those that were left without an answer. */
  #tries = new Map<number, Asking["tried"]>();
  /** The questions whose steps the visitor has jumped to before an answer. */
  #shown = new Set<number>();
  /** The answers to restore once the run is complete. */
  #restoring;
  #extent;
  #kinds;
  #at = 0;
  #isPaused = true;
  #closed = new AbortController();
  readonly ask;

  /** `ask`: how much is asked, and, if it names kinds, which; `answers`: those of an earlier practice of this run. */
  constructor(player: Player, ask: string, answers: string) {
    super(player);
    this.ask = ask;
    const asked = words(ask);
    this.#extent = (asked.includes("all") ? "all" : "hard") as Extent;
    this.#kinds = asked.filter((each) => !EXTENTS.includes(each));
    this.#restoring = answers;
    const onMove = () => (this.#isPaused ? this.#markShown(player.position) : this.#onMove());
    const { signal } = this.#closed;
    player.timeline.addEventListener("change", onMove, { signal });
    for (const event of ["runstart", "runprogress"]) player.addEventListener(event, () => this.renew(), { signal });
  }

  /** Ask along the run from here. */
  resume() {
    this.#isPaused = false;
    this.#at = this.player.position;
    this.renew();
  }

  /** Stop asking; the run stays at its position. */
  end() {
    this.#isPaused = true;
    this.#standing = this.answered = null;
  }

  /** Another practice follows. */
  close() {
    this.#closed.abort();
  }

  #standing: { question: Question; trace: Trace; texts: Texts } | null = null;

  /** The question that stands, in the page's language; null between questions, and for another run. */
  get asked(): Question | null {
    const standing = this.#standing;
    const { trace, texts } = this.player;
    if (!standing || standing.trace !== trace) return null;
    const { question } = standing;
    if (question.kind === "forecast") return question;
    const renewed = this.questions.find(({ position }) => position === question.position);
    return renewed ?? (standing.texts === texts ? question : null);
  }

  /** The questions of the run, and what they were made of. */
  questions: Question[] = [];
  #source: { trace: Trace | null; isComplete: boolean; texts: Texts | null } = {
    trace: null, isComplete: false, texts: null,
  };

  /** Make the questions anew if the run, its completeness or the language has changed; another run begins anew. */
  renew() {
    const { trace, texts, appearance } = this.player;
    const { complete: isComplete } = trace;
    const before = this.#source;
    if (before.trace !== trace) this.restart();
    if (before.trace !== trace || before.texts !== texts || before.isComplete !== isComplete) {
      const questions = questionsOf(trace, this.#extent, texts, appearance ?? {}, this.#kinds);
      this.#renewTries(questions);
      this.#source = { trace, isComplete, texts };
      this.questions = questions;
    }
    if (isComplete && this.#restoring) this.#restore();
  }

  /** What was tried becomes choices of the renewed questions. */
  #renewTries(after: Question[]) {
    for (const [at, tried] of this.#tries) {
      const [old = [], renewed = []] = [this.questions, after].map((questions) =>
        questions.find(({ position }) => position === at)?.choices);
      tried.forEach((each, index) => (tried[index] = renewed[old.indexOf(each as Choice)] ?? each));
    }
  }

  /** Continue an earlier practice, unless the visitor has answered here. */
  continueFrom(answers: string) {
    if (this.results.size || !answers) return;
    this.#restoring = answers;
    this.player.requestUpdate();
  }

  /** Judge the answers of an earlier practice again. */
  #restore() {
    const code = this.#restoring;
    this.#restoring = "";
    if (this.results.size) return;
    [this.#answers, this.results] = judgeAgain(code, this.questions);
    this.isRestored = this.#answers.size > 0;
  }

  /** All answers, as a text. */
  get answers() {
    return encodeAnswers(this.#answers);
  }

  /** Forget all answers. */
  restart() {
    this.#standing = null;
    this.isRestored = false;
    this.#answers.clear();
    this.#tries.clear();
    this.#shown.clear();
    this.clear();
    this.answered = null;
    this.results.clear();
    this.forecasts.clear();
  }

  /** Whether anything was answered, or there is nothing to ask. */
  get isAnswered() {
    return this.results.size + this.forecasts.size > 0 || !this.questions.length;
  }

  get isOver() {
    return this.questions.every(({ position }) => this.results.has(position));
  }

  count(result: Result) {
    return [...this.results.values()].filter((each) => each === result).length;
  }

  /** Start from the beginning of the run where nothing is left to ask ahead. */
  begin() {
    const { timeline } = this.player;
    if (!this.#next(timeline.position)) timeline.seek(0);
    this.#at = timeline.position;
    this.#askIfDue(timeline.position + 1);
  }

  #next(position: number) {
    return this.questions.find((each) => each.position > position && !this.results.has(each.position));
  }

  #nextForecast() {
    const forecasts = this.#kinds.length ? [] : (this.player.trace.header.forecasts ?? []);
    const of = forecasts.find((each) => !this.forecasts.has(each));
    return of && forecastQuestion(of);
  }

  /** Keep a guess, and ask what else is asked before the first step. */
  #keepForecast(of: string, guess: number | null) {
    this.forecasts.set(of, guess);
    this.#standing = null;
    this.typed = "";
    this.#askIfDue(1);
    this.player.requestUpdate();
  }

  /** A step ahead, by the clock or by hand, stops before the next question; a jump does not. */
  #onMove() {
    const { timeline } = this.player;
    const { position } = timeline;
    const before = this.#at;
    this.#at = position;
    const { asked } = this;
    if (position !== this.answered?.until) this.answered = null;
    if (asked && position !== asked.position - 1) this.#standing = null;
    const isStep = timeline.playing ? position > before : position === before + 1;
    if (!isStep) this.#markShown(position);
    if (!isStep || this.asked) return;
    const due = this.#askIfDue(position, before);
    if (!asked || due?.position !== asked.position) return;
    this.isUrged = true; // whoever wants to go on is told that the question stands
    this.player.requestUpdate();
  }

  /** What was shown unasked is no longer answered right at first. */
  #markShown(position: number) {
    for (const each of this.questions)
      if (each.position <= position && !this.results.has(each.position)) this.#shown.add(each.position);
  }

  /** Ask what is due on the way to a position; return it, null for nothing. */
  #askIfDue(position: number, before = position - 1) {
    const { timeline } = this.player;
    const next = (before < 1 && this.#nextForecast()) || this.#next(before);
    if (!next || next.position > position) return null;
    const { trace, texts } = this.player;
    this.#standing = { question: next, trace, texts };
    this.clear();
    this.tried = this.#tries.get(next.position) ?? [];
    this.#tries.set(next.position, this.tried);
    this.answered = null;
    timeline.pause();
    timeline.seek(next.position - 1);
    this.player.requestUpdate();
    return next;
  }

  // ---- answers

  choose(choice: Choice) {
    const { of } = this.asked ?? {};
    if (of && choice.amount !== undefined) this.#keepForecast(of, choice.amount);
    else super.choose(choice);
  }

  submit() {
    const { of, choices = [] } = this.asked ?? {};
    if (!of || choices.length) super.submit();
    else if (this.typed) this.#keepForecast(of, Number(this.typed));
  }

  skip() {
    if (this.asked?.of) this.#keepForecast(this.asked.of, null);
    else this.#close(null);
  }

  protected judge(isRight: boolean, answer: Choice | number) {
    this.typed = "";
    this.isUrged = false;
    if (isRight || this.tried.length + 1 >= MOST_MISSES) this.#close(answer, isRight);
    else {
      this.tried.push(answer);
      this.player.requestUpdate();
    }
  }

  /** Show the step that was asked about, after the last attempt; null skips it. */
  #close(answer: Choice | number | null, isRight = false) {
    const { asked } = this;
    if (!asked) return;
    const { position, kind, until = position } = asked;
    const attempts = [...this.tried, answer].map((attempt) => attemptOf(asked, attempt));
    if (answer !== null && this.#shown.has(position)) attempts.unshift(SKIPPED);
    const result = resultOf(attempts, isRight);
    this.isRestored = false;
    this.results.set(position, result);
    this.#answers.set(position, attempts);
    const { length: all } = this.questions;
    const right = this.count("right");
    emit(this.player, "answer", { position, kind, result, right, all, answers: this.answers });
    this.#standing = null;
    this.hasTabbed = false;
    this.answered = { isRight, result, until };
    this.player.timeline.seek(until);
    this.player.requestUpdate();
  }

  press(key: string) {
    if (this.asked || key !== "Enter" || this.hasTabbed) return super.press(key);
    return this.results.size + this.forecasts.size > 0 && (this.player.play(), true);
  }
}
