/** The table of languages, by code; and messages embedded in scripts, for errors before other texts have loaded. */
import { readFileSync } from "node:fs";

export const LANGUAGES = JSON.parse(readFileSync("py/dhadha/languages.json", "utf8"));

/** {language: {key: sentence}}, as JSON, of the messages whose keys match. */
export function inlinedSentences(keys = /^(error-file-missing|try-again)$/) {
  const texts = Object.keys(LANGUAGES).map(
    (language) => [language, readFileSync(`static/i18n/${language}/common.ftl`, "utf8")],
  );
  return JSON.stringify(Object.fromEntries(texts.map(([language, text]) => [language, matchingMessages(text, keys)])));
}

/** @param {string} text @param {RegExp} keys */
function matchingMessages(text, keys) {
  const pairs = [...text.matchAll(/^([\w-]+) = (.+)$/gm)].map(([, ...pair]) => pair);
  return Object.fromEntries(pairs.filter(([key]) => keys.test(key)));
}
