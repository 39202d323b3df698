/** How the terms of a text are marked once the glossary has come. */
import { html, noChange } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { AsyncDirective, directive } from "lit/async-directive.js";
import { finderOf, partsOf, termsOf } from "./glossary.js";
import "./term.js";
import { glossary } from "./terms.js";

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
    if (finder) shown.drawn = drawn(partsOf(text, finder), texts);
    else termsOf(texts).then((terms) => {
      finders.set(key, finders.get(key) ?? finderOf(terms, texts.puzzle));
      this.#mark(shown);
      if (this.isConnected && this.#shown === shown) this.setValue(shown.drawn);
    }, () => {}); // the words stand there all the same
  }
}

/** A term that stands in two texts one after the other stays, with its explanation if that is open. */
function drawn(parts, texts) {
  const key = (part, index) => part.term?.id ?? `before ${parts[index + 1]?.term.id}`;
  return repeat(parts, key, (part) => (typeof part === "string" ? part : html`<dhadha-term .term=${part.term} .texts=${texts}>${part.word}</dhadha-term>`));
}

glossary.marked = directive(Explained);
