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
    <header><h2><bdi>${name}</bdi></h2><span class="state">${stateOf(lane, lanes, clock, texts)}</span></header>
    ${player.length || lane.growing ? player : nothing}
    <p class="sentence ${refusal ? "problem" : ""}" title=${sentence}>${sentence}</p></article>`;
}

/** What waits until the visitor wants the race. */
export function begin(algorithms, { text }, run) {
  return html`<div class="begin"><p>${algorithms.map((algorithm) => text(`algorithm-${algorithm}`)).join(" · ")}</p>
    <button class="button primary" @click=${run}>${text("race-start")}</button></div>`;
}

const SECONDS_TO_A_FINISH = 6;

/** The steps at which lanes end, as far as is known, each once. */
function finishes(lanes) {
  return [...new Set(lanes.map(({ steps }) => steps - 1))].sort((one, other) => one - other);
}

/** The step at which the next lane has ended; null when none will, as far as is known. */
export function nextFinish(lanes, position) {
  return finishes(lanes.filter(({ growing }) => !growing)).find((end) => end > position) ?? null;
}

/** The pace at which each finish comes soon after the one before, and which never slackens. */
export function rhythm(lanes, position) {
  let [pace, from] = [0, 0];
  for (const end of finishes(lanes)) {
    pace = Math.max(pace, (end - from) / SECONDS_TO_A_FINISH);
    if (end > position) break;
    from = end;
  }
  return pace;
}

/** A marker where a lane arrives, or several at once. */
export function arrivals(lanes) {
  const last = lanes.filter((lane) => lane.succeeded).map(({ steps }) => steps - 1);
  return [...new Set(last)].sort((one, other) => one - other).map((position) => ({ position, word: "found" }));
}
