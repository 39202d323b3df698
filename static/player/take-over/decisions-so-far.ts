/** What a person has decided among equals up to a position of a run, for Python to continue from there. */
import { findAlgorithm } from "../catalogue/puzzle-registry.ts";
import type { Choice } from "../practice/questions.ts";
import type { Trace } from "../trace/trace.ts";

/** Names of moves, from the root to a node. */
type Moves = string[];

/** Each expansion's order of children, and the nodes that left the frontier in turn; see decisions_among_equals.py. */
type Decisions = { orders: [Moves, Moves][]; taken: Moves[] };

/** The option in which Python reads decisions among equals. */
export const decisionsOptionId = ({ header: { puzzle, algorithm } }: Trace) =>
  findAlgorithm({ puzzle, algorithm })?.parameters.find(({ kind }) => kind === "decisions")?.id;

const namesOfMovesToNode = (trace: Trace, node: number): Moves =>
  trace.path(0, Infinity, node).slice(1).map((each) => trace.node(each).move);

/** The decisions of the steps up to a position. */
function decisionsUpTo(trace: Trace, position: number): Decisions {
  const orders: [Moves, Moves][] = [];
  const taken: Moves[] = [];
  const current = new Map<number, { seen: Set<number>; moves: Moves }>();
  for (let at = 0; at <= position; at += 1) {
    const { node, meaning } = trace.step(at);
    if (node < 0) continue;
    const parent = trace.nodes.parent(node);
    const order = current.get(parent);
    if (parent >= 0 && !order?.seen.has(node) && !meaning.decision) {
      const known = order ?? { seen: new Set<number>(), moves: [] };
      if (!order) orders.push([namesOfMovesToNode(trace, parent), known.moves]);
      known.moves.push(trace.node(node).move);
      known.seen.add(node);
      current.set(parent, known);
    }
    if (!meaning.decision && !meaning.child) current.delete(node); // it is expanded anew
    if (meaning.frontier_delta < 0) taken.push(namesOfMovesToNode(trace, node));
  }
  return { orders, taken };
}

/** The last order of a node's children, a new one if it has none. */
function findOrAddOrder({ orders }: Decisions, moves: Moves) {
  const key = JSON.stringify(moves);
  const latest = orders.findLast(([each]) => JSON.stringify(each) === key);
  if (latest) return latest[1];
  const order: Moves = [];
  orders.push([moves, order]);
  return order;
}

/** The decisions that lead to a node that the algorithm alone does not choose in a step; "" for one of its name. */
export function encodeDecisionsTowardsNode(trace: Trace, position: number, { node = -1 }: Choice) {
  const isNamedOtherwise = node >= 0 && `${namesOfMovesToNode(trace, node)}` !== `${namesOfMovesToNode(trace, trace.step(position).node)}`;
  if (!isNamedOtherwise) return "";
  const decisions = decisionsUpTo(trace, position - 1);
  if (trace.frontierList) decisions.taken.push(namesOfMovesToNode(trace, node));
  else {
    const { move, parent } = trace.node(node);
    const order = findOrAddOrder(decisions, namesOfMovesToNode(trace, parent));
    order.push(...order.splice(order.lastIndexOf(move), 1)); // the last of equals is followed first
  }
  return JSON.stringify(decisions);
}
