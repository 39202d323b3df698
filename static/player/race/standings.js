/** The standings of a race: the table, and the sentence about the winner. */
/** @import { Texts } from "../../i18n/texts.js" */
/** @import { Lane } from "./lane.js" */
import { html } from "lit";
import { nameOf } from "./race-request.js";

/** 0 without an answer. Equal steps share a rank. @param {Lane} lane @param {Lane[]} lanes @param {number} clock */
export function placeOf(lane, lanes, clock) {
  const arrived = (/** @type {Lane} */ one) => one.succeeded && one.endedAt(clock);
  return arrived(lane) ? 1 + lanes.filter((other) => arrived(other) && other.steps < lane.steps).length : 0;
}

/** In a word or two. @param {Lane} lane @param {Lane[]} lanes @param {number} clock @param {Texts} texts */
export function stateOf(lane, lanes, clock, { text }) {
  const place = placeOf(lane, lanes, clock);
  if (!lane.begun && !lane.refusal) return "\xa0"; // its place is kept
  if (place) return text("race-arrived", { place });
  return text(lane.endedAt(clock) ? `race-${lane.outcome}` : "race-searching");
}

/** The sentence about a finished race. @param {Lane[]} lanes @param {Texts} texts */
export function verdict(lanes, { text, language }) {
  if (lanes.some(({ outcome }) => outcome === "cancelled")) return text("race-stopped");
  const steps = Math.min(...lanes.filter(({ succeeded }) => succeeded).map((lane) => lane.steps));
  const first = lanes.filter((lane) => lane.succeeded && lane.steps === steps);
  if (!first.length) return text("race-nobody");
  const names = new Intl.ListFormat(language).format(first.map((lane) => nameOf(lane, text)));
  return text("race-winner", { names, count: first.length, steps });
}

/** A placeholder of typical length. @param {Lane[]} lanes @param {Texts} texts */
export function draftVerdict(lanes, { text }) {
  return lanes.length ? text("race-winner", { names: longestName(lanes, text), count: 1, steps: 99_999 }) : "";
}

/** @param {Lane[]} lanes @param {Texts["text"]} text */
export function longestName(lanes, text) {
  return lanes.map((lane) => nameOf(lane, text)).reduce((one, other) => (one.length < other.length ? other : one));
}

const COLUMNS = ["place", "method", "steps", "work", "time", "result"];

/** Explicit roles: a narrow table becomes lines. @param {Lane[]} lanes @param {number} clock @param {Texts} texts */
export function standings(lanes, clock, texts) {
  const { text } = texts;
  const heads = COLUMNS.map(
    (name) => html`<th role="columnheader" scope="col" class=${name}>${text(`race-${name}`)}</th>`,
  );
  return html`<table role="table" aria-label=${text("race-standings")}>
    <thead role="rowgroup"><tr role="row">${heads}</tr></thead>
    <tbody role="rowgroup">${lanes.map((lane) => row(lane, lanes, clock, texts))}</tbody></table>`;
}

/** @param {Lane} lane @param {Lane[]} lanes @param {number} clock @param {Texts} texts */
function row(lane, lanes, clock, texts) {
  const { text } = texts;
  const place = placeOf(lane, lanes, clock);
  return html`<tr role="row" data-algorithm=${lane.algorithm} class=${place === 1 ? "first" : ""}>
    <td role="cell" class="place">${place ? text("race-place-number", { place }) : "–"}</td>
    <th role="rowheader" scope="row" class="method"><bdi>${nameOf(lane, text)}</bdi></th>
    <td role="cell" class="steps">${steps(lane, clock, text)}</td>
    <td role="cell" class="work">${work(lane, clock, text)}</td>
    <td role="cell" class="time">${time(lane, text)}</td>
    <td role="cell" class="result">${result(lane, clock, text)}</td></tr>`;
}

/** @param {Lane} lane @param {number} clock @param {Texts["text"]} text */
function steps(lane, clock, text) {
  if (!lane.steps) return "–";
  return text(lane.growing ? "race-steps-so-far" : "race-steps-of", { now: lane.stepsAt(clock), all: lane.steps });
}

/** @param {Lane} lane @param {number} clock @param {Texts["text"]} text */
function work(lane, clock, text) {
  const [name, count] = lane.workAt(clock) ?? [];
  return name ? text("race-work-done", { count, counter: text(`counter-${name}`) }) : "–";
}

/** @param {Lane} lane @param {Texts["text"]} text */
function time({ seconds, timed }, text) {
  if (seconds === null) return "–";
  return timed ? timeInWords(seconds, text) : text("race-measuring");
}

/** @param {number} seconds @param {Texts["text"]} text */
export function timeInWords(seconds, text) {
  if (seconds >= 1) return text("race-seconds", { count: rounded(seconds, 2) });
  return text("race-milliseconds", { count: rounded(1000 * seconds, seconds < 0.01 ? 1 : 0) });
}

/** @param {number} value @param {number} places */
export function rounded(value, places) {
  return Math.round(value * 10 ** places) / 10 ** places;
}

/** @param {Lane} lane @param {number} clock @param {Texts["text"]} text */
function result(lane, clock, text) {
  if (lane.refusal) return html`<span class="problem">${text("race-refused")}</span>`; // its lane says why
  if (!lane.begun) return "–";
  if (!lane.endedAt(clock)) return text("race-searching");
  const length = lane.player.result?.length;
  return lane.outcome === "found" && Number.isInteger(length)
    ? text("race-found-length", { length })
    : text(`race-${lane.outcome}`);
}
