/** Find glossary terms in a text, and their definitions. */
import sources from "baked/glossary.js";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { fetchText, memoized } from "../../loading/fetch-assets.ts";
import { html } from "lit";
import { importLate } from "../../loading/late-import.ts";
import { guard } from "lit/directives/guard.js";
import { repeat } from "lit/directives/repeat.js";
import { until } from "lit/directives/until.js";
import type { Pattern } from "@fluent/bundle/esm/ast.js";
import type { Texts } from "../../i18n/load-messages.ts";

/** A glossary term. forms: its inflected forms; only: its puzzles, none for all. */
export type GlossaryTerm = { id: string; name: string; forms: string[]; meaning: string; only: string[] };
export type Part = string | { term: GlossaryTerm; word: string };
type Finder = { pattern: RegExp; terms: GlossaryTerm[] };

const loaded = new Map<string, Promise<GlossaryTerm[]>>();

/** All terms of a language. */
const glossaryTerms = ({ language }: { language: string }) => memoized(loaded, language, () => fetchGlossaryTerms(language));

async function fetchGlossaryTerms(language: string): Promise<GlossaryTerm[]> {
  const resource = new FluentResource(await fetchText(sources[`${language}/glossary`]));
  const bundle = new FluentBundle(language);
  bundle.addResource(resource);
  const textOf = (pattern: Pattern | null) => (pattern ? bundle.formatPattern(pattern) : "");
  const listed = (pattern: Pattern) => textOf(pattern).split("|").map((each) => each.trim()).filter(Boolean);
  return (resource.body as { id: string }[]).map(({ id }) => {
    const { value, attributes: { forms, only, meaning } } = bundle.getMessage(id)!;
    return { id, name: textOf(value), forms: listed(forms), only: listed(only), meaning: textOf(meaning) };
  });
}

const LETTER = "[\\p{L}\\p{M}\\p{N}_]";

/** Return a pattern that finds terms; its group k is a form of terms[k - 1]. */
function makeTermFinder(terms: GlossaryTerm[], puzzle: string): Finder {
  const here = terms.filter(({ only }) => !only.length || only.includes(puzzle));
  const forms = here
    .flatMap((term) => term.forms.map((form) => ({ form, term })))
    .sort((one, other) => other.form.length - one.form.length || other.term.only.length - one.term.only.length);
  return {
    pattern: new RegExp(
      `(?<!${LETTER})(?:${forms.map(({ form }) => `(${patternOfWordForm(form)})`).join("|")})(?!${LETTER})`,
      "gu",
    ),
    terms: forms.map(({ term }) => term),
  };
}

/** A form as a regular expression: * is any ending, and the first letter may be upper case. */
function patternOfWordForm(form: string) {
  const plain = form.replace(/[.+?^${}()|[\]\\]/g, "\\$&").replace(/\*$/, "[\\p{L}\\p{M}\\u200c]*");
  return /^[a-z]{2}/.test(form) ? `[${form[0]}${form[0].toUpperCase()}]${plain.slice(1)}` : plain;
}

/** A sum with its result. */
const SUM = /(?<!\S)(?:\S{1,8} [=+] )+\S{1,8}/g;
const LONGEST_SUM = 32; // characters that fit in a line
/** The maximum characters searched for terms. */
const LOOKED_THROUGH = 10_000;

const keepSumTogether = (sum: string) => (sum.length > LONGEST_SUM ? sum : sum.replaceAll(" ", "\u00a0"));

/** Split a text, whose short sums stay in one line, into strings and terms, each term once. */
function splitTerms(given: string, { pattern, terms }: Finder) {
  const text = given.replace(SUM, keepSumTogether);
  const known = new Set<GlossaryTerm>();
  const parts: Part[] = [];
  let from = 0;
  for (const match of text.length > LOOKED_THROUGH ? [] : text.matchAll(pattern)) {
    const term = terms[match.slice(1).findIndex((group) => group !== undefined)];
    if (known.has(term)) continue;
    known.add(term);
    parts.push(text.slice(from, match.index), { term, word: match[0] });
    from = match.index + match[0].length;
  }
  return [...parts, text.slice(from)];
}

/** Term patterns, by language and puzzle. */
const finders = new Map<string, Finder>();

async function loadFinder(texts: Texts) {
  const [terms] = await Promise.all([glossaryTerms(texts), importLate(() => import("./glossary-term.ts"))]);
  const finder = finders.get(finderKey(texts)) ?? makeTermFinder(terms, texts.puzzle ?? "");
  finders.set(finderKey(texts), finder);
  return finder;
}

const finderKey = ({ language, puzzle }: Texts) => `${language}/${puzzle}`;

/** Return the text with its terms as elements, keyed so that open explanations stay open. */
function renderTerms(text: string, finder: Finder, texts: Texts) {
  const parts = splitTerms(text, finder);
  const key = (part: Part, index: number) => termId(part) || `before ${termId(parts[index + 1] ?? "")}`;
  return repeat(parts, key, (part) =>
    typeof part === "string" ? part : html`<dhadha-term .term=${part.term} .texts=${texts}>${part.word}</dhadha-term>`);
}

const termId = (part: Part) => (typeof part === "string" ? "" : part.term.id);

/** Return the text, with its terms as buttons once they have loaded; without them where they cannot be. */
export const explainTerms = (text: string, texts: Texts): unknown =>
  guard([text, texts], () => {
    const finder = finders.get(finderKey(texts));
    if (finder) return renderTerms(text, finder, texts);
    return until(loadFinder(texts).then((found) => renderTerms(text, found, texts), () => text), text);
  });
