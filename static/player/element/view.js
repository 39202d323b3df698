/** Compute what a player shows from its run and its position. */
import { html, nothing } from "lit";
import { sentencesIn } from "../../files/load-errors.js";
import { areasOf } from "../board/sub-boards.js";
import { aspectOf } from "../board/layout.js";
import { isLarge } from "../board/lazy-boards.js";
import { noticeLine, problem } from "../controls/notices.js";
import { isLight, panelsFor } from "./initial-request.js";
import { boards } from "./boards.js";

const BROAD = 1.7; // times as wide as high

/** @typedef {import("./element.js").DhadhaPlayer} Player */

/** Whether boards are so large that they are drawn on a canvas. @param {Player} player */
export function showsLarge({ length, trace, appearance }) {
  return length > 0 && areasOf(trace.header.board).some((area) => isLarge(area, appearance));
}

/** Before there are texts. @param {Player} player */
export function empty(player) {
  const { notice, lang } = player;
  return html`<div class="player ${formOf(player)}"><slot></slot><div class="empty"></div
    >${problem(notice, sentencesIn(lang)["try-again"])}</div>`;
}

/**
 * The layout of a player. The light form has a fixed height, from its width or its `height`, which its parts share. A
 * held player with more below it keeps that form until everything has loaded.
 * @param {Player} player
 */
export function formOf(player) {
  if (player.bare || !(player.held || isLight(player))) return "";
  return `light ${panelsFor(player).includes("code") ? "" : "codeless"} ${player.held ? "held" : ""}`;
}

/** Template of a bare player: boards and essential messages. @param {Player} player */
export function bareBoards(player) {
  return html`<div class="player bare" lang=${player.texts.language}>${scene(player)}${essentials(player)}</div>`;
}

/** The boards at their place in the stage, before the controls have loaded. @param {Player} player */
export function boardsOfStage(player) {
  const shape = isBroad(player) ? "broad" : "";
  return html`<div class="player ${formOf(player)}" lang=${player.texts.language}><div class="stage ${shape}"
    >${scene(player)}</div>${essentials(player)}</div>`;
}

/** @param {Player} player */
function essentials({ notice, texts }) {
  return notice?.again || notice?.choices ? noticeLine({ notice, texts }) : nothing;
}

/** Whether the boards are so wide that nothing fits beside them. @param {Player} player */
export function isBroad({ length, trace }) {
  return length > 0 && aspectOf(trace.header.board) > BROAD;
}

/** The boards, or their placeholder, below `above`. @param {Player} player @param {unknown} [above] */
export function scene(player, above = nothing) {
  const { preview: untouched, awaitsReader: waits } = player.controllers.startup;
  return html`<div class="scene">
      ${player.length ? boards(player) : (untouched?.draw(waits) ?? html`<div class="empty"></div>`)}
      ${above}</div>`;
}
