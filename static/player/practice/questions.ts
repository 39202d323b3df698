/** What a visitor is asked about a run before it is shown, and what is right: all of it from the trace. */
import { areasOf } from "../board/areas.ts";
import { placeOf } from "../board/geometry.ts";
import { sentenceArgs } from "../trace/sentence-args.ts";
import type { Drawn } from "../board/types.ts";
import type { Texts } from "../../i18n/load-messages.ts";
import type { Appearance, Question as Spec, Role } from "../../validation/python-types.ts";
import type { Trace } from "../trace/trace.ts";

/** A possible answer: a node of the frontier, a word, a sentence, a cell, or an amount. */
export type Choice = {
  right: boolean; node?: number; word?: string; sentence?: string; cell?: number; amount?: number;
};

/** A question about the step at `position`. */
export type Question = {
  position: number;
  kind: Spec["kind"] | "forecast";
  /** What a forecast is about: a counter, or the length. */
  of?: string;
  choices: Choice[];
  /** The number to type. */
  expected?: number;
  /** The sentence with a gap in place of the number. */
  sentence?: string;
  /** What the wanted cell is marked as. */
  role?: Role;
  /** Whether a cell is a right answer, also one that is not among the choices. */
  isRight?: (cell: number) => boolean;
  /** The board while the question stands; null for the one before the step. */
  board: Drawn | null;
};

export type Extent = "hard" | "all";

/** What stands in a sentence in place of the wanted number. */
export const GAP = "▢";
const SCANNED = 4000; // positions
const MOST_HARD = 8;
const MOST_ALIKE = 2; // questions about different boards with the same answer
const MOST_NODES = 12;
const MOST_CHANGED = 64; // cells that are marked as new
const MOST_CELLS = 5;
const MOST_SENTENCES = 3;
const WORD = "word:";

/** Return the questions of a run, in its order: a few that differ, or all; only those of `kinds`, if there are any. */
export function questionsOf(
  trace: Trace, extent: Extent, texts: Texts, appearance: Appearance, kinds: readonly string[] = [],
) {
  const most = Math.min(trace.length, SCANNED);
  const wanted = (trace.header.questions ?? []).filter(({ kind }) => !kinds.length || kinds.includes(kind));
  const found = wanted.map((spec) => {
    const positions: number[] = [];
    for (let at = 1; at < most; at += 1) if (isAbout(trace, spec, at)) positions.push(at);
    return { spec, positions };
  });
  const ask = (spec: Spec, position: number) => questionAt(trace, spec, position, texts, appearance);
  const taken = new Map<number, Question>();
  const known = new Map<string, number>();
  const limit = extent === "all" ? Infinity : MOST_HARD;
  for (let turn = 0; found.some(({ positions }) => turn < positions.length) && taken.size < limit; turn += 1)
    for (const { spec, positions } of found) {
      const position = positions[turn];
      if (position === undefined || taken.has(position) || taken.size >= limit) continue;
      const question = ask(spec, position);
      const kind = `${spec.kind} ${trace.reasonAt(position)} ${question && answerOf(question)}`;
      const times = known.get(kind) ?? 0;
      if (!question || (extent === "hard" && times >= (question.expected === undefined ? MOST_ALIKE : 1))) continue;
      known.set(kind, times + 1);
      taken.set(position, question);
    }
  return [...taken.values()].sort((one, other) => one.position - other.position);
}

function isAbout(trace: Trace, { steps }: Spec, position: number) {
  return steps.includes(trace.reasonAt(position)) || steps.includes(`${WORD}${trace.step(position).word}`);
}

/** The answer in a form that another question may share. */
function answerOf({ expected, choices }: Question) {
  return expected ?? choices.filter(({ right }) => right).map(({ word, sentence }) => word ?? sentence).join();
}

/** Return a question about the step at a position; null where there is nothing to choose, or the trace lacks it. */
export function questionAt(
  trace: Trace, spec: Spec, position: number, texts: Texts, appearance: Appearance,
): Question | null {
  if (trace.stepNumber(position) !== trace.stepNumber(position - 1) + 1) return null; // the step before was dropped
  const about = { position, kind: spec.kind, choices: [], board: null };
  const asked = {
    node: () => nodeQuestion(trace, position),
    value: () => valueQuestion(trace, position, spec, texts),
    outcome: () => outcomeQuestion(trace, position, spec.steps),
    cell: () => cellQuestion(trace, position, spec.role, appearance),
    reason: () => reasonQuestion(trace, position, spec, texts),
  }[spec.kind]();
  if (!asked) return null;
  const question = { ...about, ...asked };
  return { ...question, choices: shuffled<Choice>(question.choices, position) };
}

/** Which open node is taken; those that the order puts at the same place are as right. */
function nodeQuestion(trace: Trace, position: number) {
  const list = trace.header.lists.find(({ id, view }) => id !== "closed" && id !== "path" && view !== "strip");
  const { node } = trace.step(position);
  if (trace.thinned || !list || node < 0) return null;
  const order = list.order ?? "first";
  const { nodes } = trace.nodes.open(trace.stepNumber(position - 1), order, MOST_NODES);
  if (nodes.length < 2 || !nodes.includes(node)) return null;
  const worth = (number: number) => {
    const { depth, h } = trace.node(number);
    return order === "first" ? number : order === "h" ? h : `${depth + h} ${h}`;
  };
  const choices = nodes.map((each) => ({ node: each, right: worth(each) === worth(node) }));
  return choices.some(({ right }) => !right) ? { choices } : null;
}

