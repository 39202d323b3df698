/** Lessons of algorithms, loaded from separate Fluent files when a lesson is shown. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import sources from "baked/lessons.js";
import { fetchText } from "../loading/fetch-assets.ts";

const PARTS = ["idea", "invariant", "proof", "limits", "cost"];
const SHARED = "lessons";

type Sentence = { text: string; steps: { name: string; nth: number }[] };
type Part = { title: string; sentences: Sentence[] };

/**
 * Load the lesson that a trace's header names: [{title, sentences: [{text, steps}, …]}, …], empty if there is none.
 * `steps` are candidates for the illustrating step, the first present in the run: [{name: a reason or "word:…", nth: 0
 * for any, -1 for the last}, …].
 */
export async function loadLesson(
  language: string,
  { puzzle, ran, source }: { puzzle: string; ran: string; source: string },
): Promise<Part[]> {
  const bundle = await read(language, puzzle);
  const file = source.slice(source.lastIndexOf(".") + 1).replaceAll("_", "-");
  const lesson = [`lesson-${ran}-${file}`, `lesson-${ran}`].find((name) => bundle.hasMessage(`${name}-idea-1`));
  if (!lesson) return [];
  return PARTS.map((part) => ({
    title: messageText(bundle, `lesson-${part}`),
    sentences: sentences(bundle, `${lesson}-${part}`),
  })).filter((part) => part.sentences.length);
}

/** Searches share texts; a puzzle may override or extend them. */
async function read(language: string, puzzle: string) {
  const names = [SHARED, `${SHARED}-${puzzle}`]
    .map((name) => `${language}/${name}`)
    .filter((name) => Object.hasOwn(sources, name));
  const bundle = new FluentBundle(language);
  for (const text of await Promise.all(names.map((name) => fetchText(sources[name]))))
    bundle.addResource(new FluentResource(text), { allowOverrides: true });
  return bundle;
}

function sentences(bundle: FluentBundle, part: string) {
  const numbered: Sentence[] = [];
  for (let id = `${part}-1`; bundle.hasMessage(id); id = `${part}-${numbered.length + 1}`)
    numbered.push({ text: messageText(bundle, id), steps: lessonSteps(bundle, id) });
  return numbered;
}

function messageText(bundle: FluentBundle, id: string) {
  return bundle.formatPattern(bundle.getMessage(id)?.value ?? "");
}

/** "smallest-f 2, last word:found" */
function lessonSteps(bundle: FluentBundle, id: string) {
  const step = String(bundle.getMessage(id)?.attributes.step);
  return step.split(",").map((each) => {
    const [, last, name, nth] = each.trim().match(/^(last )?(\S+)(?: (\d+))?$/) ?? [];
    return { name, nth: last ? -1 : Number(nth ?? 0) };
  });
}
