/** Template of a player's boards. */
import { html, nothing } from "lit";
import { styled } from "../base/style-properties.js";
import { areasOf, areaState, isEditable } from "../board/sub-boards.js";
import "../board/board.js";
import { measure, measureBare } from "../board/layout.js";
import { hasBadges, shownOn } from "../hand/board-view.js";
import { explained } from "../text/explain.js";

/** @import {Texts} from "../../i18n/texts.js" */
/** @import {PlacedArea} from "../board/sub-boards.js" */

const LONGEST_SLIDE = 180; // milliseconds
const SHORTEST_SLIDE = 12;

/** @typedef {import("./element.js").DhadhaPlayer} Player */

/** The board, or several boards one below the other. @param {Player} player */
export function boards(player) {
  const { trace, clock, hand } = player;
  const shown = shownOn(player);
  const areas = areasOf(trace.header.board);
  const slide = clock.playing ? Math.min(220, 850 / clock.pace) : LONGEST_SLIDE;
  const moved = hand !== null && hand.past.length > 0;
  const board = (/** @type {PlacedArea} */ area) => {
    if (moved && !isEditable(area)) return nothing; // its message was about another board
    const sizes = player.bare ? measureBare(area, areas) : measure(area, areas);
    const style = { "--slide": `${slide < SHORTEST_SLIDE ? 0 : Math.round(slide)}ms`, ...sizes };
    return html`${heading(player, area)}${one(player, area, areaState(area, shown), style)}`;
  };
  return areas.map(board);
}

/** @param {Player} player @param {PlacedArea} area */
function heading({ texts, bare }, { id }) {
  return id && !bare ? html`<h2 class="area">${titled(`area-${id}`, texts)}</h2>` : nothing;
}

/** A board's title; its space is reserved until the messages are loaded. @param {string} id @param {Texts} texts */
function titled(id, texts) {
  return texts.puzzle === null ? "\xa0" : explained(texts.text(id), texts);
}

/**
 * @param {Player} player @param {PlacedArea} area @param {import("../board/types.js").Drawn} shown
 * @param {Record<string, string | number>} style
 */
function one(player, area, { values, roles, links, notes, pencil }, style) {
  const { texts, clock, hand, appearance, bare, controllers } = player;
  const still = player.controls === "none";
  const badges = hasBadges(player) ? area.badges : [];
  const shape = { ...area, badges, coordinates: bare ? undefined : area.coordinates };
  return html`<dhadha-board class=${area.id ?? ""} ${styled(style)} .shape=${shape} .values=${values} .roles=${roles}
        .links=${links} .notes=${notes} .pencil=${pencil} .appearance=${appearance} .texts=${texts}
        ?by-hand=${Boolean(hand)} ?playable=${!still && player.playable && isEditable(area)}
        ?keyed=${controllers.manualPlay.keyed} ?waiting=${player.thinking} ?engaged=${player.engaged}
        ?quiet=${clock.playing || still}
        @hand=${controllers.manualPlay.onHand} @inspect=${controllers.cellHistory.onInspect}></dhadha-board>`;
}
