/** The descriptions of loaded puzzles, by identifier. */
/** @import { Algorithm, Description } from "../../checks/contract.js" */

/** @type {Map<string, Description>} */
const known = new Map();
/** Those that packages brought. @type {Set<string>} */
const brought = new Set();

/** @param {string | undefined} id */
export function findPuzzle(id) {
  return known.get(id ?? "");
}

/** @param {{puzzle?: string, algorithm?: string}} request @returns {Algorithm | undefined} */
export function findAlgorithm({ puzzle, algorithm }) {
  return findPuzzle(puzzle)?.algorithms.find(({ id }) => id === algorithm);
}

/** @param {Description} puzzle */
export function learn(puzzle, { own = true } = {}) {
  known.set(puzzle.id, puzzle);
  if (!own) brought.add(puzzle.id);
}

export function broughtPuzzles() {
  return [...brought];
}
