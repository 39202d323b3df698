/** The sentence over steps that are shown fast: it counts what they do. */
import type { Texts } from "../../i18n/messages.ts";
import type { Stretch } from "../trace/reading-times.ts";

const MOST_COUNTED = 4;

/** A message `skim-REASON`, else `skim-WORD`, counts the steps of a kind; without counts no number is told. */
export function sentenceAboutSkimmedSteps({ from, to, counts }: Stretch, { has, language, text }: Texts) {
  const told = new Map<string, number>();
  for (const [kind, count] of Object.entries(counts ?? {})) {
    const id = kind.split(" ").reverse().map((each) => `skim-${each}`).find(has);
    if (id) told.set(id, (told.get(id) ?? 0) + count);
  }
  if (!told.size) return text("skim-on");
  const largest = [...told].sort(([, one], [, other]) => other - one).slice(0, MOST_COUNTED);
  const parts = largest.map(([id, count]) => text(id, { count }));
  return text("skim", { count: to - from, parts: new Intl.ListFormat(language).format(parts) });
}
