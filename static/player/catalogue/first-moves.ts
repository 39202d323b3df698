/** What may be moved at the start of each built-in example, so that playing by hand begins without Python. */
import files from "baked/moves.js";
import { fetchJson } from "../../loading/fetch-assets.ts";
import { isBuiltIn } from "./built-in-puzzles.ts";
import type { Move } from "../../validation/python-types.ts";

type Moves = Record<string, Move[]>;
type Player = { requestUpdate(): void };

/** By puzzle; `waiting`: whom to update once they have loaded. None where they cannot be fetched: Python is asked. */
type Known = { moves: Moves; waiting: Set<Player> | null; loaded: Promise<void> };
const known = new Map<string, Known>();

/** The moves of a puzzle's examples, by example; {} while they load, after which the player is updated. */
export function firstMoves(puzzle: string, player: Player): Moves {
  if (!isBuiltIn(puzzle)) return {};
  const found = known.get(puzzle) ?? load(puzzle);
  found.waiting?.add(player);
  return found.moves;
}

/** Resolve once they need not be waited for. */
export const firstMovesLoaded = (puzzle: string) => known.get(puzzle)?.loaded;

function load(puzzle: string) {
  const found: Known = { moves: {}, waiting: new Set(), loaded: Promise.resolve() };
  found.loaded = fetchJson(files[puzzle]).then((moves) => void Object.assign(found.moves, moves), () => {}).then(() => {
    for (const player of found.waiting ?? []) player.requestUpdate();
    found.waiting = null;
  });
  known.set(puzzle, found);
  return found;
}
