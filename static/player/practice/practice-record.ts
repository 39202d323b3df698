/** How the questions of a practice were answered. */
import { SKIPPED, attemptOf, encodeAnswers, resultOf } from "./encode-answers.ts";
import { judgeAgain } from "./judge-restored-answers.ts";
import type { Answer } from "./answer.ts";
import type { Attempts, Result } from "./encode-answers.ts";
import type { Choice, Question } from "./questions.ts";

export class PracticeRecord {
  /** The results of the answered questions, by position. */
  results = new Map<number, Result>();
  /** Whether they are those of a link. */
  isRestored = false;
  #attempts = new Map<number, Attempts>();
  /** What was tried at questions, also at those that were left without an answer. */
  #tries = new Map<number, Answer["tried"]>();
  /** The questions whose steps the visitor has jumped to before an answer. */
  #shown = new Set<number>();

  /** All answers, as a text. */
  get answersCode() {
    return encodeAnswers(this.#attempts);
  }

  /** Whether anything was answered. */
  get isBegun() {
    return this.results.size > 0;
  }

  count(result: Result) {
    return [...this.results.values()].filter((each) => each === result).length;
  }

  /** Keep the last attempt at a question; null skips it. Returns the result. */
  add(asked: Question, answer: Choice | number | null, isRight: boolean) {
    const { position } = asked;
    const attempts = [...this.triesAt(position), answer].map((attempt) => attemptOf(asked, attempt));
    if (answer !== null && this.#shown.has(position)) attempts.unshift(SKIPPED);
    const result = resultOf(attempts, isRight);
    this.isRestored = false;
    this.results.set(position, result);
    this.#attempts.set(position, attempts);
    return result;
  }

  /** What was tried at a question, a list to which the next attempts are added. */
  triesAt(position: number) {
    const tries = this.#tries.get(position) ?? [];
    this.#tries.set(position, tries);
    return tries;
  }

  /** What was tried becomes choices of the same questions in another language. */
  renewTries(before: Question[], after: Question[]) {
    for (const [at, tried] of this.#tries) {
      const [old = [], renewed = []] = [before, after].map((questions) =>
        questions.find(({ position }) => position === at)?.choices);
      tried.forEach((each, index) => (tried[index] = renewed[old.indexOf(each as Choice)] ?? each));
    }
  }

  /** What was shown unasked is no longer answered right at first. */
  markShown(position: number, questions: Question[]) {
    for (const each of questions)
      if (each.position <= position && !this.results.has(each.position)) this.#shown.add(each.position);
  }

  /** Judge the answers of an earlier practice again. */
  restore(code: string, questions: Question[]) {
    [this.#attempts, this.results] = judgeAgain(code, questions);
    this.isRestored = this.#attempts.size > 0;
  }
}
