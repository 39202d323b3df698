/** What may be moved at the start of each built-in example, so that playing by hand begins without Python. */
import files from "baked/moves.js";
import { fetchJson } from "../../loading/fetch-assets.ts";
import { isBuiltIn } from "./built-in-puzzles.ts";
import type { Move } from "../../validation/python-types.ts";

type Moves = Record<string, Move[]>;
type Player = { requestUpdate(): void };

/** By puzzle; none where they cannot be fetched: then Python is asked. */
const known = new Map<string, { moves: Moves; waiting: Set<Player> }>();

/** The moves of a puzzle's examples, by example; {} while they load, after which the player is updated. */
export function firstMoves(puzzle: string, player: Player): Moves {
  if (!isBuiltIn(puzzle)) return {};
  const found = known.get(puzzle) ?? load(puzzle);
  found.waiting.add(player);
  return found.moves;
}

function load(puzzle: string) {
  const found = { moves: {}, waiting: new Set<Player>() };
  known.set(puzzle, found);
  fetchJson(files[puzzle])
    .then((moves) => {
      Object.assign(found.moves, moves);
      for (const player of found.waiting) player.requestUpdate();
    })
    .catch(() => {})
    .finally(() => found.waiting.clear());
  return found;
}
