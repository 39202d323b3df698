/** One table for the player's attributes, its properties and the query of a page or an iframe. */
import { numberOf, partOf, tableOf, textOf } from "./given.js";

const NO = ["false", "no", "0", "off"];

/** There or not there; and whoever writes "no" does not mean yes. */
export const SWITCH = { type: Boolean, converter: { fromAttribute: (value) => value !== null && !NO.includes(value.trim().toLowerCase()) } };

const SETTINGS = {
  puzzle: { type: String },
  algorithm: { type: String },
  state: { type: String },
  src: { type: String },
  lang: { type: String },
  theme: { type: String },
  autoplay: SWITCH,
  loop: SWITCH,
  speed: { type: String },
  "start-at": { type: String },
  controls: { type: String },
  panels: { type: String },
  packages: { type: String },
  loading: { type: String },
};

const OPTION = "option-";

/** Lit's declaration of the properties: `start-at` becomes `startAt`. */
export function declared() {
  return Object.fromEntries(
    Object.entries(SETTINGS).map(([attribute, kind]) => [camelCase(attribute), { attribute, ...kind }]),
  );
}

function camelCase(attribute) {
  return attribute.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
}

export function isOption(attribute) {
  return attribute.startsWith(OPTION);
}

/** {seed: "7"} from `option-seed="7"`. */
export function optionsOf(element) {
  const names = element.getAttributeNames().filter(isOption);
  return Object.fromEntries(names.map((name) => [name.slice(OPTION.length), element.getAttribute(name)]));
}

/** Set on `element` whatever of the table stands in a query; packages that a link names are installed only when the visitor agrees. */
export function applyQuery(element, query) {
  element.asksFirst = query.has("packages");
  for (const [name, value] of query) {
    if (isSetting(name)) element.setAttribute(name, value);
  }
}

/** Whether an attribute of that name means something; a query may hold names that no attribute can have. */
function isSetting(name) {
  return Object.hasOwn(SETTINGS, name) || /^option-[\w-]+$/.test(name);
}

/** The words of a list: given as a text with spaces or commas between them, or as an array. */
export function words(given) {
  return (Array.isArray(given) ? given.map(textOf) : textOf(given).split(/[\s,]+/)).filter(Boolean);
}

/** A state as a text, however it was given: rows of an array are separated by spaces. */
export function stateText(state) {
  return Array.isArray(state) ? state.map(textOf).join(" ") : textOf(state);
}

const PARTS = { puzzle: textOf, algorithm: textOf, algorithms: words, state: stateText, options: tableOf };

/** A request as the rest of the house knows it: nothing in it is undefined or null, and each part of its own kind. */
export function wellFormed(request) {
  const given = Object.entries(PARTS).map(([name, read]) => [name, partOf(request, name), read]).filter(([, value]) => value !== undefined && value !== null);
  return Object.fromEntries(given.map(([name, value, read]) => [name, read(value)]));
}

const SLOWEST = 0.05;
const FASTEST = 100_000;

/** Steps a second that `speed` asks for; "auto" when it is no speed. */
export function paceOf(speed) {
  const pace = numberOf(speed);
  return pace > 0 ? Math.min(FASTEST, Math.max(SLOWEST, pace)) : "auto";
}

/** The position that `where` names, a number, "50%" or the "end"; `last` is the end. */
export function positionFor(where, last) {
  const told = textOf(where);
  if (told === "end") return last;
  return told.endsWith("%") ? (parseFloat(told) / 100) * last : numberOf(where);
}

/** The query that makes a player show the same picture; `others` are settings to keep. */
export function queryOf({ puzzle, algorithm, state, options, packages }, startAt, others = []) {
  const query = new URLSearchParams(others.filter(([name]) => Object.hasOwn(SETTINGS, name)));
  const add = (name, value) => value && query.set(name, value);
  if (packages) query.set("packages", packages);
  else query.delete("packages");
  add("puzzle", puzzle);
  add("algorithm", algorithm);
  add("state", state);
  for (const name in options) add(OPTION + name, String(options[name] ?? ""));
  if (startAt !== undefined) query.set("start-at", String(startAt));
  return query;
}

/** The request that a query tells, and where it starts; a board that it does not name is none. */
export function requestOf(query) {
  const [puzzle, algorithm, state, startAt] = ["puzzle", "algorithm", "state", "start-at"].map((name) => query.get(name) ?? "");
  const options = Object.fromEntries([...query].filter(([name]) => isOption(name)).map(([name, value]) => [name.slice(OPTION.length), value]));
  return { ...(puzzle && { puzzle }), algorithm, state, options, startAt };
}

/** The query of a race: that of a player, with several algorithms and whatever its state. */
export function raceQueryOf({ puzzle, algorithms, state, options, packages }, others = []) {
  const query = queryOf({ puzzle, algorithm: "", state, options, packages }, undefined, others.filter(([name]) => name !== "algorithm" && name !== "start-at"));
  query.set("state", state);
  query.set("algorithms", algorithms.join(" "));
  return query;
}
