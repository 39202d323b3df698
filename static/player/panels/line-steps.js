/** Map lines of a source to the steps of a trace that execute them. `columns`: Trace.lines(). */

/**
 * For each line up to `last` whether a step executes it.
 * @param {{start: number, line: ArrayLike<number>}[]} columns
 * @param {number} last
 */
export function stops(columns, last) {
  const found = new Uint8Array(last + 1);
  for (const { line } of columns) for (let index = 0; index < line.length; index += 1) found[line[index]] = 1;
  return found;
}

/**
 * The next position after `position` at one of the `wanted` lines (1 where it is), wrapping around; -1 if there is
 * none.
 * @param {{start: number, line: ArrayLike<number>}[]} columns @param {number} position @param {ArrayLike<number>}
 * wanted
 */
export function nextStop(columns, position, wanted) {
  const ahead = firstStop(columns, position + 1, wanted);
  return ahead < 0 ? firstStop(columns, 0, wanted) : ahead;
}

/**
 * @param {{start: number, line: ArrayLike<number>}[]} columns
 * @param {number} from
 * @param {ArrayLike<number>} wanted
 */
function firstStop(columns, from, wanted) {
  for (const { start, line } of columns) {
    for (let index = Math.max(0, from - start); index < line.length; index += 1)
      if (wanted[line[index]]) return start + index;
  }
  return -1;
}
