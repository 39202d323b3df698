/** Small templates of a race. */
/** @import { Texts } from "../../i18n/texts.js" */
/** @import { Lane } from "./lane.js" */
import { html, nothing } from "lit";
import { icon } from "../base/icons.js";
import { nameOf } from "./race-request.js";
import { placeOf, stateOf } from "./standings.js";

/**
 * One method's board, its state and its sentence. Until its run has started, `still` replaces its board.
 * @param {Lane} lane
 * @param {Lane[]} lanes
 * @param {number} clock
 * @param {Texts} texts
 * @param {() => unknown} still
 */
export function laneCard(lane, lanes, clock, texts, still) {
  const { player, refusal, outcome } = lane;
  const name = nameOf(lane, texts.text);
  const sentence = refusal || player.sentence;
  const first = placeOf(lane, lanes, clock) === 1;
  const state = stateOf(lane, lanes, clock, texts);
  return html`<article class="lane ${first ? "first" : ""} ${outcome}" aria-label=${name}>
    <header><h2><bdi>${name}</bdi></h2><span class="state">${state}</span></header>
    ${player.length || refusal ? nothing : html`<div class="still bare">${still()}</div>`}
    ${player.length || lane.growing ? player : nothing}
    <p class="sentence ${refusal ? "problem" : ""}" title=${sentence}>${sentence}</p></article>`;
}

/**
 * The start button and its cost.
 * @param {Texts} texts
 * @param {string} cost
 * @param {() => unknown} run
 */
export function startButton({ text }, cost, run) {
  return html`<p class="note">${cost}</p>
    <button class="button primary" @click=${run}>${icon.play}<span>${text("race-start")}</span></button>`;
}
