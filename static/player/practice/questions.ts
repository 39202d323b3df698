/** What a visitor is asked about a run before it is shown, and what is right: all of it from the trace. */
import { sentenceArgs } from "../trace/sentence-args.ts";
import { cellQuestion } from "./cell-questions.ts";
import { SCANNED, areAdjacent, boardAskedAbout, cellsChangedAt, canAskBefore, shuffled, wordWithoutPrefix } from "./question-helpers.ts";
import type { Drawn } from "../board/types.ts";
import type { Texts } from "../../i18n/load-messages.ts";
import type { Appearance, Mark, Question as Spec, Role } from "../../validation/python-types.ts";
import type { Trace } from "../trace/trace.ts";

/** A possible answer: a node, a word, the sentence of a step, a number, or a cell, with the value that it gets. */
export type Choice = {
  right: boolean; node?: number; word?: string; sentence?: string; number?: number; cell?: number; value?: number;
};

/** A question about the step at `position`. */
export type Question = {
  position: number;
  kind: Spec["kind"];
  /** The message that asks, where it is not that of its kind. */
  asks?: string;
  /** The reason of the named step, which may have a text of its own. */
  reason: string;
  /** Arguments whose numbers answer a wrong choice. */
  tells: readonly string[];
  choices: Choice[];
  /** The sentence with a gap in place of the number. */
  sentence?: string;
  /** What the wanted cell is marked as. */
  role?: Role;
  /** The cell that the marked ones are about. */
  subject?: number;
  /** The position of the last step that shows the answer, if later. */
  until?: number;
  /** The positions of the steps that show the right cells, where these are several. */
  writtenAt?: Map<number, number>;
  /** Whether a cell is a right answer, also one that is not among the choices. */
  isRight?: (cell: number, value?: number) => boolean;
  /** Whether a cell may be an answer at all; a tap on another is none. */
  isPossible?: (cell: number) => boolean;
  /** The board while the question stands; null for the one before the step. */
  board: Drawn | null;
};

/** What stands in a sentence in place of the wanted number. */
export const GAP = "▢";
const MOST_HARD = 8;
const MOST_ALIKE = 2; // questions about different boards with the same answer
const MOST_NODES = 9; // each has a digit
const MOST_SENTENCES = 3;
const NUMBERS = [0, 1, 2, 3]; // to choose from, counted from the least

/** Steps of one kind, in order, each with its question, if it has one; at most `most` are asked. */
export type Series = { positions: number[]; ask: (position: number) => Question | null; most?: number };

/**
 * Return the questions of a run, in its order. `asked`: "all", else a few that differ; the kinds of questions, if not
 * any; the most of them, such as "3". `from`: the position after which is asked.
 */
export function questionsOf(trace: Trace, asked: readonly string[], texts: Texts, appearance: Appearance, from = 0) {
  const isAll = asked.includes("all");
  const most = asked.map(Number).find(Boolean) ?? (isAll ? Infinity : MOST_HARD);
  const kinds = asked.filter((each) => !["all", "hard"].includes(each) && !Number(each));
  const wanted = (trace.header.questions ?? []).filter(({ kind }) => !kinds.length || kinds.includes(kind));
  const order = isAll ? (positions: number[]) => positions : orderSoFirstOnesSpanAll;
  const series = wanted.map((spec) => ({
    positions: order(positionsAskedAbout(trace, spec).filter((at) => at > from)),
    ask: (position: number) => questionAt(trace, spec, position, texts, appearance),
  }));
  const known = new Map<string, number>();
  return takeQuestionsInTurn(series, most, (question) => isAll || countIfFresh(known, trace, question));
}

/** Return the items in another order, the first one, the middle, then those between, so that the first few span all. */
function orderSoFirstOnesSpanAll<Item>(items: Item[]) {
  const order = new Set<Item>();
  for (let gap = 2 ** Math.ceil(Math.log2(items.length + 1)); gap >= 1; gap /= 2)
    for (let at = 0; at < items.length; at += gap) order.add(items[at]);
  return [...order];
}

