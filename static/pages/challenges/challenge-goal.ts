/**
 * What a challenge asks for, in a sentence: on its page, and in the lists that the build writes. It has no words of the
 * challenge, because a link must not put text of its own on the page.
 */
import type { Texts } from "../../i18n/load-messages.ts";
import type { Challenge } from "../../validation/python-types.ts";

export function goalInWords(challenge: Challenge, texts: Texts) {
  const { goal, of = "", most, least, changes, algorithm } = challenge;
  const { columns, rows = columns } = Object(challenge.options);
  const named = (...ids: string[]) => texts.text(ids.find(texts.has) ?? "");
  const numbers = Object.entries({ most, least, changes, rows, columns: columns ?? rows });
  const args: Record<string, number | string> = Object.fromEntries(numbers.map(([id, value]) => [id, Number(value ?? 0)]));
  const keys = [`challenge-goal-${challenge.id}`];
  if (of) {
    args.algorithm = named(`algorithm-${algorithm}`);
    args.counter = named(`counter-${of}`, `result-${of}`);
    if (changes !== undefined) keys.push(`challenge-find-${of}-changes-${texts.puzzle}`);
    keys.push(...ownFirst(`challenge-find-${of}`, texts), "challenge-find-count");
  } else if (most === undefined) keys.push(`challenge-${goal}-any`);
  const told = [...keys, `challenge-${goal}`].find(texts.has);
  const limit = changes === undefined ? [] : ownFirst("challenge-changes", texts).slice(0, 1);
  return [...told ? [told] : [], ...limit].map((key) => texts.text(key, args)).join(" ");
}

/** The message of the puzzle, if there is one, before that of all puzzles. */
export const ownFirst = (key: string, { has, puzzle }: Texts) => [`${key}-${puzzle}`, key].filter(has);
