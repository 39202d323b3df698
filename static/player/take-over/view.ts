/** Templates of taking over: what was done, the acts to choose from, and at the end both runs side by side. */
import { html, nothing } from "lit";
import { ref } from "lit/directives/ref.js";
import { sentenceArgs } from "../trace/sentence-args.ts";
import { narration } from "../modes/step-sentence.ts";
import { areasOf } from "../board/areas.ts";
import { smallBoard, mostSmallBoards } from "../board/small-boards.ts";
import { objection, objectionToNode, objectionToWorth, ruleOf } from "../practice/objections.ts";
import "../practice/node-choices.ts";
import { placeInWords } from "../practice/question-helpers.ts";
import { answerControls, missedSteps, pick, questionText, typedText } from "../practice/question-view.ts";
import { departuresOf } from "./act-record.ts";
import type { Texts } from "../../i18n/load-messages.ts";
import type { Session } from "../session/session.ts";
import type { Stage } from "../modes/mode.ts";
import type { Choice } from "../practice/questions.ts";
import type { Trace } from "../trace/trace.ts";
import type { PanelInputs } from "../panels/panel-registry.ts";
import type { TakeOver } from "./performing-mode.ts";

const MOST_BOARDS = 24;
const BOARD_HEIGHT = 46; // pixels

/** The sentence of the last step; in its place what is wrong with an act, or a hint. */
export function wordsOnAct(takeOver: TakeOver, { session, explain }: Stage) {
  const { asked, texts, standing, rule, answer: { hinted, tried } } = takeOver;
  const { due, isDetail } = standing ?? {};
  const isChosen = isDetail && (due?.kind === "child" || due?.kind === "write");
  const next = () => session.texts.reason(sentenceArgs(session.trace, session.position + 1));
  const hint = hinted === "rule" ? rule : hinted && next();
  if (!asked || !texts || (!hint && !tried.length && !isChosen)) return narration(session, explain);
  const wrong = hint || !tried.length ? "" : objectionTo(takeOver, texts);
  const words = hint ? texts.text("take-over-hint", { sentence: hint })
    : texts.text(due?.kind === "child" ? "act-child-chosen" : "act-square-chosen");
  return html`<p class="narration asking" aria-live="polite" aria-atomic="true"
    >${wrong ? html`<b class="objection">${wrong}</b>` : html`<span>${words}</span>`}</p>`;
}

/** What is wrong with the last act, with the numbers that the trace has. */
function objectionTo(takeOver: TakeOver, { text }: Texts) {
  const { session, asked, standing, answer } = takeOver;
  const last = answer.tried.at(-1) as Choice;
  if (asked?.kind !== "act" || !standing) return objection(takeOver);
  const { due } = standing;
  const rest = asked.choices.filter(({ child }) => child).length;
  const waiting = asked.choices.filter(({ node }) => node !== undefined);
  const count = countWaiting(session, waiting.length);
  if (due.kind === "child") return text("act-children-first", { count: rest });
  if (due.kind === "take" && last.node !== undefined)
    return objectionToNode({ session, asked: { ...asked, choices: waiting }, last });
  if (due.kind === "follow" && last.node !== undefined)
    return objectionToWorth({ session, asked: { ...asked, choices: waiting }, last });
  if (due.kind === "take" || due.kind === "follow") return text("act-nodes-wait", { count });
  const algorithm = session.trace.header.effective_algorithm;
  const next = sentenceArgs(session.trace, session.position + 1).args;
  if (due.kind === "decide") return text(`act-due-${due.word}`, { failed: "none", ...next, algorithm });
  const isColumn = asked.choices.some(({ value }) => value !== undefined);
  if (last.word) return text(isColumn ? "act-more-to-try" : "act-cell-first");
  const place = () => placeInWords(session, null, last.cell ?? 0);
  if (last.value === undefined)
    return ruleOf(session, session.position + 1) || text("act-other-cell", { place: place() });
  const wanted = asked.choices.find(({ right }) => right);
  if (last.cell !== wanted?.cell) return text("act-other-column", { column: (wanted?.cell ?? 0) + 1 });
  const square = { column: last.cell! + 1, row: last.value, algorithm };
  return text(last.value < Number(wanted?.value) ? "act-tried" : "act-rows-in-order", square);
}

