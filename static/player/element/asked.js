/**
 * What a player is asked to show. What its attributes leave open comes from the puzzle's first preset, or its example;
 * what they ask in vain gives way to the first preset of all.
 */
/** @import { Description, Options } from "../../checks/contract.js" */
/** @import { Request } from "../catalogue/requests.js" */
import { findPuzzle } from "../catalogue/known.js";
import { completed } from "../catalogue/requests.js";
import { stateText, words } from "../catalogue/settings.js";

/**
 * What attributes ask for.
 * @typedef {{puzzle: string, algorithm: string, state: unknown, options: Options}} Attributes
 */

const PANELS = ["legend", "code", "fault", "values", "lists", "wall", "lesson", "tree", "counters", "plots"];

/** @type {Omit<Attributes, "puzzle">} */
const NOTHING = { algorithm: "", state: "", options: {} };

/**
 * The request for `puzzle`; of attributes that name another puzzle nothing counts.
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
  return completed({ options, ...(given ? { state: given } : {}) }, example);
}

/**
 * What is shown in place of what cannot be had: the first preset of `puzzle`.
 * @param {Description} puzzle
 * @returns {Request}
 */
export function fallBackFor({ id, presets: [{ algorithm, state, options }] }) {
  return { puzzle: id, algorithm, state, options };
}

/** Whether there are boards alone; "hand": boards that may be moved. @param {string} controls */
export function isBare(controls) {
  return controls === "none" || controls === "hand";
}

/** The names of the panels to show. @param {{panels: unknown, controls: string}} attributes */
export function panelsFor({ panels, controls }) {
  if (panels === "none" || isBare(controls)) return [];
  return panels ? words(panels).filter((name) => PANELS.includes(name)) : PANELS;
}