/** Return questions about different steps, the first of each series, then the second ones and so on, in their order. */
export function takeQuestionsInTurn(series: readonly Series[], limit: number, isFresh = (_question: Question) => true) {
  const taken: Question[] = [];
  const covered = new Set<number>();
  const counts = new Map<Series, number>();
  for (let turn = 0; series.some(({ positions }) => turn < positions.length) && taken.length < limit; turn += 1)
    for (const each of series) {
      const position = each.positions[turn];
      const count = counts.get(each) ?? 0;
      const isWanted = position !== undefined && !covered.has(position) && taken.length < limit;
      const question = isWanted && count < (each.most ?? Infinity) ? each.ask(position) : null;
      const steps = question && positionsShowingAnswer(question);
      if (!steps || steps.some((at) => covered.has(at)) || !isFresh(question)) continue;
      for (const at of steps) covered.add(at);
      counts.set(each, count + 1);
      taken.push(question);
    }
  return taken.sort((one, other) => one.position - other.position);
}

/** The positions of the steps that a declaration is about; of an outcome of something, the first step about each. */
export function positionsAskedAbout(trace: Trace, spec: Spec) {
  const most = Math.min(trace.length, SCANNED);
  const positions = new Map<unknown, number>();
  for (let at = 1; at < most; at += 1) {
    const subject = spec.kind === "outcome" && spec.of ? trace.step(at).args[spec.of] : at;
    if (subject !== undefined && !positions.has(subject) && canAskBefore(trace, spec, at)) positions.set(subject, at);
  }
  return [...positions.values()];
}

/** The position of the step that shows a right choice, else the one among the choices. */
export function stepShowingAnswer({ position, until = position, writtenAt, choices }: Question, choice?: Choice | null) {
  const { cell = -1 } = choice?.right ? choice : choices.find(({ right }) => right) ?? {};
  return writtenAt?.get(cell) ?? until;
}

/** The positions of the steps that show the answer. */
function positionsShowingAnswer({ position, until = position }: Question) {
  return Array.from({ length: until - position + 1 }, (_, index) => position + index);
}

/** Whether a question looks like no other, and few have its answer; counts it if so. */
function countIfFresh(known: Map<string, number>, trace: Trace, question: Question) {
  const { kind, reason, sentence, choices, position } = question;
  const { values, roles } = question.board ?? trace.board(position - 1);
  const answer = `${kind} ${reason} ${answerKeyOf(question)}`;
  const look = JSON.stringify([kind, sentence, choices, Array.from(values), roles]);
  const times = known.get(answer) ?? 0;
  if (known.has(look) || times >= (kind === "value" ? 1 : MOST_ALIKE)) return false;
  known.set(answer, times + 1).set(look, 1);
  return true;
}

/** The answer in a form that another question may share. */
function answerKeyOf({ choices }: Question) {
  return choices.filter(({ right }) => right)
    .map(({ word, sentence, number, cell }) => word ?? sentence ?? number ?? cell).join();
}

/** Return a question about the step at a position; null where there is nothing to choose, or the trace lacks it. */
export function questionAt(
  trace: Trace, spec: Spec, position: number, texts: Texts, appearance: Appearance,
): Question | null {
  if (!areAdjacent(trace, position - 1, position)) return null;
  const reason = trace.reasonAt(spec.by ? position - 1 : position);
  const about = { position, kind: spec.kind, reason, tells: spec.tells ?? [], choices: [], board: null };
  const asked = {
    node: () => nodeQuestion(trace, position),
    value: () => valueQuestion(trace, position, spec, texts),
    outcome: () => (isFirstPiece(trace, position, appearance) ? null : outcomeQuestion(trace, position, spec)),
    cell: () => cellQuestion(trace, position, spec, appearance),
    reason: () => reasonQuestion(trace, position, spec, texts),
  }[spec.kind]();
  if (!asked) return null;
  const question = { ...about, ...asked };
  return spec.kind === "value" || spec.kind === "outcome" ? question : { ...question, choices: shuffled<Choice>(question.choices, position) };
}

/** Which open node is taken; those that the order puts at the same place are as right. */
function nodeQuestion(trace: Trace, position: number) {
  const list = trace.frontierList;
  const { node } = trace.step(position);
  if (trace.thinned || !list || node < 0) return null;
  const { nodes } = trace.nodes.openNodes(trace.stepNumber(position - 1), list.order, MOST_NODES);
  if (nodes.length < 2 || !nodes.includes(node)) return null;
  const keyOf = (number: number) => trace.nodes.orderKey(number, list.order);
  const choices = nodes.map((each) => ({ node: each, right: keyOf(each) === keyOf(node) }));
  return choices.some(({ right }) => !right) ? { choices } : null;
}

