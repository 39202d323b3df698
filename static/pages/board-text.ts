/** Format a board of numbers as text for other programs. */
/** @import { Appearance, Board, Values } from "../checks/contract.ts" */
import { largest } from "../player/base/min-max.ts";

/** @typedef {(string | number)[][]} Grid */
import { csvRow } from "./csv.ts";

/** Whether a board is one grid of values. @param {Board} board @param {Appearance | undefined} appearance */
export function isGrid({ areas, lines }, appearance) {
  return !areas && !lines && appearance?.pieces !== "columns";
}

const WALL = "■";

/**
 * The cells of a board's grid; pieces are their signs.
 * @param {{rows: number, columns: number, edges?: unknown[], tokens?: string[]}} area @param {Values} values
 * @param {Appearance | undefined} appearance @returns {Grid}
 */
export function gridOf({ rows, columns, edges = [], tokens = [] }, values, appearance) {
  const { blank, blocked, glyphs, tokens: kinds } = /** @type {Appearance} */ (appearance);
  const cells = Array.from(values).map((value) =>
    value === blank ? "" : value === blocked ? WALL : (glyphs?.[value] ?? value),
  );
  const first = rows * columns + edges.length;
  const signs = tokens.map((kind, index) => ({ at: values[first + index] - 1, sign: kinds?.[kind].glyph ?? kind }));
  for (const { at, sign } of signs) {
    if (at >= 0) cells[at] = signs.filter((each) => each.at === at).map((each) => each.sign).join("");
  }
  return Array.from({ length: rows }, (_, row) => cells.slice(row * columns, (row + 1) * columns));
}

export const FORMS = { text: aligned, csv: (/** @type {Grid} */ grid) => grid.map(csvRow).join("\n"), latex };

/** Align the columns; an empty cell is a full stop. @param {Grid} grid */
function aligned(grid) {
  const width = largest(grid.map((row) => largest(row.map((value) => String(value).length))));
  return grid.map((row) => row.map((value) => String(value === "" ? "." : value).padStart(width)).join(" ")).join("\n");
}

/** LaTeX's special characters. @type {Record<string, string>} */
const WRITTEN = { "\\": "\\backslash ", "^": "\\hat{}", "~": "\\sim " };

/** @param {Grid} grid */
export function latex(grid) {
  const cell = (/** @type {string | number} */ value) =>
    String(value).replace(/[\\{}$&#^_~%]/g, (sign) => WRITTEN[sign] ?? `\\${sign}`);
  const rows = grid.map((row) => `${row.map(cell).join(" & ")} \\\\ \\hline`);
  return [`\\begin{array}{|*{${grid[0].length}}{c|}} \\hline`, ...rows, "\\end{array}"].join("\n");
}
