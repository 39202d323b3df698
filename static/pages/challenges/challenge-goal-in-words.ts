/**
 * What a challenge asks for, in a sentence: on its page, and in the lists that the build writes. It has no words of the
 * challenge, because a link must not put text of its own on the page.
 */
import { differsFromDefault, optionInWords } from "../../player/text/option-in-words.ts";
import type { Texts } from "../../i18n/load-messages.ts";
import type { Challenge, Description } from "../../validation/python-types.ts";

/** One with an id may have a sentence of its own; of others the options are told, too. */
export function goalInWords(
  challenge: Omit<Challenge, "id"> & { id?: string }, { algorithms }: Pick<Description, "algorithms">, texts: Texts,
) {
  const { id = "", goal, of = "", most, least, changes, options = {} } = challenge;
  const { id: algorithm, parameters } = algorithms.find((each) => each.id === challenge.algorithm) ?? algorithms[0];
  const usual = Object.fromEntries(parameters.map((each) => [each.id, each.default]));
  const { columns, rows = columns } = { ...usual, ...options };
  const named = (...ids: string[]) => texts.text(ids.find(texts.has) ?? "");
  const numbers = Object.entries({ most, least, changes, rows, columns: columns ?? rows });
  const args: Record<string, number | string> = Object.fromEntries(
    numbers.map(([name, value]) => [name, Number(value) || 0]),
  );
  const keys = [`challenge-goal-${id}`];
  if (of) {
    args.algorithm = named(`algorithm-${algorithm}`);
    args.counter = named(`counter-${of}`, `result-${of}`);
    if (changes !== undefined) keys.push(`challenge-find-${of}-changes-${texts.puzzle}`);
    keys.push(...existingMessageKeys(`challenge-find-${of}`, texts), "challenge-find-count");
  } else if (most === undefined) keys.push(`challenge-${goal}-any`);
  const told = [...keys, ...existingMessageKeys(`challenge-${goal}`, texts)].find(texts.has);
  const limit = changes === undefined ? [] : existingMessageKeys("challenge-changes", texts).slice(0, 1);
  const others = parameters.filter(({ id: name, hidden, from_state, default: value }) =>
    told !== keys[0] && !hidden && !from_state && differsFromDefault(options[name], value));
  const words = others.map((each) => optionInWords(each, options, texts)).filter(Boolean).join(" · ");
  return [...[...told ? [told] : [], ...limit].map((key) => texts.text(key, args)), words].join(" ").trim();
}

/** The message of the puzzle, if there is one, before that of all puzzles. */
export const existingMessageKeys = (key: string, { has, puzzle }: Texts) => [`${key}-${puzzle}`, key].filter(has);
