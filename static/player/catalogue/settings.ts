/** One table of settings: the player's attributes, its properties, and the query of a page or an iframe. */
/** @import { Options } from "../../checks/contract.ts" */
/** @import { PartialRequest } from "./requests.ts" */

const NO = ["false", "no", "0", "off"];

/** A boolean attribute; the value "no" counts as false. */
export const SWITCH = {
  type: Boolean,
  converter: {
    /** @param {string | null} value */
    fromAttribute: (value) => value !== null && !NO.includes(value.trim().toLowerCase()),
  },
};

const TEXTS = ["puzzle", "algorithm", "state", "src", "packages", "lang", "theme", "controls", "panels", "loading"];

/** @type {Record<string, import("lit").PropertyDeclaration>} */
export const SETTINGS = {
  ...Object.fromEntries([...TEXTS, "speed", "start-at", "end-at"].map((name) => [name, { type: String }])),
  autoplay: SWITCH,
  loop: SWITCH,
  height: { reflect: true, converter: { toAttribute: (value) => value || null } },
};

export const OPTION = "option-";

/** Lit's declaration of the properties: `start-at` becomes `startAt`. */
export function declared() {
  const camelCase = (/** @type {string} */ name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
  return Object.fromEntries(
    Object.entries(SETTINGS).map(([attribute, kind]) => [camelCase(attribute), { attribute, ...kind }]),
  );
}

/** @param {string} attribute */
export const isOption = (attribute) => attribute.startsWith(OPTION);

/** {seed: "7"} from `option-seed="7"`. @param {Element} element @returns {Options} */
export function optionsOf(element) {
  const names = element.getAttributeNames().filter(isOption);
  return Object.fromEntries(names.map((name) => [name.slice(OPTION.length), element.getAttribute(name)]));
}

/** A link's packages ask first. @param {Element & {asksFirst: boolean}} element @param {URLSearchParams} query */
export function applyQuery(element, query) {
  element.asksFirst = query.has("packages");
  for (const [name, value] of query) {
    const isSetting = Object.hasOwn(SETTINGS, name) || /^option-[\w-]+$/.test(name); // any name may be in a query
    const brought = name === "src" && /^\s*data:/i.test(value); // a link may name a run on this host, but no packages
    if (isSetting && !brought) element.setAttribute(name, value);
  }
}

/** The words of a list: a text separated by spaces or commas, or an array. @param {unknown} given */
export const words = (given) =>
  (Array.isArray(given) ? given.map(String) : toText(given).split(/[\s,]+/)).filter(Boolean);

/** A state as text; nested or sparse arrays become JSON, which keeps their structure. @param {unknown} state */
export function stateText(state) {
  if (!Array.isArray(state)) return toText(state);
  const isRow = Array.from(state).every((each) => !Array.isArray(each) && toText(each));
  return isRow ? state.join(" ") : JSON.stringify(state);
}

/** A text or a number as text; nothing is "". @param {unknown} value */
export const toText = (value) => String(value ?? "");

const PARTS = {
  puzzle: toText,
  algorithm: toText,
  algorithms: words,
  state: stateText,
  options: (/** @type {any} */ options) => ({ ...options }),
};

/**
 * Normalize a request: nothing in it is undefined or null, and each part has its type.
 * @param {unknown} request @returns {PartialRequest & {algorithms?: string[]}}
 */
export function normalizeRequest(request) {
  const given = /** @type {Record<string, unknown>} */ (Object(request));
  const named = Object.entries(PARTS).filter(([name]) => (given[name] ?? null) !== null);
  return Object.fromEntries(named.map(([name, read]) => [name, read(given[name])]));
}

const SLOWEST = 0.05;
const FASTEST = 100_000;

/** Steps per second of `speed`; "auto" for an invalid one. @param {unknown} speed */
export function paceOf(speed) {
  const pace = Number(speed);
  return pace > 0 ? Math.min(FASTEST, Math.max(SLOWEST, pace)) : "auto";
}

/** The position of `where`: a number, "50%" or "end". @param {unknown} where @param {number} last */
export function positionFor(where, last) {
  const text = toText(where);
  if (text === "end") return last;
  return text.endsWith("%") ? (parseFloat(text) / 100) * last : Number(where);
}
