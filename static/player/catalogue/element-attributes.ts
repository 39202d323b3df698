/** The tables of the elements' attributes, which are also the query of a page or an iframe; and how values are read. */
import { parseCssHeight } from "../../loading/element-heights.ts";
import { languageCodes, supportedLanguage } from "../../loading/load-error-sentences.ts";
import { parseNumber, plainDigits } from "../../loading/plain-digits.ts";
import type { Options } from "../../validation/python-types.ts";
import type { PartialRequest } from "./match-requests-and-presets.ts";
import type { PropertyDeclaration } from "lit";

/**
 * A row: Lit's declaration of a property, whose public type is Type. initial: its value without the attribute, by
 * default ""; offered: the values that the dialogue *Embed* offers, "" for the initial one, or the kind of them; known:
 * the values that it may have, in words where `allows` judges them; list: whether it may have several of them.
 */
export type Row<Type = any> = PropertyDeclaration<Type> & {
  initial?: unknown; offered?: readonly string[] | "pixels" | "language";
  known?: readonly string[]; allows?: (value: string) => boolean; list?: boolean;
};
export type Rows = Record<string, Row>;

/** A function that esbuild inlines. */
function attributeRow<Type>(declaration: Row<Type>) {
  return declaration;
}

const NO = ["false", "no", "0", "off"];

/** A boolean attribute; the value "no" counts as false. */
const SWITCH = {
  type: Boolean,
  initial: false,
  converter: { fromAttribute: (value: string | null) => value !== null && !NO.includes(value.trim().toLowerCase()) },
};

const POSITION = {
  known: ["a number", "50%", "end"], allows: (value: string) => Number.isFinite(positionFor(value, 1)),
};

/** The panels that the attribute `panels` may name, in their order below the board. */
export const PANELS = [
  "legend", "code", "fault", "values", "lists", "wall", "lesson", "tree", "counters", "plots",
] as const;

/** The attributes of both elements. The build copies the comments into documents and types. */
export const COMMON = {
  /** the puzzle, as its page is called in the URL */
  puzzle: attributeRow<string>({}),
  /** the initial board, as text, a number or an array; by default the puzzle's example */
  state: attributeRow<string | number | readonly unknown[] | null>({}),
  /** URLs of wheels with puzzles, separated by spaces */
  packages: attributeRow<string | readonly string[]>({}),
  /** the code of a language of the site, such as `bn`; by default the language of the page */
  lang: attributeRow<string>({
    offered: "language", known: languageCodes,
    allows: (value) => value.toLowerCase().startsWith(supportedLanguage(value)),
  }),
  /** `light` or `dark`; by default that of the page */
  theme: attributeRow<string>({ offered: ["", "light", "dark"], known: ["light", "dark"] }),
  /** the exact height, in pixels or as a CSS length; larger content scrolls */
  height: attributeRow<string | number>({
    reflect: true, converter: { toAttribute: (value) => value || null }, offered: "pixels",
    known: ["pixels", "a CSS length"], allows: (value) => parseCssHeight(value) !== "",
  }),
  /** plays at the start; without it a run plays only after a change of attributes, but not of `src`; with `false`,
   * `no`, `0` or `off` never. Nothing plays by itself for a reader who prefers reduced motion */
  autoplay: attributeRow<boolean>({ ...SWITCH, offered: ["", "true"] }),
  /** steps per second; `reading`: where a player shows sentences, their time; by default what suits the run */
  speed: attributeRow<string | number>({
    offered: ["", "reading", "1", "2", "4", "8"],
    known: ["reading", "a number above 0"], allows: (value) => value === "auto" || paceOf(value) !== "auto",
  }),
};

export const PLAYER = {
  ...COMMON,
  /** by default that of an example with this state, else the puzzle's first; another state later keeps the algorithm */
  algorithm: attributeRow<string>({}),
  /** a saved run to show instead: a URL, or `data:application/gzip;base64,…` */
  src: attributeRow<string>({}),
  /** repeats from `start-at` at the end */
  loop: attributeRow<boolean>({ ...SWITCH, offered: ["", "true"] }),
  /** the initial position: a number, "50%" or "end" */
  "start-at": attributeRow<string | number>(POSITION),
  /** the position at which playing ends */
  "end-at": attributeRow<string | number>(POSITION),
  /** `hard`, `all`, or kinds of questions, with their number as in `hard 3`: stops before decisions, and the reader
   * predicts them, with `autoplay` at once; `acts`: the reader decides for the algorithm */
  ask: attributeRow<string>({ offered: ["", "hard", "all"] }),
  /** those shown: `all` (folded below the stage), `none` or some of `{PANELS}`; by default the code, in the compact form */
  panels: attributeRow<string | readonly string[]>({
    offered: ["", "all", "none"], known: ["all", "none", ...PANELS], list: true,
  }),
  /** `none`: only the board; `hand`: a board for manual play */
  controls: attributeRow<string>({ offered: ["", "none", "hand"], known: ["none", "hand"] }),
  /** `lazy`: loads near the viewport; `eager`: also solves boards that are no examples at once */
  loading: attributeRow<string>({ offered: ["", "lazy"], known: ["lazy", "eager"] }),
};

export const RACE = {
  ...COMMON,
  /** two to five algorithms, separated by spaces; by default those of the puzzle's default race */
  algorithms: attributeRow<string | readonly string[]>({}),
  state: { ...COMMON.state, initial: null },
};

type CamelCase<Name> = Name extends `${infer Head}-${infer Tail}` ? `${Head}${Capitalize<Tail>}` : Name;

/** The properties of an element with a table of attributes, as attributes set them. */
export type Properties<Table> = {
  [Name in keyof Table as CamelCase<Name>]: Table[Name] extends Row<boolean> ? boolean : string;
};

export const OPTION = "option-";

/** Lit's declaration of the properties: `start-at` becomes `startAt`. */
export function litProperties(table: Rows) {
  const camelCase = (name: string) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
  return Object.fromEntries(
    Object.entries(table).map(([attribute, kind]) => [camelCase(attribute), { attribute, ...kind }]),
  );
}

export const isOptionAttribute = (attribute: string) => attribute.startsWith(OPTION);

/** {seed: "7"} from `option-seed="7"`. */
export function optionsFromAttributes(element: Element): Options {
  const names = element.getAttributeNames().filter(isOptionAttribute);
  return optionsWithPlainDigits(Object.fromEntries(names.map((name) => [name.slice(OPTION.length), element.getAttribute(name)])));
}

/** Return the options with ASCII digits. */
function optionsWithPlainDigits(options: any): Options {
  const plain = (value: any) => (typeof value === "string" ? plainDigits(value) : value);
  return Object.fromEntries(Object.entries({ ...options }).map(([name, value]) => [name, plain(value)]));
}

/** The words of a list: a text separated by spaces or commas, or an array. */
export const toWords = (given: unknown) =>
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
  algorithms: toWords,
  state: stateText,
  options: optionsWithPlainDigits,
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
  const pace = parseNumber(toText(speed));
  return pace > 0 ? Math.min(FASTEST, Math.max(SLOWEST, pace)) : "auto";
}

/** The position of `where`: a number, "50%" or "end". */
export function positionFor(where: unknown, last: number) {
  const text = toText(where);
  if (text === "end") return last;
  return /[%٪]$/.test(text) ? (parseNumber(text.slice(0, -1)) / 100) * last : parseNumber(text || String(where));
}
