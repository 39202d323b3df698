/** The curves of numbers that the steps of a trace tell, as a plot ({id, lines, x, band, level}) asks for them. */

const LOOK_BACK = 500;
/** What was read from a stretch, by plot; a stretch never changes. */
const kept = new WeakMap();

/** [xs, …a row for each of lines, band and level], about `samples` of them. A step tells something when it has all of `lines`. */
export function curves(trace, plot, samples) {
  const { x, lines, band = [], level } = plot;
  const names = [...lines, ...band, ...(level ? [level] : [])];
  const rows = trace.tales().flatMap((tale) => points(tale, plot, names).map(([at, ...values]) => [x ? at : at + tale.start, ...values]));
  const every = Math.ceil(rows.length / samples) || 1;
  const shown = rows.filter((_, index) => index % every === 0 || index === rows.length - 1);
  return [0, ...names].map((_, column) => shown.map((row) => row[column]));
}

/** The value of argument `name` in the last step up to `position` that has it; null if none near has. */
export function latest(trace, position, name) {
  for (let at = position; at >= 0 && at > position - LOOK_BACK; at -= 1) {
    const { args } = trace.step(at);
    if (name in args) return Number(args[name]);
  }
  return null;
}

/** [[x or index in the stretch, …values], …]; null where a name is missing. */
function points({ stretch, count, told }, { id, x, lines }, names) {
  const known = kept.get(stretch) ?? {};
  kept.set(stretch, known);
  if (known[id]) return known[id];
  const rows = (known[id] = []);
  for (let index = 0; index < count; index += 1) {
    const args = told(index);
    if (!lines.every((name) => name in args) || (x && !(x in args))) continue;
    rows.push([x ? Number(args[x]) : index, ...names.map((name) => (name in args ? Number(args[name]) : null))]);
  }
  return rows;
}
