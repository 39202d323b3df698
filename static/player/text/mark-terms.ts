/** Render the terms of a text as buttons. */
import { html } from "lit";
import { importLate } from "../../loading/late-import.ts";
import { guard } from "lit/directives/guard.js";
import { repeat } from "lit/directives/repeat.js";
import { until } from "lit/directives/until.js";
import { LONGEST_SUM, SUM_PATTERN, termFinder, splitTerms, glossaryTerms } from "./glossary.ts";
import type { Texts } from "../../i18n/load-messages.ts";
import type { Finder, GlossaryTerm } from "./glossary.ts";

/** Term patterns, by language and puzzle. */
const finders = new Map<string, Finder>();

async function loadFinder(texts: Texts) {
  const [terms] = await Promise.all([glossaryTerms(texts), importLate(() => import("./glossary-term.ts"))]);
  const finder = finders.get(keyOf(texts)) ?? termFinder(terms, texts.puzzle ?? "");
  finders.set(keyOf(texts), finder);
  return finder;
}

const keyOf = ({ language, puzzle }: Texts) => `${language}/${puzzle}`;

type Part = string | { term: GlossaryTerm; word: string };

/** Return the text with its terms as elements, keyed so that open explanations stay open, and short sums in one line. */
function drawTerms(text: string, finder: Finder, texts: Texts) {
  const known = new Set<GlossaryTerm>();
  const parts = text.split(SUM_PATTERN).flatMap((piece, at): (Part | Part[])[] => {
    const split = splitTerms(piece, finder, known);
    return at % 2 && piece.length <= LONGEST_SUM ? [split] : split;
  });
  const names = parts.map((part, index) => named(part) || `before ${named(parts[index + 1])}`);
  const key = (_: unknown, index: number) =>
    `${names[index]} ${names.slice(0, index).filter((name) => name === names[index]).length}`;
  return repeat(parts, key, (part) =>
    Array.isArray(part) ? html`<span class="sum">${part.map((each) => word(each, texts))}</span>` : word(part, texts),
  );
}

const named = (part: Part | Part[] | undefined) =>
  Array.isArray(part) ? "sum" : typeof part === "object" ? part.term.id : "";

const word = (part: Part, texts: Texts) =>
  typeof part === "string" ? part : html`<dhadha-term .term=${part.term} .texts=${texts}>${part.word}</dhadha-term>`;

/** Return the text, with its terms as buttons once they have loaded; without them where they cannot be. */
export const explained = (text: string, texts: Texts): unknown =>
  guard([text, texts], () => {
    const finder = finders.get(keyOf(texts));
    if (finder) return drawTerms(text, finder, texts);
    return until(loadFinder(texts).then((found) => drawTerms(text, found, texts), () => text), text);
  });
