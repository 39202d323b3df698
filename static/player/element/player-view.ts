/** Template of a player with controls: board, sentence, code and clock together, everything else below; its keys. */
import { html, nothing } from "lit";
import { importLate } from "../../loading/late-import.ts";
import { keepFold } from "../../offline/done-on-device.ts";
import { downloadBlobAsFile } from "../base/download.ts";
import { findBoardThatKeysActOn } from "../base/custom-elements-and-events.ts";
import { isModified, targetsTextField, keyName } from "../base/key-events.ts";
import { adoptStyles } from "../base/adopt-styles.ts";
import { renderKeySheet, consumeKeyAndAct, handleShortcut, showKeySheet } from "../controls/keyboard-shortcuts.ts";
import { renderNoticeAndError, renderProgressLine } from "../controls/notices-and-progress.ts";
import { renderSlideFrame } from "../controls/slide-title-and-buttons.ts";
import * as screenReader from "../board/screen-reader-descriptions.ts";
import { squareUnder } from "../manual-play/square-under-pointer.ts";
import { renderStartGameButton } from "../modes/game-panel.ts";
import { letterSizeClass, stepNumberInWords } from "../modes/step-sentence.ts";
import { renderFoldedPanels } from "../panels/folds.ts";
import { debuggingFaultOf, panelFitsRun, renderPanelSection, panelInputsOf } from "../panels/panel-registry.ts";
import { explainTerms as explain } from "../text/glossary.ts";
import { showsNoPanelButCode, arePanelsFolded, panelsToShow } from "./read-attributes.ts";
import { areBoardsWide, layoutClasses, renderBoardsOrPlaceholder } from "./player-without-controls.ts";
import { stageStyle } from "./player-view.css.ts";
import type { Interaction } from "../board/types.ts";
import type { Board } from "../board/board.ts";
import type { PlacedArea } from "../board/cell-areas.ts";
import type { Stage } from "../modes/mode.ts";
import type { LessonPanel } from "../panels/lesson.ts";
import type { DhadhaPlayer as Player } from "./element.ts";
import type { Modes } from "./mode-switching.ts";

export { lacksBakedAssessments, loadBakedAssessments } from "../catalogue/baked-data.ts";
export { Modes } from "./mode-switching.ts";
export { explain };

/** What boards react to: at first to nothing. */
export let interaction: Interaction = { screenReader, squareUnder };

/** Make the boards of all players playable. */
export async function loadGestures() {
  interaction = { ...interaction, ...(await importLate(() => import("../manual-play/gestures.ts"))) };
}

/** A tap on a board answers a question about its cells. */
export function answerByTap({ modes }: Player, area: PlacedArea, event: PointerEvent) {
  const board = event.currentTarget as Board;
  const square = modes?.now.isAsking && squareUnder(board, event);
  if (!square) return;
  const [row, column] = square;
  if (board.inColumns) modes.now.tap?.(column, row + 1);
  else modes.now.tap?.(area.first + row * area.columns + column);
}

