/** Render the terms of a text as buttons. */
/** @import { Texts } from "../../i18n/texts.ts" */
/** @import { Finder, GlossaryTerm } from "./glossary.ts" */
import { html, noChange } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { AsyncDirective, directive } from "lit/async-directive.js";
import { finderOf, partsOf, piecesOf, termsOf } from "./glossary.ts";
import "./term.ts";

/** Term patterns, by language and puzzle. @type {Map<string, Finder>} */
const finders = new Map();

/** @typedef {{text: string, texts: Texts | null, renderParts: unknown}} Shown */

class Explained extends AsyncDirective {
  /** @type {Shown} */
  #shown = { text: "", texts: null, renderParts: "" };

  /** @param {string} text @param {Texts} texts */
  render(text, texts) {
    if (this.#shown.text === text && this.#shown.texts === texts) return noChange;
    this.#shown = { text, texts, renderParts: text };
    this.#mark(this.#shown, texts);
    return this.#shown.renderParts;
  }

  reconnected() {
    this.setValue(this.#shown.renderParts);
  }

  /** @param {Shown} shown @param {Texts} texts */
  #mark(shown, texts) {
    const { text } = shown;
    const key = `${texts.language}/${texts.puzzle}`;
    const finder = finders.get(key);
    if (finder) shown.renderParts = drawn(text, finder, texts);
    else termsOf(texts).then((terms) => {
      finders.set(key, finders.get(key) ?? finderOf(terms, texts.puzzle ?? ""));
      this.#mark(shown, texts);
      if (this.isConnected && this.#shown === shown) this.setValue(shown.renderParts);
    }, () => {}); // the text is shown without terms
  }
}

/** @typedef {string | {term: GlossaryTerm, word: string}} Part */
/** @typedef {Part | {sum: Part[]}} Piece */

/**
 * Return the text with its terms as elements, keyed so that open explanations stay open.
 * @param {string} text @param {Finder} finder @param {Texts} texts
 */
function drawn(text, finder, texts) {
  /** @type {Set<GlossaryTerm>} */
  const known = new Set();
  const pieces = piecesOf(text).map(({ piece, sum }) => ({ parts: partsOf(piece, finder, known), sum }));
  /** @type {Piece[]} */
  const parts = pieces.flatMap(({ parts, sum }) => (sum ? [/** @type {Piece} */ ({ sum: parts })] : parts));
  const names = parts.map((part, index) => named(part) || `before ${named(parts[index + 1])}`);
  /** @param {Piece} _ @param {number} index */
  const key = (_, index) =>
    `${names[index]} ${names.slice(0, index).filter((name) => name === names[index]).length}`;
  return repeat(parts, key, (part) =>
    isSum(part) ? html`<span class="sum">${part.sum.map((each) => word(each, texts))}</span>` : word(part, texts),
  );
}

/** @param {Piece} part @returns {part is {sum: Part[]}} */
const isSum = (part) => typeof part === "object" && "sum" in part;

/** @param {Piece | undefined} part */
const named = (part) => (typeof part !== "object" ? "" : isSum(part) ? "sum" : part.term.id);

/** @param {Part} part @param {Texts} texts */
const word = (part, texts) =>
  typeof part === "string" ? part : html`<dhadha-term .term=${part.term} .texts=${texts}>${part.word}</dhadha-term>`;

const markTerms = directive(Explained);

/**
 * Return the text, with its terms as buttons where it stays long enough (`slow`) to press them.
 * @param {string} text @param {Texts} texts @returns {unknown}
 */
export const explained = (text, texts, slow = true) => (slow ? markTerms(text, texts) : text);
