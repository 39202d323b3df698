/** The conclusions of a race, in sentences: the shortest answer, the least work, memory and time. */
/** @import { Texts } from "../../i18n/texts.js" */
/** @import { Lane } from "./lane.js" */
import { nameOf } from "./race-request.js";
import { longestName, rounded, timeInWords } from "./standings.js";

/** The sentences about a finished race. @param {Lane[]} lanes @param {Texts} texts */
export function summary(lanes, texts) {
  const found = lanes.filter(({ outcome }) => outcome === "found");
  return [lengths(found, texts), work(found, texts), memory(found, texts), time(found, texts)].filter(Boolean);
}

/** Placeholder sentences of typical length. @param {Lane[]} lanes @param {Texts} texts @param {boolean} timed */
export function draftSummary(lanes, texts, timed) {
  if (lanes.length < 2) return [];
  const { text, language } = texts;
  const other = longestName(lanes, text);
  const names = named(lanes.slice(1), text, language);
  const found = { names, length: 99, more: 99, other, proved: "yes" };
  const compared = { names: other, other, least: 9999, most: 99_999, times: 99, counter: text("race-work") };
  const seconds = { least: timeInWords(0.099, text), most: timeInWords(0.999, text) };
  return [
    text("race-length-differs", found),
    text("race-least-work", compared),
    text("race-least-memory", compared),
    timed ? text("race-least-time", { ...compared, ...seconds }) : "",
  ].filter(Boolean);
}

/** @param {Lane} lane */
const lengthOf = ({ player }) => /** @type {number | undefined} */ (player.result?.length);

/** @param {Lane[]} lanes @param {Texts} texts */
function lengths(lanes, { text, language }) {
  const { least, most, first, last } = extremes(lanes, lengthOf);
  if (least === undefined || !last) return "";
  const proving = first.filter(({ player }) => player.result?.optimal);
  const names = named(proving.length ? proving : first, text, language);
  return text(least === most ? "race-length-same" : "race-length-differs", {
    names,
    length: least,
    more: most,
    other: nameOf(last, text),
    proved: proving.length ? "yes" : "no",
  });
}

/** Work is compared only where all lanes count the same. @param {Lane[]} lanes @param {Texts} texts */
function work(lanes, texts) {
  const [counter, ...others] = new Set(lanes.map(({ player }) => Object.keys(player.trace.header.counters)[0]));
  if (!counter || others.length) return "";
  return compared("race-least-work", lanes, (lane) => lane.counters[counter], texts, {
    counter: texts.text(`counter-${counter}`),
  });
}

/** @param {Lane[]} lanes @param {Texts} texts */
function memory(lanes, texts) {
  const peak = (/** @type {Lane} */ { player: { trace } }) =>
    Object.entries(trace.header.counters).find(([, { peak: of }]) => of)?.[0];
  return compared("race-least-memory", lanes, (lane) => lane.counters[peak(lane) ?? ""], texts);
}

/** @param {Lane[]} lanes @param {Texts} texts */
function time(lanes, texts) {
  const { least, most } = extremes(lanes, ({ seconds }) => seconds ?? undefined);
  if (least === undefined || most === undefined) return "";
  return compared("race-least-time", lanes, ({ seconds }) => seconds ?? undefined, texts, {
    least: timeInWords(least, texts.text),
    most: timeInWords(most, texts.text),
  });
}

/** @typedef {(lane: Lane) => number | undefined} ValueOf */

/**
 * @param {string} key @param {Lane[]} lanes @param {ValueOf} valueOf @param {Texts} texts
 * @param {Record<string, string>} [more]
 */
function compared(key, lanes, valueOf, { text, language }, more = {}) {
  const { least, most, first, last } = extremes(lanes, valueOf);
  if (least === undefined || most === undefined || !last) return "";
  const times = most / least;
  if (!(times > 1) || times === Infinity) return "";
  return text(key, {
    names: named(first, text, language),
    least,
    most,
    other: nameOf(last, text),
    times: rounded(times, times < 10 ? 1 : 0),
    ...more,
  });
}

/**
 * All with the least, and one with the most; nothing for fewer than two.
 * @param {Lane[]} lanes @param {ValueOf} valueOf @returns {{least?: number, most?: number, first: Lane[], last?: Lane}}
 */
function extremes(lanes, valueOf) {
  const having = lanes.filter((lane) => Number.isFinite(valueOf(lane)));
  if (having.length < 2) return { first: [] };
  const values = having.map((lane) => Number(valueOf(lane)));
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return {
    least,
    most,
    first: having.filter((lane) => valueOf(lane) === least),
    last: having.find((lane) => valueOf(lane) === most),
  };
}

/** @param {Lane[]} lanes @param {Texts["text"]} text @param {string} language */
function named(lanes, text, language) {
  return new Intl.ListFormat(language).format(lanes.map((lane) => nameOf(lane, text)));
}
