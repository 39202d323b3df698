/** Templates of the table, the winner, and the conclusions of a race about answers, work, memory and time. */
import { html } from "lit";
import { laneName, laneNamesInWords } from "./race-request.ts";
import type { Texts } from "../../i18n/load-messages.ts";
import type { Lane } from "./lane.ts";

/** Return a lane's rank, 0 without an answer; lanes with equally many steps share one. */
export function rankOf(lane: Lane, lanes: Lane[], clock: number) {
  const arrived = (one: Lane) => one.succeeded && one.hasEndedAt(clock);
  return arrived(lane) ? 1 + lanes.filter((other) => arrived(other) && other.steps < lane.steps).length : 0;
}

/** Describe the state of a lane in a word or two. */
export function stateInWords(lane: Lane, lanes: Lane[], clock: number, { text }: Pick<Texts, "text">) {
  const place = rankOf(lane, lanes, clock);
  if (!lane.begun && !lane.refusal) return "\xa0"; // its place is kept
  if (lane.growing) return text("race-preparing", { steps: lane.steps });
  if (place) return text("race-arrived", { place });
  if (!clock && !lane.hasEndedAt(clock)) return text("race-ready");
  return text(lane.hasEndedAt(clock) ? `race-${lane.outcome}` : "race-searching");
}

/** The sentence about a finished race. */
export function winnerSentence(lanes: Lane[], { text, language }: Texts) {
  if (lanes.some(({ outcome }) => outcome === "cancelled")) return text("race-stopped");
  const winners = winnersOf(lanes);
  if (!winners.length) return text("race-nobody");
  const names = laneNamesInWords(winners, text, language);
  return text("race-winner", { names, count: winners.length, steps: winners[0].steps });
}

/** Return the lanes that had their answer first; none if no lane has one. */
export function winnersOf(lanes: Lane[]) {
  const steps = Math.min(...lanes.filter(({ succeeded }) => succeeded).map((lane) => lane.steps));
  return lanes.filter((lane) => lane.succeeded && lane.steps === steps);
}

/** Lanes with an answer by place, then those that still search, then the others. */
function sortByPlace(lanes: Lane[], clock: number) {
  const order = (lane: Lane) => rankOf(lane, lanes, clock) || lanes.length + (lane.hasEndedAt(clock) ? 2 : 1);
  return [...lanes].sort((one, other) => order(one) - order(other));
}

const COLUMNS = ["place", "method", "steps", "work", "time", "result"];

/**
 * Return the table of standings. Its roles are explicit, because a narrow table is laid out in lines. Lengths of runs
 * would answer an open wager.
 */
export function renderStandings(lanes: Lane[], clock: number, texts: Texts, showsLengths: boolean) {
  const { text } = texts;
  const heads = COLUMNS.map(
    (name) => html`<th role="columnheader" scope="col" class=${name}>${text(`race-${name}`)}</th>`,
  );
  return html`<table role="table" aria-label=${text("race-standings")}>
    <thead role="rowgroup"><tr role="row">${heads}</tr></thead>
    <tbody role="rowgroup">${
      sortByPlace(lanes, clock).map((lane) => renderStandingsRow(lane, lanes, clock, texts, showsLengths))}</tbody></table>`;
}

function renderStandingsRow(lane: Lane, lanes: Lane[], clock: number, { text }: Texts, showsLengths: boolean) {
  const { seconds } = lane;
  const place = rankOf(lane, lanes, clock);
  const steps = { now: lane.stepsAt(clock), all: lane.steps };
  const cells = {
    steps: lane.steps && showsLengths ? text(lane.growing ? "race-steps-so-far" : "race-steps-of", steps) : "–",
    work: firstCounterInWords(lane, clock, { text }),
    time: seconds === null ? "–" : timeInWords(seconds, text),
    result: resultText(lane, clock, text),
  };
  return html`<tr role="row" data-algorithm=${lane.algorithm} class=${place === 1 ? "first" : ""}>
    <td role="cell" class="place">${place ? text("race-place-number", { place }) : "–"}</td>
    <th role="rowheader" scope="row" class="method"><bdi>${laneName(lane, text)}</bdi></th>
    ${Object.entries(cells).map(([name, shown]) => html`<td role="cell" class=${name}>${shown}</td>`)}</tr>`;
}

