/** The descriptions of loaded puzzles, by identifier. */
import type { Algorithm, Description } from "../../validation/python-types.ts";

const puzzles = new Map<string, Description>();
/** Where the puzzles of packages came from. */
const origins = new Map<string, "address" | "file">();

export const findPuzzle = (id: string | undefined) => puzzles.get(id ?? "");

export const findAlgorithm = ({ puzzle, algorithm }: { puzzle?: string; algorithm?: string }): Algorithm | undefined =>
  findPuzzle(puzzle)?.algorithms.find(({ id }) => id === algorithm);

export function registerPuzzle(puzzle: Description, origin?: "address" | "file") {
  puzzles.set(puzzle.id, puzzle);
  if (origin) origins.set(puzzle.id, origin);
}

export const packagePuzzleIds = () => [...origins.keys()];

/** Whether the visitor installed a puzzle from a file, which no link can name. */
export const isFromFile = (id: string) => origins.get(id) === "file";
