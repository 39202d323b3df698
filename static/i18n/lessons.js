/** Lessons of algorithms, from Fluent files of their own that come when one is shown. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import sources from "baked/lessons.js";
import { fetchText } from "../files/assets.js";

const PARTS = ["idea", "invariant", "proof", "limits", "cost"];
const SHARED = "lessons";

/**
 * The lesson of what a trace's header names: [{title, sentences: [{text, steps}, …]}, …], empty if there is none. `steps` are the steps that show what is said,
 * the first that a run has: [{name: a reason or "word:…", nth: 0 for any, -1 for the last}, …].
 */
export async function loadLesson(language, { puzzle, ran, source }) {
  const bundle = await read(language, puzzle);
  const file = source.split(".").at(-1).replaceAll("_", "-");
  const lesson = [`lesson-${ran}-${file}`, `lesson-${ran}`].find((name) => bundle.hasMessage(`${name}-idea-1`));
  if (!lesson) return [];
  return PARTS.map((part) => ({ title: said(bundle, `lesson-${part}`), sentences: sentences(bundle, `${lesson}-${part}`) })).filter((part) => part.sentences.length);
}

/** What searches share is written once; a puzzle may say it in other words, or more. */
async function read(language, puzzle) {
  const names = [SHARED, `${SHARED}-${puzzle}`].map((name) => `${language}/${name}`).filter((name) => Object.hasOwn(sources, name));
  const bundle = new FluentBundle(language);
  for (const text of await Promise.all(names.map((name) => fetchText(sources[name])))) bundle.addResource(new FluentResource(text), { allowOverrides: true });
  return bundle;
}

function sentences(bundle, part) {
  const found = [];
  for (let id = `${part}-1`; bundle.hasMessage(id); id = `${part}-${found.length + 1}`) found.push({ text: said(bundle, id), steps: stepsOf(bundle.getMessage(id)) });
  return found;
}

function said(bundle, id) {
  return bundle.formatPattern(bundle.getMessage(id).value);
}

/** "smallest-f 2, last word:found" */
function stepsOf({ attributes: { step } }) {
  return step.split(",").map((each) => {
    const [, last, name, nth] = each.trim().match(/^(last )?(\S+)(?: (\d+))?$/);
    return { name, nth: last ? -1 : Number(nth ?? 0) };
  });
}
