/**
 * What a visitor has practised, kept on the device alone: tries and right answers by kind of question, and on which day
 * a missed kind is asked again, at growing intervals (Ebbinghaus 1885; Cepeda et al. 2006).
 */
import type { Options } from "../../validation/python-types.ts";

const KEY = "dhadha-practice";
const DAY = 86_400_000; // milliseconds
/** Days until a missed kind of question is asked again, and again after each right answer. */
const INTERVALS = [1, 3, 7, 21];
const MOST_TEXT = 500; // characters of a state

/** One kind of question about one algorithm. `due` is a day since 1970 in local time, null for no repetition. */
export type Topic = {
  puzzle: string; algorithm: string; kind: string; tries: number; right: number; level: number; due: number | null;
  /** The board that was missed last. */
  state: string; options: Options;
};
type Answered = Pick<Topic, "puzzle" | "algorithm" | "kind" | "state" | "options">;

/** The local day, since 1970. */
export const today = () => Math.floor((Date.now() - new Date().getTimezoneOffset() * 60_000) / DAY);

/** Count an answer; a miss begins the repetitions, a right answer on its day continues them. */
export function countAnswer(record: Topic[], answered: Answered, isRight: boolean) {
  const day = today();
  const { puzzle, algorithm, kind, state, options } = answered;
  let topic = record.find((each) => nameOf(each) === nameOf(answered));
  if (!topic) {
    record.push(topic = { puzzle, algorithm, kind, tries: 0, right: 0, level: 0, due: null, state: "", options: {} });
  }
  topic.tries += 1;
  topic.right += Number(isRight);
  if (!isRight) Object.assign(topic, { level: 0, due: day + INTERVALS[0], state: state.slice(0, MOST_TEXT), options });
  else if (isDue(topic)) {
    topic.level += 1;
    topic.due = topic.level < INTERVALS.length ? day + INTERVALS[topic.level] : null;
  }
}

const nameOf = ({ puzzle, algorithm, kind }: Answered) => [puzzle, algorithm, kind].join();

export const isDue = ({ due }: Topic) => due !== null && due <= today();

/** The record of this device; empty where a private window blocks storage, or something else has written it. */
export function readRecord(): Topic[] {
  try {
    const record = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return record.filter(({ puzzle }: Topic) => typeof puzzle === "string");
  } catch {
    return [];
  }
}

export function writeRecord(record: Topic[]) {
  try {
    if (record.length) localStorage.setItem(KEY, JSON.stringify(record));
    else localStorage.removeItem(KEY);
  } catch {} // full or blocked: the record then lasts as long as the page
}
