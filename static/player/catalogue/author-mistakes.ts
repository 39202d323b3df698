/** Tells the author of a page, in the console, what is wrong with a tag; what is ignored counts as absent. */
import { toText, toWords } from "./element-attributes.ts";
import type { Row } from "./element-attributes.ts";

const LONGEST = 60; // characters of a value
const told = new WeakMap<Element, Set<string>>();

/** Warn of a mistake, once for each element. */
export function warnAuthorOnce(host: Element, mistake: string) {
  const before = told.get(host) ?? new Set();
  told.set(host, before);
  if (!before.has(mistake)) console.warn(`<${host.localName}> ${mistake}`, host);
  before.add(mistake);
}

/** Warn that a value is ignored. */
export function warnOfIgnoredValue(host: Element, name: string, value: unknown, known: readonly string[]) {
  warnAuthorOnce(host, `ignores ${name}="${toText(value).slice(0, LONGEST)}". Known: ${known.join(", ")}.`);
}

/** Return the part of an attribute's value that its row allows, and tell the author of the rest. */
export function dropDisallowedValuesAndWarn(host: Element, name: string, value: unknown, { known, allows, list, initial = "" }: Row) {
  if (!known || toText(value).trim() === "") return value;
  const isAllowed = (each: string) => known.includes(each) || Boolean(allows?.(each));
  const given = list ? toWords(value) : [toText(value).trim()];
  const allowed = given.filter(isAllowed);
  if (allowed.length === given.length) return value;
  warnOfIgnoredValue(host, name, value, known);
  return allowed.length ? allowed : initial;
}
