/** What attributes ask for: requests and panels. The puzzle's first preset, or its example, supplies what they omit. */
/** @import { ReactiveControllerHost } from "lit" */
/** @import { Description, Options } from "../../checks/contract.ts" */
/** @import { PartialRequest, Request } from "../catalogue/requests.ts" */
import { importLate } from "../../files/late-import.ts";
import { findPuzzle } from "../catalogue/puzzle-registry.ts";
import { bakedRunFor, withDefaults } from "../catalogue/requests.ts";
import { isOption, optionsOf, stateText, toText, words } from "../catalogue/settings.ts";

/**
 * What attributes ask for.
 * @typedef {{puzzle: string, algorithm: string, state: unknown, options: Options}} Attributes
 */

const REQUEST = ["puzzle", "algorithm", "state", "src"];
const PANELS = ["legend", "code", "fault", "values", "lists", "wall", "lesson", "tree", "counters", "plots"];

const LIGHT = ["code"];

/** @type {Omit<Attributes, "puzzle">} */
const NOTHING = { algorithm: "", state: "", options: {} };

/** @param {Element & {named: string, algorithm: string, state: unknown}} player @returns {Attributes} */
export function attributesOf(player) {
  const { named, algorithm, state } = player;
  return { puzzle: toText(named), algorithm: toText(algorithm), state, options: optionsOf(player) };
}

/**
 * Return the request for a puzzle by the attributes; those for another puzzle are ignored.
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

/** The baked run like it, if any. @param {Request} request @param {Attributes | null} [attributes] that led to it */
export async function asBaked(request, attributes = null) {
  const given = attributes && !attributes.algorithm ? attributes.options : null;
  if (bakedRunFor(request) || !(given || request.state)) return request;
  return (await importLate(() => import("../catalogue/state-notation.ts"))).matchBakedRun(request, given) ?? request;
}

/** The fallback request: the first preset of `puzzle`. @param {Description} puzzle @returns {Request} */
export const fallbackFor = ({ id, presets: [{ algorithm, state, options }] }) =>
  ({ puzzle: id, algorithm, state, options });

/** Whether the player shows boards only; "hand": boards that can be edited. @param {string} controls */
export const isBare = (controls) => controls === "none" || controls === "hand";

/**
 * Return the names of the panels to show; by default the code alone.
 * @param {{panels: unknown, controls: string}} attributes
 */
export function panelsFor({ panels, controls }) {
  const names = words(panels);
  if (names.includes("none") || isBare(controls)) return [];
  if (names.includes("all")) return PANELS;
  return names.length ? names.filter((name) => PANELS.includes(name)) : LIGHT;
}

/** Whether the player shows only board, sentence and code. @param {{panels: unknown, controls: string}} attributes */
export const isLight = (attributes) => panelsFor(attributes).every((name) => LIGHT.includes(name));

/** @typedef {ReactiveControllerHost & HTMLElement & {request: PartialRequest | null}} Host */

/** Turns changed attributes into requests, one a turn; Lit observes a fixed list, but not any `option-…`. */
export class AttributeObserver {
  #optionsChanged = false;
  #watch = new MutationObserver((records) => this.#note(records));

  /** @param {Host} host */
  constructor(host) {
    this.host = host;
    host.addController(this);
  }

  hostConnected() {
    this.#watch.observe(this.host, { attributes: true });
  }

  hostDisconnected() {
    this.#note(this.#watch.takeRecords());
    this.#watch.disconnect();
  }

  /** @param {MutationRecord[]} records */
  #note(records) {
    if (!records.some(({ attributeName }) => isOption(attributeName ?? ""))) return;
    this.#optionsChanged = true;
    this.host.requestUpdate();
  }

  /**
   * Return the request or {src} that the `changed` properties name, else null.
   * @param {Map<PropertyKey, unknown>} changed @returns {(PartialRequest & {src?: string}) | null}
   */
  asked(changed) {
    this.#note(this.#watch.takeRecords());
    const properties = /** @type {Host & Record<string, any>} */ (this.host);
    const names = REQUEST.filter((name) => changed.has(name) && String(properties[name] ?? "") !== "");
    /** @type {PartialRequest & {src?: string}} */
    const asked = Object.fromEntries(names.map((name) => [name, properties[name]]));
    if (this.#optionsChanged) {
      const before = asked.puzzle ? {} : this.host.request?.options;
      asked.options = { ...before, ...optionsOf(this.host) };
    }
    this.#optionsChanged = false;
    return Object.keys(asked).length ? asked : null;
  }
}
