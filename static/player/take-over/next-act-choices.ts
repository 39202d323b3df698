/** What an algorithm does next as an act of a person, and what else it may do there: equals, or any child. */
import { findAlgorithm } from "../catalogue/puzzle-registry.ts";
import { SCANNED, areaOfCell, changedAt, isAbout, shuffled } from "../practice/question-helpers.ts";
import { questionAt } from "../practice/questions.ts";
import { unexaminedChildren } from "./decisions-so-far.ts";
import type { Appearance, Child } from "../../validation/python-types.ts";
import type { Choice, Question } from "../practice/questions.ts";
import type { Session } from "../session/session.ts";
import type { Trace } from "../trace/trace.ts";

const MOST_NODES = 12;
const MOST_CHILDREN = 1000;
const MOST_SHOWN = 100; // of the children, any of which is right
const MOST_WRITTEN = 2; // cells that one act writes
const MOST_CELLS = 5; // to choose from
const MOST_RIGHT = 3; // of them, where several are

/** The next step as an act: about a node that waits, a child of the current node, cells, or a word alone. */
export type Due =
  | { kind: "take" | "follow" | "child"; node: number }
  | { kind: "write"; cells: number[] }
  | { kind: "decide"; word: string }
  | { kind: "none" | "over" | "unknown" };

/** The option in which Python reads decisions among equals. */
export const decisionsOption = ({ header: { puzzle, algorithm } }: Trace) =>
  findAlgorithm({ puzzle, algorithm })?.parameters.find(({ kind }) => kind === "decisions")?.id;

/** Whether a person decides about nodes: those of a search that reads decisions. */
export const decidesOnNodes = (trace: Trace) => decisionsOption(trace) !== undefined && trace.nodes.count > 0;

/** Whether a person decides in which order cells are filled. */
const fillsFreely = (trace: Trace) => decisionsOption(trace) !== undefined && !trace.nodes.count;

const isWaiting = (trace: Trace, node: number, position: number) => {
  const { first, left } = trace.node(node);
  const now = trace.stepNumber(position);
  return first <= now && left > now;
};

/** What the next step is as an act. */
export function dueAt({ trace, position }: Session): Due {
  const next = position + 1;
  if (next >= trace.length) return { kind: trace.complete ? "over" : "unknown" };
  const { meaning, node, word } = trace.step(next);
  if (meaning.changed === "path") return { kind: "over" }; // the answer is replayed
  if (meaning.answer) return { kind: "none" };
  if (meaning.decision && !fillsFreely(trace)) return { kind: "decide", word };
  if (node < 0) return writeDue(trace, chosenCells(trace, next) ?? trace.cellsWritten(next));
  const standing = trace.currentNode(position);
  if (node === standing) return { kind: "none" };
  if (!meaning.child && isWaiting(trace, node, position)) return { kind: trace.frontierList ? "take" : "follow", node };
  if (trace.nodes.parent(node) !== standing) return { kind: "none" };
  if (decidesOnNodes(trace)) return { kind: "child", node };
  return writeDue(trace, trace.nodes.changes(node).map(([cell]) => cell));
}

/** The cells that the step marks and the one after it writes, where a person may decide which comes first. */
function chosenCells(trace: Trace, position: number) {
  if (!fillsFreely(trace) || position + 1 >= trace.length) return null;
  const written = trace.cellsWritten(position + 1);
  const cells = written.filter((cell) => isMarkedCurrent(trace, position, cell));
  return cells.length ? cells : null;
}

/** The blank cells that may be written as well as `cell`: those of the last step that marks several to be next. */
function equalsOf(trace: Trace, position: number, cell: number, blank: number) {
  if (!fillsFreely(trace)) return [];
  const { values } = trace.board(position, { passing: false });
  for (let at = position; at >= 0; at -= 1) {
    const next = trace.step(at).marks.flatMap(([marked, role]) => (role === "frontier" ? [marked] : []));
    if (next.length) return next.includes(cell) ? next.filter((each) => values[each] === blank) : [];
  }
  return [];
}

function writeDue(trace: Trace, cells: number[]): Due {
  if (!cells.length) return { kind: "none" };
  const { first, rows, columns } = areaOfCell(trace, cells[0]);
  const onBoard = cells.filter((cell) => cell >= first && cell < first + rows * columns);
  return onBoard.length && onBoard.length <= MOST_WRITTEN ? { kind: "write", cells: onBoard } : { kind: "none" };
}

/** The words of a run that a person may decide on without choosing anything. */
function decisionWords(trace: Trace) {
  if (fillsFreely(trace)) return [];
  const most = Math.min(trace.length, SCANNED);
  const words = new Set<string>();
  for (let at = 1; at < most; at += 1) {
    const { meaning, word } = trace.step(at);
    if (meaning.decision) words.add(word);
  }
  return [...words].sort();
}