/** Which number stands in the sentence. */
function valueQuestion(trace: Trace, position: number, { of: name = "", hides = [] }: Spec, texts: Texts) {
  const { reason, args } = sentenceArgs(trace, position);
  const expected = args[name];
  const hide = (key: string, value: unknown) => (hides.includes(key) ? "?" : withoutTotal(value, expected));
  const hidden = Object.entries(args).map(([key, value]) => [key, hide(key, value)]);
  const sentence = texts.reason({ reason, args: { ...Object.fromEntries(hidden), [name]: GAP } });
  if (typeof expected !== "number" || expected < 0 || !sentence.includes(GAP)) return null;
  return { expected, sentence, board: trace.cellsWritten(position).length ? null : candidate(trace, position) };
}

/** A text without the number after its equals sign, if that is the wanted one. */
function withoutTotal(value: unknown, total: unknown) {
  const isSum = typeof value === "string" && value.endsWith(`= ${total}`);
  return isSum ? value.slice(0, -String(total).length) + GAP : value;
}

/** Which word the step has. */
function outcomeQuestion(trace: Trace, position: number, steps: readonly string[]) {
  const words = steps.map((each) => each.slice(WORD.length));
  const { word } = trace.step(position);
  const choices = words.map((each) => ({ word: each, right: each === word }));
  const meanings = words.map((each) => trace.meanings[trace.header.words.indexOf(each)]);
  const showsCandidate = meanings.every((meaning) => meaning?.child || meaning?.written);
  return { choices, board: showsCandidate ? candidate(trace, position) : null };
}

/** Which cell the step writes, or marks with a role; every piece that attacks the refused one is as right. */
function cellQuestion(trace: Trace, position: number, role: Role | undefined, appearance: Appearance) {
  const { marks, node } = trace.step(position);
  const [area] = areasOf(trace.header.board);
  const after = trace.board(position, { passing: false }).values;
  const before = trace.board(position - 1, { passing: false }).values;
  const inBoard = appearance.pieces === "columns" ? area.columns : area.rows * area.columns;
  const count = Math.min(inBoard, before.length, area.count);
  const cells = Array.from({ length: count }, (_, cell) => cell);
  const shown = role ? after : before;
  const place = (cell: number) => placeOf(cell, shown, area, appearance);
  const markedAs = (wanted: Role) => marks.filter(([, each]) => each === wanted).map(([cell]) => cell);
  const written = trace.cellsWritten(position)[0] ?? (node < 0 ? undefined : trace.nodes.changes(node, 1)[0]?.[0]);
  const wanted = role ? markedAs(role) : written === undefined ? [] : [written];
  if (!wanted.length || wanted.some((cell) => cell >= count)) return null;
  const [refused] = markedAs("conflict");
  const isRight = (cell: number) => wanted.includes(cell) || (role !== undefined && refused !== undefined
    && cell !== refused && attacks(place(cell), place(refused), appearance));
  const blank = appearance.blank ?? 0;
  const others = cells.filter((cell) => !isRight(cell) && cell !== refused && !markedAs("visited").includes(cell)
    && (role ? shown[cell] !== blank : shown[cell] === blank));
  const wrong = shuffled(others, position).slice(0, MOST_CELLS - 1);
  if (!wrong.length) return null;
  const choices = [wanted[0], ...wrong].map((cell) => ({ cell, right: isRight(cell) }));
  return { choices, role, isRight, board: role ? candidate(trace, position) : null };
}

/** Whether two squares are on a line in which pieces attack. */
function attacks([row, column]: readonly number[], [toRow, toColumn]: readonly number[], { lines = [] }: Appearance) {
  const [down, right] = [toRow - row, toColumn - column];
  return lines.some(([y, x]) => down * x === right * y && (down || right) && (y || !down) && (x || !right));
}

/** Which sentence follows, among those of similar steps. */
function reasonQuestion(trace: Trace, position: number, spec: Spec, texts: Texts) {
  const sentenceAt = (at: number) => texts.reason(sentenceArgs(trace, at));
  const sentence = sentenceAt(position);
  const found = new Map<string, string>();
  for (let away = 1; away < SCANNED && found.size < MOST_SENTENCES - 1; away += 1)
    for (const at of [position + away, position - away]) {
      if (at < 1 || at >= trace.length || !isAbout(trace, spec, at) || found.size >= MOST_SENTENCES - 1) continue;
      const other = sentenceAt(at);
      if (other !== sentence && !found.has(trace.reasonAt(at)) && trace.reasonAt(at) !== trace.reasonAt(position))
        found.set(trace.reasonAt(at), other);
    }
  if (!found.size) return null;
  const wrong = [...found.values()].map((other) => ({ sentence: other, right: false }));
  return { choices: [{ sentence, right: true }, ...wrong] };
}

/** The board that a step is about, with what is new on it, but without what the step says of it. */
function candidate(trace: Trace, position: number): Drawn {
  const { values } = trace.board(position, { passing: false });
  const { roles } = trace.board(position - 1, { passing: false });
  const { node } = trace.step(position);
  const changed = node < 0 ? [] : trace.nodes.changes(node, MOST_CHANGED).map(([cell]) => cell);
  for (const cell of [...changed, ...trace.cellsWritten(position)]) roles[cell] = "current";
  return { values, roles, links: [], notes: [] };
}

/** Return a copy in an order that tells nothing, the same for the same seed. */
function shuffled<Item>(items: readonly Item[], seed: number) {
  const key = (index: number) => Math.imul((index + 1) * 7919 + seed * 104729, 2654435761) >>> 8;
  const keyed = items.map((item, index) => [key(index), item] as const);
  return keyed.sort(([one], [other]) => one - other).map(([, item]) => item);
}
