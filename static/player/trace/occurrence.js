/** Find the nth occurrence of a word or reason in a trace. */
/** @import { Trace } from "./trace.js" */

/**
 * The position of the `nth` step with a reason, or with a word, as "word:found"; nth = -1 for the last one; -1 if there
 * is none.
 * @param {Trace} trace @param {string} name @param {number} nth
 */
export function occurrence({ header, reasons, chunks }, name, nth) {
  const isWord = name.startsWith("word:");
  // a reason appears once for each set of its arguments
  const known = isWord ? header.words.map((word) => `word:${word}`) : reasons.map(([key]) => key);
  const wanted = known.map((each) => each.split(" ").includes(name));
  let last = -1;
  for (const { start, count, word, reason } of chunks) {
    const column = isWord ? word : reason;
    for (let index = 0; index < count; index += 1) {
      if (!wanted[column[index]]) continue;
      last = start + index;
      if (!(nth -= 1)) return last;
    }
  }
  return nth < 0 ? last : -1;
}