/** Template of the player. */
export function playerTemplate(player: Player, modes: Modes) {
  adoptStyles(player, stageStyle);
  const { session, startup, notices, length, content } = player;
  const { task, hand, texts, appearance } = session;
  const mode = modes.now;
  const panels = task ? [] : panelsToShow(player);
  const hasContent = content.hasBoard && length > 0;
  const { isAwaited } = session.runs;
  const isWaiting = startup.phase === "untouched";
  const news = progressAndNoticeInputs(player);
  const exercise = makeExerciseToggle(player, modes, panels);
  const setting = stageForMode(player, modes, panels, exercise);
  const onStage = ["code", "legend", ...(panels.includes("code") ? ["fault"] : [])];
  const below = panels.filter((name) => !onStage.includes(name));
  const kind = `${hand ? "stale" : ""} ${mode.isAsking ? "unseen" : ""}`;
  const roomy = showsNoPanelButCode(player) && (mode.inPlaceOfCode || notices.now?.isError || isWaiting) ? "roomy" : "";
  const summed = mode.inPlaceOfCode === "summary" ? "summed" : "";
  const showsCode = hasContent && panels.includes("code") && !roomy && !summed;
  const code = showsCode ? setting.panel(isDebugging(player) && exercise ? "fault" : "code") : nothing;
  const isCodeHere = !showsCode || notices.now?.isError || (code !== nothing && player.parts.source);
  const hasRest = hasContent && isCodeHere; // else the code would push it down
  const hasKey = panels.includes("legend");
  const chips = hasContent && hasKey ? setting.panel("chips") : nothing;
  const key = hasRest && hasKey ? setting.panel("legend") : nothing;
  const broad = areBoardsWide(player) ? "broad" : "";
  const first = showsCode && showsNoPanelButCode(player) && !broad ? session.sentenceAt(0) : "";
  return html`<div class="player ${layoutClasses(player)} ${isAwaited ? "awaited" : ""}" lang=${texts.language}>
    ${renderRuleAndIdea(player)}
    <div class="stage ${broad} ${first ? `steady ${letterSizeClass(first)}` : ""} ${mode.isVariation ? "variation" : ""} ${
      roomy || summed}" data-first=${first}>
      ${(notices.now?.choices || notices.question) && !length ? nothing
        : renderBoardsOrPlaceholder(player, isAwaited ? renderProgressLine(news) : chips)}
      ${length || isWaiting
        ? html`<div class="bar">${length ? mode.controlBar(setting) : startup.preview?.button()}</div>` : nothing}
      <div class="say">${isAwaited ? nothing : renderProgressLine(news)}${renderNoticeAndError(news)}${
        length ? mode.sentenceArea(setting)
        : isWaiting ? html`<p class="narration">${startup.preview?.cost()}</p>` : nothing
      }</div>
      ${code}
    </div>
    ${key}
    ${arePanelsFolded(player)
      ? (hasRest ? renderFoldedPanels(session, below.length > 0, setting.panel, kind) : nothing)
      : hasRest && below.length ? html`<div class="panels ${kind}">${below.map(setting.panel)}</div>` : nothing}
    ${player.presenting ? renderPlayerSlide(player, setting.caption) : nothing}
    ${renderKeySheet({ texts, pieces: appearance?.pieces, keyed: modes.manualPlay.hasKeyedMoves })}
  </div>`;
}

/** What the game is and what the method does, in lines whose place is kept. */
function renderRuleAndIdea({ session }: Player) {
  const isToldHow = session.task !== "by hand";
  const idea = isToldHow && session.ruleOrIdea("algorithm", session.trace?.header.effective_algorithm, "idea");
  return html`<div class="lead"><p>${session.rule}</p><p>${idea || ""}</p></div>`;
}

/** The progress of work, news and errors. */
const progressAndNoticeInputs = (player: Player) => ({
  progress: player.session.progress, running: player.running, texts: player.texts,
  notice: player.notices.now, question: player.notices.question,
  ...(player.session.runs.canFinish
    ? { ends: "finish", cancel: () => player.session.runs.finish() }
    : { ends: "cancel", cancel: () => player.cancel() }),
});

