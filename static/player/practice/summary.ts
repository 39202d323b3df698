/** What practice shows after the last question. */
import { html, nothing } from "lit";
import { LENGTH, ORDERS } from "./forecasts.ts";
import { missedSteps } from "./missed-steps.ts";
import { lastAnswerInWords } from "./question-view.ts";
import type { Texts } from "../../i18n/load-messages.ts";
import type { Session } from "../session/session.ts";
import type { Trace } from "../trace/trace.ts";
import type { Practice } from "./practice.ts";
import type { PracticeRecord } from "./practice-record.ts";

/** The score, what was expected of the run, and each missed step as a link to it. */
export function summary(session: Session, practice: Practice) {
  const { text } = session.texts;
  if (!practice.questions.length)
    return html`<div class="summary"><p role="status">${text("practice-none")}</p>
      <button class="button" @click=${practice.leave}>${text("practice-stop")}</button></div>`;
  const missed = [...practice.record.results].filter(([, result]) => result !== "right").map(([position]) => position);
  const sentence = practice.record.isRestored ? "practice-counted" : "practice-done";
  return html`<div class="summary"><p role="status">${lastAnswerInWords(text, practice)}${text(sentence, {
      right: practice.record.count("right"), all: practice.questions.length })}</p>
    <p><button class="button primary" @click=${() => practice.repeat()}>${text("practice-again")}</button>
      <slot name="practised"></slot>
      <button class="button" @click=${practice.leave}>${text("practice-stop")}</button></p>
    ${forecastOutcomes(session, practice.record)}
    ${missedSteps(session, missed, session.goTo)}</div>`;
}

/** What the visitor expected of the run, compared with it. */
export const forecastOutcomes = ({ trace, texts }: Session, { forecasts }: PracticeRecord) =>
  [...forecasts].map(([of, guess]) =>
    guess === null ? nothing : html`<p>${forecastOutcome(of, guess, trace, texts)}</p>`);

/** Compare a guess with the run, in a sentence; "" until it has ended. */
function forecastOutcome(of: string, guess: number, trace: Trace, { text }: Texts) {
  const { footer } = trace;
  if (!footer) return "";
  const moves = () => footer.result?.length ?? (trace.answerDepth(trace.length - 1) || null);
  const value = of === LENGTH ? moves() : footer.counters[of];
  if (typeof value !== "number") return text("forecast-no-answer", { guess });
  if (of === LENGTH) return text("forecast-length-outcome", { guess, value, right: guess === value ? "yes" : "no" });
  const distance = (order: number) => Math.abs(Math.log(order) - Math.log(Math.max(1, value)));
  const right = ORDERS.every((order) => distance(guess) <= distance(order)) ? "yes" : "no";
  return text("forecast-count-outcome", { guess, value, counter: text(`counter-${of}`), right });
}
