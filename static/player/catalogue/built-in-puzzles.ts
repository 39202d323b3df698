/** Data baked at build time: puzzles, traces of presets, texts of algorithms; each puzzle is loaded on first use. */
import descriptions from "baked/puzzle.js";
import racing from "baked/racing.js";
import { fetchBytes, fetchJson, isAssetAvailable } from "../../loading/fetch-assets.ts";
import { packagePuzzles, findPuzzle, registerPuzzle } from "./puzzle-registry.ts";
import type { Preset } from "../../validation/python-types.ts";

export const puzzleIds = () => [...Object.keys(descriptions).filter(isBuiltIn), ...packagePuzzles()];

/** Load the description of a puzzle; undefined if unknown. */
export async function loadPuzzle(id: string) {
  if (!findPuzzle(id) && isBuiltIn(id)) registerPuzzle(await fetchJson(descriptions[id]));
  return findPuzzle(id);
}

/** Whether a puzzle is one of Dhadha's own. */
export const isBuiltIn = (id: string) => Object.hasOwn(descriptions, id) && isAssetAvailable(descriptions[id]);

/** Whether a puzzle has algorithms that can race each other. */
export const canRace = (id: string) =>
  isBuiltIn(id) ? racing[id] : (findPuzzle(id)?.algorithms ?? []).filter(({ races }) => races).length > 1;

/** Fetch the bytes of a preset's trace. */
export const fetchTrace = ({ trace }: Preset, how?: { signal?: AbortSignal }) => fetchBytes(trace as Asset, how);
