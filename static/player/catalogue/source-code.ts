/** The source code of algorithms, for the code panel: baked for our own puzzles, from Python for packages. */
import sources from "baked/sources.js";
import { fetchJson } from "../../loading/fetch-assets.ts";
import { solver } from "../../python-worker/solver-client.ts";
import { isBuiltIn } from "./baked-data.ts";
import type { Source } from "../../validation/python-types.ts";

const NO_SOURCE: CodeLines = { text: [], reading: [], at: [], numbers: [], caption: "" };

/**
 * Lines of code as highlighted HTML, original (`text`) and without reporting code (`reading`); `at` maps each line of
 * `text` to the first and the last line of `reading`, from 1, that are highlighted when it runs, 0 for none; `numbers`
 * maps each line of `reading` to its line of `text`; `caption` says in a sentence what the code does.
 */
export type CodeLines = {
  text: string[]; reading: string[]; at: [number, number][]; numbers: number[]; caption: string;
};

type Sources = Record<string, Source>;

/** The sources in an exported page, by puzzle. */
const written = new Map<string, Sources>();

export function addSourceCode(puzzle: string, sources: Sources) {
  written.set(puzzle, sources);
}

/** The source of a module. */
export async function loadSource(puzzle: string, module: string): Promise<CodeLines> {
  const fetched = () => (isBuiltIn(puzzle) ? fetchJson<Sources>(sources[puzzle]) : solver.ask("sources", { puzzle }));
  const all = written.get(puzzle) ?? (await fetched());
  if (!Object.hasOwn(all, module)) return NO_SOURCE;
  const { lines, tokens, ...others } = all[module];
  return { ...others, text: highlightLines(others.text, tokens.text), reading: highlightLines(lines, tokens.lines) };
}

/** Return the lines as highlighted HTML, by the tokens of py/dhadha/source/highlight.py. */
const highlightLines = (lines: string[], tokens: [number, number, string][][]) =>
  lines.map((line, number) => {
    const characters = [...line];
    const between = (from: number, to?: number) => escaped(characters.slice(from, to).join(""));
    let [written, at] = ["", 0];
    for (const [from, to, kind] of tokens[number] ?? []) {
      written += `${between(at, from)}<span class="${kind}">${between(from, to)}</span>`;
      at = to;
    }
    return written + between(at);
  });

const escaped = (line: string) => line.replace(/[&<]/g, (sign) => (sign === "&" ? "&amp;" : "&lt;"));
