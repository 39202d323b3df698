/** The messages of one language, for one puzzle or for none. */
import { FluentBundle, FluentResource } from "@fluent/bundle";

/** @import {Arguments} from "../checks/contract.js" */
/** @typedef {"en" | "bn" | "fa"} Language */
/** @typedef {Record<string, FluentResource>} Sources of a package, by language */

export const LANGUAGES = {
  en: { locale: "en", direction: "ltr" },
  bn: { locale: "bn-u-nu-beng", direction: "ltr" },
  fa: { locale: "fa-u-nu-arabext", direction: "rtl" },
};
/** Fluent isolates whatever is put in, also the marks with which a message isolates a formula. */
const WRAPPED_MARK = /\u2068([\u2066-\u2069])\u2069/g;
/** Letters of an argument, and messages of a reason, that are said: both may come from strangers. */
const LONGEST_ARGUMENT = 4000;
const MOST_MESSAGES = 16;

export class Texts {
  #bundle;
  #plain;
  /** @type {string[]} */
  #digits;

  /**
   * Of two sources that have the same message the later wins.
   * `puzzle` null: those of a board that says nothing else.
   * @param {Language} language @param {string | null} puzzle @param {string[]} fluent
   */
  constructor(language, puzzle, fluent) {
    const { locale, direction } = LANGUAGES[language];
    this.language = language;
    this.puzzle = puzzle;
    this.direction = direction;
    this.#bundle = new FluentBundle(locale, { useIsolating: direction === "rtl" });
    for (const source of fluent) this.#bundle.addResource(new FluentResource(source), { allowOverrides: true });
    this.#plain = new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 2 });
    this.#digits = Array.from({ length: 10 }, (_, digit) => this.#plain.format(digit));
    this.grouped = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  }

  /**
   * A package words its own puzzle as it likes; elsewhere only the puzzle's name is known. Where it does not speak the
   * language, its English fills gaps alone.
   * @param {string} puzzle @param {Sources} more
   */
  add(puzzle, more) {
    const resource = more[this.language] ?? more.en;
    if (!resource) return;
    const allowOverrides = resource === more[this.language];
    if (puzzle === this.puzzle) this.#bundle.addResource(resource, { allowOverrides });
    else this.#bundle.addResource(namesIn(resource, puzzle));
  }

  has = (/** @type {string} */ id) => this.#bundle.hasMessage(id);

  /**
   * The message `id`; a readable form of the id itself when there is none.
   * @param {string} id @param {Record<string, any>} [args] @returns {string}
   */
  text = (id, args = {}) => {
    const message = this.#bundle.getMessage(id);
    if (!message?.value) return humanized(id);
    return this.#bundle.formatPattern(message.value, args, []).replace(WRAPPED_MARK, "$1");
  };

  /**
   * The sentence for what {reason, args} tells, or one for each word of the reason; "" when it tells nothing. Words
   * among the arguments keep their letters, but not their digits.
   * @param {{reason?: string, args?: Record<string, any>}} remark @returns {string}
   */
  reason = ({ reason, args = {} }) => {
    if (!reason) return "";
    /** @type {Record<string, any>} */
    const written = {};
    for (const name in args)
      written[name] = typeof args[name] === "string" ? this.digits(shortened(args[name])) : args[name];
    return reason.split(" ", MOST_MESSAGES).map((each) => this.text(`reason-${each}`, written)).join(" ");
  };

  /** A number as it stands on a tile: no grouping. @param {number} value */
  number = (value) => this.#plain.format(value);

  /**
   * A text with its digits in the language's script, but for those of names such as a1: squares are written so
   * everywhere.
   * @param {unknown} text
   */
  digits = (text) =>
    String(text).replace(/[a-z]+\d*|\d/gi, (part) => (part <= "9" ? this.#digits[Number(part)] : part));
}

/** @param {string} text */
function shortened(text) {
  return text.length > LONGEST_ARGUMENT ? `${text.slice(0, LONGEST_ARGUMENT)}…` : text;
}

/** What names a puzzle. @param {FluentResource} resource @param {string} puzzle */
function namesIn(resource, puzzle) {
  const names = new FluentResource("");
  names.body = resource.body.filter(({ id }) => id === `puzzle-${puzzle}` || id === `puzzle-${puzzle}-about`);
  return names;
}

/** @param {string} id */
function humanized(id) {
  const words = id.replace(/^(puzzle|algorithm|option|choice|counter|result|reason|preset)-/, "").replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
