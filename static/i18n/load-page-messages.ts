/** Messages of pages and tools, in separate Fluent files, which a player alone does not need. */
import sources from "baked/late-texts.js";
import { supportedLanguage } from "../loading/load-error-sentences.ts";
import { loadTexts } from "./load-messages.ts";

type File = "challenges" | "site" | "take-over";

/** Load all messages for a puzzle ("" for none), and those of further files. */
export function loadPageTexts(language: string, puzzle: string, ...files: File[]) {
  const addressOf = (file: File) => sources[`${supportedLanguage(language)}/${file}`];
  return loadTexts(language, puzzle, ...files.map(addressOf));
}
