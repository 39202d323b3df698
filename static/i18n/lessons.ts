/** Lessons of algorithms, loaded from separate Fluent files when a lesson is shown. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import sources from "baked/lessons.js";
import { fetchText } from "../files/assets.ts";

const PARTS = ["idea", "invariant", "proof", "limits", "cost"];
const SHARED = "lessons";

/** @typedef {{text: string, steps: {name: string, nth: number}[]}} Sentence */
/** @typedef {{title: string, sentences: Sentence[]}} Part */

/**
 * Load the lesson that a trace's header names: [{title, sentences: [{text, steps}, …]}, …], empty if there is none.
 * `steps` are candidates for the illustrating step, the first present in the run: [{name: a reason or "word:…", nth: 0
 * for any, -1 for the last}, …].
 * @param {string} language @param {{puzzle: string, ran: string, source: string}} header @returns {Promise<Part[]>}
 */
export async function loadLesson(language, { puzzle, ran, source }) {
  const bundle = await read(language, puzzle);
  const file = source.slice(source.lastIndexOf(".") + 1).replaceAll("_", "-");
  const lesson = [`lesson-${ran}-${file}`, `lesson-${ran}`].find((name) => bundle.hasMessage(`${name}-idea-1`));
  if (!lesson) return [];
  return PARTS.map((part) => ({
    title: said(bundle, `lesson-${part}`),
    sentences: sentences(bundle, `${lesson}-${part}`),
  })).filter((part) => part.sentences.length);
}

/** Searches share texts; a puzzle may override or extend them. @param {string} language @param {string} puzzle */
async function read(language, puzzle) {
  const names = [SHARED, `${SHARED}-${puzzle}`]
    .map((name) => `${language}/${name}`)
    .filter((name) => Object.hasOwn(sources, name));
  const bundle = new FluentBundle(language);
  for (const text of await Promise.all(names.map((name) => fetchText(sources[name]))))
    bundle.addResource(new FluentResource(text), { allowOverrides: true });
  return bundle;
}

/** @param {FluentBundle} bundle @param {string} part */
function sentences(bundle, part) {
  /** @type {Sentence[]} */
  const found = [];
  for (let id = `${part}-1`; bundle.hasMessage(id); id = `${part}-${found.length + 1}`)
    found.push({ text: said(bundle, id), steps: stepsOf(bundle, id) });
  return found;
}

/** @param {FluentBundle} bundle @param {string} id */
function said(bundle, id) {
  return bundle.formatPattern(bundle.getMessage(id)?.value ?? "");
}

/** "smallest-f 2, last word:found" @param {FluentBundle} bundle @param {string} id */
function stepsOf(bundle, id) {
  const step = String(bundle.getMessage(id)?.attributes.step);
  return step.split(",").map((each) => {
    const [, last, name, nth] = each.trim().match(/^(last )?(\S+)(?: (\d+))?$/) ?? [];
    return { name, nth: last ? -1 : Number(nth ?? 0) };
  });
}
