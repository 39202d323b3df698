/** Finds the baked run that a request means, whatever the notation of its state. */
import { MAX_LENGTH, normalizeState } from "./normalize-state.ts";
import { findAlgorithm, findPuzzle } from "./puzzle-registry.ts";
import { bakedRunFor } from "./match-requests-and-presets.ts";
import type { Options } from "../../validation/python-types.ts";
import type { Request } from "./match-requests-and-presets.ts";

/**
 * The request of the baked run that matches by algorithm, or, where the `given` options are all that was requested
 * besides the state, by any algorithm; else undefined.
 */
export function matchBakedRun(request: Request, given: Options | null): Request | undefined {
  if (request.state.length > MAX_LENGTH) return undefined;
  const known = findPuzzle(request.puzzle);
  const asked = normalizeState(request.state, known);
  if (!asked && request.state.trim()) return undefined; // separators alone are no board
  const runs = [...(known?.presets ?? []), ...(known?.race?.lanes ?? [])].filter(
    ({ state }) => !asked || normalizeState(state, known) === asked,
  );
  const like = runs.map(({ state, algorithm, options }) =>
    given ? { ...request, state, algorithm, options: { ...options, ...given } } : { ...request, state },
  );
  return like.find((each) => findAlgorithm(each)?.kind !== "fault" && bakedRunFor(each));
}
