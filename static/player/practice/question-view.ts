/** Templates of practice: the question in the sentence's place, its choices below, the score and a summary. */
import { html, nothing } from "lit";
import { sentenceArgs } from "../trace/sentence-args.ts";
import { objection } from "./objections.ts";
import { placeInWords } from "./question-helpers.ts";
import { GAP } from "./questions.ts";
import type { Texts } from "../../i18n/load-messages.ts";
import type { Session } from "../session/session.ts";
import type { PanelInputs } from "../panels/panel-registry.ts";
import type { Answer } from "./answer.ts";
import type { QuestionMode } from "./question-mode.ts";
import type { Practice } from "./practice.ts";
import type { Choice, Question } from "./questions.ts";

/** The question, with the number that is being typed. */
export function questionText(practice: QuestionMode) {
  const { session, asked } = practice;
  if (!asked) return "";
  const typed = typedText(session.texts, practice);
  if (!asked.sentence) return `${wordsOf(session, asked)} ${typed}`;
  return asked.sentence.replaceAll(GAP, typed || GAP).replace(/ ([+=]) /g, "\u00a0$1\u00a0"); // formulas in one line
}

export const typedText = ({ digits }: Texts, { answer: { typed } }: QuestionMode) =>
  typed ? `‹${digits(typed)}›` : "";

function wordsOf(session: Session, asked: Question) {
  const { text, has } = session.texts;
  const ofReason = `question-${asked.kind}-${asked.reason}`;
  const { args } = sentenceArgs(session.trace, asked.position);
  if (has(ofReason)) return text(ofReason, args);
  if (asked.role) return text(`question-${asked.kind}-${asked.role}`);
  return text(`question-${asked.kind === "outcome" && asked.board ? "candidate" : asked.kind}`, args);
}

/** The question at the place and in the height of the sentence, after what is wrong with the last answer. */
export function question(practice: Practice): unknown {
  const { isUrged, tried } = practice.answer;
  const wrong = isUrged ? practice.session.texts.text("practice-waits") : tried.length ? objection(practice) : "";
  return html`<p class="narration asking" aria-live="polite" aria-atomic="true"
    >${wrong ? html`<b class="objection">${wrong}</b> ` : nothing}<span>${questionText(practice)}</span></p>`;
}

/** What can be answered, and the score, below the question. */
export function choicesAndScore(practice: Practice, inputs: PanelInputs) {
  const skip = html`<button class="button skip" @click=${() => practice.skip()}
    >${practice.session.texts.text("practice-skip")}</button>`;
  const { rule } = practice;
  return html`${answerControls(practice, inputs, skip)}${score(practice)}${
    rule ? html`<p class="rule" role="status">${rule}</p>` : nothing}`;
}

/** What can be answered. */
export function answerControls(practice: QuestionMode, inputs: PanelInputs, skip: unknown = nothing) {
  const { session, asked } = practice;
  if (!asked) return nothing;
  const { text } = session.texts;
  if (!asked.choices.length) return keypad(practice, skip);
  if (asked.kind === "cells") return cells(practice, skip);
  if (asked.kind === "node") {
    return html`<div class="nodes"><dhadha-node-choices .inputs=${inputs} .practice=${practice}
      .tried=${practice.answer.tried.length}></dhadha-node-choices>${skip}</div>`;
  }
  const label = ({ sentence, word, cell = 0 }: Choice) =>
    sentence ?? (word ? text(`outcome-${word}`) : placeInWords(session, asked.board, cell));
  return html`<ol class="picks ${asked.kind}">${
    asked.choices.map((choice, index) => pick(practice, choice, index, label(choice)))}
    ${skip === nothing ? nothing : html`<li>${skip}</li>`}</ol>`;
}

/** A choice with its number, which is its key. */
export const pick = (practice: QuestionMode, choice: Choice, index: number, label: string) => html`<li><button
  class="button" ?disabled=${practice.answer.tried.includes(choice)} @click=${() => practice.choose(choice)}><kbd>${
    practice.session.texts.number(index + 1)}</kbd> ${label}</button></li>`;

/** The cells that may be chosen, each pressed or not, also those that were tapped on the board. */
function cells(practice: QuestionMode, skip: unknown) {
  const { session, asked, answer } = practice;
  const { number, text } = session.texts;
  return html`<ol class="picks">${answer.cellsToChooseFrom(asked).map((cell, index) => html`<li><button
      class="button cell" aria-pressed=${answer.picked.includes(cell)} @click=${() => practice.pick(cell)}><kbd>${
        number(index + 1)}</kbd> ${placeInWords(session, asked?.board ?? null, cell)}</button></li>`)}
    <li><button class="button primary" ?disabled=${!answer.canSubmit}
      @click=${() => practice.submit()}>${text("practice-answer")}</button></li>
    ${skip === nothing ? nothing : html`<li>${skip}</li>`}</ol>`;
}

function keypad(practice: QuestionMode, skip: unknown) {
  const { text, number } = practice.session.texts;
  const edit = (change: (answer: Answer) => void) => () => practice.edit(change);
  const digit = (value: number) =>
    html`<button class="button" @click=${edit((answer) => answer.type(value))}>${number(value)}</button>`;
  const label = text("practice-type");
  return html`<h2>${label}</h2><div class="keypad" role="group" aria-label=${label}>
    ${[1, 2, 3, 4, 5].map(digit)}<button class="button" aria-label=${text("practice-delete")}
      @click=${edit((answer) => answer.deleteDigit())}>⌫</button>${skip === nothing ? html`<span></span>` : skip}
    ${[6, 7, 8, 9, 0].map(digit)}<button class="button primary" ?disabled=${!practice.answer.typed}
      @click=${() => practice.submit()}>${text("practice-answer")}</button></div>`;
}

/** How the last question was answered. */
function lastAnswerInWords(text: Texts["text"], { answered }: Practice) {
  if (!answered) return "";
  const { isRight, result } = answered;
  return `${text(isRight && result !== "right" ? "practice-late" : `practice-${result}`)} `;
}

/** How many questions were answered right at the first try, and how the last one was answered. */
export function score(practice: Practice) {
  const { answered, record, questions, session: { texts: { text } } } = practice;
  const [right, asked] = [record.count("right"), record.results.size];
  if (!asked) return nothing;
  return html`<p class="score ${answered?.result ?? ""}" role="status">${lastAnswerInWords(text, practice)}${
    text("practice-score", { right, asked, all: questions.length })}</p>`;
}

/** The score, and each missed step as a link to it. */
export function summary(practice: Practice) {
  const { session } = practice;
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

/** The steps that a visitor got wrong, each as a link with its sentence; `goTo` receives its position. */
export function missedSteps(session: Session, positions: number[], goTo: (position: number) => void) {
  const { texts: { text, reason }, trace } = session;
  if (!positions.length) return nothing;
  const sorted = [...positions].sort((one, other) => one - other);
  return html`<p>${text("practice-missed-steps")}</p><ol class="missed">${sorted.map((position) =>
    html`<li><button class="button" @click=${() => goTo(position)}
      ><b>${text("practice-step", { number: trace.stepNumber(position) + 1 })}</b> ${
        reason(sentenceArgs(trace, position))}</button></li>`)}</ol>`;
}
