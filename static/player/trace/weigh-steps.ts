/** Which steps of a run deserve to be read: facts of the trace, by the meanings of its words. */
import type { Trace } from "./trace.ts";

/**
 * Weigh the first steps, each of a kind: its word and its reason. A step is new if none of its kind was before; it
 * decides if its word always does; if it retreats, and nothing was entered since the last retreat; or if it enters or
 * writes what stays up to an answer, where others of its kind do not. Records are what always decides, and the nearest
 * board so far, without estimates the deepest.
 */
export function weighSteps(trace: Trace, length: number) {
  const { complete, nodes, header: { informed } } = trace;
  const names: string[] = []; // of kinds
  const kinds = Array.from({ length }, (_, position) => {
    const { kind, word } = trace.wordAndNode(position);
    return (names[kind] ??= `${word} ${trace.reasonAt(position)}`);
  });
  const kept = complete ? areStepsOnWayToAnswer(trace, kinds) : [];
  const seen = new Set<string>();
  let hasRetreated = false;
  let least = Infinity;
  const weighed: Record<"newOnes" | "decisive" | "records", number[]> = { newOnes: [], decisive: [], records: [] };
  for (let position = 0; position < length; position += 1) {
    const { node, meaning: { decisive, closes } } = trace.wordAndNode(position);
    const enters = closes || decisive === "kept";
    const { h = null, depth = 0 } = enters && node >= 0 ? nodes.get(node) : {};
    const rest = (informed ? h : enters && node >= 0 ? -depth : null) ?? Infinity;
    if (decisive === "always" || rest < least) weighed.records.push(position);
    if (decisive === "always" || kept[position] || (decisive === "again" && hasRetreated)) weighed.decisive.push(position);
    if (!seen.has(kinds[position])) weighed.newOnes.push(position);
    seen.add(kinds[position]);
    least = Math.min(least, rest);
    if (decisive === "again" || enters) hasRetreated = !enters;
  }
  return { kinds, ...weighed };
}

/** For each step 1 if it enters or writes what stays up to an answer, where others of its kind do not. */
function areStepsOnWayToAnswer(trace: Trace, kinds: string[]) {
  const kept = new Uint8Array(trace.length);
  const lost = new Set<string>(); // kinds
  const onPaths = new Set<number>(); // nodes on the way to an answer
  const rewritten = new Map<number, number>(); // cells, before which answer, counted from the end
  let answers = 0;
  for (let position = trace.length - 1; position >= 0; position -= 1) {
    const { node, meaning: { decisive, answer } } = trace.wordAndNode(position);
    const cells = answer ? [] : trace.cellsWritten(position); // an answer only shows them
    if (answer) answers += 1;
    for (let each = answer ? node : -1; each >= 0 && !onPaths.has(each); each = trace.nodes.parent(each))
      onPaths.add(each);
    const stays = node < 0 ? cells.every((cell) => rewritten.get(cell) !== answers) : onPaths.has(node);
    for (const cell of cells) rewritten.set(cell, answers);
    if (decisive !== "kept" || (node < 0 && !cells.length)) continue;
    kept[position] = Number(answers > 0 && stays);
    if (!kept[position]) lost.add(kinds[position]);
  }
  return kept.map((isKept, position) => Number(isKept && lost.has(kinds[position])));
}
