/** How the questions of a practice were answered. */
import type { Answer } from "./answer.ts";
import type { Choice, Question } from "./questions.ts";

/** How a question was answered: at the first try, later or not at all, or skipped. */
export type Result = "right" | "missed" | "skipped";

export class PracticeRecord {
  /** The results of the answered questions, by position. */
  results = new Map<number, Result>();
  /** What was tried at questions, also at those that were left without an answer. */
  #tries = new Map<number, Answer["tried"]>();
  /** The questions whose steps the visitor has jumped to before an answer. */
  #shown = new Set<number>();

  /** Whether anything was answered. */
  get isBegun() {
    return this.results.size > 0;
  }

  count(result: Result) {
    return [...this.results.values()].filter((each) => each === result).length;
  }

  /** Count a question as answered; null skips it. Returns the result: a step that was shown before is missed. */
  add({ position }: Question, answer: Choice | number | null, isRight: boolean) {
    const isFirst = !this.triesAt(position).length && (answer === null || !this.#shown.has(position));
    const result: Result = !isFirst ? "missed" : answer === null ? "skipped" : isRight ? "right" : "missed";
    this.results.set(position, result);
    return result;
  }

  /** What was tried at a question, a list to which the next attempts are added. */
  triesAt(position: number) {
    const tries = this.#tries.get(position) ?? [];
    this.#tries.set(position, tries);
    return tries;
  }

  /** What was shown unasked is no longer answered right at first. */
  markShown(position: number, questions: Question[]) {
    for (const each of questions)
      if (each.position <= position && !this.results.has(each.position)) this.#shown.add(each.position);
  }
}
