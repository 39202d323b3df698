/** Checks whether a trace matches the description of its puzzle, whose appearance draws the trace's board. */
import { boardFits } from "./board-sizes.ts";
import { BadTrace, must } from "./bad-trace.ts";
import type { Board, Description } from "./python-types.ts";

/** Throw BadTrace unless a trace's header matches the description of `puzzle`; undefined if not loaded. */
export function checkTraceMatchesPuzzle(
  { puzzle: id, algorithm, board }: { puzzle: string; algorithm: string; board: Board },
  puzzle: Description | undefined,
) {
  if (!puzzle) throw new BadTrace(`no puzzle ${id}`, "trace-puzzle", { puzzle: id });
  must(puzzle.algorithms.some((known) => known.id === algorithm), "an algorithm that the puzzle does not have");
  must(boardFits(board, puzzle.appearance), "a board that the puzzle's appearance does not fit");
}