/** How many nodes wait: more than are shown, where the whole frontier is. */
function countWaiting({ trace, position }: Session, shown: number) {
  const { frontierList } = trace;
  return frontierList ? trace.nodes.openNodes(trace.stepNumber(position), frontierList.order, 0).count : shown;
}

/** What helps, in place of the clock. */
export function tools(takeOver: TakeOver) {
  const { texts, asked, stage, run: { isBusy }, record, standing } = takeOver;
  if (!texts) return nothing;
  const isOver = stage === "over";
  const canUndo = !isBusy && (record.past.length > 0 || Boolean(standing?.isDetail));
  const canAct = Boolean(asked) && !isBusy;
  const tool = (name: string, act: () => void, isPossible = true) => html`<button class="button" data-act=${name}
    aria-disabled=${String(!isPossible)} @click=${() => isPossible && act()}
    >${texts.text(`take-over-${name}`)}</button>`;
  return html`<div class="acts" role="group" aria-label=${texts.text("take-over-title")}>${[
    tool("undo", () => takeOver.undo(), canUndo),
    isOver ? nothing : tool("show-hint", () => takeOver.hint(), canAct && takeOver.answer.hinted !== "step"),
    isOver ? tool("again", () => takeOver.restartFromFirstStep(), !isBusy) : tool("do", () => takeOver.skip(), canAct),
    tool("end", takeOver.leave),
  ]}</div>`;
}

/** Keeps the height of an element while its content is away, so that what is below does not move up and down. */
const keptHeight = (isAway: boolean) => ref((element) => {
  if (!(element instanceof HTMLElement)) return;
  element.style.minHeight = isAway ? `${element.offsetHeight}px` : ""; // the content is still that of before
});

/** The acts to choose from; at the end the comparison. */
export function actsOrComparison(takeOver: TakeOver, { session, panelInputs, isPresented }: Stage) {
  const { texts, asked, stage, run } = takeOver;
  if (!texts) return nothing;
  const { text } = texts;
  const body = stage === "over" ? comparison(takeOver, texts)
    : asked?.kind === "act" ? choices(takeOver, panelInputs, texts)
    : asked ? [prompt(questionText(takeOver), takeOver, texts), answerControls(takeOver, panelInputs)]
    : stage === "failed" || session.timeline.playing ? nothing
    : html`<p class="prompt work" role="status">${text(run.isBusy ? "take-over-busy" : "take-over-running")}</p>`;
  return html`<div class="acting" tabindex="-1" ${keptHeight(!asked && stage !== "over")}>${body}${
    isPresented ? tools(takeOver) : nothing}</div>`;
}

/** What is asked, and how many acts were right at once. */
function prompt(words: string, { record: { acts, count } }: TakeOver, { text }: Texts) {
  const score = text("practice-score", { right: count("right"), asked: acts.size });
  return html`<p class="prompt"><span role="status">${words}</span> ${
    acts.size ? html`<small>${score}</small>` : nothing}</p>`;
}

function choices(takeOver: TakeOver, inputs: PanelInputs, texts: Texts) {
  const { text } = texts;
  const { session, asked, answer: { tried } } = takeOver;
  const all = asked!.choices;
  const algorithm = session.texts.text(`algorithm-${session.trace.header.effective_algorithm}`);
  const nodes = (kind: "node" | "child", shown: number) => shown
    ? html`<section><h2>${text(`act-${kind}`, {
        count: kind === "node" ? countWaiting(session, shown) : shown })}</h2><dhadha-node-choices .inputs=${inputs}
        .practice=${takeOver} .tried=${tried.length} .kind=${kind}></dhadha-node-choices></section>` : nothing;
  const others = all.map((choice, index) => ({ choice, index }))
    .filter(({ choice: { node, child } }) => !child && node === undefined);
  const label = ({ word, value, cell = 0 }: Choice) => word ? text(`act-${word}`)
    : value === undefined ? placeInWords(session, null, cell) : text("act-row", { row: value });
  const column = all.find(({ value }) => value !== undefined)?.cell;
  return html`${prompt(`${text("act-prompt", { algorithm })} ${typedText(texts, takeOver)}`, takeOver, texts)}
    ${nodes("child", all.filter(({ child }) => child).length)}
    ${nodes("node", all.filter(({ node }) => node !== undefined).length)}
    ${column === undefined ? nothing : html`<h2>${text("act-column", { column: column + 1 })}</h2>`}
    ${others.length ? html`<ol class="picks">${
      others.map(({ choice, index }) => pick(takeOver, choice, index, label(choice)))}</ol>` : nothing}`;
}

