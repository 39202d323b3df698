/**
 * What a visitor has practised, kept on the device alone: tries and right answers by kind of question, and on which day
 * a missed kind is asked again, at growing intervals (Ebbinghaus 1885; Cepeda et al. 2006).
 */
import type { Options } from "../../validation/python-types.ts";

const KEY = "dhadha-practice";
const DAY = 86_400_000; // milliseconds
/** Days until a missed kind of question is asked again, and again after each right answer. */
const INTERVALS = [1, 3, 7, 21];
const MOST_TOPICS = 2000;
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
    if (record.length >= MOST_TOPICS) return;
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

/** Read a record from JSON; what is not a topic is ignored. */
export function parseRecord(text: string | null): Topic[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text ?? "[]");
  } catch {
    return [];
  }
  return Array.isArray(parsed) ? parsed.filter(isTopic).slice(0, MOST_TOPICS) : [];
}

const isCount = (value: unknown) => Number.isSafeInteger(value) && Number(value) >= 0;
const isName = (value: unknown) => typeof value === "string" && /^[a-z][a-z0-9-]{0,59}$/.test(value);

function isTopic(value: any): value is Topic {
  const { puzzle, algorithm, kind, tries, right, level, due, state, options } = Object(value);
  return [puzzle, algorithm, kind].every(isName) && [tries, right, level].every(isCount) && right <= tries
    && level <= INTERVALS.length && (due === null || isCount(due))
    && typeof state === "string" && state.length <= MOST_TEXT
    && Object.entries(Object(options)).every(([name, each]) => isName(name) && String(each).length <= MOST_TEXT);
}

/** The record of this device; empty where a private window blocks storage. */
export function readRecord() {
  try {
    return parseRecord(localStorage.getItem(KEY));
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

/** Add a record of another device: of each kind of question the one with more tries counts. */
export function mergeRecords(own: Topic[], other: Topic[]) {
  const topics = Map.groupBy([...own, ...other], nameOf).values();
  return Array.from(topics, ([one, same = one]) => (same.tries > one.tries ? same : one)).slice(0, MOST_TOPICS);
}
