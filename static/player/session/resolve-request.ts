/** Completes a request, and finds the baked run that shows it; depends on descriptions of puzzles alone. */
import { importLate } from "../../loading/late-import.ts";
import { bakedRunFor, completeRequest, presetFor } from "../catalogue/match-requests-and-presets.ts";
import { findPuzzle } from "../catalogue/puzzle-registry.ts";
import { optionsFromAttributes, stateText, toText } from "../catalogue/element-attributes.ts";
import { matchBakedRun } from "../catalogue/match-baked-run.ts";
import type { Description, Options, Preset } from "../../validation/python-types.ts";
import type { PartialRequest, Request } from "../catalogue/match-requests-and-presets.ts";

/** An element whose attributes determine a request. */
export type Requester = Element & { puzzleId: string; algorithm: string; state: unknown };

type Attributes = ReturnType<typeof attributesOf>;

/** A complete request; `baked`: the run that shows it without Python, undefined where Python has to solve it. */
export type Resolved = { request: Request; baked: Preset | undefined };

export function attributesOf(element: Requester) {
  const { puzzleId, algorithm, state } = element;
  return { puzzle: toText(puzzleId), algorithm: toText(algorithm), state, options: optionsFromAttributes(element) };
}

/** The puzzle that a request is about; its description is loaded before `resolveRequest`. */
export const wantedPuzzle = (wanted: PartialRequest, before: Request | null, { puzzle }: Attributes) =>
  wanted.puzzle ?? before?.puzzle ?? puzzle;

/**
 * Complete what is wanted from the request asked before, finished or not; for another puzzle from the attributes.
 * `adds`: whether the options join those before, as attributes do, or replace them.
 */
export function resolveRequest(
  wanted: PartialRequest, before: Request | null, attributes: Attributes, adds = false,
): Resolved {
  const puzzle = wantedPuzzle(wanted, before, attributes);
  if (before?.puzzle === puzzle) {
    const options = adds && wanted.options ? { options: { ...before.options, ...wanted.options } } : {};
    return withBakedRun(completeRequest({ ...wanted, ...options }, before));
  }
  const request = completeRequest({ ...wanted, puzzle }, requestFromAttributes(attributes, puzzle));
  const isFree = !wanted.algorithm && puzzle === attributes.puzzle && !attributes.algorithm;
  return withBakedRun(request, isFree ? attributes.options : null);
}

/**
 * Find the baked run of a request, whose state may be in another notation. `given`: all options that were requested,
 * if any algorithm may show the state.
 */
export function withBakedRun(request: Request, given: Options | null = null): Resolved {
  const equal = bakedRunFor(request);
  if (equal || !(given || request.state)) return { request, baked: equal };
  const match = matchBakedRun(request, given) ?? request;
  return { request: match, baked: bakedRunFor(match) };
}

/** Return the request by the attributes, if they are for this puzzle; the first algorithm takes any written state. */
function requestFromAttributes(attributes: Attributes, puzzle: string): Request {
  const { state, options, ...asked } = puzzle === attributes.puzzle ? attributes : NOTHING;
  const known = findPuzzle(puzzle);
  const written = stateText(state);
  const algorithm = asked.algorithm || (written && known?.algorithms[0].id);
  const first = known?.presets.find((preset) => !algorithm || preset.algorithm === algorithm);
  // where the usual board is made from the options, an example's state fits its own alone
  const isOther = known?.example === "" && Object.keys(options).some((name) => name in (first?.options ?? {}));
  const example = {
    puzzle,
    algorithm: algorithm || first?.algorithm || known?.algorithms[0].id || "",
    state: (!isOther && first?.state) || known?.example || "",
    options: { ...first?.options },
  };
  if (!written && !Object.keys(options).length) return example;
  const withoutBoard = { ...example, state: "", options };
  if (!written && presetFor(withoutBoard)) return withoutBoard; // an example may begin without a board
  return completeRequest({ options, ...(written ? { state: written } : {}) }, example);
}

/** Like resolveRequest; of what attributes request the author's mistakes are ignored, unless a baked run equals it. */
export async function resolveWithoutMistakes(
  host: Element, wanted: PartialRequest, before: Request | null, attributes: Attributes, adds = false,
) {
  const resolved = resolveRequest(wanted, before, attributes, adds);
  if (resolved.baked) return resolved;
  const { dropRequestMistakesAndWarn } = await importLate(() => import("../catalogue/request-mistakes.ts"));
  const mended = adds ? dropRequestMistakesAndWarn(host, { ...wanted, puzzle: wantedPuzzle(wanted, before, attributes) }) : wanted;
  return resolveRequest(mended, before, dropRequestMistakesAndWarn(host, attributes), adds);
}

const NOTHING: Omit<Attributes, "puzzle"> = { algorithm: "", state: "", options: {} };

/** The fallback request: the first preset of `puzzle`. */
export const fallbackRequest = ({ id, presets: [{ algorithm, state, options }] }: Description): Request => ({
  puzzle: id, algorithm, state, options,
});