/** The choices of an act at a position, right and wrong; null where the algorithm leaves nothing to decide. */
export function actAt(session: Session, due: Due, children: readonly Child[]): Question | null {
  const { trace, position, appearance = {} } = session;
  const subjects = decidesOnNodes(trace)
    ? nodeChoices(trace, position, due, children) : cellChoices(trace, position, due, appearance);
  if (!subjects) return null;
  const words = decisionWords(trace).map((word) => ({ word, right: due.kind === "decide" && due.word === word }));
  const { choices, ...more } = subjects;
  const all = [...choices, ...words];
  if (!all.some(({ right }) => right)) return null;
  return { position: position + 1, kind: "act", reason: "", tells: [], board: null, ...more, choices: all };
}

/** The unexamined children of the current node, and the nodes that wait. */
function nodeChoices(trace: Trace, position: number, due: Due, children: readonly Child[]) {
  const { frontierList } = trace;
  const standing = trace.currentNode(position);
  const ahead = unexaminedChildren(trace, position, standing, children).slice(0, MOST_SHOWN);
  const now = trace.stepNumber(position);
  const kept = () => trace.nodes.children([standing], now, MOST_CHILDREN).map(([, child]) => child)
    .filter((child) => isWaiting(trace, child, position));
  const waiting = frontierList ? trace.nodes.openNodes(now, frontierList.order, MOST_NODES).nodes : kept();
  const keyOf = (node: number) => trace.nodes.keyOf(node, frontierList ? frontierList.order : "f");
  const wanted = due.kind === "take" || due.kind === "follow" ? due.node : -1;
  const choices: Choice[] = [
    ...ahead.map((child) => ({ child, right: due.kind === "child" })),
    ...shuffled(waiting, position).map((node) => ({ node, right: wanted >= 0 && keyOf(node) === keyOf(wanted) })),
  ];
  return { choices };
}

/** The cells that may be written next; the squares of a column, where pieces stand in columns. */
function cellChoices(trace: Trace, position: number, due: Due, appearance: Appearance) {
  if (due.kind !== "write" && due.kind !== "decide") return null;
  const next = position + 1;
  const own = due.kind === "write" ? due.cells : [];
  const equals = own.length === 1 ? equalsOf(trace, position, own[0], appearance.blank ?? 0) : [];
  const cells = [...new Set([...own, ...equals])];
  if (appearance.pieces !== "columns") {
    const isInFirstArea = areaOfCell(trace, cells[0]).first === areaOfCell(trace).first;
    if (own.length && (!isInFirstArea || isMarkedCurrent(trace, position, own[0]))) return null; // no decision
    const rightCells = cells.slice(0, MOST_RIGHT);
    const choices = [...rightCells, ...otherCells(trace, position, cells, appearance)];
    const isRight = (cell: number) => cells.includes(cell);
    return { choices: shuffled(choices, position).map((cell) => ({ cell, right: isRight(cell) })), isRight };
  }
  const { values } = trace.board(next, { passing: false });
  const isRight = (column: number, value?: number) => cells.includes(column) && values[column] === value;
  const [cell = 0] = [...cells, ...changedAt(trace, position)];
  const rows = Array.from({ length: areaOfCell(trace).rows }, (_, row) => row + 1);
  return { choices: rows.map((value) => ({ cell, value, right: isRight(cell, value) })), isRight };
}

/** Whether a cell is marked as the current one. */
const isMarkedCurrent = (trace: Trace, position: number, cell: number) =>
  trace.step(position).marks.some(([marked, role]) => marked === cell && role === "current");

/** Some further cells that are as blank as the right ones. */
function otherCells(trace: Trace, position: number, right: number[], { blank = 0 }: Appearance) {
  const { first, rows, columns } = areaOfCell(trace);
  const { values } = trace.board(position, { passing: false });
  const wantsBlank = !right.length || values[right[0]] === blank;
  const cells = Array.from({ length: rows * columns }, (_, cell) => first + cell);
  const others = cells.filter((cell) => !right.includes(cell) && (values[cell] === blank) === wantsBlank);
  return shuffled(others, position).slice(0, Math.max(0, MOST_CELLS - right.length));
}

/** What an algorithm asks about a step itself: its word, a number or cells; null for nothing. */
export function detailAt({ trace, position, texts, appearance = {} }: Session, due: Due) {
  const next = position + 1;
  const kinds = due.kind === "none" ? ["cells", "value", "cell"]
    : due.kind === "child" ? ["outcome"]
    : due.kind === "write" ? ["outcome", "value", "cells"]
    : due.kind === "decide" ? ["value"] : [];
  const specs = (trace.header.questions ?? []).filter((spec) => !spec.by && isAbout(trace, spec, next));
  for (const kind of kinds)
    for (const spec of specs) {
      const question = spec.kind === kind ? questionAt(trace, spec, next, texts, appearance) : null;
      if (question) return question;
    }
  return null;
}
