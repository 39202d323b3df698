/** Match requests with presets, and complete requests from defaults. */
import { isAssetAvailable } from "../../loading/fetch-assets.ts";
import { findAlgorithm, findPuzzle } from "./puzzle-registry.ts";
import type { RaceRequest, Request } from "./public-api-types.ts";
import type { Options, Parameter, Preset } from "../../validation/python-types.ts";

export type { RaceRequest, Request };
/** A request with gaps. */
export type PartialRequest = Partial<Request>;

/** The baked preset that equals this request, if any; a package brings none. */
export const presetFor = (request: PartialRequest) => findEqualPreset(request, findPuzzle(request.puzzle)?.presets ?? []);

/** The baked runs that a page has loaded besides those of descriptions. */
const added: (Preset & { puzzle: string })[] = [];

export const addBakedRuns = (runs: typeof added) => added.push(...runs);

/** The run baked for this request, if any: a preset, a lane of the puzzle's race, or one of those that were added. */
export const bakedRunFor = (request: PartialRequest) =>
  presetFor(request) ??
  findEqualPreset(request, findPuzzle(request.puzzle)?.race?.lanes ?? []) ??
  findEqualPreset(request, added.filter(({ puzzle }) => puzzle === request.puzzle));

function findEqualPreset(request: PartialRequest, presets: Preset[]) {
  const { algorithm, state, options = {} } = request;
  const parameters = algorithmParametersOf(request);
  const sameOption = (preset: Preset, name: string) => {
    const parameter = parameters.find(({ id }) => id === name);
    const usual = parameter?.default ?? "";
    const same = String(preset.options[name] ?? usual) === String(options[name] ?? usual);
    return same || Boolean(preset.state && !(name in options) && parameter?.from_state);
  };
  return presets.find(
    (preset) =>
      preset.trace &&
      isAssetAvailable(preset.trace as Asset) &&
      preset.algorithm === algorithm &&
      (state ?? preset.state) === preset.state &&
      Object.keys({ ...preset.options, ...options }).every((name) => sameOption(preset, name)),
  );
}

/**
 * Complete a request from the previous one. Options that the new algorithm does not take are dropped. A state and the
 * options it determines never contradict each other: the new one wins, and a new state drops its own options.
 */
export function completeRequest(request: PartialRequest, before: Request): Request {
  const wanted = { ...before, ...request };
  if (wanted.state?.trim() === "") wanted.state = "";
  const implied = optionIdsSetByState(wanted);
  if (!request.options && wanted.algorithm !== before.algorithm) wanted.options = optionsThatAlgorithmTakes(wanted);
  const newState = request.state !== undefined && request.state !== before.state;
  const isNew = (id: string) => {
    const asked = request.options ?? {};
    return id in asked && String(asked[id]) !== String(before.options?.[id] ?? asked[id]);
  };
  if (!request.options && (newState || wanted.algorithm !== before.algorithm)) {
    const decisions = algorithmParametersOf(wanted).filter(({ kind }) => kind === "decisions").map(({ id }) => id);
    wanted.options = withoutOptions(wanted.options, decisions); // they were made on another board
  }
  if (implied.some(isNew) && !newState) wanted.state = "";
  if (wanted.state) wanted.options = withoutOptions(wanted.options, implied.filter((id) => !isNew(id)));
  return wanted;
}

/** The options that a request's state determines. */
export const optionIdsSetByState = (request: PartialRequest) =>
  algorithmParametersOf(request).filter((parameter) => parameter.from_state).map(({ id }) => id);

/** Return the request without the options that its state determines. */
export const withoutOptionsSetByState = <R extends PartialRequest>(request: R): R =>
  request.state ? { ...request, options: withoutOptions(request.options, optionIdsSetByState(request)) } : request;

/** The options that the request's algorithm takes. */
export function optionsThatAlgorithmTakes({ options = {}, ...request }: PartialRequest): Options {
  const known = algorithmParametersOf(request).map(({ id }) => id);
  return Object.fromEntries(Object.entries(options).filter(([name]) => known.includes(name)));
}

function algorithmParametersOf(request: PartialRequest): Parameter[] {
  return findAlgorithm(request)?.parameters ?? [];
}

const withoutOptions = (options: Options | undefined = {}, names: string[]): Options =>
  Object.fromEntries(Object.entries(options).filter(([name]) => !names.includes(name)));
