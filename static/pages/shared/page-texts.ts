/** The texts of a page and of its puzzle. */
import { loadPageTexts } from "../../i18n/load-page-messages.ts";
import type { Texts } from "../../i18n/load-messages.ts";

/** Filled once `addPuzzleTexts` has resolved; all modules share the object. */
export const texts = {} as Texts;
export const text: Texts["text"] = (id, args) => texts.text(id, args);
/** The message, "" where there is none. */
export const textIfAny: Texts["text"] = (id, args) => (texts.has(id) ? text(id, args) : "");

/** Load a puzzle's messages, in place of those of the previous one. */
export async function loadPuzzleTexts(puzzle: string) {
  Object.assign(texts, await loadPageTexts(document.documentElement.lang, puzzle, "site"));
}
