/** Finds steps by their reason, their word or their source line. */
import type { Trace } from "./trace.ts";

/** Return the position of the `nth` step with a reason or word (`word:found`); nth -1: the last; -1 for none. */
export function positionOfStep({ header: { words }, reasons, chunks }: Trace, name: string, nth: number) {
  const isWord = name.startsWith("word:");
  // a reason appears once for each set of its arguments
  const known = isWord ? words.map((word) => `word:${word}`) : reasons.map(([key]) => key);
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

/** Return for each source line up to `last` whether a step is at it. */
export function linesReached({ chunks }: Trace, last: number) {
  const reached = new Uint8Array(last + 1);
  for (const { line } of chunks) for (const each of line) reached[each] = 1;
  return reached;
}

/** Return the next position at a wanted line, wrapping around at the end; -1 for none. */
export function nextPositionAtLine({ chunks }: Trace, position: number, wanted: (line: number) => boolean) {
  const lines = chunks.flatMap(({ line }) => Array.from(line));
  const ahead = lines.findIndex((line, at) => at > position && wanted(line));
  return ahead < 0 ? lines.findIndex(wanted) : ahead;
}
