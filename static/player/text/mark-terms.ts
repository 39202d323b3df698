/** Render the terms of a text as buttons. */
import { html } from "lit";
import { importLate } from "../../loading/late-import.ts";
import { guard } from "lit/directives/guard.js";
import { repeat } from "lit/directives/repeat.js";
import { until } from "lit/directives/until.js";
import { termFinder, splitTerms, glossaryTerms } from "./glossary.ts";
import type { Texts } from "../../i18n/load-messages.ts";
import type { Finder, Part } from "./glossary.ts";

/** Term patterns, by language and puzzle. */
const finders = new Map<string, Finder>();

async function loadFinder(texts: Texts) {
  const [terms] = await Promise.all([glossaryTerms(texts), importLate(() => import("./glossary-term.ts"))]);
  const finder = finders.get(keyOf(texts)) ?? termFinder(terms, texts.puzzle ?? "");
  finders.set(keyOf(texts), finder);
  return finder;
}

const keyOf = ({ language, puzzle }: Texts) => `${language}/${puzzle}`;

/** Return the text with its terms as elements, keyed so that open explanations stay open. */
function drawTerms(text: string, finder: Finder, texts: Texts) {
  const parts = splitTerms(text, finder);
  const key = (part: Part, index: number) => nameOf(part) || `before ${nameOf(parts[index + 1] ?? "")}`;
  return repeat(parts, key, (part) =>
    typeof part === "string" ? part : html`<dhadha-term .term=${part.term} .texts=${texts}>${part.word}</dhadha-term>`);
}

const nameOf = (part: Part) => (typeof part === "string" ? "" : part.term.id);

/** Return the text, with its terms as buttons once they have loaded; without them where they cannot be. */
export const explained = (text: string, texts: Texts): unknown =>
  guard([text, texts], () => {
    const finder = finders.get(keyOf(texts));
    if (finder) return drawTerms(text, finder, texts);
    return until(loadFinder(texts).then((found) => drawTerms(text, found, texts), () => text), text);
  });
