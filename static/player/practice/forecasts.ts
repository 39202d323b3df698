/** What a visitor expects of the whole run, asked at its start and compared at its end. */
import type { Texts } from "../../i18n/load-messages.ts";
import type { Trace } from "../trace/trace.ts";
import type { Question } from "./questions.ts";

const LENGTH = "length";
const ORDERS = [10, 100, 1000, 10_000, 100_000];

/** A question about the run: the length of its answer is typed, the order of a counter's final value is chosen. */
export function forecastQuestion(of: string): Question {
  const choices = of === LENGTH ? [] : ORDERS.map((amount) => ({ amount, right: false }));
  return { position: 1, kind: "forecast", reason: "", tells: [], of, choices, board: null };
}

export const forecastText = ({ of }: Question, { text }: Texts) =>
  of === LENGTH ? text("forecast-length") : text("forecast-count", { counter: text(`counter-${of}`) });

/** Compare a guess with the run, in a sentence; "" until it has ended. */
export function forecastOutcome(of: string, guess: number, { footer }: Trace, { text }: Texts) {
  if (!footer) return "";
  const value = of === LENGTH ? footer.result?.length : footer.counters[of];
  if (typeof value !== "number") return text("forecast-no-answer", { guess });
  if (of === LENGTH) return text("forecast-length-outcome", { guess, value, right: guess === value ? "yes" : "no" });
  const distance = (order: number) => Math.abs(Math.log(order) - Math.log(Math.max(1, value)));
  const right = ORDERS.every((order) => distance(guess) <= distance(order)) ? "yes" : "no";
  return text("forecast-count-outcome", { guess, value, counter: text(`counter-${of}`), right });
}
