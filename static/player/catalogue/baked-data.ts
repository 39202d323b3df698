/** Data baked at build time: puzzles, traces of presets, first moves; each puzzle is loaded on first use. */
import descriptions from "baked/puzzle.js";
import racing from "baked/racing.json";
import { LocalizedError } from "../../loading/localized-error.ts";
import { fetchBytes, fetchJson, isAssetAvailable } from "../../loading/fetch-assets.ts";
import { packagePuzzleIds, findPuzzle, registerPuzzle } from "./puzzle-registry.ts";
import moves from "baked/moves.js";
import type { Assessment, Preset } from "../../validation/python-types.ts";

export const allPuzzleIds = () => [...Object.keys(descriptions).filter(isBuiltIn), ...packagePuzzleIds()];

/** Load the description of a puzzle; undefined if unknown. */
export async function loadPuzzle(id: string) {
  if (!findPuzzle(id) && isBuiltIn(id)) registerPuzzle(await fetchJson(descriptions[id]));
  return findPuzzle(id);
}

const LONGEST = 60; // characters of a puzzle's name in a message

/** Load the description of a puzzle; rejects if there is none, which needs no Python. */
export async function loadPuzzleOrThrow(id: string) {
  if (await loadPuzzle(id)) return;
  throw new LocalizedError("unknown-puzzle", { given: id.slice(0, LONGEST), known: allPuzzleIds().join(", ") });
}

/** Whether a puzzle is one of Dhadha's own. */
export const isBuiltIn = (id: string) => Object.hasOwn(descriptions, id) && isAssetAvailable(descriptions[id]);

/** Whether a puzzle has algorithms that can race each other. */
export const canRace = (id: string) =>
  isBuiltIn(id) ? racing[id] : (findPuzzle(id)?.algorithms ?? []).filter(({ races }) => races).length > 1;

/** Fetch the bytes of a preset's trace. */
export const fetchTrace = ({ trace }: Preset, how?: { signal?: AbortSignal }) => fetchBytes(trace as Asset, how);

/** What Python would answer about boards without a message: by example, then by state. */
type KnownBoards = Record<string, Record<string, Pick<Assessment, "moves" | "outcome">>>;
const known = new Map<string, KnownBoards>();

/**
 * The boards of a puzzle's examples, and those near the first one, so that playing by hand needs no Python there; none
 * before they have loaded, and of packages.
 */
export const bakedAssessmentsOfPuzzle = (puzzle: string): KnownBoards => known.get(puzzle) ?? {};

export const lacksBakedAssessments = (puzzle: string) => isBuiltIn(puzzle) && !known.has(puzzle);

export async function loadBakedAssessments(puzzle: string) {
  if (lacksBakedAssessments(puzzle)) known.set(puzzle, await fetchJson(moves[puzzle]));
}
