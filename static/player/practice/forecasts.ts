/** What a visitor expects of the whole run, asked at its start; summary.ts compares it at the end. */
import type { Texts } from "../../i18n/load-messages.ts";
import type { Question } from "./questions.ts";

export const LENGTH = "length";
export const ORDERS = [10, 100, 1000, 10_000, 100_000];

/** A question about the run: the length of its answer is typed, the order of a counter's final value is chosen. */
export function forecastQuestion(of: string): Question {
  const choices = of === LENGTH ? [] : ORDERS.map((amount) => ({ amount, right: false }));
  return { position: 1, kind: "forecast", reason: "", tells: [], of, choices, board: null };
}

export const forecastText = ({ of }: Question, { text }: Texts) =>
  of === LENGTH ? text("forecast-length") : text("forecast-count", { counter: text(`counter-${of}`) });
