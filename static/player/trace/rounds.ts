/** The rounds of a search that begins anew, with a higher threshold for example; each makes its own nodes. */
import { nodeNumberInRow } from "./nodes.ts";
import type { Trace } from "./trace.ts";

/** The first step of the round at a position, and that of the next round. */
export function roundAt({ markers }: Trace, position: number) {
  const starts = markers.filter(({ word }) => word === "restart");
  const latest = starts.findLastIndex((start) => start.position <= position);
  return { from: starts[latest]?.step ?? 0, to: starts[latest + 1]?.step ?? Infinity };
}

/** Return at most `most` pairs [parent, child], of the children that the round has made up to a position. */
export function childEdges(trace: Trace, parents: number[], position: number, most: number) {
  const wanted = new Set(parents.map((node) => node + 1));
  const [{ from }, now] = [roundAt(trace, position), trace.stepNumber(position)];
  const edges: [number, number][] = [];
  for (const block of trace.nodes.blocks) {
    const { count, parent, first } = block;
    for (let index = 0; index < count && edges.length < most; index += 1) {
      if (wanted.has(parent[index]) && first[index] >= from && first[index] <= now)
        edges.push([parent[index] - 1, nodeNumberInRow(block, index)]);
    }
  }
  return edges;
}
