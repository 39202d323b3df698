/** The smaller parts of a race, each a template of what it is given. */
/** @import { Texts } from "../../i18n/texts.js" */
/** @import { LaneAsked } from "./asked.js" */
/** @import { Lane } from "./lane.js" */
import { html, nothing } from "lit";
import { nameOf } from "./asked.js";
import { placeOf, stateOf } from "./standings.js";

/**
 * One method's board, what it is doing and why.
 * @param {Lane} lane
 * @param {Lane[]} lanes
 * @param {number} clock
 * @param {Texts} texts
 */
export function laneCard(lane, lanes, clock, texts) {
  const { player, refusal, outcome } = lane;
  const name = nameOf(lane, texts.text);
  const sentence = refusal || player.sentence;
  const first = placeOf(lane, lanes, clock) === 1;
  const state = stateOf(lane, lanes, clock, texts);
  return html`<article class="lane ${first ? "first" : ""} ${outcome}" aria-label=${name}>
    <header><h2><bdi>${name}</bdi></h2><span class="state">${state}</span></header>
    ${player.length || lane.growing ? player : nothing}
    <p class="sentence ${refusal ? "problem" : ""}" title=${sentence}>${sentence}</p></article>`;
}

/**
 * What waits until the visitor wants the race.
 * @param {LaneAsked[]} lanes
 * @param {Texts} texts
 * @param {() => unknown} run
 */
export function begin(lanes, { text }, run) {
  const names = lanes.map((lane) => nameOf(lane, text)).join(" · ");
  return html`<div class="begin"><p>${names}</p>
    <button class="button primary" @click=${run}>${text("race-start")}</button></div>`;
}
