/** How long each step is shown while a run is read: the one pace of pages, posts and films. */
import { LANGUAGES } from "../../i18n/messages.ts";
import { binarySearchLast } from "../../validation/binary-search-last.ts";
import { weighSteps } from "./weigh-steps.ts";
import type { Trace } from "./trace.ts";

const LOOK = 1; // seconds, at the board, besides the words
const SHORTEST = 1.2; // seconds of a step that is read
const LONGEST_READ_WHOLE = 60; // steps
const READ_OF_A_KIND = 3; // decisive steps
const [MOST_RECORDS, FOR_RECORDS] = [12, 0.5]; // and their part of the time that is left
const [FEWEST, FASTER] = [3, 2]; // steps that are skimmed, and how many times as fast, at least
const [FASTEST, SLOWEST] = [1 / 2000, 0.4]; // seconds of a step that is skimmed
/** A run of STEPS takes SECONDS, a longer one more by a small power. */
const [SECONDS, STEPS, POWER] = [120, 470, 0.155];
const GROWTH = 1.25; // of a run that goes on, before it is planned anew
const PLANNED = 5000; // steps of a run that goes on

/** Steps skimmed under one sentence; `counts`: how many of each kind (see weighSteps), null where that is unknown. */
export type Stretch = { from: number; to: number; counts: Record<string, number> | null };

/** The sentence of a position, and that over a stretch. */
export type Sentences = { ofStep: (position: number) => string; ofStretch: (stretch: Stretch) => string };

/**
 * The times of a run: a function of its trace, and of the words of its sentences at a language's rate.
 *
 * A sentence takes its words at the rate, and a look at the board. In a run of up to LONGEST_READ_WHOLE steps, the
 * steps that are new or decide something stand that long, the others half of it. A longer run, and one that goes on, is
 * read in part, and skimmed between these parts. Readers of different languages take the same time for the same text
 * (Trauzettel-Klosinski & Dietz 2012, IOVS 53): the rates of other languages are the English one (Brysbaert 2019,
 * J. Mem. Lang. 109) times the ratio of the words of all our sentences.
 */
export class ReadingTimes {
  #ends = new Float64Array();
  #stretches: Stretch[] = [];
  /** Seconds of a step that is skimmed. */
  #pace = SLOWEST;
  #planned = "";
  #trace;
  declare sentences: Sentences;
  declare wordsPerSecond: number;

  constructor(trace: Trace, sentences: Sentences, language: string) {
    this.#trace = trace;
    this.sentences = sentences;
    this.wordsPerSecond = LANGUAGES[language].wordsPerMinute / 60;
  }

  secondsAt(position: number) {
    return this.startOf(position + 1) - this.startOf(position);
  }

  /** The time before a position; steps that are not planned are skimmed. */
  startOf(position: number) {
    const ends = this.#plannedEndTimes;
    const planned = Math.min(position, ends.length);
    return (ends[planned - 1] ?? 0) + (position - planned) * this.#pace;
  }

  /** The last position that begins at that time or before. */
  positionAt(seconds: number) {
    const planned = binarySearchLast(this.#plannedEndTimes, (end) => end <= seconds) + 1;
    const later = planned < this.#ends.length ? 0 : Math.floor((seconds - this.startOf(planned)) / this.#pace);
    return Math.min(this.#trace.length - 1, planned + later);
  }

  /** The stretch that is skimmed at a position; null where the step is read. */
  stretchAt(position: number) {
    if (position >= this.#plannedEndTimes.length) return this.#stretches.at(-1) ?? null;
    const stretch = this.#stretches[binarySearchLast(this.#stretches, ({ from }) => from <= position)];
    return stretch && position < stretch.to ? stretch : null;
  }

  /** When each step ends; of a run that goes on, the last steps may be missing. */
  get #plannedEndTimes() {
    const { length, complete, stride } = this.#trace;
    const size = complete ? length : Math.floor(Math.log(length) / Math.log(GROWTH));
    const planned = `${complete} ${stride} ${size}`;
    if (planned !== this.#planned) {
      this.#planned = planned;
      this.#planTimes();
    }
    return this.#ends;
  }

  #planTimes() {
    const trace = this.#trace;
    const { complete, thinned } = trace;
    const length = complete ? trace.length : Math.min(trace.length, PLANNED);
    const { ofStep, ofStretch } = this.sentences;
    const inFull = (text: string) => LOOK + text.split(/\s+/).filter(Boolean).length / this.wordsPerSecond;
    const inAll = SECONDS * (trace.length / STEPS) ** POWER;
    const isShort = complete && length <= LONGEST_READ_WHOLE;
    const { kinds, newOnes, decisive, records } = weighSteps(trace, length);
    const seconds = new Float64Array(length);
    const read = (position: number) => (seconds[position] = inFull(ofStep(position)));
    const left = () => inAll - seconds.reduce((sum, each) => sum + each, 0);

    const times: Record<string, number> = {};
    const count = (kind: string) => (times[kind] = (times[kind] ?? 0) + 1);
    const firstDecisive = decisive.filter((position) => count(kinds[position]) <= READ_OF_A_KIND || isShort);
    const last = complete ? [length - 1, ...records.slice(isShort ? 0 : -1)] : [];
    [...newOnes, ...firstDecisive, ...last].forEach(read);
    const others = records.filter((position) => !seconds[position]);
    const most = others.length && Math.min(MOST_RECORDS, (left() * FOR_RECORDS) / inFull(ofStep(others[0])));
    if (most >= 1) others.filter((_, at) => at % Math.ceil(others.length / most) === 0).forEach(read);

    const skimmed: (Stretch & { shown: number })[] = [];
    for (let from = 0, to = 1; from < length; from = to, to += 1) {
      if (seconds[from]) continue;
      while (to < length && !seconds[to]) to += 1;
      const stretch = { from, to, counts: complete && !thinned ? countKinds(kinds, from, to) : null };
      const shown = isShort || to - from < FEWEST ? Infinity : inFull(ofStretch(stretch));
      let slowly = 0;
      for (let at = from; at < to && slowly < FASTER * shown; at += 1)
        slowly += seconds[at] = Math.max(SHORTEST, inFull(ofStep(at)) / 2);
      if (slowly < FASTER * shown) continue;
      seconds.fill(0, from, to);
      skimmed.push({ ...stretch, shown });
    }
    const inStretches = skimmed.reduce((sum, { from, to }) => sum + to - from, trace.length - length);
    this.#pace = Math.min(SLOWEST, Math.max(FASTEST, left() / inStretches || 0));
    for (const { from, to, shown } of skimmed) seconds.fill(Math.max(this.#pace, shown / (to - from)), from, to);
    this.#stretches = skimmed;
    let end = 0;
    this.#ends = seconds.map((each) => (end += each));
  }
}

function countKinds(kinds: string[], from: number, to: number) {
  const counts: Record<string, number> = {};
  for (let at = from; at < to; at += 1) counts[kinds[at]] = (counts[kinds[at]] ?? 0) + 1;
  return counts;
}
