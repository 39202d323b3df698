/** Format the command line's answer in the reader's language. */
import type { Texts } from "../../i18n/load-messages.ts";

const LONGEST = 200; // characters; a longer answer is numbers
const PARTS = /([,;:] )/;
const GIVEN = /\b[a-z]?\d+\b/g; // a number, or a square
const NAMES = ["a", "b", "c"];

/** Translate an answer part by part; parts without a message, such as moves, are unchanged and can be pasted. */
export function answerInWords(line: string, texts: Texts) {
  if (line.length > LONGEST) return line;
  return line.split(PARTS).map((part) => partInWords(part, texts)).join("");
}

function partInWords(part: string, { has, text, digits }: Texts) {
  const words = part.replace(GIVEN, " ").toLowerCase().match(/[a-z]+/g) ?? [];
  const id = `line-${words.join("-")}`;
  if (!words.length || !has(id)) return part;
  const given = part.match(GIVEN) ?? [];
  return text(id, Object.fromEntries(given.map((each, at) => [NAMES[at], digits(each)])));
}
