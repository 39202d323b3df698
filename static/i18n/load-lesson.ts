/** Lessons of algorithms, which the build splits off from the other messages; loaded when a lesson is shown. */
import sources from "baked/lessons.js";
import { fetchText } from "../loading/fetch-assets.ts";
import { Texts } from "./messages.ts";

const PARTS = ["idea", "invariant", "proof", "limits", "cost"];

type Sentence = { text: string; steps: { name: string; nth: number }[] };
type Part = { id: string; title: string; sentences: Sentence[] };

/**
 * Load the lesson that a trace's header names: [{id, title, sentences: [{text, steps}, …]}, …], empty if there is none.
 * `steps` are candidates for the illustrating step, the first present in the run: [{name: a reason or "word:…", nth: 0
 * for any, -1 for the last}, …].
 */
export async function loadLesson(
  language: string, { puzzle, ran, source }: { puzzle: string; ran: string; source: string },
): Promise<Part[]> {
  // searches share texts; a puzzle may override or extend them
  const names = [`${language}/common`, `${language}/${puzzle}`].filter((name) => Object.hasOwn(sources, name));
  const texts = new Texts(language, puzzle, await Promise.all(names.map((name) => fetchText(sources[name]))));
  const file = source.slice(source.lastIndexOf(".") + 1).replaceAll("_", "-");
  const lesson = [`lesson-${ran}-${file}`, `lesson-${ran}`].find((name) => texts.has(`${name}-idea-1`));
  if (!lesson) return [];
  return PARTS.map((part) => ({
    id: part, title: texts.text(`lesson-${part}`),
    sentences: sentencesOfPart(texts, `${lesson}-${part}`),
  })).filter((part) => part.sentences.length);
}

function sentencesOfPart(texts: Texts, part: string) {
  const numbered: Sentence[] = [];
  for (let id = `${part}-1`; texts.has(id); id = `${part}-${numbered.length + 1}`)
    numbered.push({ text: texts.text(id), steps: parseStepNames(texts.attribute(id, "step")) });
  return numbered;
}

/** "smallest-f 2, last word:found" */
const parseStepNames = (step: string) =>
  step.split(",").map((each) => {
    const [, last, name, nth] = each.trim().match(/^(last )?(\S+)(?: (\d+))?$/) ?? [];
    return { name, nth: last ? -1 : Number(nth ?? 0) };
  });
