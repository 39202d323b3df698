/** Templates of practice: the question in the sentence's place, below it its choices, then the verdict; a summary. */
import { html, nothing } from "lit";
import { goToStep } from "../panels/panel-registry.ts";
import { sentenceArgs } from "../trace/sentence-args.ts";
import { objectionToAnswer } from "./objections.ts";
import { placeInWords } from "./question-helpers.ts";
import { digitKeyOfChoice } from "./question-mode.ts";
import { stepShowingAnswer } from "./questions.ts";
import type { Session } from "../session/session.ts";
import type { PanelInputs } from "../panels/panel-registry.ts";
import type { QuestionMode } from "./question-mode.ts";
import type { Practice } from "./practice.ts";
import type { Choice, Question } from "./questions.ts";

/** The question in words. */
export function questionText(session: Session, asked: Question, { text, has } = session.texts) {
  const { kind, role, reason, position, board, asks, sentence } = asked;
  if (sentence) // its formulas stay in one line
    return text(`question-${kind}`, { sentence: sentence.replace(/ ([+=]) /g, "\u00a0$1\u00a0") });
  const { args } = sentenceArgs(session.trace, position);
  const { effective_algorithm: algorithm } = session.trace.header;
  const ofReason = `question-${kind}-${reason}`;
  const ofKind = role ? `${kind}-${role}` : kind === "outcome" && board ? "candidate" : kind;
  return text(asks ?? (has(ofReason) ? ofReason : `question-${ofKind}`), { ...args, algorithm });
}

/** The question at the place and in the height of the sentence. */
export function renderQuestion({ session, asked, isUrged }: Practice): unknown {
  return html`<p class="narration asking" aria-live="polite" aria-atomic="true"
    >${isUrged ? html`<b class="objection">${session.texts.text("practice-waits")}</b> ` : nothing}<span
    >${asked && questionText(session, asked)}</span></p>`;
}

/** What can be answered, and the score, below the question. */
export function renderChoicesAndScore(practice: Practice, inputs: PanelInputs): unknown {
  const { texts: { text } } = practice.session;
  const skip = html`<button class="button skip" @click=${practice.skipQuestion}>${text("practice-skip")}</button>`;
  return [renderAnswerControls(practice, inputs, skip), renderScore(practice)];
}

/** What can be answered. `labelOf`: the words of a choice. */
export function renderAnswerControls(
  mode: QuestionMode, inputs: PanelInputs, skip: unknown = nothing, labelOf = (choice: Choice) => choiceInWords(mode, choice),
) {
  const { session: { texts }, asked, tried } = mode;
  if (!asked) return nothing;
  if (asked.kind === "node") {
    return html`<div class="nodes"><dhadha-node-choices .inputs=${inputs} .mode=${mode}
      .tried=${tried.length}></dhadha-node-choices>${skip}</div>`;
  }
  const isItsKey = ({ number = 10 }: Choice) => number < 10;
  return html`<ol class="picks ${asked.kind}">${asked.choices.map((choice, index) => html`<li><button
      class="button" aria-disabled=${String(tried.includes(choice))} @click=${() => mode.choose(choice)}>${
        isItsKey(choice) ? nothing : html`<kbd>${texts.number(digitKeyOfChoice(choice, index))}</kbd> `}${
        labelOf(choice)}</button></li>`)}
    ${skip === nothing ? nothing : html`<li>${skip}</li>`}</ol>`;
}

function choiceInWords({ session, asked }: QuestionMode, { sentence, word, number, cell = 0 }: Choice) {
  const { texts } = session;
  return sentence ?? (word ? texts.text(`outcome-${word}`)
    : number !== undefined ? texts.number(number) : placeInWords(session, asked?.board ?? null, cell));
}

/** How a question was answered, why, and the way on, where its choices stood. */
export function renderVerdict(practice: Practice, { question: asked, choice }: NonNullable<Practice["answered"]>) {
  const { session } = practice;
  const { text } = session.texts;
  const told = !choice ? text("practice-skipped") : choice.right ? text("practice-right")
    : `✗ ${objectionToAnswer(session, asked, choice) || text("practice-wrong")}`;
  return html`<div class="verdict"><p><b id="verdict" class=${choice?.right ? "right" : "objection"}>${told}</b>
      <button class="button primary" aria-describedby="verdict" ${practice.takesFocus} @click=${practice.goToNextQuestion}>${
        text("practice-next")} <kbd aria-hidden="true">↵</kbd></button></p>
    <p class="rule">${practice.ruleAt(asked.position)}</p>${renderScore(practice)}</div>`;
}

/** How many questions were asked, and how many answers were right. */
export function renderScore({ record, questions, session: { texts: { text } } }: Practice) {
  const asked = record.results.size;
  if (!asked) return nothing;
  return html`<p class="score">${text("practice-score", {
    right: record.count("right"), asked, all: questions.length })}</p>`;
}

/** The score, and for each missed question a link to the step that shows its answer. */
export function renderPracticeSummary(practice: Practice) {
  const { session, questions, record } = practice;
  const { text } = session.texts;
  const again = html`<button class="button primary" @click=${practice.repeatQuestions}>${text("practice-again")}</button>
    <slot name="practised"></slot>`;
  const isMissed = ({ position }: Question) => (record.results.get(position) ?? "right") !== "right";
  const answers = questions.filter(isMissed).map((question) => stepShowingAnswer(question));
  return html`<div class="summary" tabindex="-1" ${practice.takesFocus}><p role="status">${questions.length
      ? text("practice-done", { right: record.count("right"), all: questions.length }) : text("practice-none")}</p>
    <p>${questions.length ? again : nothing}
      <button class="button" @click=${practice.leave}>${text("practice-stop")}</button></p>
    ${renderMissedSteps(session, answers, (position) => goToStep(session, position))}</div>`;
}

/** The steps that a visitor got wrong, each as a link with its sentence; `goTo` receives its position. */
export function renderMissedSteps(session: Session, positions: number[], goTo: (position: number) => void) {
  const { texts: { text, reason }, trace } = session;
  if (!positions.length) return nothing;
  const sorted = [...positions].sort((one, other) => one - other);
  return html`<p>${text("practice-missed-steps")}</p><ol class="missed">${sorted.map((position) =>
    html`<li><button class="button" @click=${() => goTo(position)}
      ><b>${text("practice-step", { number: trace.stepNumber(position) + 1 })}</b> ${
        reason(sentenceArgs(trace, position))}</button></li>`)}</ol>`;
}
