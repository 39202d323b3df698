/** What was baked at build time: the catalogue, a trace for every preset, the algorithms' texts. */
import catalogue from "baked/catalogue.json";
import traces from "baked/traces.js";

/** The catalogue; packages extend it. */
export function puzzles() {
  return catalogue.puzzles;
}

export function findPuzzle(id) {
  return catalogue.puzzles.find((puzzle) => puzzle.id === id);
}

/** Take in the puzzles that are not known yet; returns them. */
export function extendCatalogue(puzzles) {
  const fresh = puzzles.filter(({ id }) => !findPuzzle(id));
  catalogue.puzzles.push(...fresh);
  return fresh;
}

/** The preset that is exactly this request, if one is. */
export function presetFor({ puzzle, algorithm, state, options = {} }) {
  return findPuzzle(puzzle)?.presets.find((preset) =>
    preset.state !== undefined && preset.moves && preset.algorithm === algorithm && (state ?? preset.state) === preset.state
    && Object.keys({ ...preset.options, ...options }).every((name) => sameOption(puzzle, algorithm, name, preset.options[name], options[name])));
}

/**
 * A request with what it lacks taken from the one before it. Options that the new algorithm does not take are left out, and a
 * state and the options it implies never contradict each other: whichever is new counts.
 */
export function completed(request, before) {
  const wanted = { ...before, ...request };
  if (wanted.state?.trim() === "") wanted.state = "";
  const implied = parametersOf(wanted).filter((parameter) => parameter.implied).map(({ id }) => id);
  if (!request.options && wanted.algorithm !== before.algorithm) wanted.options = fittingOptions(wanted);
  const newState = request.state !== undefined && request.state !== before.state;
  if (newState && wanted.state !== "" && !request.options) wanted.options = without(wanted.options, implied);
  const given = request.options ?? {};
  const reshaped = implied.some((id) => id in given && String(given[id]) !== String(before.options?.[id] ?? given[id]));
  if (reshaped && (!newState || wanted.state === before.state)) wanted.state = "";
  return wanted;
}

/** The options of a request that its algorithm takes. @param {any} request */
export function fittingOptions({ options = {}, ...request }) {
  const known = parametersOf(request).map(({ id }) => id);
  return Object.fromEntries(Object.entries(options).filter(([name]) => known.includes(name)));
}

function parametersOf({ puzzle, algorithm }) {
  return findPuzzle(puzzle)?.algorithms.find(({ id }) => id === algorithm)?.parameters ?? [];
}

function without(options = {}, names) {
  return Object.fromEntries(Object.entries(options).filter(([name]) => !names.includes(name)));
}

/** The address of a preset's trace. */
export function traceAddress(puzzle, preset) {
  return new URL(traces[`${puzzle}.${preset.id}`], import.meta.url);
}

/** The lines of a module as HTML; null when it is not ours. */
export async function highlightedSource(module) {
  const { default: sources } = await import("baked/sources.json");
  return sources[module] ?? null;
}

/** An option left out is at its default. */
function sameOption(puzzle, algorithm, name, one, other) {
  const usual = parametersOf({ puzzle, algorithm }).find(({ id }) => id === name)?.default ?? "";
  return String(one ?? usual) === String(other ?? usual);
}
