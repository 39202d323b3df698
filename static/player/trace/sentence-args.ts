import { smallest } from "../base/min-max-of-long-lists.ts";
import type { Trace } from "./trace.ts";
import type { StepArguments } from "./types.ts";

/**
 * Arguments of a step's sentence that the page computes from the trace when the step is shown, so that Python need not
 * record them.
 */
type DerivedArguments = (trace: Trace, node: number, position: number) => StepArguments;

const NONE = "none";

/**
 * Compute {reason, args} of the step at `position`. Besides the arguments that Python records with the step or the
 * board, those of a step about a node are `g`, `h` and `f` if it has an estimate, and
 * move, piece:     its last move, and the first value that this wrote to the board; on a step back, those of the
 *   undone move
 * label, parent:   what lists call the node, and its parent
 * round:           "over" at the root
 * was-h, was-f:    those of its parent; h-goes, f-goes: their change since, "falls", "rises" or "stays"
 * known, undoes:   of a duplicate board, the moves of the shortest known path, and 1 if the last move undoes the
 *   one before
 * others:          the number of other open nodes; ties: with the same f; equals: with the same f and h; earlier: those
 *   of the equals that came before it, of which a person chose it
 * deepest:         at the end of a budget, the moves to the deepest node
 * "none" stands for a missing value. The last step of a replay also says what the step of its answer does: why it is
 * the answer.
 */
export function sentenceArgs(trace: Trace, position: number): { reason: string; args: StepArguments } {
  const own = argsOfStep(trace, position);
  const isEnd = trace.complete && position === trace.length - 1 && trace.step(position).word === "walk";
  const answer = isEnd && trace.markers.findLast((marker) => marker.answer);
  if (!answer) return own;
  const why = argsOfStep(trace, answer.position);
  return { reason: `${own.reason} ${why.reason}`, args: { ...why.args, ...own.args } };
}

function argsOfStep(trace: Trace, position: number): { reason: string; args: StepArguments } {
  const { meaning, node, reason, args } = trace.step(position);
  if (node < 0) return { reason, args };
  const { move: _, ...own } = args;
  const beside = BESIDE[meaning.context ?? ""]?.(trace, node, position);
  const about = { ...trace.header.board.args, ...moveArgs(trace, node), ...comparisonWithParentArgs(trace, node) };
  return { reason, args: { ...about, ...beside, ...own } };
}

/** Derived arguments, by the context of a word. */
const BESIDE: Record<string, DerivedArguments | undefined> = {
  waiting: openNodeCountArgs,
  known: duplicateArgs,
  left: stepBackArgs,
  deepest: (trace, _, position) => ({ deepest: trace.greatestDepth(position) }),
};

function openNodeCountArgs(trace: Trace, node: number, position: number) {
  const counts = trace.nodes.countOtherOpenNodes(node, trace.stepNumber(position));
  return trace.thinned ? { others: NONE, ties: 0, equals: 0, earlier: 0 } : counts;
}

/** In a thinned run, the shortest path may have been dropped. */
function duplicateArgs(trace: Trace, node: number, position: number) {
  const board = trace.nodes.board(node);
  const hasNone = trace.nodes.hasBoard(trace.nodes.parent(node), board);
  if (hasNone) return { known: NONE, undoes: 0 };
  const before = trace.path(position, 3, node)[0];
  const depths = trace.thinned ? [] : trace.duplicates(node, position).map((twin) => trace.node(twin).depth);
  const undoes = Number(trace.nodes.hasBoard(before, board));
  return { known: depths.length ? smallest(depths) : NONE, undoes };
}

function stepBackArgs(trace: Trace, node: number, position: number) {
  const left = trace.nodeSteppedBackFrom(position);
  return { ...moveArgs(trace, left), round: left === node ? "over" : "on" };
}

function moveArgs(trace: Trace, number: number): StepArguments {
  if (number < 0) return { move: "", piece: NONE };
  const { move, parent } = trace.node(number);
  return { move, piece: parent < 0 ? NONE : (trace.nodes.changes(number)[0]?.[1] ?? NONE) };
}

function comparisonWithParentArgs(trace: Trace, number: number): StepArguments {
  const { parent, depth, h, name: label } = trace.node(number);
  const was = parent < 0 ? { depth, h, name: NONE } : trace.node(parent);
  const names = { label, parent: was.name };
  if (h === null || was.h === null) return names;
  const [wasF, f] = [was.depth + was.h, depth + h];
  const goes = { "h-goes": trendOf(was.h, h), "f-goes": trendOf(wasF, f) };
  return { ...names, "was-h": was.h, "was-f": wasF, ...goes };
}

function trendOf(before: number, now: number) {
  return now < before ? "falls" : now > before ? "rises" : "stays";
}
