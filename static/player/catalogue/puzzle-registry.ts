/** The descriptions of loaded puzzles, by identifier. */
/** @import { Algorithm, Description } from "../../checks/contract.ts" */

/** @type {Map<string, Description>} */
const puzzles = new Map();
/** Identifiers of puzzles of packages. @type {Set<string>} */
const fromPackages = new Set();

/** @param {string | undefined} id */
export const findPuzzle = (id) => puzzles.get(id ?? "");

/** @param {{puzzle?: string, algorithm?: string}} request @returns {Algorithm | undefined} */
export const findAlgorithm = ({ puzzle, algorithm }) =>
  findPuzzle(puzzle)?.algorithms.find(({ id }) => id === algorithm);

/** @param {Description} puzzle */
export function registerPuzzle(puzzle, { own = true } = {}) {
  puzzles.set(puzzle.id, puzzle);
  if (!own) fromPackages.add(puzzle.id);
}

export const packagePuzzles = () => [...fromPackages];
