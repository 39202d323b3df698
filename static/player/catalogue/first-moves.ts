/** What may be moved at the start of each built-in example, so that playing by hand begins without Python. */
import files from "baked/moves.js";
import { fetchJson } from "../../loading/fetch-assets.ts";
import { isBuiltIn } from "./built-in-puzzles.ts";
import type { Move } from "../../validation/python-types.ts";

type Moves = Record<string, Move[]>;
const known = new Map<string, Moves>();

/** The moves of a puzzle's examples, by example; none before they have loaded, and of packages. */
export const firstMoves = (puzzle: string): Moves => known.get(puzzle) ?? {};

export const lacksFirstMoves = (puzzle: string) => isBuiltIn(puzzle) && !known.has(puzzle);

export async function loadFirstMoves(puzzle: string) {
  if (lacksFirstMoves(puzzle)) known.set(puzzle, await fetchJson(files[puzzle]));
}
