/**
 * Validates the answers of Python to the page's questions, which third-party packages contribute to: by their types in
 * py/dhadha/core/page_json_types.py, and rules that those do not express.
 */
import { LocalizedError } from "../loading/localized-error.ts";
import { boardFault } from "./boards.ts";
import { makeAnswerCheck, prefixedFault } from "./check-by-schema.ts";
import type { Answers, Frame } from "./python-types.ts";
import type { Check } from "./check-by-schema.ts";

/** An invalid answer; `where` is the path to its first fault. */
export class BadAnswer extends LocalizedError {
  name = "BadAnswer";

  constructor(question: string, where = "–") {
    super("invalid-response", { question, where });
  }
}

/**
 * Validate an answer; returns it, or throws BadAnswer. `question` is one of QUESTIONS, "status" for the status of a
 * run, "refusal" for an error returned, or "fault" for an uncaught exception; `asked` are the question's arguments.
 */
export function checkAnswer<Question extends keyof Answers>(
  question: Question, value: unknown, asked: { values?: ArrayLike<number> } = {},
): Answers[Question] {
  const size = question === "refusal" ? undefined : asked.values?.length; // a refusal has a board of its own
  const fault = makeAnswerCheck(question)(value, size) ?? MORE[question]?.(value) ?? null;
  if (fault !== null) throw new BadAnswer(question, fault.slice(0, 200) || undefined);
  return value as Answers[Question];
}

const MOST_PARTS = 30_000; // in all values; ours have half as many
/** Count the texts and numbers in a value. */
const countParts = (value: unknown): number =>
  typeof value === "object" && value ? Object.values(value).reduce((sum, part) => sum + countParts(part), 0) : 1;
const areVariablesNamed = ({ variables }: Frame) =>
  variables.every(({ name, changed }) => typeof name === "string" && typeof changed === "boolean");

/** Rules that types do not express. */
const MORE: Record<string, Check> = {
  refusal: ({ picture }) => prefixedFault(".picture", picture ? boardFault(picture) : null),
  // Nested lists are drawn completely.
  variables: ({ frame }) =>
    !frame || (areVariablesNamed(frame) && countParts(frame.variables) <= MOST_PARTS) ? null : ".frame.variables",
};
