/**
 * Template of a player with controls: board, sentence, code and clock together, everything else below; and what its
 * controls do.
 */
import { html, nothing } from "lit";
import { importLate } from "../../loading/late-import.ts";
import { isModified, isTextInput } from "../base/key-events.ts";
import { adoptStyles } from "../base/styles.ts";
import { words } from "../catalogue/player-attributes.ts";
import { alternativesToLateRun, alternativesToSpentRun, answerFacts } from "../controls/answer-and-alternatives.ts";
import { keySheet } from "../controls/keyboard-shortcuts-sheet.ts";
import { consumeAndAct, handleShortcut, showKeys } from "../controls/keyboard-shortcuts.ts";
import { distanceChart, gameBar, handBar, turnInWords } from "../controls/manual-play-controls.ts";
import { noticeLine } from "../controls/notices.ts";
import { narration } from "../controls/sentence.ts";
import { slideFrame } from "../controls/slide-frame.ts";
import { progressLine } from "../controls/work-progress.ts";
import "../controls/transport.ts";
import * as interaction from "../manual-play/interaction.ts";
import { squareUnder } from "../manual-play/pointed-square.ts";
import { faultOf, panel } from "../panels/panel-registry.ts";
import { explained as explain } from "../text/mark-terms.ts";
import { isLight, panelsFor } from "./request-from-attributes.ts";
import { stageStyle } from "./player-with-controls.css.ts";
import { layoutClasses, isBroad, scene } from "./player-without-controls.ts";
import type { DhadhaPlayer as Player } from "./element.ts";
import type { Board } from "../board/board.ts";
import type { PlacedArea } from "../board/areas.ts";
import type { Given } from "../panels/panel-registry.ts";

type View = ReturnType<typeof viewOf>;

export { lacksFirstMoves, loadFirstMoves } from "../catalogue/first-moves.ts";
export { ManualPlay } from "../manual-play/manual-play.ts";
export { explain, interaction };

/** Practice and taking over, loaded on first use. */
let practising: typeof import("../practice/practice.ts") | null = null;
let takingOver: typeof import("../take-over/take-over.ts") | null = null;

/** A tap on a board answers a question about its cells. */
function chooseCell({ asking }: Player, area: PlacedArea, event: PointerEvent) {
  const board = event.currentTarget as Board;
  const square = asking?.asked && squareUnder(board, event);
  if (!square) return;
  const [row, column] = square;
  if (board.inColumns) asking.chooseCell(column, row + 1);
  else asking.chooseCell(area.first + row * area.columns + column);
}

/** Start asking what comes next, or stop. */
export async function togglePractice(player: Player, ask?: string, begin = true) {
  if (player.takeOver?.isBusy) return;
  player.awaitsPractice = true;
  try {
    practising ??= await importLate(() => import("../practice/practice.ts"));
  } catch (error) {
    return void player.fail(error, { again: () => togglePractice(player, ask, begin) });
  } finally {
    player.awaitsPractice = false;
  }
  player.takeOver?.end();
  player.takeOver = null;
  player.practice?.end();
  player.practice = player.practice ? null : practising.practiceFor(player, ask, begin ? "" : player.answers);
  if (begin) player.practice?.begin();
  player.requestUpdate();
}

const canTakeOver = ({ isFree, trace }: Player) => isFree && Boolean(trace.header.performable);

/** Let the visitor perform the algorithm from here, or give the run back. */
async function toggleTakeOver(player: Player) {
  try {
    takingOver ??= await importLate(() => import("../take-over/take-over.ts"));
  } catch (error) {
    return void player.fail(error, { again: () => toggleTakeOver(player) });
  }
  player.practice?.end();
  player.practice = null;
  player.takeOver?.end();
  player.takeOver = player.takeOver ? null : new takingOver.TakeOver(player, () => toggleTakeOver(player));
  player.requestUpdate();
  await player.takeOver?.begin();
}

/** Once there is a run, ask about it if the attribute `ask` says so. */
export function practiseIfWanted(player: Player) {
  const { practice, trace } = player;
  if (practice !== undefined || !player.canPractise || player.bare || (player.texts?.puzzle ?? null) === null) return;
  player.practice = null;
  const kinds = trace.header.questions?.map(({ kind }) => kind) as string[];
  const known = ["hard", "all", ...kinds];
  if (words(player.ask).some((word) => known.includes(word))) togglePractice(player, player.ask, false);
}

