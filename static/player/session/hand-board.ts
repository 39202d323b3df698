/** A board in manual play. */
import type { Assessment, Distance, Hint, Move } from "../../validation/python-types.ts";

/**
 * state: its text, null until known; assessment: Python's, once received, which `assess` requests; past: the boards
 * before it; by: the player who made it; move, args: the name of the move to it, and the arguments of its words; hint:
 * if requested; withheld: one of which only the rule is told so far; marks: of what the computer moves; distance: the
 * known bounds of its distance to the goal; review: of a game that is over, the number of moves to the board that
 * decided it, the hint there, and whether the loser's first board was lost already.
 */
export type HandBoard = {
  values: number[];
  state: string | null;
  assessment: Assessment | null;
  past: HandBoard[];
  by: "" | "visitor" | "computer";
  move?: string;
  args?: Move["args"];
  hint: Hint | null;
  withheld?: Hint;
  marks?: Hint["marks"];
  distance?: Distance | null;
  review?: { turn: number; hint: Hint; hopeless: boolean };
  assess: () => Promise<Assessment>;
};