/** The count of the first counter, in words. */
export function firstCounterInWords(lane: Lane, clock: number, { text }: Pick<Texts, "text">) {
  const [counter, count] = lane.workAt(clock) ?? [];
  return counter ? text("race-work-done", { count, counter: text(`counter-${counter}`) }) : "–";
}

function timeInWords(seconds: number, text: Texts["text"]) {
  if (seconds >= 1) return text("race-seconds", { count: roundTo(seconds, 2) });
  return text("race-milliseconds", { count: roundTo(1000 * seconds, seconds < 0.01 ? 1 : 0) });
}

const roundTo = (value: number, places: number) => Math.round(value * 10 ** places) / 10 ** places;

function resultText(lane: Lane, clock: number, text: Texts["text"]) {
  if (lane.refusal) return html`<span class="problem">${text("race-refused")}</span>`; // its lane says why
  if (!lane.begun) return "–";
  if (!lane.hasEndedAt(clock)) return stateInWords(lane, [], clock, { text });
  const length = lane.player.result?.length;
  return lane.outcome === "found" && Number.isInteger(length)
    ? text("race-found-length", { length })
    : text(`race-${lane.outcome}`);
}

/** The sentences about a finished race. */
export function conclusionSentences(lanes: Lane[], texts: Texts) {
  const successful = lanes.filter(({ outcome }) => outcome === "found");
  const sentences = [lengthSentence, workSentence, memorySentence, timeSentence];
  return sentences.map((about) => about(successful, texts)).filter(Boolean);
}

const resultLength = ({ player }: Lane) => player.result?.length as number | undefined;

function lengthSentence(lanes: Lane[], { text, language }: Texts) {
  const found = leastAndMost(lanes, resultLength);
  if (!found) return "";
  const { least, most, first, last } = found;
  const proving = first.filter(({ player }) => player.result?.optimal);
  const names = laneNamesInWords(proving.length ? proving : first, text, language);
  return text(least === most ? "race-length-same" : "race-length-differs", {
    names,
    length: least,
    more: most,
    other: laneName(last, text),
    proved: proving.length ? "yes" : "no",
  });
}

/** Say which lanes did least work, if all lanes count the same. */
function workSentence(lanes: Lane[], texts: Texts) {
  const [counter, ...others] = new Set(lanes.map(({ player }) => Object.keys(player.session.trace.header.counters)[0]));
  if (!counter || others.length) return "";
  return comparisonSentence("race-least-work", lanes, (lane) => lane.counters[counter], texts, {
    counter: texts.text(`counter-${counter}`),
  });
}

function memorySentence(lanes: Lane[], texts: Texts) {
  const peak = ({ player: { session } }: Lane) =>
    Object.entries(session.trace.header.counters).find(([, { peak }]) => peak)?.[0] ?? "";
  return comparisonSentence("race-least-memory", lanes, (lane) => lane.counters[peak(lane)], texts);
}

function timeSentence(lanes: Lane[], texts: Texts) {
  const inWords = (seconds: number) => timeInWords(seconds, texts.text);
  return comparisonSentence("race-least-time", lanes, ({ seconds }) => seconds ?? undefined, texts, {}, inWords);
}

type ValueOf = (lane: Lane) => number | undefined;

function comparisonSentence(
  key: string, lanes: Lane[], valueOf: ValueOf, { text, language }: Texts, more: Record<string, string> = {},
  inWords: (value: number) => number | string = (value) => value,
) {
  const found = leastAndMost(lanes, valueOf);
  if (!found) return "";
  const { least, most, first, last } = found;
  const times = most / least;
  if (!(times > 1) || times === Infinity) return "";
  return text(key, {
    names: laneNamesInWords(first, text, language),
    least: inWords(least),
    most: inWords(most),
    other: laneName(last, text),
    times: roundTo(times, times < 10 ? 1 : 0),
    ...more,
  });
}

/** Return all lanes with the least value, and one with the most; null for fewer than two lanes. */
function leastAndMost(lanes: Lane[], valueOf: ValueOf) {
  const having = lanes.filter((lane) => Number.isFinite(valueOf(lane)));
  if (having.length < 2) return null;
  const values = having.map((lane) => Number(valueOf(lane)));
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return {
    least,
    most,
    first: having.filter((lane) => valueOf(lane) === least),
    last: having.find((lane) => valueOf(lane) === most)!,
  };
}
