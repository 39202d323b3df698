/** Curves of the counters, and of numbers in the arguments of steps, as declared by a plot of the header. */
import type { PlotSpec } from "../../validation/python-types.ts";
import type { Trace } from "./trace.ts";
import type { Chunk } from "./types.ts";

/** The x, or the index in the chunk, and values; null where a name is missing. */
type Row = (number | null)[];

/** Results per chunk, by plot; a chunk never changes. */
const kept = new WeakMap<Chunk, Record<string, Row[]>>();

/** Return [xs, …rows of lines, band and level] at about `samples` of the steps that have all of `lines`. */
export function curveDataOfPlot(trace: Trace, plot: PlotSpec, samples: number) {
  const { x, lines, band, level } = plot;
  const names = [...lines, ...(band ?? []), ...(level ? [level] : [])];
  const rows = trace.chunks.flatMap((chunk) =>
    curvePoints(trace, chunk, plot, names).map(([at, ...values]) => [x ? at : Number(at) + chunk.start, ...values]),
  );
  const every = Math.ceil(rows.length / samples) || 1;
  const sampled = rows.filter((_, index) => index % every === 0 || index === rows.length - 1);
  return [0, ...names].map((_, column) => sampled.map((row) => row[column]));
}

/** Return [positions, …values of each counter] at about `samples` positions. */
export function counterCurves(trace: Trace, names: string[], samples: number) {
  const last = trace.length - 1;
  const every = Math.max(1, Math.ceil(trace.length / samples));
  const positions = Array.from({ length: Math.ceil(last / every) }, (_, index) => index * every).concat(last);
  const counted = positions.map((position) => trace.counters(position));
  return [positions, ...names.map((name) => counted.map((counters) => counters[name]))];
}

function curvePoints(trace: Trace, chunk: Chunk, { id, x, lines }: PlotSpec, names: string[]) {
  const known = kept.get(chunk) ?? {};
  kept.set(chunk, known);
  if (known[id]) return known[id];
  const rows: Row[] = (known[id] = []);
  for (let index = 0; index < chunk.count; index += 1) {
    const args = trace.ownArguments(chunk, index);
    if (!lines.every((name) => name in args) || (x && !(x in args))) continue;
    rows.push([x ? Number(args[x]) : index, ...names.map((name) => (name in args ? Number(args[name]) : null))]);
  }
  return rows;
}