/** Both runs: their answers, their work, and where they part. */
function comparison(takeOver: TakeOver, texts: Texts) {
  const { text, number } = texts;
  const { session, run, record: { acts, hinted, isPartial, count } } = takeOver;
  const { own, hasDecisions, optionsWithoutDecisions } = run;
  if (!acts.size) return html`<p class="prompt" role="status">${text("take-over-ends")}</p>`;
  const { trace } = session;
  const departures = departuresOf(trace);
  const isOwn = !hasDecisions && !isPartial && !count("shown");
  const names = Object.keys(trace.header.counters);
  const lengthOf = (each: Trace | null) => each?.footer?.result?.length;
  const figure = (value: unknown) => (typeof value === "number" ? texts.grouped.format(value) : text("none"));
  const row = (label: string, values: unknown[], isAlways = true) =>
    values.some((value) => typeof value === "number") && (isAlways || values[0] !== values[1])
    ? html`<tr><th scope="row">${label}</th>${values.map((value) => html`<td>${figure(value)}</td>`)}</tr>` : nothing;
  const both = [trace, own];
  const steps = both.map((each) => each?.footer?.steps);
  const wrong = [...acts].flatMap(([position, outcome]) => (outcome === "right" ? [] : [position + 1]));
  return html`<p class="prompt" role="status">${text("take-over-done", {
      right: count("right"), all: acts.size, hints: hinted.size })}</p>
    <table class="both"><thead><tr><td></td><th scope="col">${text("take-over-yours")}</th>
      <th scope="col">${text("take-over-own")}</th></tr></thead><tbody>
      ${row(texts.has("result-length") ? text("result-length") : "", both.map(lengthOf))}
      ${row(text("take-over-steps"), steps)}
      ${names.map((name, index) =>
        row(text(`counter-${name}`), both.map((each) => each?.footer?.counters[name]), !index))}
    </tbody></table>
    <div class="paths">${path(session, trace, text("take-over-your-path"))}${
      own ? path(session, own, text("take-over-own-path")) : nothing}</div>
    ${departures.length ? html`<p>${text("take-over-departures")} ${departures.map((step) => html`<button class="button"
      @click=${() => run.seek(trace.positionOf(step))}
      >${text("practice-step", { number: number(step + 1) })}</button> `)}
        <button class="button" @click=${() => session.run({ options: optionsWithoutDecisions })}
        >${text("take-over-watch")}</button></p>`
      : isOwn ? html`<p>${text("take-over-same")}</p>` : nothing}
    ${missedSteps(session, wrong, (position) => run.seek(position))}`;
}

/** The boards on the way to the answer, if there are few and small ones. */
function path({ appearance, texts }: Session, trace: Trace, title: string) {
  const marker = trace.markers.find(({ answer }) => answer);
  const nodes = marker ? trace.path(marker.position) : [];
  const [shape] = areasOf(trace.header.board);
  const isSmall = mostSmallBoards(trace.nodes.root.length) && nodes.length > 1 && nodes.length <= MOST_BOARDS;
  if (!isSmall || !appearance || !trace.nodes.changes(nodes[1]).length) return nothing;
  const glyph = (value: number) => appearance.glyphs?.[value] ?? texts.number(value);
  return html`<span>${title}</span><p>${nodes.map((node) =>
    smallBoard({ values: trace.nodes.board(node), shape, appearance, glyph }, BOARD_HEIGHT))}</p>`;
}
