/** Messages embedded in scripts, for errors before other texts have loaded. */
import { readFileSync, readdirSync } from "node:fs";

const KEYS = /^(error-file-(missing|alone)|try-again)$/;

/** {language: {key: sentence}}, as JSON. */
export function inlinedSentences() {
  const languages = readdirSync("static/i18n").filter((name) => !name.includes("."));
  const texts = languages.map((language) => [language, readFileSync(`static/i18n/${language}/common.ftl`, "utf8")]);
  return JSON.stringify(Object.fromEntries(texts.map(([language, text]) => [language, matchingMessages(text)])));
}

function matchingMessages(text) {
  const pairs = [...text.matchAll(/^([\w-]+) = (.+)$/gm)].map(([, ...pair]) => pair);
  return Object.fromEntries(pairs.filter(([key]) => KEYS.test(key)));
}