/** Template of the player. */
export function stage(player: Player) {
  adoptStyles(player, stageStyle);
  const view = viewOf(player);
  const additions = { explain: player.questionsFirst ? undefined : explain, interaction, tap: chooseCell };
  const { texts, length, hand, notices, asking } = player;
  const { awaitsReader: waits, preview: untouched } = player.startup;
  const beside = view.panels.includes("code") ? ["code", "fault"] : [];
  const below = view.panels.filter((name) => !beside.includes(name));
  const given = panelProperties(player);
  const shown = (name: string) => (player.questionsFirst ? nothing : panel(name, given, player));
  return html`<div class="player ${layoutClasses(player)} ${view.isAwaited ? "awaited" : ""}" lang=${texts.language}>
    <div class="stage ${view.broad ? "broad" : ""} ${asking?.isVariation ? "variation" : ""} ${
      view.takesCode ? "roomy" : view.sums ? "summed" : ""}">
      ${(notices.now?.choices || notices.question) && !length ? nothing : scene(player, additions, view.isAwaited
        ? progressLine(view.news)
        : view.stands && view.panels.includes("legend") ? shown("chips") : nothing)}
      ${length || waits ? html`<div class="bar">${length ? bar(player, view) : untouched?.button()}</div>` : nothing}
      <div class="say">${view.isAwaited ? nothing : progressLine(view.news)}${noticeLine(view.news)}${
        length ? statusLine(player, view, shown) : waits ? html`<p class="narration">${untouched?.cost}</p>` : nothing
      }</div>
      ${view.stands && beside.length && !view.takesCode && !view.sums
        ? shown(player.debugging && view.exercise ? "fault" : "code") : nothing}
      ${length && player.players > 1 && !asking && !isLight(player) ? game(player) : nothing}
    </div>
    ${
      view.stands && below.length
        ? html`<div class="panels ${hand ? "stale" : ""} ${asking?.asked ? "unseen" : ""}">${below.map(shown)}</div>`
        : nothing
    }
    ${player.presenting ? slide(player, view.caption) : nothing}
    ${keySheet({ text: texts.text, pieces: player.appearance?.pieces, keyed: player.manualPlay?.keyed })}
  </div>`;
}

/** Handle a keyboard shortcut. */
export function handleKey(player: Player, event: KeyboardEvent) {
  if (!isModified(event) && !isTextInput(event)) {
    if (player.asking?.press(event.key)) return consumeAndAct(event, () => {});
    const canToggle = player.takeOver || canTakeOver(player);
    if (event.key === "t" && canToggle) return consumeAndAct(event, () => toggleTakeOver(player));
    if (event.key === "g" && player.canPractise) return consumeAndAct(event, () => togglePractice(player));
  }
  const undoes = event.key === "z" && (event.ctrlKey || event.metaKey) && !isTextInput(event);
  if (undoes && (player.hand || player.takeOver))
    consumeAndAct(event, () => (player.takeOver ?? player.manualPlay)?.undo());
  else if (player.task !== "by hand" || event.key === "?") handleShortcut(player, event, () => !player.hand);
  else if (event.key === " " && event.composedPath()[0] === player.board) event.preventDefault(); // no scrolling
}

/** Whether a takeover or a practice is summed up: after the last answer, at the end, and where it was restored. */
function isSummedUp({ takeOver, practice, hand, position, timeline }: Player) {
  if (takeOver) return takeOver.isOver;
  if (!practice?.isOver || hand) return false;
  const isThere = position === timeline.last || (practice.isRestored && !position);
  return Boolean(practice.answered) || isThere || !practice.questions.length;
}

/** The sentence, and below it the list that it speaks of, or the counters, or at the end the answer. */
function statusLine(player: Player, view: View, shown: (name: string) => unknown) {
  const hasPlaceBelow = view.stands && view.panels.includes("lists");
  const below = () => shown(player.trace.header.lists.length ? "strip" : "counts");
  const { practice, takeOver, task, hand } = player;
  const links = nextLinks(player, view);
  const asks = html`<slot name="task"></slot>`;
  if (task === "by hand")
    return [asks, hand ? narration(player, explain) : nothing, html`<slot name="choices"></slot>`];
  if (takeOver) return takeOver.view.acts(player, takeOver, panelProperties(player), explain);
  if (practice?.asked) {
    return [
      practice.view.question(player, practice),
      html`<div class="beside">${practice.view.choices(player, practice, panelProperties(player))}</div>`,
    ];
  }
  const answer = view.answer
    ? [alternativesToSpentRun(player), answerFacts(player, view.answer)]
    : nothing;
  const sum = !practice ? nothing
    : view.sums ? practice.view.summary(player, practice, () => again(player), () => togglePractice(player))
    : view.answer && practice.forecasts.size
      ? html`<div class="summary">${practice.view.forecastOutcomes(player, practice)}</div>` : nothing;
  const tally = practice && sum === nothing && !hand ? practice.view.score(player, practice) : nothing;
  return [
    task ? asks : nothing,
    alternativesToLateRun(player),
    narration(player, player.questionsFirst ? undefined : explain),
    hand?.assessment?.outcome === "solved" ? html`<slot name="solved"></slot>` : nothing,
    html`<slot name="choices"></slot>`,
    hasPlaceBelow
      ? html`<div class="beside">${view.answer || sum !== nothing
        ? [sum, answer, links]
        : hand ? nothing : below()}${tally}</div>`
      : [tally, sum, answer],
    hasPlaceBelow && view.answer ? nothing : links,
    distanceChart(player, player.manualPlay!),
    // where it scrolls with the sentence
    player.players > 1 && !player.asking && isLight(player) ? game(player) : nothing,
  ];
}

