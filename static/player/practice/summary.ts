/** What practice shows after the last question. */
import { html } from "lit";
import { missedSteps } from "./missed-steps.ts";
import { lastAnswerInWords } from "./question-view.ts";
import type { Session } from "../session/session.ts";
import type { Practice } from "./practice.ts";

/** The score, and each missed step as a link to it. */
export function summary(session: Session, practice: Practice) {
  const { text } = session.texts;
  if (!practice.questions.length)
    return html`<div class="summary"><p role="status">${text("practice-none")}</p>
      <button class="button" @click=${practice.leave}>${text("practice-stop")}</button></div>`;
  const missed = [...practice.record.results].filter(([, result]) => result !== "right").map(([position]) => position);
  return html`<div class="summary"><p role="status">${lastAnswerInWords(text, practice)}${text("practice-done", {
      right: practice.record.count("right"), all: practice.questions.length })}</p>
    <p><button class="button primary" @click=${() => practice.repeat()}>${text("practice-again")}</button>
      <button class="button" @click=${practice.leave}>${text("practice-stop")}</button></p>
    ${missedSteps(session, missed, session.goTo)}</div>`;
}
