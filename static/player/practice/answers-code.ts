/** The answers of a practice as a text for links and course pages; whoever reads it judges them again. */
import { differenceOf } from "./question-parts.ts";
import type { Choice, Question } from "./questions.ts";

const MOST_LENGTH = 20_000; // characters
const SKIPPED = "s";
const ATTEMPT = String.raw`(?:v?\d{1,9}|(?:c\d{1,9}){1,64}|s)`;
const PART = new RegExp(String.raw`^\d{1,9}-${ATTEMPT}(?:\.${ATTEMPT})*$`);

/** How a question was answered: at the first try, later or not at all, or skipped. */
export type Result = "right" | "missed" | "skipped";

export const MOST_MISSES = 2;

/** The attempts at a question, each the number of a choice, `c` and a cell, or several, `v` and a number, or `s`. */
export type Attempts = string[];

export function attemptOf({ choices }: Question, answer: Choice | number | null) {
  if (answer === null) return SKIPPED;
  if (typeof answer === "number") return `v${answer}`;
  if (answer.cells) return answer.cells.map((cell) => `c${cell}`).join("");
  const index = choices.indexOf(answer);
  return index < 0 ? `c${answer.cell}` : String(index);
}

/** Return "12-0.3_15-v5": the attempts at the questions about steps 12 and 15. */
export const encodeAnswers = (answers: Map<number, Attempts>) =>
  [...answers].map(([position, attempts]) => `${position}-${attempts.join(".")}`).join("_");

/** Return the attempts at each question that a code contains; none for a text that is no code. */
export function decodeAnswers(code: string, questions: Question[]) {
  const answers = new Map<number, Attempts>();
  if (code.length > MOST_LENGTH) return answers;
  for (const part of code.split("_")) {
    const [position = "", attempts = ""] = PART.test(part) ? part.split("-") : [];
    const question = questions.find((each) => String(each.position) === position);
    if (question && resultOf(question, attempts.split("."))) answers.set(question.position, attempts.split("."));
  }
  return answers;
}

/** Judge the attempts at a question; null for none, and for attempts that no visitor can have made. */
export function resultOf(question: Question, attempts: Attempts): Result | null {
  const earlier = attempts.slice(0, -1);
  const last = attempts.at(-1);
  if (last === undefined) return null;
  const isWrong = (attempt: string) => attempt !== SKIPPED && isRight(question, attempt) === false;
  if (!earlier.every(isWrong) || earlier.length >= MOST_MISSES || new Set(attempts).size < attempts.length) return null;
  if (last === SKIPPED) return "skipped";
  const right = isRight(question, last);
  if (right === null) return null;
  if (right) return earlier.length ? "missed" : "right";
  return attempts.length === MOST_MISSES ? "missed" : null;
}

/** Whether an attempt is right; null for none at this question. */
function isRight({ kind, choices, expected, isRight: isRightCell }: Question, attempt: string) {
  if (kind === "cells")
    return attempt.startsWith("c") ? !differenceOf(choices, attempt.slice(1).split("c").map(Number)) : null;
  const number = Number(attempt.replace(/^\D/, ""));
  if (attempt.startsWith("v")) return expected === undefined ? null : number === expected;
  if (attempt.startsWith("c")) return isRightCell ? isRightCell(number) : null;
  return choices[number]?.right ?? null;
}
