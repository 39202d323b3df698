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

/** The options among `options` that the algorithm of the request takes. */
export function fittingOptions({ puzzle, algorithm, options = {} }) {
  const parameters = findPuzzle(puzzle)?.algorithms.find(({ id }) => id === algorithm)?.parameters ?? [];
  return Object.fromEntries(parameters.filter(({ id }) => id in options).map(({ id }) => [id, options[id]]));
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
  const parameters = findPuzzle(puzzle).algorithms.find(({ id }) => id === algorithm)?.parameters ?? [];
  const usual = parameters.find(({ id }) => id === name)?.default ?? "";
  return String(one ?? usual) === String(other ?? usual);
}
