/** One table of settings: the player's attributes, its properties, and the query of a page or an iframe. */
import type { Options } from "../../validation/python-types.ts";
import type { PartialRequest } from "./presets-and-defaults.ts";
import type { PropertyDeclaration } from "lit";

const NO = ["false", "no", "0", "off"];

/** A boolean attribute; the value "no" counts as false. */
export const SWITCH = {
  type: Boolean,
  converter: { fromAttribute: (value: string | null) => value !== null && !NO.includes(value.trim().toLowerCase()) },
};

const TEXTS = [
  "puzzle", "algorithm", "state", "src", "packages", "lang", "theme", "controls", "panels", "loading", "speed",
  "start-at", "end-at", "ask", "answers",
];

export const SETTINGS: Record<string, PropertyDeclaration> = {
  ...Object.fromEntries(TEXTS.map((name) => [name, { type: String }])),
  autoplay: SWITCH,
  loop: SWITCH,
  height: { reflect: true, converter: { toAttribute: (value) => value || null } },
};

export const OPTION = "option-";

/** Lit's declaration of the properties: `start-at` becomes `startAt`. */
export function litProperties() {
  const camelCase = (name: string) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
  return Object.fromEntries(
    Object.entries(SETTINGS).map(([attribute, kind]) => [camelCase(attribute), { attribute, ...kind }]),
  );
}

export const isOption = (attribute: string) => attribute.startsWith(OPTION);

/** {seed: "7"} from `option-seed="7"`. */
export function optionsOf(element: Element): Options {
  const names = element.getAttributeNames().filter(isOption);
  return Object.fromEntries(names.map((name) => [name.slice(OPTION.length), element.getAttribute(name)]));
}

/** Apply the settings of a URL's query to an element; packages that it names need consent. */
export function applyQuery(element: Element & { asksFirst: boolean }, query: URLSearchParams) {
  element.asksFirst = query.has("packages");
  for (const [name, value] of query) {
    const isSetting = Object.hasOwn(SETTINGS, name) || /^option-[\w-]+$/.test(name); // any name may be in a query
    const brought = name === "src" && /^\s*data:/i.test(value); // a link may name a run on this host, but no packages
    if (isSetting && !brought) element.setAttribute(name, value);
  }
}

/** The words of a list: a text separated by spaces or commas, or an array. */
export const words = (given: unknown) =>
  (Array.isArray(given) ? given.map(String) : toText(given).split(/[\s,]+/)).filter(Boolean);

/** A state as text; nested or sparse arrays become JSON, which keeps their structure. */
export function stateText(state: unknown) {
  if (!Array.isArray(state)) return toText(state);
  const isRow = Array.from(state).every((each) => !Array.isArray(each) && toText(each));
  return isRow ? state.join(" ") : JSON.stringify(state);
}

/** A text or a number as text; nothing is "". */
export const toText = (value: unknown) => String(value ?? "");

const PARTS = {
  puzzle: toText,
  algorithm: toText,
  algorithms: words,
  state: stateText,
  options: (options: any) => ({ ...options }),
};

/** Normalize a request: nothing in it is undefined or null, and each part has its type. */
export function normalizeRequest(request: unknown): PartialRequest & { algorithms?: string[] } {
  const fields = Object(request) as Record<string, unknown>;
  const named = Object.entries(PARTS).filter(([name]) => (fields[name] ?? null) !== null);
  return Object.fromEntries(named.map(([name, read]) => [name, read(fields[name])]));
}

const SLOWEST = 0.05;
const FASTEST = 100_000;

/** Steps per second of `speed`, or "reading"; "auto" for an invalid one. */
export function paceOf(speed: unknown) {
  if (toText(speed).trim().toLowerCase() === "reading") return "reading";
  const pace = Number(speed);
  return pace > 0 ? Math.min(FASTEST, Math.max(SLOWEST, pace)) : "auto";
}

/** The position of `where`: a number, "50%" or "end". */
export function positionFor(where: unknown, last: number) {
  const text = toText(where);
  if (text === "end") return last;
  return text.endsWith("%") ? (parseFloat(text) / 100) * last : Number(where);
}
