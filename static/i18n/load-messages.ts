/** Load the page's messages from Fluent files; numbers are in the language's own digits. */
import { FluentResource } from "@fluent/bundle";
import fonts from "baked/fonts.js";
import sources from "baked/texts.js";
import { fetchText, memoized } from "../loading/fetch-assets.ts";
import { importLate } from "../loading/late-import.ts";
import { supportedLanguage } from "../loading/load-error-sentences.ts";
import { Texts } from "./messages.ts";
import type { Sources } from "./messages.ts";

export { Texts };

const loaded = new Map<string, Promise<Texts>>();
/** By puzzle. */
const brought = new Map<string, Sources>();

/**
 * Load the messages of a language (by default the page's): the common ones, and those of a puzzle that has a file
 * here. `puzzle` null: only those of a board; `more`: addresses of further files.
 */
export function loadTexts(language: string, puzzle: string | null = "", ...more: Asset[]): Promise<Texts> {
  const known = supportedLanguage(language);
  return memoized(loaded, `${known}/${puzzle}/${more.map(({ file }) => file)}`, () => fetchTextsAndFont(known, puzzle, more));
}

async function fetchTextsAndFont(language: string, puzzle: string | null, more: Asset[]) {
  if (Object.hasOwn(fonts, language))
    importLate(() => import("./script-font.ts")).then(({ loadFontForLanguage }) => loadFontForLanguage(language))
      .catch(() => {}); // the fonts of the system stay
  const parts = (puzzle === null ? ["board"] : ["board", "common", puzzle])
    .map((part) => `${language}/${part}`)
    .filter((name) => Object.hasOwn(sources, name))
    .map((name) => sources[name])
    .concat(more);
  const texts = new Texts(language, puzzle, await Promise.all(parts.map(fetchText)));
  for (const [id, more] of brought) texts.addPackageMessages(id, more);
  return texts;
}

const MANY_SPACES = / {65,}/g; // slow to parse, and without a meaning

/** Parse a package's messages, Fluent source by language; throws if invalid. */
export function parseMessages(more: Record<string, string>) {
  const short = (source: string) => source.replaceAll(MANY_SPACES, " ".repeat(64));
  return Object.fromEntries(
    Object.entries(more).map(([language, source]) => [language, new FluentResource(short(source))]),
  );
}

/** Add a package's messages to its puzzle, for all languages, present and future. */
export function registerPackageMessages(puzzle: string, read: Sources) {
  brought.set(puzzle, read);
  for (const texts of loaded.values()) texts.then((known) => known.addPackageMessages(puzzle, read), () => {});
}
