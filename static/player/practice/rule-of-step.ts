/** The rule that decides a step: the sentence of the algorithm's lesson that such a step shows. */
import { loadLesson } from "../../i18n/load-lesson.ts";
import type { Session } from "../session/session.ts";

const RULES = ["idea", "invariant", "proof"];

/** Load the rule of the step at a position: by its reason, by its word, or the idea; "" without a lesson. */
export async function loadRule({ trace, texts: { language } }: Session, position: number) {
  const { puzzle, effective_algorithm: ran, source } = trace.header;
  const lesson = await loadLesson(language, { puzzle, ran, source });
  const sentences = lesson.filter(({ id }) => RULES.includes(id)).flatMap((part) => part.sentences);
  const shownBy = (wanted: string) => sentences.find(({ steps }) => steps.some(({ name }) => name === wanted));
  const found = shownBy(trace.reasonAt(position)) ?? shownBy(`word:${trace.step(position).word}`) ?? sentences[0];
  return found?.text.replaceAll("`", "") ?? "";
}
