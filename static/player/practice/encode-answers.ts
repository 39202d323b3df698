/** The answers of a practice as a text for links and course pages; judge-restored-answers.ts reads it. */
import type { Choice, Question } from "./questions.ts";

export const SKIPPED = "s";

/** How a question was answered: at the first try, later or not at all, or skipped. */
export type Result = "right" | "missed" | "skipped";

export const MOST_MISSES = 2;

/**
 * The attempts at a question, each the number of a choice, `c` and a cell, or several, `v` and a number, or `s` at last
 * where it was skipped, at first where its step was shown before.
 */
export type Attempts = string[];

export function attemptOf({ choices }: Question, answer: Choice | number | null) {
  if (answer === null) return SKIPPED;
  if (typeof answer === "number") return `v${answer}`;
  if (answer.cells) return answer.cells.map((cell) => `c${cell}`).join("");
  const index = choices.indexOf(answer);
  return index < 0 ? `c${answer.cell}` : String(index);
}

/** How a question was answered by attempts, the last of them right or not. */
export function resultOf(attempts: Attempts, isRight: boolean): Result {
  if (attempts.length > 1) return "missed";
  if (attempts[0] === SKIPPED) return "skipped";
  return isRight ? "right" : "missed";
}

/** Return "12-0.3_15-v5": the attempts at the questions about steps 12 and 15. */
export const encodeAnswers = (answers: Map<number, Attempts>) =>
  [...answers].map(([position, attempts]) => `${position}-${attempts.join(".")}`).join("_");
