/** The table of languages, by code. */
import { readFileSync } from "node:fs";

export const LANGUAGES = JSON.parse(readFileSync("py/dhadha/languages.json", "utf8"));
