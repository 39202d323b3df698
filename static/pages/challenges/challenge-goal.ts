/**
 * What a challenge asks for, in a sentence: on its page, and in the lists that the build writes. It has no words of the
 * challenge, because a link must not put text of its own on the page.
 */
import type { Texts } from "../../i18n/load-messages.ts";
import type { Challenge } from "../../validation/python-types.ts";

export function goalInWords(challenge: Challenge, { text: format, has, grouped }: Texts) {
  const { goal, of = "", most, least, changes, algorithm } = challenge;
  const { rows, columns } = Object(challenge.options);
  const text: typeof format = (id, args) => (has(id) ? format(id, args) : "");
  const numbers = Object.entries({ most, least, changes, rows, columns })
    .map(([name, value]) => [name, grouped.format(Number(value ?? 0))]);
  const args: Record<string, string> = Object.fromEntries(numbers);
  const keys = [`challenge-goal-${challenge.id}`];
  if (of) {
    args.algorithm = text(`algorithm-${algorithm}`);
    args.counter = text(`counter-${of}`);
    if (changes !== undefined) keys.push(`challenge-find-walls-${of}`);
    keys.push(`challenge-find-${of}`, "challenge-find-count");
  } else if (most === undefined) keys.push(`challenge-${goal}-any`);
  const key = keys.find(has) ?? `challenge-${goal}`;
  return [text(key, args), changes === undefined ? "" : text("challenge-changes", args)].join(" ").trim();
}
