/** Templates of taking over: what was done, the decision that is due, and at the end a summary. */
import { html, nothing } from "lit";
import { ref } from "lit/directives/ref.js";
import { sentenceArgs } from "../trace/sentence-args.ts";
import { renderStepSentence } from "../modes/step-sentence.ts";
import { areasWithCellRanges } from "../board/cell-areas.ts";
import { renderSmallBoardCanvas, smallBoardCapacity } from "../board/small-boards.ts";
import { objectionToAnswer, objectionToLargerFOrH } from "../practice/objections.ts";
import "../practice/node-choices.ts";
import { renderAnswerControls, renderMissedSteps, questionText } from "../practice/question-view.ts";
import { departureStepsOf } from "./act-record.ts";
import type { Texts } from "../../i18n/load-messages.ts";
import type { Session } from "../session/session.ts";
import type { Stage } from "../modes/mode.ts";
import type { Choice, Question } from "../practice/questions.ts";
import type { Trace } from "../trace/trace.ts";
import type { TakeOver } from "./performing-mode.ts";
import type { PerformedRun } from "./python-requests.ts";

const MOST_BOARDS = 24;
const BOARD_HEIGHT = 46; // pixels

/** The sentence of the last step; in its place what is wrong with a choice. */
export function renderSentenceOrObjection({ asked, texts, tried }: TakeOver, { session, explain }: Stage) {
  const last = tried.at(-1);
  if (!asked || !texts || !last) return renderStepSentence(session, explain);
  const wrong = asked.asks === "act-column" ? objectionToSquare(session, asked, last, texts)
    : asked.asks ? objectionToLargerFOrH({ session, asked, last }) : objectionToAnswer(session, asked, last);
  return html`<p class="narration asking" aria-live="polite" aria-atomic="true"
    ><b class="objection">${wrong || texts.text("practice-wrong")}</b></p>`;
}

/** Why a square is not the next safe one of its column, or why nothing is undone. */
function objectionToSquare({ trace, texts }: Session, asked: Question, last: Choice, { text }: Texts) {
  const { position, until = position, choices } = asked;
  const [{ cell = 0 }] = choices;
  const { value: row = 0 } = last;
  const about = { column: cell + 1, row, algorithm: trace.header.effective_algorithm };
  if (last.word) return text("act-row-left", about);
  if (last.cell !== cell) return text("act-other-column", about);
  for (let at = position; at < until; at += 1)
    if (trace.args(at).row === row) return texts.reason(sentenceArgs(trace, at)); // it is refused on the way
  const next = choices.find(({ right }) => right)?.value ?? Infinity;
  return text(row > next ? "act-rows-in-order" : "act-tried", about);
}

/** What helps, in place of the clock. */
export function renderTakeOverTools(takeOver: TakeOver) {
  const { texts, asked, isOver, canHint, record, run: { isContinuing } } = takeOver;
  if (!texts) return nothing;
  const tool = (name: string, act: () => void, isPossible = true) => html`<button class="button" data-act=${name}
    aria-disabled=${String(!isPossible)} @click=${() => isPossible && act()}
    >${texts.text(`take-over-${name}`)}</button>`;
  return html`<div class="acts" role="group" aria-label=${texts.text("take-over-title")}>${[
    tool("undo", takeOver.undo, !isContinuing && record.past.length > 0),
    isOver ? tool("again", takeOver.restart, !isContinuing)
      : tool(canHint ? "show-hint" : "do", takeOver.hintOrDoAct, Boolean(asked)),
    tool("end", takeOver.leave),
  ]}</div>`;
}

/** Keeps the height of an element while its content is away, so that what is below does not move up and down. */
const keepHeightWhileAway = (isAway: boolean) => ref((element) => {
  if (!(element instanceof HTMLElement)) return;
  element.style.minHeight = isAway ? `${element.offsetHeight}px` : ""; // the content is still that of before
});

/** The decision that is due, with its choices; at the end the summary. */
export function renderChoicesOrSummary(takeOver: TakeOver, stage: Stage): unknown {
  const { texts, asked, isOver, run: { isContinuing } } = takeOver;
  if (!texts) return nothing;
  const body = isOver ? [renderTakeOverSummary(takeOver, texts), stage.next]
    : asked ? renderDecisionPrompt(takeOver, asked, stage, texts)
    : html`<p class="prompt work" role="status">${
      texts.text(isContinuing ? "take-over-busy" : "take-over-running")}</p>`;
  return html`<div class="acting" tabindex="-1" ${takeOver.takesFocus} ${keepHeightWhileAway(!asked && !isOver)}>${body}${
    stage.isPresented ? renderTakeOverTools(takeOver) : nothing}</div>`;
}

