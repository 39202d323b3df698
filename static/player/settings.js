/** One table for the player's attributes, its properties and the query of a page or an iframe. */

const SETTINGS = {
  puzzle: { type: String },
  algorithm: { type: String },
  state: { type: String },
  src: { type: String },
  lang: { type: String },
  theme: { type: String },
  autoplay: { type: Boolean },
  loop: { type: Boolean },
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
    Object.entries(SETTINGS).map(([attribute, { type }]) => [camelCase(attribute), { attribute, type }]),
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

export function isSetting(name) {
  return name in SETTINGS || isOption(name);
}

/** The query that makes a player show the same picture; `others` are settings to keep. */
export function queryOf({ puzzle, algorithm, state, options, packages }, startAt, others = []) {
  const query = new URLSearchParams(others.filter(([name]) => name in SETTINGS));
  const add = (name, value) => value && query.set(name, value);
  add("packages", packages);
  add("puzzle", puzzle);
  add("algorithm", algorithm);
  add("state", state);
  for (const name in options) add(OPTION + name, String(options[name] ?? ""));
  if (startAt !== undefined) query.set("start-at", String(startAt));
  return query;
}

/** The query of a race: that of a player, with several algorithms and whatever its state. */
export function raceQueryOf({ puzzle, algorithms, state, options, packages }, others = []) {
  const query = queryOf({ puzzle, algorithm: "", state, options, packages }, undefined, others.filter(([name]) => name !== "algorithm" && name !== "start-at"));
  query.set("state", state);
  query.set("algorithms", algorithms.join(" "));
  return query;
}
