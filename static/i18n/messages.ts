/** The messages of one language, for one puzzle or for none. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import table from "../../py/dhadha/languages.json" with { type: "json" };

/** What a page needs of the table of languages, by code; the build leaves the other fields out. */
export const LANGUAGES: Record<string, { direction: string; locale: string; wordsPerMinute: number }> = table;

/** The messages of a package, by language. */
export type Sources = Record<string, FluentResource>;

/** Fluent isolates every argument, and also isolation marks of formulas within a message. */
const WRAPPED_MARK = /\u2068([\u2066-\u2069])\u2069/g;
/** Limits for third-party texts: characters of an argument, messages of a reason. */
const LONGEST_ARGUMENT = 4000;
const MOST_MESSAGES = 16;

export class Texts {
  #bundle;
  #plain;
  #digits: string[];
  declare language: string;
  declare puzzle: string | null;
  declare direction: string;
  declare grouped: Intl.NumberFormat;
  /** The value of the attribute `translate`: readers who have the language need no translator. */
  declare translate: "yes" | "no";

  /** Later sources override earlier ones. `puzzle` null: only the messages of a board. */
  constructor(language: string, puzzle: string | null, fluent: string[]) {
    const { locale, direction } = LANGUAGES[language];
    this.language = language;
    this.puzzle = puzzle;
    this.direction = direction;
    const reads = globalThis.navigator?.languages ?? []; // none in Node
    this.translate = reads.some((each) => each.split("-")[0] === language) ? "no" : "yes";
    this.#bundle = new FluentBundle(locale, { useIsolating: direction === "rtl" });
    for (const source of fluent) this.#bundle.addResource(new FluentResource(source), { allowOverrides: true });
    this.#plain = new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 2 });
    this.#digits = Array.from({ length: 10 }, (_, digit) => this.#plain.format(digit));
    this.grouped = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  }

  /** Add a package's messages: any for its own puzzle, elsewhere only the puzzle's name. English fills gaps. */
  addPackageMessages(puzzle: string, more: Sources) {
    for (const resource of new Set([more[this.language], more.en])) {
      const allowOverrides = resource === more[this.language];
      if (resource && puzzle === this.puzzle) this.#bundle.addResource(resource, { allowOverrides });
      else if (resource) this.#bundle.addResource(puzzleNameMessages(resource, puzzle));
    }
  }

  has = (id: string) => this.#bundle.hasMessage(id);

  /** Format the message `id`; falls back to a readable form of the id. */
  text = (id: string, args: Record<string, any> = {}): string => {
    const message = this.#bundle.getMessage(id);
    if (!message?.value) return humanize(id);
    return this.#bundle.formatPattern(message.value, args, []).replace(WRAPPED_MARK, "$1");
  };

  /** An attribute of a message, which is a list of names. */
  attribute = (id: string, name: string) => String(this.#bundle.getMessage(id)?.attributes[name]);

  /**
   * Format the sentence for {reason, args}, one sentence per word of the reason; "" without a message. Words among the
   * arguments keep their letters, but not their digits. A message `INSTEAD-WORD` replaces `reason-WORD`.
   */
  reason = ({ reason, args = {} }: { reason?: string; args?: Record<string, any> }, instead = "reason"): string => {
    if (!reason) return "";
    const written: Record<string, any> = {};
    for (const name in args)
      written[name] = typeof args[name] === "string" ? this.#localizeText(shorten(args[name])) : args[name];
    const idOf = (word: string) => `${this.has(`${instead}-${word}`) ? instead : "reason"}-${word}`;
    return reason.split(" ", MOST_MESSAGES).map((word) => this.text(idOf(word), written)).join(" ");
  };

  /** Convert the digits of a text, and its commas where they are read from right to left; so is a list of numbers. */
  #localizeText = (text: string) =>
    this.digits(this.direction === "rtl" ? text.replace(/^(?=\d+, )/, "\u200f").replaceAll(", ", "، ") : text);

  /** Format a number without grouping, as on a tile. */
  number = (value: number) => this.#plain.format(value);

  /** Convert the digits of a text, except in names of squares such as a1. */
  digits = (text: unknown) =>
    String(text).replace(/[a-z]+\d*|\d/gi, (part) => (part <= "9" ? this.#digits[Number(part)] : part));
}

function shorten(text: string) {
  return text.length > LONGEST_ARGUMENT ? `${text.slice(0, LONGEST_ARGUMENT)}…` : text;
}

/** What names a puzzle. */
function puzzleNameMessages(resource: FluentResource, puzzle: string) {
  const names = new FluentResource("");
  names.body = resource.body.filter(({ id }) => id === `puzzle-${puzzle}` || id === `puzzle-${puzzle}-about`);
  return names;
}

function humanize(id: string) {
  const words = id.replace(/^(puzzle|algorithm|option|choice|counter|result|reason|preset)-/, "").replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
