/** Whether a trace is of a puzzle as it is described here; its board is drawn by the puzzle's dress. */
import { boardFits } from "./boards.js";
import { BadTrace, must } from "./faults.js";

/** Throws BadTrace unless the run of a trace's header can be shown as one of `puzzle`, undefined being a puzzle that is not here. */
export function checkFit({ puzzle: id, algorithm, board }, puzzle) {
  if (!puzzle) throw new BadTrace(`no puzzle ${id}`, "trace-puzzle", { puzzle: id });
  must(puzzle.algorithms.some((known) => known.id === algorithm), "an algorithm that the puzzle does not have");
  must(boardFits(board, puzzle.dress), "a board that the puzzle's dress does not fit");
}
