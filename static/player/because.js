/** What follows from a trace and belongs into the sentence of a step: worked out when it is shown, so that Python need not tell it. */

const NONE = "none";

/**
 * {reason, args} of the step at `position`. Besides what Python tells, the arguments of a step about a node are `g`, `h`, `f`, and
 * move, piece:     its last move, and the first value that this wrote to the board; where we go back, those of the move taken back
 * round:           "over" where there is nothing to go back to
 * was-h, was-f:    those of its parent; h-goes, f-goes: what they do from there, "falls", "rises" or "stays"
 * known, undoes:   of a board met again, the moves of the shortest way known, and 1 if the last move undoes the one before
 * others:          how many nodes wait besides; ties: with the same f; equals: and with the same h
 * deepest:         at the end of a budget, the moves to the deepest node
 * "none" stands for what there is not.
 */
export function because(trace, position) {
  const { word, node, reason, args } = trace.step(position);
  if (node < 0) return { reason, args };
  const { move, ...told } = args;
  return { reason, args: { move, ...moved(trace, node), ...since(trace, node), ...OF_WORD[word]?.(trace, node, position), ...told } };
}

const OF_WORD = { add: waiting, expand: waiting, reject: metAgain, drop: metAgain, back: goneBack, budget: (trace, _, position) => ({ deepest: trace.deepest(position) }) };

function waiting(trace, node, position) {
  return trace.thinned ? { others: NONE, ties: 0, equals: 0 } : trace.waitingWith(node, position);
}

/** Of a run that let steps go, the shortest way may be gone, too. */
function metAgain(trace, node, position) {
  const before = trace.path(position, 3, node)[0];
  const depths = trace.thinned ? [] : trace.twins(node, position).map((twin) => trace.node(twin).depth);
  return { known: depths.length ? Math.min(...depths) : NONE, undoes: Number(trace.isSameBoard(before, node)) };
}

function goneBack(trace, node, position) {
  const left = trace.leftAt(position);
  return { ...moved(trace, left), round: left === node ? "over" : "on" };
}

function moved(trace, number) {
  const { move = "", parent = -1 } = number < 0 ? {} : trace.node(number);
  return { move, piece: parent < 0 ? NONE : trace.changes(number)[0]?.[1] ?? NONE };
}

function since(trace, number) {
  const { parent, depth, h } = trace.node(number);
  const was = parent < 0 ? { depth, h } : trace.node(parent);
  const [wasF, f] = [was.depth + was.h, depth + h];
  return { "was-h": was.h, "was-f": wasF, "h-goes": goes(was.h, h), "f-goes": goes(wasF, f) };
}

function goes(before, now) {
  return now < before ? "falls" : now > before ? "rises" : "stays";
}
