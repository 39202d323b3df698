/** Read the answers of an earlier practice, and judge them again; loaded only where there are any. */
import { MOST_MISSES, SKIPPED } from "./answers-code.ts";
import { differenceOf } from "./question-parts.ts";
import type { Attempts, Result } from "./answers-code.ts";
import type { Question } from "./questions.ts";

const MOST_LENGTH = 20_000; // characters
const ATTEMPT = String.raw`(?:v?\d{1,9}|(?:c\d{1,9}){1,64}|s)`;
const PART = new RegExp(String.raw`^\d{1,9}-${ATTEMPT}(?:\.${ATTEMPT})*$`);

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
