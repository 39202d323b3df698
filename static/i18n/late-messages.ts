/** Messages of pages and tools that few visitors open, in separate Fluent files. */
import sources from "baked/late-texts.js";
import { loadTexts } from "./load-messages.ts";

/** Load all messages for a puzzle ("" for none), and those of a file that is loaded on first use. */
export const loadLateTexts = (file: "challenges" | "practice-record" | "take-over", language: string, puzzle: string) =>
  loadTexts(language, puzzle, sources[`${Object.hasOwn(sources, `${language}/${file}`) ? language : "en"}/${file}`]);
