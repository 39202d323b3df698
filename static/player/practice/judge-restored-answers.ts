/** Read the answers of an earlier practice, and judge them again. */
import { MOST_MISSES, SKIPPED, resultOf } from "./encode-answers.ts";
import { differenceOf } from "./question-helpers.ts";
import type { Attempts, Result } from "./encode-answers.ts";
import type { Question } from "./questions.ts";

const MOST_LENGTH = 20_000; // characters
const ATTEMPT = String.raw`(?:v?\d{1,9}|(?:c\d{1,9}){1,64}|s)`;
const PART = new RegExp(String.raw`^\d{1,9}-${ATTEMPT}(?:\.${ATTEMPT})*$`);

/** Return the attempts at each question that a code contains, and how they are judged; none for what is no code. */
export function judgeAgain(code: string, questions: Question[]): [Map<number, Attempts>, Map<number, Result>] {
  const answers = new Map<number, Attempts>();
  const results = new Map<number, Result>();
  for (const part of code.length > MOST_LENGTH ? [] : code.split("_")) {
    const [position = "", attempts = ""] = PART.test(part) ? part.split("-") : [];
    const question = questions.find((each) => String(each.position) === position);
    const result = question && judge(question, attempts.split("."));
    if (!result) continue;
    answers.set(question.position, attempts.split("."));
    results.set(question.position, result);
  }
  return [answers, results];
}

/** Judge the attempts at a question; null for none, and for attempts that no visitor can have made. */
function judge(question: Question, attempts: Attempts): Result | null {
  const tries = attempts[0] === SKIPPED ? attempts.slice(1) : attempts;
  const last = attempts.at(-1);
  const earlier = tries.slice(0, -1);
  const isWrong = (attempt: string) => isRight(question, attempt) === false;
  if (last === undefined || !earlier.every(isWrong) || earlier.length >= MOST_MISSES) return null;
  if (new Set(attempts).size < attempts.length) return null;
  const right = isRight(question, last);
  if (last !== SKIPPED && (right === null || (!right && tries.length < MOST_MISSES))) return null;
  return resultOf(attempts, right === true);
}

/** Whether an attempt is right; null for none at this question. */
function isRight({ kind, choices, expected, isRight: isRightCell }: Question, attempt: string) {
  if (kind === "cells")
    return attempt.startsWith("c") ? !differenceOf(choices, attempt.slice(1).split("c").map(Number)) : null;
  if (attempt === SKIPPED) return null;
  const number = Number(attempt.replace(/^\D/, ""));
  if (attempt.startsWith("v")) return expected === undefined ? null : number === expected;
  if (attempt.startsWith("c")) return isRightCell ? isRightCell(number) : null;
  return choices[number]?.right ?? null;
}
