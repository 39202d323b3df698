/** What a person has decided among equals up to a position of a run, for Python to continue from there. */
import { areaOfCell } from "../practice/question-helpers.ts";
import type { Child } from "../../validation/python-types.ts";
import type { Choice } from "../practice/questions.ts";
import type { Trace } from "../trace/trace.ts";
import type { Due } from "./next-act-choices.ts";

/** Names of moves, from the root to a node. */
export type Moves = string[];

/** Each expansion's order of children, and the nodes that left the frontier in turn; see decisions_among_equals.py. */
type Decisions = { orders: [Moves, Moves][]; taken: Moves[] };

export const movesTo = (trace: Trace, node: number): Moves =>
  trace.path(0, Infinity, node).slice(1).map((each) => trace.node(each).move);

/** Whether a step expands its node anew, so that none of the children are examined: it enters the node. */
const isEntering = ({ meaning }: ReturnType<Trace["step"]>) => !meaning.decision && !meaning.child;

/** The children of the current node that the search has examined since it expanded that node, in its order. */
function examinedChildren(trace: Trace, position: number, parent: number) {
  const numbers: number[] = [];
  for (let at = position; at >= 0; at -= 1) {
    const step = trace.step(at);
    if (step.node === parent && isEntering(step)) break;
    const isNew = step.node >= 0 && !numbers.includes(step.node);
    if (isNew && trace.nodes.parent(step.node) === parent) numbers.push(step.node);
  }
  return numbers.reverse();
}

/** Those of all children of the current node that are not among its examined ones. */
export function unexaminedChildren(trace: Trace, position: number, parent: number, children: readonly Child[]) {
  const moves = examinedChildren(trace, position, parent).map((node) => trace.node(node).move);
  return children.filter(({ move }) => {
    const at = moves.indexOf(move);
    if (at >= 0) moves.splice(at, 1);
    return at < 0;
  });
}

/** The decisions of the steps up to a position. */
function decisionsUpTo(trace: Trace, position: number): Decisions {
  const orders: [Moves, Moves][] = [];
  const taken: Moves[] = [];
  const current = new Map<number, { seen: Set<number>; moves: Moves }>();
  for (let at = 0; at <= position; at += 1) {
    const step = trace.step(at);
    const { node, meaning } = step;
    if (node < 0) continue;
    const parent = trace.nodes.parent(node);
    const order = current.get(parent);
    if (parent >= 0 && !order?.seen.has(node) && !meaning.decision) {
      const known = order ?? { seen: new Set<number>(), moves: [] };
      if (!order) orders.push([movesTo(trace, parent), known.moves]);
      known.moves.push(trace.node(node).move);
      known.seen.add(node);
      current.set(parent, known);
    }
    if (isEntering(step)) current.delete(node);
    if (meaning.frontier_delta < 0) taken.push(movesTo(trace, node));
  }
  return { orders, taken };
}

/** The last order of a node's children, a new one if it has none. */
function orderOf({ orders }: Decisions, moves: Moves) {
  const key = JSON.stringify(moves);
  const latest = orders.findLast(([each]) => JSON.stringify(each) === key);
  if (latest) return latest[1];
  const order: Moves = [];
  orders.push([moves, order]);
  return order;
}

/** The decisions that lead to an act that the algorithm alone does not do next; "" for its own. */
export function departure(trace: Trace, position: number, due: Due, { node, child, cell }: Choice) {
  if (due.kind === "write" && cell !== undefined && !due.cells.includes(cell))
    return JSON.stringify({ orders: [], taken: [...writtenCells(trace, position), `${cell}`].map((each) => [each]) });
  if (!("node" in due) || node === due.node || child?.move === trace.node(due.node).move) return "";
  const decisions = decisionsUpTo(trace, position);
  if (due.kind === "take" && node !== undefined) decisions.taken.push(movesTo(trace, node));
  else if (due.kind === "follow" && node !== undefined) {
    const { move, parent } = trace.node(node);
    const order = orderOf(decisions, movesTo(trace, parent));
    order.push(...order.splice(order.lastIndexOf(move), 1)); // the last of equals is followed first
  } else if (due.kind === "child" && child) {
    const parent = trace.currentNode(position);
    const path = movesTo(trace, parent);
    if (!examinedChildren(trace, position, parent).length) decisions.orders.push([path, []]);
    orderOf(decisions, path).push(child.move);
  } else return "";
  return JSON.stringify(decisions);
}

/** The cells of the board, as texts, in the order in which they were written up to a position. */
function writtenCells(trace: Trace, position: number) {
  const { rows, columns } = areaOfCell(trace);
  const written = Array.from({ length: position + 1 }, (_, at) => trace.cellsWritten(at)).flat();
  return new Set(written.filter((cell) => cell < rows * columns).map(String));
}
