/** The descriptions of loaded puzzles, by identifier. */
import type { Algorithm, Description } from "../../validation/python-types.ts";

const puzzles = new Map<string, Description>();
/** Identifiers of puzzles of packages. */
const fromPackages = new Set<string>();

export const findPuzzle = (id: string | undefined) => puzzles.get(id ?? "");

export const findAlgorithm = ({ puzzle, algorithm }: { puzzle?: string; algorithm?: string }): Algorithm | undefined =>
  findPuzzle(puzzle)?.algorithms.find(({ id }) => id === algorithm);

export function registerPuzzle(puzzle: Description, { own = true } = {}) {
  puzzles.set(puzzle.id, puzzle);
  if (!own) fromPackages.add(puzzle.id);
}

export const packagePuzzleIds = () => [...fromPackages];
