/** Templates of a player without its controls: its boards, and essential messages. */
import { html, nothing } from "lit";
import { sentencesIn } from "../../loading/load-error-sentences.ts";
import { styled } from "../base/styles.ts";
import "../board/board.ts";
import { boardSizeStyle, restrictDrawnToArea, areasWithCellRanges, aspectRatioOfAreas, isEditable, bareBoardSizeStyle } from "../board/cell-areas.ts";
import { isLarge } from "../board/geometry.ts";
import { renderNoticeAndError, renderErrorWithRetry } from "../controls/notices-and-progress.ts";
import { showsHeuristicBadges, drawnStateToShow } from "../board/shown-boards.ts";
import { showsNoPanelButCode, panelsToShow } from "./read-attributes.ts";
import type { DhadhaPlayer as Player } from "./element.ts";

const BROAD = 1.7; // times as wide as high
const RESTING_SLIDE = 180; // milliseconds
const SHORTEST_SLIDE = 12;

/** Whether boards are so large that they are drawn on a canvas. */
export const showsCanvas = ({ length, session: { trace, appearance } }: Player) =>
  length > 0 && appearance?.pieces !== "columns" &&
  areasWithCellRanges(trace.header.board).some((area) => isLarge(area, appearance));

/** Template of a player whose messages have not loaded yet. */
export function renderEmptyPlayer(player: Player) {
  const { notices: { now: notice }, lang, bare } = player;
  const [above, inside] = bare ? [nothing, html`<slot></slot>`] : [html`<slot></slot>`, nothing];
  return html`<div class="player ${layoutClasses(player)}">${above}<div class=${bare ? "" : "stage"}
    ><div class="scene"><div class="empty">${inside}</div></div></div
    >${renderErrorWithRetry(notice, sentencesIn(lang)["try-again"])}</div>`;
}

/**
 * The layout of a player. The light form has a fixed height, from its width or its `height`, which its parts share. A
 * held player with more below it keeps that form until everything has loaded.
 */
export function layoutClasses(player: Player) {
  if (player.bare || !(player.content.isHeightKept || showsNoPanelButCode(player))) return "";
  return `light ${panelsToShow(player).includes("code") ? "" : "codeless"} ${player.content.isHeightKept ? "held" : ""}`;
}

/** Template of a bare player: boards, essential messages, and the rule for screen readers. */
export const renderBarePlayer = (player: Player) =>
  html`<div class="player bare" lang=${player.texts.language}><p class="hidden">${player.session.rule}</p>${
    renderBoardsOrPlaceholder(player)}${renderEssentialNotice(player)}</div>`;

/** The boards at their place in the stage, before the controls have loaded. */
export function renderBoardsBeforeControls(player: Player) {
  const shape = areBoardsWide(player) ? "broad" : "";
  return html`<div class="player ${layoutClasses(player)}" lang=${player.texts.language}><div class="lead"></div>
    <div class="stage ${shape}">${renderBoardsOrPlaceholder(player)}</div>${renderEssentialNotice(player)}</div>`;
}

const renderEssentialNotice = ({ notices: { now: notice, question }, texts }: Player) =>
  notice?.again || notice?.choices ? renderNoticeAndError({ notice, question, texts }) : nothing;

/** Whether the boards are so wide that nothing fits beside them. Several in little room stand beside it all the same. */
export function areBoardsWide(player: Player) {
  if (!player.length) return false;
  const { board } = player.session.trace.header;
  return aspectRatioOfAreas(board) > BROAD && !(board.areas && (player.presenting || showsNoPanelButCode(player)));
}

/** The boards, or their placeholder, with what stands around them. */
export function renderBoardsOrPlaceholder(player: Player, around: unknown = nothing) {
  const { preview, phase } = player.startup;
  return html`<div class="scene">
      ${player.length ? renderBoards(player)
        : preview?.draw(phase === "untouched") ?? html`<div class="empty"></div>`}
      ${around}</div>`;
}

/** The board, or several boards one below the other; the controls' code adds reactions, and terms in headings. */
function renderBoards(player: Player) {
  const { bare, session, modes, parts: { controls, questionsFirst } } = player;
  const { clock, trace, hand, texts, task, appearance, playable } = session;
  const manualPlay = modes?.manualPlay;
  const isAsking = Boolean(modes?.now.isAsking);
  const isTaken = Boolean(modes?.practice ?? modes?.takeOver); // a stray tap shall not end what the visitor does
  const still = player.controls === "none";
  const drawn = modes?.now.board ?? drawnStateToShow(session);
  const isPlayed = hand !== null && (hand.past.length > 0 || session.playerCount > 1); // others are of another board
  const areas = areasWithCellRanges(trace.header.board).filter((area) => (task !== "by hand" && !isPlayed) || isEditable(area));
  const slide = clock.playing ? Math.min(220, 850 / clock.pace) : RESTING_SLIDE;
  return areas.map((area) => {
    const sizes = bare ? bareBoardSizeStyle(area, areas) : boardSizeStyle(area, areas);
    const style = { "--slide": `${slide < SHORTEST_SLIDE ? 0 : Math.round(slide)}ms`, ...sizes };
    const { values, roles, links, notes, pencil } = restrictDrawnToArea(area, drawn);
    const badges = !bare && showsHeuristicBadges(session) ? area.badges : []; // nothing there says what they mean
    const shape = { ...area, badges, coordinates: bare ? undefined : area.coordinates };
    const title = texts.puzzle === null ? "\xa0" : texts.text(`area-${area.id}`); // its space is reserved at first
    const explained = controls && !questionsFirst ? controls.explain(title, texts) : title;
    return html`${area.id && !bare ? html`<h2 class="area">${explained}</h2>` : nothing}<dhadha-board
        class=${area.id ?? ""} ${styled(style)} .shape=${shape} .values=${values} .roles=${roles}
        .links=${links} .notes=${notes} .pencil=${pencil} .appearance=${appearance} .texts=${texts}
        .interaction=${controls?.interaction} ?by-hand=${Boolean(hand)} ?asking=${isAsking}
        ?playable=${!still && !isTaken && playable && isEditable(area)}
        ?keyed=${manualPlay?.hasKeyedMoves} ?waiting=${manualPlay?.thinking} ?engaged=${player.engaged}
        ?quiet=${clock.playing || still}
        @click=${(event: PointerEvent) => controls?.answerByTap(player, area, event)}
        @hand=${manualPlay?.onHandRequest} @inspect=${session.onInspect}></dhadha-board>`;
  });
}
