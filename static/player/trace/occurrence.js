/** Find the nth occurrence of a word or reason in a trace. */
/** @import { Trace } from "./trace.js" */

/**
 * The position of the `nth` step of a reason, or of a word as "word:found", or of the last one (nth = -1); -1
 * where there is none.
 * @param {Trace} trace @param {string} name @param {number} nth
 */
export function occurrence({ header, reasons, chunks }, name, nth) {
  const isWord = name.startsWith("word:");
  // a reason stands once for each set of arguments that it came with
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
