/** Mistakes in what attributes request, which only a puzzle's description tells. */
import { plainDigits } from "../../loading/plain-digits.ts";
import { warnAuthorOnce, warnOfIgnoredValue } from "./author-mistakes.ts";
import { toText, toWords } from "./element-attributes.ts";
import { findPuzzle } from "./puzzle-registry.ts";
import type { Options, Parameter } from "../../validation/python-types.ts";

type Asked = { puzzle?: string; algorithm?: string; options?: Options };

const LONGEST = 60; // characters of a state
/** Beside a form, the request is a visitor's own, who is told in the page. */
const HAS_FORM = ["puzzle", "race"].includes(document.documentElement.dataset.entry ?? "");

/** Warn of a state that no board shows before Python has read it. */
export function warnOfUndrawnState(host: Element, { puzzle, state }: { puzzle: string; state: string }) {
  const shown = `state="${state.slice(0, LONGEST)}"`;
  const example = findPuzzle(puzzle)?.example;
  warnAuthorOnce(host, `cannot draw ${shown} without Python. An example: ${example}. If right, put a picture inside.`);
}

/** Return what attributes request without the algorithm and options that their puzzle lacks; the author is told. */
export function dropRequestMistakesAndWarn<R extends Asked>(host: Element, request: R): R {
  const known = findPuzzle(request.puzzle);
  if (!known || HAS_FORM) return request;
  const { options, ...sound } = request;
  const algorithms = known.algorithms.map(({ id }) => id);
  if (sound.algorithm && !algorithms.includes(sound.algorithm)) {
    warnOfIgnoredValue(host, "algorithm", sound.algorithm, algorithms);
    delete sound.algorithm;
  }
  if (!options) return sound as R;
  const chosen = known.algorithms.filter(({ id }) => id === (sound.algorithm || id));
  const parameters = chosen.flatMap((algorithm) => algorithm.parameters);
  const isKnown = ([name, value]: [string, unknown]) => {
    const named = parameters.filter(({ id }) => id === name.replaceAll("_", "-"));
    if (named.some((parameter) => acceptsValue(parameter, toText(value)))) return true;
    const names = [...new Set(parameters.map(({ id }) => `option-${id}`))];
    warnOfIgnoredValue(host, `option-${name}`, value, named.length ? named.slice(0, 1).flatMap(knownValues) : names);
    return false;
  };
  return { ...sound, options: Object.fromEntries(Object.entries(options).filter(isKnown)) } as R;
}

/** Whether a parameter may take a text; only Python reads some kinds. A race has several choices. */
function acceptsValue({ kind, choices = [], minimum = -Infinity, maximum = Infinity }: Parameter, text: string) {
  if (kind === "choice") return toWords(text).length > 0 && toWords(text).every((each) => choices.includes(each));
  const number = Number(plainDigits(text.trim()) || NaN);
  return kind !== "integer" || (minimum <= number && number <= maximum);
}

const knownValues = ({ kind, choices = [], minimum, maximum }: Parameter) =>
  kind === "integer" ? [`${minimum} to ${maximum}`] : choices;
