/** How the questions of a practice were answered. */
import type { Choice, Question } from "./questions.ts";

/** How a question was answered: right, not right or after its step was shown, or skipped. */
export type Result = "right" | "missed" | "skipped";

export class PracticeRecord {
  /** The results of the answered questions, by position. */
  results = new Map<number, Result>();
  /** The questions whose steps the visitor has jumped to before an answer. */
  #shown = new Set<number>();

  /** Whether anything was answered. */
  get isBegun() {
    return this.results.size > 0;
  }

  count(result: Result) {
    return [...this.results.values()].filter((each) => each === result).length;
  }

  /** Count a question as answered; null skips it. Returns the result. */
  addAnswer({ position }: Question, choice: Choice | null) {
    const isMissed = this.#shown.has(position) || choice?.right === false;
    const result: Result = isMissed ? "missed" : choice ? "right" : "skipped";
    this.results.set(position, result);
    return result;
  }

  /** What was shown unasked is no longer answered right. */
  markShown(position: number, questions: Question[]) {
    for (const each of questions)
      if (each.position <= position && !this.results.has(each.position)) this.#shown.add(each.position);
  }
}
