/** What a race taught, in sentences: whose answer is shortest, whose work, memory and time are least. */
import { rounded, timeTold } from "./standings.js";

/** The sentences about a race that is over. */
export function summary(lanes, texts) {
  const found = lanes.filter(({ outcome }) => outcome === "found");
  return [lengths(found, texts), work(found, texts), memory(found, texts), time(found, texts)].filter(Boolean);
}

const lengthOf = ({ player }) => player.result?.length;

function lengths(lanes, { text, language }) {
  const { least, most, first, last } = extremes(lanes, lengthOf);
  if (least === undefined) return "";
  const proving = first.filter(({ player }) => player.result.optimal);
  const names = named(proving.length ? proving : first, text, language);
  return text(least === most ? "race-length-same" : "race-length-differs", { names, length: least, more: most, other: nameOf(last, text), proved: proving.length ? "yes" : "no" });
}

/** Work is compared where all count the same. */
function work(lanes, texts) {
  const [counter, ...others] = new Set(lanes.map(({ player }) => Object.keys(player.trace.header.counters)[0]));
  if (!counter || others.length) return "";
  return compared("race-least-work", lanes, (lane) => lane.counters[counter], texts, { counter: texts.text(`counter-${counter}`) });
}

function memory(lanes, texts) {
  const peak = ({ player: { trace } }) => Object.entries(trace.header.counters).find(([, { peak: of }]) => of)?.[0];
  return compared("race-least-memory", lanes, (lane) => lane.counters[peak(lane)], texts);
}

function time(lanes, texts) {
  const { least, most } = extremes(lanes, ({ seconds }) => seconds ?? undefined);
  return compared("race-least-time", lanes, ({ seconds }) => seconds ?? undefined, texts, { least: timeTold(least, texts.text), most: timeTold(most, texts.text) });
}

function compared(key, lanes, valueOf, { text, language }, more = {}) {
  const { least, most, first, last } = extremes(lanes, valueOf);
  const times = most / least;
  if (!(times > 1) || times === Infinity) return "";
  return text(key, { names: named(first, text, language), least, most, other: nameOf(last, text), times: rounded(times, times < 10 ? 1 : 0), ...more });
}

/** The least and the most of what lanes have, all that have the least, and one that has the most; nothing where fewer than two have any. */
function extremes(lanes, valueOf) {
  const having = lanes.filter((lane) => Number.isFinite(valueOf(lane)));
  if (having.length < 2) return {};
  const values = having.map(valueOf);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return { least, most, first: having.filter((lane) => valueOf(lane) === least), last: having.find((lane) => valueOf(lane) === most) };
}

const nameOf = ({ algorithm }, text) => text(`algorithm-${algorithm}`);

function named(lanes, text, language) {
  return new Intl.ListFormat(language).format(lanes.map((lane) => nameOf(lane, text)));
}
