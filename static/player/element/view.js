/** What a player shows, worked out from its run and its position. */
import { html, nothing } from "lit";
import { saidIn } from "../../files/said.js";
import { areasOf } from "../board/areas.js";
import { isLarge } from "../board/sizes.js";
import { news, problem } from "../controls/notices.js";
import { boards } from "./boards.js";

/** @typedef {import("./element.js").DhadhaPlayer} Player */

/** Whether boards are so large that they are drawn as pictures. @param {Player} player */
export function showsLarge({ length, trace, appearance }) {
  return length > 0 && areasOf(trace.header.board).some((area) => isLarge(area, appearance));
}

/** Before there are texts. @param {Player} player */
export function empty({ notice, lang }) {
  return html`<slot></slot><div class="empty"></div>${problem(notice, saidIn(lang)["try-again"])}`;
}

/** Nothing but boards, and what cannot be left unsaid. @param {Player} player */
export function bareBoards(player) {
  const { notice, texts } = player;
  const unsaid = notice?.again || notice?.choices ? news({ notice, texts }) : nothing;
  return html`<div class="player bare" lang=${texts.language}>${scene(player)}${unsaid}</div>`;
}

/** The boards, or where they will be, and what stands above them. @param {Player} player @param {unknown} [above] */
export function scene(player, above = nothing) {
  return html`<div class="scene">
      ${player.length ? boards(player) : html`<div class="empty"></div>`}
      ${above}</div>`;
}