/** A game against the computer. */
const game = (player: Player) => html`<div class="play">
  <p class="turn" role="status">${turnInWords(player, player.manualPlay!)}</p>${
    gameBar(player, player.manualPlay!)}</div>`;

function slide(player: Player, caption: string) {
  const { request, texts: { text }, trace } = player;
  const title = `${text(`puzzle-${request?.puzzle}`)} · ${text(`algorithm-${trace.header.effective_algorithm}`)}`;
  return slideFrame(player, { title, caption });
}

/** Ask the same questions again, from the start. */
function again(player: Player) {
  player.practice?.restart();
  player.timeline.pause();
  player.seek(0);
}

/** At the end, the button of the exercise, or links to what follows. */
function nextLinks(player: Player, view: View) {
  if (!view.answer) return nothing;
  if (!view.exercise || player.debugging) return html`<slot name="next"></slot>`;
  return html`<button class="button primary look" @click=${view.exercise}>${player.texts.text("fault-look")}</button>`;
}

/** The playback controls, or those of manual play. */
function bar(player: Player, view: View) {
  const { hand, position, length, timeline } = player;
  if (player.takeOver && !timeline.playing) return player.takeOver.view.tools(player.takeOver);
  if (!hand && player.task === "by hand") return nothing;
  if (hand) return player.players > 1 ? nothing : handBar(player, player.manualPlay!);
  const tools = {
    hint: player.hasHints && player.players < 2 && !player.asking && (() => player.manualPlay?.hint()),
    fault: view.exercise,
    practice: player.canPractise && (() => togglePractice(player)),
    takeOver: canTakeOver(player) && (() => toggleTakeOver(player)),
    present: player.present,
    save: player.save,
    keys: () => showKeys(player),
  };
  const markers = player.asking ? [] : player.trace.markers; // they would tell what comes
  return html`<dhadha-transport .timeline=${timeline} .markers=${markers} .texts=${player.texts}
    .caption=${view.caption} .version=${`${position} ${length} ${timeline.playing} ${timeline.speed}`}
    .asks=${Boolean(player.practice)}
    .tools=${tools}></dhadha-transport>`;
}

function panelProperties({
  trace, position, texts, source, appearance, timeline, query, hand, inspectedStep, runs,
}: Player): Given {
  const version = `${runs.looks} ${trace?.complete}`;
  const pace = timeline.playing ? timeline.pace : 0;
  return { trace, version, position, texts, source, appearance, hand, inspectedStep, pace, query };
}

/** Properties derived from the player's run and position. */
function viewOf(player: Player) {
  const { length, trace, position, timeline, hand, progress, running, notices, texts, runs } = player;
  const [notice, { isAwaited, canFinish }] = [notices.now, runs];
  const [ends, cancel] = canFinish ? ["finish", () => runs.finish()] : ["cancel", () => player.cancel()];
  const panels = player.task ? [] : panelsFor(player);
  const sums = isSummedUp(player);
  const news = { progress, running, notice, question: notices.question, texts, ends, cancel };
  return {
    news,
    caption: length ? caption(player) : "",
    panels,
    stands: player.boardReady && length > 0,
    exercise: length > 0 && ["code", "fault"].every((name) => panels.includes(name)) &&
      Boolean(faultOf(trace.header)) && toggleExercise(player),
    isAwaited,
    /** Whether acts, questions, a summary or an error have the place of the code, in a form of fixed height. */
    takesCode: isLight(player) &&
      Boolean(player.takeOver || player.practice?.asked || notice?.isError || sums),
    /** Whether a summary has the place of the code. */
    sums,
    broad: isBroad(player) && !(player.presenting && trace.header.board.areas),
    answer: !hand && position === timeline.last ? (trace?.footer?.result ?? null) : null,
  };
}

/** Return a function that shows the exercise in place of the code, or the code again. */
const toggleExercise = (player: Player) => () => {
  player.debugging = !player.debugging;
  player.requestUpdate();
};

/** The number of the step, in words. */
function caption({ position, length, trace, texts: { text }, practice }: Player) {
  // the number of steps would tell what is asked at the start
  if (practice && !practice.isOver) return text("practice-step", { number: trace.stepNumber(position) + 1 });
  if (!trace.thinned) return text("position-of", { position: position + 1, length });
  return text("position-of-thinned", {
    number: trace.stepNumber(position) + 1,
    steps: trace.footer?.steps ?? trace.stepNumber(length - 1) + 1,
  });
}
