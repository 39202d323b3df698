/**
 * Compute a player's first request. The puzzle's first preset, or its example, supplies what the attributes omit; the
 * first preset of all replaces what they name invalidly.
 */
/** @import { Description, Options } from "../../checks/contract.js" */
/** @import { Request } from "../catalogue/requests.js" */
import { importLate } from "../../files/late-import.js";
import { findPuzzle } from "../catalogue/puzzle-registry.js";
import { bakedRunFor, withDefaults } from "../catalogue/requests.js";
import { optionsOf, stateText, words } from "../catalogue/settings.js";

/**
 * What attributes ask for.
 * @typedef {{puzzle: string, algorithm: string, state: unknown, options: Options}} Attributes
 */

const PANELS = ["legend", "code", "fault", "values", "lists", "wall", "lesson", "tree", "counters", "plots"];

const LIGHT = ["code"];

/** @type {Omit<Attributes, "puzzle">} */
const NOTHING = { algorithm: "", state: "", options: {} };

/** @param {import("./element.js").DhadhaPlayer} player @returns {Attributes} */
export function attributesOf(player) {
  return { puzzle: player.named, algorithm: player.algorithm, state: player.state, options: optionsOf(player) };
}

/**
 * The request for `puzzle`; attributes that name another puzzle are ignored.
 * @param {Attributes} attributes @param {string} puzzle @returns {Request}
 */
export function requestFor(attributes, puzzle) {
  const { algorithm, state, options } = puzzle === attributes.puzzle ? attributes : NOTHING;
  const known = findPuzzle(puzzle);
  const first = known?.presets.find((preset) => !algorithm || preset.algorithm === algorithm);
  const example = {
    puzzle,
    algorithm: algorithm || first?.algorithm || known?.algorithms[0].id || "",
    state: first?.state || known?.example || "",
    options: { ...first?.options },
  };
  const given = stateText(state);
  if (!given && !Object.keys(options).length) return example;
  return withDefaults({ options, ...(given ? { state: given } : {}) }, example);
}

/**
 * Replace a request by the baked run that it matches, if any; attributes without an algorithm match any algorithm.
 * @param {Request} request @param {Attributes | null} [attributes] that led to it
 */
export async function asBaked(request, attributes = null) {
  const given = attributes && !attributes.algorithm ? attributes.options : null;
  if (bakedRunFor(request) || !(given || request.state)) return request;
  return (await importLate(() => import("../catalogue/state-notation.js"))).matchBakedRun(request, given) ?? request;
}

/**
 * The fallback request: the first preset of `puzzle`.
 * @param {Description} puzzle
 * @returns {Request}
 */
export function fallbackFor({ id, presets: [{ algorithm, state, options }] }) {
  return { puzzle: id, algorithm, state, options };
}

/** Whether the player shows boards only; "hand": boards that can be edited. @param {string} controls */
export function isBare(controls) {
  return controls === "none" || controls === "hand";
}

/**
 * The names of the panels to show; by default the code alone.
 * @param {{panels: unknown, controls: string}} attributes
 */
export function panelsFor({ panels, controls }) {
  const names = words(panels);
  if (names.includes("none") || isBare(controls)) return [];
  if (names.includes("all")) return PANELS;
  return names.length ? names.filter((name) => PANELS.includes(name)) : LIGHT;
}

/** Whether the player shows only board, sentence and code. @param {{panels: unknown, controls: string}} attributes */
export function isLight(attributes) {
  return panelsFor(attributes).every((name) => LIGHT.includes(name));
}
