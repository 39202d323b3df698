/** What was baked at build time: a description of every puzzle, a trace for every preset, the algorithms' texts. Puzzles are loaded as they are needed. */
import descriptions from "baked/puzzle.js";
import racing from "baked/racing.js";
import sources from "baked/sources.js";
import { fetchBytes, fetchJson } from "../files/assets.js";
import { solver } from "../solver/client.js";

const known = new Map();

/** The identifiers of all puzzles, those that packages brought last. */
export function puzzleIds() {
  return [...new Set([...Object.keys(descriptions), ...known.keys()])];
}

/** The description of a puzzle; undefined if there is none. */
export async function loadPuzzle(id) {
  if (!known.has(id) && Object.hasOwn(descriptions, id)) {
    known.set(id, await fetchJson(descriptions[id]));
  }
  return known.get(id);
}

/** The same for one that is loaded already. */
export function findPuzzle(id) {
  return known.get(id);
}

/** Whether a puzzle came with Dhadha. */
export function isOwn(id) {
  return Object.hasOwn(descriptions, id);
}

/** Whether a puzzle has methods that can race each other. */
export function canRace(id) {
  return Object.hasOwn(racing, id) ? racing[id] : known.get(id)?.algorithms.filter(({ races }) => races).length > 1;
}

/** Take in the puzzles that are not known yet; returns them. */
export function extendCatalogue(puzzles) {
  const fresh = puzzles.filter(({ id }) => !puzzleIds().includes(id));
  for (const puzzle of fresh) known.set(puzzle.id, { ...puzzle, race: null });
  return fresh;
}

/** The preset that is exactly this request, if one is. */
export function presetFor(request) {
  return sameAs(request, findPuzzle(request.puzzle)?.presets ?? []);
}

/** The run baked for exactly this request, if one is: a preset's or a lane's of the puzzle's race. */
export function bakedFor(request) {
  return presetFor(request) ?? sameAs(request, findPuzzle(request.puzzle)?.race?.lanes ?? []);
}

function sameAs({ puzzle, algorithm, state, options = {} }, presets) {
  return presets.find((preset) =>
    preset.trace && isOwn(puzzle) && preset.algorithm === algorithm && (state ?? preset.state) === preset.state
    && Object.keys({ ...preset.options, ...options }).every((name) => sameOption(puzzle, algorithm, name, preset.options[name], options[name])
      || (preset.state && !(name in options) && impliedBy({ puzzle, algorithm }).includes(name))));
}

/**
 * A request with what it lacks taken from the one before it. Options that the new algorithm does not take are left out, and a
 * state and the options it implies never contradict each other: whichever is new counts, and beside a state its own are left out.
 */
export function completed(request, before) {
  const wanted = { ...before, ...request };
  if (wanted.state?.trim() === "") wanted.state = "";
  const implied = impliedBy(wanted);
  if (!request.options && wanted.algorithm !== before.algorithm) wanted.options = fittingOptions(wanted);
  const newState = request.state !== undefined && request.state !== before.state;
  const isNew = (id) => id in (request.options ?? {}) && String(request.options[id]) !== String(before.options?.[id] ?? request.options[id]);
  if (implied.some(isNew) && !newState) wanted.state = "";
  if (wanted.state) wanted.options = without(wanted.options, implied.filter((id) => !isNew(id)));
  return wanted;
}

/** The options of a request that its state would tell, if it had one. @param {any} request */
export function impliedBy(request) {
  return parametersOf(request).filter((parameter) => parameter.implied).map(({ id }) => id);
}

/** The request without the options that its state tells. @param {any} request */
export function withoutImplied(request) {
  return request.state ? { ...request, options: without(request.options, impliedBy(request)) } : request;
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

/** The bytes of a preset's trace. */
export function fetchTrace({ trace }, how) {
  return fetchBytes(trace, how);
}

/**
 * The source of a module of a puzzle: its lines as HTML, coloured when they were baked, as they are (`text`) and without reporting
 * (`reading`), and for each line of `text` the one of `reading`, from 1, that is lit when it runs (`at`), 0 where none is.
 */
export async function loadSource(puzzle, module) {
  const baked = isOwn(puzzle);
  const all = baked ? await fetchJson(sources[puzzle]) : await solver.ask("sources", { puzzle });
  const { text, reading, at } = Object.entries(all).find(([name]) => name === module)?.[1] ?? { text: [], reading: [], at: [] };
  return { text: baked ? text : text.map(escaped), reading: baked ? reading : reading.map(escaped), at };
}

function escaped(line) {
  return line.replace(/[&<]/g, (sign) => (sign === "&" ? "&amp;" : "&lt;"));
}

/** An option left out is at its default. */
function sameOption(puzzle, algorithm, name, one, other) {
  const usual = parametersOf({ puzzle, algorithm }).find(({ id }) => id === name)?.default ?? "";
  return String(one ?? usual) === String(other ?? usual);
}
