/** How the terms of a text are marked once the glossary has come. */
import { html, noChange } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { AsyncDirective, directive } from "lit/async-directive.js";
import { finderOf, partsOf, termsOf } from "./glossary.js";
import "./term.js";
import { glossary } from "./terms.js";

/** A short sum and what it comes to, which stay on one line. */
const SUM = /((?<!\S)(?:\S{1,8} [=+] )+\S{1,8})/;
const LONGEST_SUM = 28;
const ISOLATES = /[\u2066-\u2069]/g;

/** What finds the terms in a text, by language and puzzle. */
const finders = new Map();

class Explained extends AsyncDirective {
  #shown = { text: "", texts: null, drawn: "" };

  render(text, texts) {
    if (this.#shown.text === text && this.#shown.texts === texts) return noChange;
    this.#shown = { text, texts, drawn: text };
    this.#mark(this.#shown);
    return this.#shown.drawn;
  }

  reconnected() {
    this.setValue(this.#shown.drawn);
  }

  #mark(shown) {
    const { text, texts } = shown;
    const key = `${texts.language}/${texts.puzzle}`;
    const finder = finders.get(key);
    if (finder) shown.drawn = drawn(text, finder, texts);
    else termsOf(texts).then((terms) => {
      finders.set(key, finders.get(key) ?? finderOf(terms, texts.puzzle));
      this.#mark(shown);
      if (this.isConnected && this.#shown === shown) this.setValue(shown.drawn);
    }, () => {}); // the words stand there all the same
  }
}

/** A term that stands in two texts one after the other stays, with its explanation if that is open. */
function drawn(text, finder, texts) {
  const known = new Set();
  const pieces = text.split(SUM).map((piece, at) => ({ parts: partsOf(piece, finder, known), sum: at % 2 === 1 && piece.replace(ISOLATES, "").length <= LONGEST_SUM }));
  const parts = pieces.flatMap(({ parts, sum }) => (sum ? [{ sum: parts }] : parts));
  const named = (part) => part?.term?.id ?? (part?.sum ? "sum" : "");
  const names = parts.map((part, index) => named(part) || `before ${named(parts[index + 1])}`);
  const key = (part, index) => `${names[index]} ${names.slice(0, index).filter((name) => name === names[index]).length}`;
  return repeat(parts, key, (part) => (part.sum ? html`<span class="sum">${part.sum.map((each) => word(each, texts))}</span>` : word(part, texts)));
}

const word = (part, texts) => (typeof part === "string" ? part : html`<dhadha-term .term=${part.term} .texts=${texts}>${part.word}</dhadha-term>`);

glossary.marked = directive(Explained);