/** Which number stands in the sentence, or in the one of `question-value-REASON`, which tells less. */
function valueQuestion(trace: Trace, position: number, { of: name = "" }: Spec, texts: Texts) {
  const { reason, args } = sentenceArgs(trace, position);
  const expected = args[name];
  const hidden = Object.entries(args).map(([key, value]) => [key, withoutTotal(value, expected)]);
  const asked = { reason, args: { ...Object.fromEntries(hidden), [name]: GAP } };
  const sentence = texts.reason(asked, "question-value");
  if (typeof expected !== "number" || expected < 0 || !sentence.includes(GAP)) return null;
  const least = Math.max(0, expected - shuffled(NUMBERS, position)[0]);
  const choices = NUMBERS.map((more) => ({ number: least + more, right: least + more === expected }));
  const showsBefore = trace.cellsWritten(position).length || trace.step(position).meaning.decision;
  return { choices, sentence, board: showsBefore ? null : boardAskedAbout(trace, position) };
}

/** A text without the number after its equals sign, if that is the wanted one. */
function withoutTotal(value: unknown, total: unknown) {
  const isSum = typeof value === "string" && value.endsWith(`= ${total}`);
  return isSum ? value.slice(0, -String(total).length) + GAP : value;
}

/** Whether no piece is there that could attack the new one. */
const isFirstPiece = (trace: Trace, position: number, { lines, blank = 0 }: Appearance) =>
  lines && trace.board(position - 1).values.every((value) => value === blank);

/** Which word the step has; where the question names what it is about, the board need not show it. */
function outcomeQuestion(trace: Trace, position: number, { steps, of }: Spec) {
  const words = steps.map(wordWithoutPrefix);
  const { word } = trace.step(position);
  const choices = words.map((each) => ({ word: each, right: each === word }));
  const meanings = words.map((each) => trace.meanings[trace.header.words.indexOf(each)]);
  const showsCandidate = !of && meanings.every((meaning) => meaning && !meaning.decision && !meaning.answer);
  const board = showsCandidate ? boardAskedAbout(trace, position) : null;
  if (board && !cellsChangedAt(trace, position).length) // a child without a board of its own
    for (const [cell, role] of markedOrLinkedCells(trace, position)) {
      board.roles[cell] = role;
      board.signs = { [role]: "asked" };
    }
  return { choices, board };
}

/** The cells that a step about a child without a board marks, else those to which it draws lines. */
function markedOrLinkedCells(trace: Trace, position: number): Mark[] {
  const { marks, links } = trace.step(position);
  const meant = marks.filter(([, role]) => role !== "visited");
  return meant.length ? meant.map(([cell]) => [cell, "current"]) : links.map(([, cell]) => [cell, "hint"]);
}

/**
 * Which sentence follows, among those that similar steps have: told of this step, whose numbers are no clue then, where
 * it has all that the sentence needs. `short-REASON` says in short what a sentence concludes; all steps have its
 * arguments.
 */
function reasonQuestion(trace: Trace, position: number, spec: Spec, texts: Texts) {
  const own = sentenceArgs(trace, position);
  const sentence = texts.reason(own, "short");
  const known = new Set([sentence, texts.reason(sentenceArgs(trace, position - 1))]);
  const [told, others] = [new Map<string, Choice>(), new Map<string, Choice>()];
  const most = MOST_SENTENCES - 1;
  for (let away = 1; away < SCANNED && told.size < most; away += 1)
    for (const at of [position + away, position - away]) {
      if (at < 1 || at >= trace.length || !canAskBefore(trace, spec, at)) continue;
      const reason = trace.reasonAt(at);
      if (reason === own.reason || told.has(reason)) continue;
      const { args } = sentenceArgs(trace, at);
      const isTold = texts.has(`short-${reason}`) || Object.keys(args).every((name) => name in own.args);
      if (!isTold && others.has(reason)) continue;
      const other = texts.reason({ reason, args: isTold ? own.args : args }, "short");
      if (known.has(other)) continue;
      known.add(other);
      (isTold ? told : others).set(reason, { sentence: other, right: false });
    }
  const wrong = [...(told.size ? told : others).values()].slice(0, most);
  return wrong.length ? { choices: [{ sentence, right: true }, ...wrong] } : null;
}
