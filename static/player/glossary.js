/** The glossary: which words of a text are terms, and what they mean. */
import sources from "baked/glossary.js";
import { FluentResource } from "@fluent/bundle";
import { fetchText } from "../files/assets.js";

const loaded = new Map();

/** All terms of a language, [{id, name, forms, meaning, only}, …] by name; `only`: the puzzles they are of, none for all. */
export function termsOf({ language }) {
  if (!loaded.has(language)) loaded.set(language, read(language).catch((error) => (loaded.delete(language), Promise.reject(error))));
  return loaded.get(language);
}

async function read(language) {
  const { body } = new FluentResource(await fetchText(sources[`${language}/glossary`]));
  const terms = body.map(({ id, value, attributes: { forms, only, meaning } }) => ({ id, name: plain(value), forms: listed(forms), only: listed(only), meaning: plain(meaning) }));
  return terms.sort((one, other) => one.name.localeCompare(other.name, language));
}

/** A pattern without variables as a text. */
function plain(pattern) {
  return [pattern ?? ""].flat().map((part) => part.value ?? part).join("");
}

function listed(pattern) {
  return plain(pattern).split("|").map((each) => each.trim()).filter(Boolean);
}

const LETTER = "[\\p{L}\\p{M}\\p{N}_]";

/** {pattern, terms}: group k of the pattern is a form of terms[k - 1]. A term of one puzzle alone goes before those of all. */
export function finderOf(terms, puzzle) {
  const here = terms.filter(({ only }) => !only.length || only.includes(puzzle));
  const forms = here.flatMap((term) => term.forms.map((form) => ({ form, term }))).sort((one, other) => other.form.length - one.form.length || other.term.only.length - one.term.only.length);
  return { pattern: new RegExp(`(?<!${LETTER})(?:${forms.map(({ form }) => `(${written(form)})`).join("|")})(?!${LETTER})`, "gu"), terms: forms.map(({ term }) => term) };
}

/** A form as a pattern: * is any ending, and a sentence may begin with it. */
function written(form) {
  const plain = form.replace(/[.+?^${}()|[\]\\]/g, "\\$&").replace(/\*$/, "[\\p{L}\\p{M}\\u200c]*");
  return /^[a-z]{2}/.test(form) ? `[${form[0]}${form[0].toUpperCase()}]${plain.slice(1)}` : plain;
}

/** The parts of a text: strings, and for the first time that a term stands there {term, word}, unless it is `known`. */
export function partsOf(text, { pattern, terms }, known = new Set()) {
  const parts = [];
  let from = 0;
  for (const match of text.matchAll(pattern)) {
    const term = terms[match.slice(1).findIndex((group) => group !== undefined)];
    if (known.has(term)) continue;
    known.add(term);
    parts.push(text.slice(from, match.index), { term, word: match[0] });
    from = match.index + match[0].length;
  }
  return [...parts, text.slice(from)];
}
