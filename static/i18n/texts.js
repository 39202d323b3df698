/** The page's sentences, from Fluent files, with numbers in the language's own digits. */
import { FluentBundle, FluentResource } from "@fluent/bundle";

const LANGUAGES = {
  en: { locale: "en", direction: "ltr", load: () => import("./en.ftl") },
  bn: { locale: "bn-u-nu-beng", direction: "ltr", load: () => import("./bn.ftl") },
  fa: { locale: "fa-u-nu-arabext", direction: "rtl", load: () => import("./fa.ftl") },
};

const loaded = new Map();
const brought = [];

/** The texts of a language (English when it is none of ours). */
export function loadTexts(language) {
  const code = language?.slice(0, 2).toLowerCase();
  const known = code in LANGUAGES ? code : "en";
  if (!loaded.has(known)) loaded.set(known, read(known).catch((error) => (loaded.delete(known), Promise.reject(error))));
  return loaded.get(known);
}

async function read(language) {
  const { locale, direction, load } = LANGUAGES[language];
  const texts = new Texts(language, locale, direction, (await load()).default);
  for (const sources of brought) texts.add(sources);
  return texts;
}

/** Sentences that came with a package, as Fluent source by language, for every language there is or will be. */
export async function addTexts(sources) {
  brought.push(sources);
  for (const texts of await Promise.all(loaded.values())) texts.add(sources);
}

class Texts {
  #bundle;
  #plain;

  constructor(language, locale, direction, source) {
    this.language = language;
    this.direction = direction;
    this.#bundle = new FluentBundle(locale, { useIsolating: direction === "rtl" });
    this.#bundle.addResource(new FluentResource(source));
    this.#plain = new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 2 });
    this.grouped = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  }

  /** Our own sentences win over those that are added; English stands in for a language that is not there. */
  add(sources) {
    const source = sources[this.language] ?? sources.en;
    if (source) this.#bundle.addResource(new FluentResource(source));
  }

  has = (id) => this.#bundle.hasMessage(id);

  /** The message `id`; a readable form of the id itself when there is none. */
  text = (id, args = {}) => {
    const message = this.#bundle.getMessage(id);
    if (!message?.value) return humanized(id);
    return this.#bundle.formatPattern(message.value, args, []);
  };

  /** A number as it stands on a tile: no grouping. */
  number = (value) => this.#plain.format(value);

  /** A text with its digits in the language's script. */
  digits = (text) => String(text).replace(/\d/g, (digit) => this.#plain.format(Number(digit)));
}

function humanized(id) {
  const words = id.replace(/^(puzzle|algorithm|option|choice|counter|result|reason|preset)-/, "").replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
