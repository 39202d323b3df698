/** The page's sentences, from Fluent files, with numbers in the language's own digits. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import sources from "baked/texts.js";
import { fetchText } from "../files/assets.js";

const LANGUAGES = {
  en: { locale: "en", direction: "ltr" },
  bn: { locale: "bn-u-nu-beng", direction: "ltr" },
  fa: { locale: "fa-u-nu-arabext", direction: "rtl" },
};
const COMMON = "common";
/** Fluent isolates whatever is put in, also the marks with which a message isolates a formula. */
const WRAPPED_MARK = /\u2068([\u2066-\u2069])\u2069/g;

/** @type {Map<string, Promise<Texts>>} */
const loaded = new Map();
const brought = [];

/** The texts of a language (English when it is none of ours): those of every page, and of one puzzle, if it has a file here. */
export function loadTexts(language, puzzle = "") {
  const code = String(language).slice(0, 2).toLowerCase();
  const known = Object.hasOwn(LANGUAGES, code) ? code : "en";
  const key = `${known}/${puzzle}`;
  if (!loaded.has(key)) loaded.set(key, read(known, puzzle).catch((error) => (loaded.delete(key), Promise.reject(error))));
  return loaded.get(key);
}

async function read(language, puzzle) {
  const parts = [COMMON, puzzle].map((part) => `${language}/${part}`).filter((name) => Object.hasOwn(sources, name)).map((name) => sources[name]);
  const texts = new Texts(language, puzzle, await Promise.all(parts.map(fetchText)));
  for (const more of brought) texts.add(more);
  return texts;
}

/** Sentences that came with a package, as Fluent source by language, for every language there is or will be. */
export async function addTexts(more) {
  const read = Object.fromEntries(Object.entries(more).map(([language, source]) => [language, new FluentResource(source)]));
  brought.push(read);
  for (const texts of loaded.values()) texts.then((known) => known.add(read), () => {});
}

class Texts {
  #bundle;
  #plain;

  /** Of two sources that have the same message the later wins. */
  constructor(language, puzzle, fluent) {
    const { locale, direction } = LANGUAGES[language];
    this.language = language;
    this.puzzle = puzzle;
    this.direction = direction;
    this.#bundle = new FluentBundle(locale, { useIsolating: direction === "rtl" });
    for (const source of fluent) this.#bundle.addResource(new FluentResource(source), { allowOverrides: true });
    this.#plain = new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 2 });
    this.grouped = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  }

  /** Our own sentences win over those that are added; English stands in for a language that is not there. */
  add(more) {
    const resource = more[this.language] ?? more.en;
    if (resource) this.#bundle.addResource(resource);
  }

  has = (id) => this.#bundle.hasMessage(id);

  /** The message `id`; a readable form of the id itself when there is none. */
  text = (id, args = {}) => {
    const message = this.#bundle.getMessage(id);
    if (!message?.value) return humanized(id);
    return this.#bundle.formatPattern(message.value, args, []).replace(WRAPPED_MARK, "$1");
  };

  /** The sentence for what {reason, args} tells; "" when it tells nothing. Words among the arguments keep their letters, but not their digits. */
  reason = ({ reason, args = {} }) => {
    if (!reason) return "";
    const told = Object.entries(args).map(([name, value]) => [name, typeof value === "string" ? this.digits(value) : value]);
    return this.text(`reason-${reason}`, Object.fromEntries(told));
  };

  /** A number as it stands on a tile: no grouping. */
  number = (value) => this.#plain.format(value);

  /** A text with the digits of any script as Python's own. */
  plainDigits = (text) => text.replace(/[০-৯]/g, (digit) => digit.charCodeAt(0) - 0x9e6).replace(/[۰-۹]/g, (digit) => digit.charCodeAt(0) - 0x6f0);

  /** A text with its digits in the language's script, but for those of names such as a1: squares are written so everywhere. */
  digits = (text) => String(text).replace(/[a-z]+\d+|\d/gi, (part) => (part.length > 1 ? part : this.#plain.format(Number(part))));
}

function humanized(id) {
  const words = id.replace(/^(puzzle|algorithm|option|choice|counter|result|reason|preset)-/, "").replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
