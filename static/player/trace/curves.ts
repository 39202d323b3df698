/** Curves of numbers in the arguments of steps, as declared by a plot of the header. */
/** @import { PlotSpec } from "../../checks/contract.ts" */
/** @import { Trace } from "./trace.ts" */
/** @import { Chunk } from "./types.ts" */

/** @typedef {(number | null)[]} Row x, or the index in the chunk, and values; null where a name is missing */

const LOOK_BACK = 500;
/** Results per chunk, by plot; a chunk never changes. @type {WeakMap<Chunk, Record<string, Row[]>>} */
const kept = new WeakMap();

/**
 * Return [xs, …rows of lines, band and level] at about `samples` of the steps that have all of `lines`.
 * @param {Trace} trace @param {PlotSpec} plot @param {number} samples
 */
export function curves(trace, plot, samples) {
  const { x, lines, band, level } = plot;
  const names = [...lines, ...(band ?? []), ...(level ? [level] : [])];
  const rows = trace.chunks.flatMap((chunk) =>
    points(trace, chunk, plot, names).map(([at, ...values]) => [x ? at : Number(at) + chunk.start, ...values]),
  );
  const every = Math.ceil(rows.length / samples) || 1;
  const shown = rows.filter((_, index) => index % every === 0 || index === rows.length - 1);
  return [0, ...names].map((_, column) => shown.map((row) => row[column]));
}

/**
 * Return the value of an argument in the last nearby step, else null.
 * @param {Trace} trace @param {number} position @param {string} name
 */
export function latest(trace, position, name) {
  for (let at = position; at >= 0 && at > position - LOOK_BACK; at -= 1) {
    const args = trace.args(at);
    if (name in args) return Number(args[name]);
  }
  return null;
}

/** @param {Trace} trace @param {Chunk} chunk @param {PlotSpec} plot @param {string[]} names */
function points(trace, chunk, { id, x, lines }, names) {
  const known = kept.get(chunk) ?? {};
  kept.set(chunk, known);
  if (known[id]) return known[id];
  /** @type {Row[]} */
  const rows = (known[id] = []);
  for (let index = 0; index < chunk.count; index += 1) {
    const args = trace.ownArguments(chunk, index);
    if (!lines.every((name) => name in args) || (x && !(x in args))) continue;
    rows.push([x ? Number(args[x]) : index, ...names.map((name) => (name in args ? Number(args[name]) : null))]);
  }
  return rows;
}