function renderDecisionPrompt(takeOver: TakeOver, asked: Question, { session, panelInputs }: Stage, texts: Texts): unknown {
  const { record: { acts }, decisions, isHinted } = takeOver;
  const { trace } = session;
  const { text } = texts;
  const all = trace.complete ? decisions.length : "none";
  const isChild = asked.kind === "outcome" && trace.step(asked.position).meaning.child && trace.nodes.count;
  const labelOf = ({ word, value }: Choice) => text(word ? `act-${word}` : "act-row", { row: value ?? 0 });
  const tap = isChild ? text("act-child") : nothing;
  return html`<p class="prompt"><span role="status">${acts.size ? nothing : text("act-prompt")} ${tap} ${
      questionText(session, asked, texts)}</span>
    <small>${text("act-progress", { number: decisions.indexOf(asked) + 1, all })}</small></p>
    ${renderAnswerControls(takeOver, panelInputs, nothing, asked.asks === "act-column" ? labelOf : undefined)}
    ${isHinted ? html`<p class="rule" role="status">${text("take-over-hint", {
      sentence: takeOver.ruleAt(asked.position) ?? "" })}</p>` : nothing}`;
}

/** What was right, and where to look again; where the visitor chose another order, both runs. */
function renderTakeOverSummary({ session, run, record: { acts, hinted, count } }: TakeOver, texts: Texts) {
  const { text } = texts;
  if (!acts.size) return html`<p class="prompt" role="status">${text("take-over-ends")}</p>`;
  const wrong = [...acts].flatMap(([position, outcome]) => (outcome === "right" ? [] : [position]));
  return html`<p class="prompt" role="status">${text("take-over-done", {
      right: count("right"), all: acts.size, hints: hinted.size })}</p>
    ${run.hasDecisions ? renderRunComparison(session, run, texts) : nothing}
    ${renderMissedSteps(session, wrong, (position) => run.seek(position))}`;
}

/** Both runs: their answers, their work, and where they part. */
function renderRunComparison(session: Session, run: PerformedRun, texts: Texts) {
  const { text, number } = texts;
  const { trace } = session;
  const both = [trace, run.own];
  const figure = (value: unknown) => (typeof value === "number" ? texts.grouped.format(value) : text("none"));
  const row = (label: string, values: unknown[], isAlways = true) =>
    values.some((value) => typeof value === "number") && (isAlways || values[0] !== values[1])
    ? html`<tr><th scope="row">${label}</th>${values.map((value) => html`<td>${figure(value)}</td>`)}</tr>` : nothing;
  return html`<table class="both"><thead><tr><td></td><th scope="col">${text("take-over-yours")}</th>
      <th scope="col">${text("take-over-own")}</th></tr></thead><tbody>
      ${row(texts.has("result-length") ? text("result-length") : "", both.map((each) => each?.footer?.result?.length))}
      ${row(text("take-over-steps"), both.map((each) => each?.footer?.steps))}
      ${Object.keys(trace.header.counters).map((name, index) =>
        row(text(`counter-${name}`), both.map((each) => each?.footer?.counters[name]), !index))}
    </tbody></table>
    <div class="paths">${renderAnswerPathBoards(session, trace, text("take-over-your-path"))}${
      run.own ? renderAnswerPathBoards(session, run.own, text("take-over-own-path")) : nothing}</div>
    <p>${text("take-over-departures")} ${departureStepsOf(trace).map((step) => html`<button class="button"
      @click=${() => run.seek(trace.positionOf(step))}
      >${text("practice-step", { number: number(step + 1) })}</button> `)}
      <button class="button" @click=${() => session.run({ options: run.optionsWithoutDecisions })}
      >${text("take-over-watch")}</button></p>`;
}

/** The boards on the way to the answer, if there are few and small ones. */
function renderAnswerPathBoards({ appearance, texts }: Session, trace: Trace, title: string) {
  const marker = trace.markers.find(({ answer }) => answer);
  const nodes = marker ? trace.path(marker.position) : [];
  const [shape] = areasWithCellRanges(trace.header.board);
  const isSmall = smallBoardCapacity(trace.nodes.root.length) && nodes.length > 1 && nodes.length <= MOST_BOARDS;
  if (!isSmall || !appearance || !trace.nodes.changes(nodes[1]).length) return nothing;
  const glyph = (value: number) => appearance.glyphs?.[value] ?? texts.number(value);
  return html`<span>${title}</span><p>${nodes.map((node) =>
    renderSmallBoardCanvas({ values: trace.nodes.board(node), shape, appearance, glyph }, BOARD_HEIGHT))}</p>`;
}
