/**
 * What a challenge asks for, in a sentence, as the list in the page's HTML does (see goal_sentence in pages.py). It has
 * no words of the challenge, because a link must not put text of its own on the page.
 */
import { findPuzzle } from "../player/catalogue/puzzle-registry.ts";
import type { Texts } from "../i18n/load-messages.ts";
import type { Challenge } from "../validation/python-types.ts";

export function goalInWords(challenge: Challenge, puzzle: string, { text: format, has, grouped }: Texts) {
  const { goal, of = "", most, least, changes } = challenge;
  const { rows, columns } = Object(challenge.options);
  const text: typeof format = (id, args) => (has(id) ? format(id, args) : "");
  const numbers = Object.entries({ most, least, changes, rows, columns })
    .map(([name, value]) => [name, grouped.format(Number(value ?? 0))]);
  const args: Record<string, string> = Object.fromEntries(numbers);
  let key = `challenge-${goal}`;
  const own = `challenge-goal-${challenge.id}`;
  if (has(own)) key = own;
  else if (of) {
    args.algorithm = text(`algorithm-${challenge.algorithm ?? findPuzzle(puzzle)?.algorithms[0].id}`);
    args.counter = text(`counter-${of}`);
    const walls = `challenge-find-walls-${of}`;
    key = changes !== undefined && has(walls) ? walls : `challenge-find-${of}`;
    if (!has(key)) key = "challenge-find-count";
  } else if (most === undefined && has(`${key}-any`)) key += "-any";
  return [text(key, args), changes === undefined ? "" : text("challenge-changes", args)].join(" ").trim();
}
