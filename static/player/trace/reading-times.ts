/** How long each step is shown, so that its sentence can be read. */
import { LANGUAGES } from "../../i18n/messages.ts";
import { binarySearchLast } from "../../validation/binary-search-last.ts";
import type { Trace } from "./trace.ts";

const LOOK = 1; // seconds
const FAMILIARITY = 1.25;
const SHORTEST = 1 / 120; // seconds

/** Times of positions, in seconds; `seconds`: of one position, asked in order and once. */
export class StepTimes {
  #ends: number[] = [];
  declare length: () => number;
  declare seconds: (position: number) => number;

  constructor(length: () => number, seconds: (position: number) => number) {
    this.length = length;
    this.seconds = seconds;
  }

  secondsAt(position: number) {
    return this.startOf(position + 1) - this.startOf(position);
  }

  /** The time before a position. */
  startOf(position: number) {
    for (let at = this.#ends.length, length = this.length(); at < length; at = this.#ends.length)
      this.#ends.push((this.#ends[at - 1] ?? 0) + Math.max(SHORTEST, this.seconds(at)));
    return this.#ends[Math.min(position, this.#ends.length) - 1] ?? 0;
  }

  /** The last position that begins at that time or before. */
  positionAt(seconds: number) {
    const last = Math.max(0, this.length() - 1);
    this.startOf(last); // it knows all ends then
    return Math.min(last, binarySearchLast(this.#ends, (end) => end <= seconds) + 1);
  }

  clear() {
    this.#ends = [];
  }
}

/**
 * The reading times of a run, a pure function of the trace and the position. `sentence`: that of a position.
 *
 * A sentence takes its words at a rate, and a look at the board. The nth step of a reason takes n^-FAMILIARITY of the
 * first, so that a run of 20 steps takes about a minute and one of 6,000 some three. Readers of different languages
 * take the same time for the same text (Trauzettel-Klosinski & Dietz 2012, IOVS 53): the rates of other languages
 * are the English one (Brysbaert 2019, J. Mem. Lang. 109) times the ratio of the words of all our sentences.
 */
export function readingTimes(trace: Trace, sentence: (position: number) => string, language: string) {
  const rate = LANGUAGES[language].wordsPerMinute / 60;
  const seen = new Map<string, { first: number; count: number }>();
  let stride = 1;
  const length = () => {
    if (trace.stride !== stride) { // positions were renumbered
      seen.clear();
      times.clear();
      stride = trace.stride;
    }
    return trace.length;
  };
  const secondsOfFirst = (position: number) => LOOK + sentence(position).split(/\s+/).filter(Boolean).length / rate;
  const seconds = (position: number) => {
    const reason = trace.reasonAt(position);
    const { first, count } = seen.get(reason) ?? { first: secondsOfFirst(position), count: 0 };
    seen.set(reason, { first, count: count + 1 });
    return first / (count + 1) ** FAMILIARITY;
  };
  const times: StepTimes = new StepTimes(length, seconds);
  return times;
}
