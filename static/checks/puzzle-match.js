/** Checks whether a trace matches the description of its puzzle, whose appearance draws the trace's board. */
import { boardFits } from "./boards.js";
import { BadTrace, must } from "./bad-trace.js";

/**
 * Throws BadTrace unless the run of a trace's header can be shown as one of `puzzle`, undefined being one that is not
 * here.
 * @param {{puzzle: string, algorithm: string, board: import("./contract.js").Board}} header
 * @param {import("./contract.js").Description | undefined} puzzle
 */
export function checkFit({ puzzle: id, algorithm, board }, puzzle) {
  if (!puzzle) throw new BadTrace(`no puzzle ${id}`, "trace-puzzle", { puzzle: id });
  must(puzzle.algorithms.some((known) => known.id === algorithm), "an algorithm that the puzzle does not have");
  must(boardFits(board, puzzle.appearance), "a board that the puzzle's appearance does not fit");
}
