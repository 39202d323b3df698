/** A board in manual play. */
import type { Assessment, Distance, Hint, Move } from "../../validation/python-types.ts";

/**
 * state: its text, null until known; assessment: Python's, once received, which `assess` requests; past: the boards
 * before it; by: the player who made it; move, args: the name of the move to it, and the arguments of its words; hint:
 * if requested; withheld: one of which only the rule is told so far; distance: the known bounds of its distance to the
 * goal.
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
  distance?: Distance | null;
  assess: () => Promise<Assessment>;
};
