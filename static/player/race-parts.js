/** The smaller parts of a race, each a template of what it is given. */
import { html, nothing } from "lit";
import { placeOf, stateOf } from "./standings.js";

/** One method's board, what it is doing and why. */
export function laneCard(lane, lanes, clock, texts) {
  const { player, refusal, outcome, algorithm } = lane;
  const name = texts.text(`algorithm-${algorithm}`);
  const sentence = refusal || player.sentence;
  const first = placeOf(lane, lanes, clock) === 1;
  return html`<article class="lane ${first ? "first" : ""} ${outcome}" aria-label=${name}>
    <header><h2>${name}</h2><span class="state">${stateOf(lane, lanes, clock, texts)}</span></header>
    ${player.length || lane.growing ? player : nothing}
    <p class="sentence ${refusal ? "problem" : ""}" title=${sentence}>${sentence}</p></article>`;
}

/** What waits until the visitor wants the race. */
export function begin(algorithms, { text }, run) {
  return html`<div class="begin"><p>${algorithms.map((algorithm) => text(`algorithm-${algorithm}`)).join(" · ")}</p>
    <button class="button primary" @click=${run}>${text("race-start")}</button></div>`;
}

/** A marker where a lane arrives, or several at once. */
export function arrivals(lanes) {
  const last = lanes.filter((lane) => lane.succeeded).map(({ steps }) => steps - 1);
  return [...new Set(last)].sort((one, other) => one - other).map((position) => ({ position, word: "found" }));
}