/** What the templates of the mode show. */
function stageForMode(player: Player, modes: Modes, panels: readonly string[], exercise: false | (() => void)): Stage {
  const { session, parts, position, length } = player;
  const { trace, timeline, playerCount } = session;
  const panelInputs = panelInputsOf(session, parts.source, modes.showsWholeCode, modes.now);
  const answer = !session.hand && position === timeline.last ? (trace?.footer?.result ?? null) : null;
  const { text } = session.texts;
  const look = html`<button class="button primary look" @click=${exercise}>${text("fault-look")}</button>`;
  const isAsking = Boolean(modes.practice ?? modes.takeOver);
  return {
    session, panelInputs, answer,
    panel: (name) => (parts.questionsFirst ? nothing : renderPanelSection(name, panelInputs, session)),
    explain: parts.questionsFirst ? undefined : explain,
    hasList: player.content.hasBoard && length > 0 && panels.includes("lists"),
    caption: length ? stepNumberInWords(session, modes.now) : "",
    next: !answer ? nothing : exercise && !isDebugging(player) ? look : html`<slot name="next"></slot>`,
    game: playerCount > 1 ? renderStartGameButton(session, modes.manualPlay) : nothing,
    isPresented: player.presenting,
    isLight: showsNoPanelButCode(player),
    tools: {
      game: playerCount > 1 && !isAsking && modes.manualPlay.startGame,
      hint: modes.manualPlay.hasHints && playerCount < 2 && !isAsking && modes.manualPlay.giveHint,
      fault: exercise,
      practice: modes.canPractise && (() => modes.togglePractice()),
      takeOver: modes.canTakeOver && modes.toggleTakeOver,
      why: length > 0 && panels.includes("lesson") && panelFitsRun("lesson", trace.header) && (() => openLessonAtStep(player)),
      code: panels.includes("code") && (() => {
        modes.showsWholeCode = !modes.showsWholeCode;
        player.requestUpdate();
      }),
      present: player.present,
      save: () => saveTrace(player),
      keys: () => showKeySheet(player),
    },
  };
}

const isDebugging = ({ modes, request }: Player) => Boolean(request) && modes?.debugged === request?.algorithm;

/** Shows the exercise in place of the code, or the code again; false for a run without an exercise. */
function makeExerciseToggle(player: Player, modes: Modes, panels: readonly string[]) {
  const { length, session, request } = player;
  const hasExercise = length > 0 && ["code", "fault"].every((name) => panels.includes(name)) &&
    Boolean(debuggingFaultOf(session.trace.header));
  return hasExercise && (() => {
    modes.debugged = isDebugging(player) ? "" : request!.algorithm;
    player.requestUpdate();
  });
}

/** Open the lesson at the sentence that belongs to the step. */
async function openLessonAtStep(player: Player) {
  player.pause();
  keepFold("lesson", true);
  player.requestUpdate();
  await customElements.whenDefined("dhadha-lesson");
  await player.updateComplete;
  await player.renderRoot.querySelector<LessonPanel>("dhadha-lesson")?.revealSentence();
}

async function saveTrace(player: Player) {
  const file = await player.file();
  if (file) downloadBlobAsFile(file, `${player.request?.puzzle}-${player.request?.algorithm}.trace.gz`);
}

/** Handle a keyboard shortcut. */
export function handleKey(player: Player, modes: Modes, event: KeyboardEvent) {
  const { session } = player;
  const mode = modes.now;
  const key = keyName(event);
  if (!isModified(event) && !targetsTextField(event)) {
    if (mode.useKey?.(key)) return consumeKeyAndAct(event, () => {});
    if (key === "t" && (modes.takeOver || modes.canTakeOver)) return consumeKeyAndAct(event, modes.toggleTakeOver);
    if (key === "g" && modes.canPractise) return consumeKeyAndAct(event, () => modes.togglePractice());
  }
  const undoes = key === "z" && (event.ctrlKey || event.metaKey) && !event.shiftKey && !targetsTextField(event);
  if (undoes && mode.undo) consumeKeyAndAct(event, () => mode.undo?.());
  else if (session.task !== "by hand" || key === "?") handleShortcut(player, event, () => !session.hand);
  else if (key === " " && event.composedPath()[0] === findBoardThatKeysActOn(player)) event.preventDefault(); // no scrolling
}

function renderPlayerSlide(player: Player, caption: string) {
  const { request, texts: { text }, session: { trace } } = player;
  const title = `${text(`puzzle-${request?.puzzle}`)} · ${text(`algorithm-${trace.header.effective_algorithm}`)}`;
  return renderSlideFrame(player, { title, caption });
}
