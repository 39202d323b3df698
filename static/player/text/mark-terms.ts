/** Render the terms of a text as buttons. */
import { html, noChange } from "lit";
import { importLate } from "../../loading/late-import.ts";
import { repeat } from "lit/directives/repeat.js";
import { AsyncDirective, directive } from "lit/async-directive.js";
import { finderOf, keepSums, splitTerms, termsOf } from "./glossary.ts";
import type { Texts } from "../../i18n/load-messages.ts";
import type { Finder, GlossaryTerm } from "./glossary.ts";

/** Term patterns, by language and puzzle. */
const finders = new Map<string, Finder>();

type Shown = { text: string; texts: Texts | null; renderParts: unknown };

class Explained extends AsyncDirective {
  #shown: Shown = { text: "", texts: null, renderParts: "" };

  render(text: string, texts: Texts) {
    if (this.#shown.text === text && this.#shown.texts === texts) return noChange;
    this.#shown = { text, texts, renderParts: text };
    this.#mark(this.#shown, texts);
    return this.#shown.renderParts;
  }

  reconnected() {
    this.setValue(this.#shown.renderParts);
  }

  #mark(shown: Shown, texts: Texts) {
    const { text } = shown;
    const key = `${texts.language}/${texts.puzzle}`;
    const finder = finders.get(key);
    if (finder) shown.renderParts = drawTerms(text, finder, texts);
    else Promise.all([termsOf(texts), importLate(() => import("./glossary-term.ts"))]).then(([terms]) => {
      finders.set(key, finders.get(key) ?? finderOf(terms, texts.puzzle ?? ""));
      this.#mark(shown, texts);
      if (this.isConnected && this.#shown === shown) this.setValue(shown.renderParts);
    }, () => {}); // the text is shown without terms
  }
}

type Part = string | { term: GlossaryTerm; word: string };

/** Return the text with its terms as elements, keyed so that open explanations stay open. */
function drawTerms(text: string, finder: Finder, texts: Texts) {
  const parts = splitTerms(keepSums(text), finder);
  const names = parts.map((part, index) => named(part) || `before ${named(parts[index + 1])}`);
  const key = (_: Part, index: number) =>
    `${names[index]} ${names.slice(0, index).filter((name) => name === names[index]).length}`;
  return repeat(parts, key, (part) => word(part, texts));
}

const named = (part: Part | undefined) => (typeof part === "object" ? part.term.id : "");

const word = (part: Part, texts: Texts) =>
  typeof part === "string" ? part : html`<dhadha-term .term=${part.term} .texts=${texts}>${part.word}</dhadha-term>`;

const markTerms = directive(Explained);

/** Return the text, with its terms as buttons where it stays long enough (`slow`) to press them. */
export const explained = (text: string, texts: Texts, slow = true): unknown => (slow ? markTerms(text, texts) : text);
