/** Data baked at build time: puzzles, traces of presets, texts of algorithms; each puzzle is loaded on first use. */
/** @import { Preset } from "../../checks/contract.ts" */
import descriptions from "baked/puzzle.js";
import racing from "baked/racing.js";
import { fetchBytes, fetchJson, isAssetAvailable } from "../../files/assets.ts";
import { packagePuzzles, findPuzzle, registerPuzzle } from "./puzzle-registry.ts";

export const puzzleIds = () => [...Object.keys(descriptions).filter(isBuiltIn), ...packagePuzzles()];

/** Descriptions being loaded. @type {Map<string, Promise<void>>} */
const loading = new Map();

/** Load the description of a puzzle; undefined if unknown. @param {string} id */
export async function loadPuzzle(id) {
  if (!findPuzzle(id) && isBuiltIn(id)) await (loading.get(id) ?? load(id));
  return findPuzzle(id);
}

/** @param {string} id */
function load(id) {
  const loaded = fetchJson(descriptions[id])
    .then((description) => void registerPuzzle(description))
    .finally(() => loading.delete(id));
  loading.set(id, loaded);
  return loaded;
}

/** Whether a puzzle is one of Dhadha's own. @param {string} id */
export const isBuiltIn = (id) => Object.hasOwn(descriptions, id) && isAssetAvailable(descriptions[id]);

/** Whether a puzzle has algorithms that can race each other. @param {string} id */
export const canRace = (id) =>
  isBuiltIn(id) ? racing[id] : (findPuzzle(id)?.algorithms ?? []).filter(({ races }) => races).length > 1;

/** Fetch the bytes of a preset's trace. @param {Preset} preset @param {{signal?: AbortSignal}} [how] */
export const fetchTrace = ({ trace }, how) => fetchBytes(/** @type {Asset} */ (trace), how);
