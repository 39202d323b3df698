/** Match requests with presets, and complete requests from defaults. */
/** @import { Options, Parameter, Preset } from "../../checks/contract.ts" */
import { isAssetAvailable } from "../../files/assets.ts";
import { packagePuzzles, findAlgorithm, findPuzzle } from "./puzzle-registry.ts";

/**
 * A complete request, and a request with gaps.
 * @typedef {{puzzle: string, algorithm: string, state: string, options: Options}} Request
 * @typedef {Partial<Request>} PartialRequest
 */

/** The preset that equals this request, if any. @param {PartialRequest} request */
export const presetFor = (request) => sameAs(request, findPuzzle(request.puzzle)?.presets ?? []);

/** The run baked for this request, if any: a preset, or a lane of the puzzle's race. @param {PartialRequest} request */
export const bakedRunFor = (request) =>
  presetFor(request) ?? sameAs(request, findPuzzle(request.puzzle)?.race?.lanes ?? []);

/** @param {PartialRequest} request @param {Preset[]} presets */
function sameAs(request, presets) {
  if (packagePuzzles().includes(request.puzzle ?? "")) return undefined;
  const { algorithm, state, options = {} } = request;
  const parameters = parametersOf(request);
  /** @param {Preset} preset @param {string} name */
  const sameOption = (preset, name) => {
    const parameter = parameters.find(({ id }) => id === name);
    const usual = parameter?.default ?? "";
    const same = String(preset.options[name] ?? usual) === String(options[name] ?? usual);
    return same || Boolean(preset.state && !(name in options) && parameter?.from_state);
  };
  return presets.find(
    (preset) =>
      preset.trace &&
      isAssetAvailable(/** @type {Asset} */ (preset.trace)) &&
      preset.algorithm === algorithm &&
      (state ?? preset.state) === preset.state &&
      Object.keys({ ...preset.options, ...options }).every((name) => sameOption(preset, name)),
  );
}

/**
 * Complete a request from the previous one. Options that the new algorithm does not take are dropped. A state and the
 * options it determines never contradict each other: the new one wins, and a new state drops its own options.
 * @param {PartialRequest} request @param {Request} before @returns {Request}
 */
export function withDefaults(request, before) {
  const wanted = { ...before, ...request };
  if (wanted.state?.trim() === "") wanted.state = "";
  const implied = stateOptions(wanted);
  if (!request.options && wanted.algorithm !== before.algorithm) wanted.options = withValidOptions(wanted);
  const newState = request.state !== undefined && request.state !== before.state;
  /** @param {string} id */
  const isNew = (id) => {
    const given = request.options ?? {};
    return id in given && String(given[id]) !== String(before.options?.[id] ?? given[id]);
  };
  if (implied.some(isNew) && !newState) wanted.state = "";
  if (wanted.state) wanted.options = without(wanted.options, implied.filter((id) => !isNew(id)));
  return wanted;
}

/** The options that a request's state determines. @param {PartialRequest} request */
export const stateOptions = (request) =>
  parametersOf(request).filter((parameter) => parameter.from_state).map(({ id }) => id);

/**
 * Return the request without the options that its state determines.
 * @template {PartialRequest} R @param {R} request @returns {R}
 */
export const withoutStateOptions = (request) =>
  request.state ? { ...request, options: without(request.options, stateOptions(request)) } : request;

/** The options that the request's algorithm takes. @param {PartialRequest} request @returns {Options} */
export function withValidOptions({ options = {}, ...request }) {
  const known = parametersOf(request).map(({ id }) => id);
  return Object.fromEntries(Object.entries(options).filter(([name]) => known.includes(name)));
}

/** @param {PartialRequest} request @returns {Parameter[]} */
function parametersOf(request) {
  return findAlgorithm(request)?.parameters ?? [];
}

/** @param {Options | undefined} options @param {string[]} names @returns {Options} */
const without = (options = {}, names) =>
  Object.fromEntries(Object.entries(options).filter(([name]) => !names.includes(name)));
