/** Checks whether a trace matches the description of its puzzle, whose appearance draws the trace's board. */
import { boardFits } from "./boards.ts";
import { BadTrace, must } from "./bad-trace.ts";

/**
 * Throw BadTrace unless a trace's header matches the description of `puzzle`; undefined if not loaded.
 * @param {{puzzle: string, algorithm: string, board: import("./contract.ts").Board}} header
 * @param {import("./contract.ts").Description | undefined} puzzle
 */
export function checkTraceMatchesPuzzle({ puzzle: id, algorithm, board }, puzzle) {
  if (!puzzle) throw new BadTrace(`no puzzle ${id}`, "trace-puzzle", { puzzle: id });
  must(puzzle.algorithms.some((known) => known.id === algorithm), "an algorithm that the puzzle does not have");
  must(boardFits(board, puzzle.appearance), "a board that the puzzle's appearance does not fit");
}
