/** The source code of algorithms, for the code panel: baked for our own puzzles, from Python for packages. */
/** @import { Source } from "../../checks/contract.ts" */
import sources from "baked/sources.js";
import { fetchJson } from "../../files/assets.ts";
import { solver } from "../../solver/client.ts";
import { isBuiltIn } from "./library.ts";

/** @type {CodeLines} */
const NO_SOURCE = { text: [], reading: [], at: [] };

/**
 * Lines of code as highlighted HTML, original (`text`) and without reporting code (`reading`); `at` maps each line of
 * `text` to the line of `reading`, from 1, that is highlighted when it runs, 0 for none.
 * @typedef {{text: string[], reading: string[], at: number[]}} CodeLines
 */

/** Built-in sources, by puzzle. @type {Map<string, Record<string, Source>>} */
const written = new Map();

/** @param {string} puzzle @param {Record<string, Source>} sources */
export function addSourceCode(puzzle, sources) {
  written.set(puzzle, sources);
}

/** The source of a module. @param {string} puzzle @param {string} module @returns {Promise<CodeLines>} */
export async function loadSource(puzzle, module) {
  /** @type {Record<string, Source>} */
  const all = written.get(puzzle) ?? (await fetchSources(puzzle));
  if (!Object.hasOwn(all, module)) return NO_SOURCE;
  const { text, lines, at, tokens } = all[module];
  return { text: coloured(text, tokens.text), reading: coloured(lines, tokens.lines), at };
}

/** @param {string} puzzle */
const fetchSources = (puzzle) => (isBuiltIn(puzzle) ? fetchJson(sources[puzzle]) : solver.ask("sources", { puzzle }));

/**
 * Return the lines as highlighted HTML, by the tokens of py/dhadha/source/highlight.py.
 * @param {string[]} lines @param {[number, number, string][][]} tokens
 */
const coloured = (lines, tokens) => lines.map((line, number) => {
  const characters = [...line];
  /** @param {number} from @param {number} [to] */
  const between = (from, to) => escaped(characters.slice(from, to).join(""));
  let [written, at] = ["", 0];
  for (const [from, to, kind] of tokens[number] ?? []) {
    written += `${between(at, from)}<span class="${kind}">${between(from, to)}</span>`;
    at = to;
  }
  return written + between(at);
});

/** @param {string} line */
const escaped = (line) => line.replace(/[&<]/g, (sign) => (sign === "&" ? "&amp;" : "&lt;"));
