/** Format a board of numbers as text for other programs. */
import { largest } from "../../player/base/min-max-of-long-lists.ts";
import type { Appearance, Board, Values } from "../../validation/python-types.ts";

type Grid = (string | number)[][];

/** Whether a board is one grid of values. */
export function isGridOfValues({ areas, lines }: Board, appearance: Appearance) {
  return !areas && !lines && appearance.pieces !== "columns";
}

const WALL = "■";

/** The cells of a board's grid; pieces are their signs. */
export function gridOfBoard(
  { rows, columns, edges = [], tokens = [] }: { rows: number; columns: number; edges?: unknown[]; tokens?: string[] },
  values: Values,
  { blank, blocked, glyphs, tokens: kinds }: Appearance,
): Grid {
  const cells = Array.from(values).map((value) =>
    value === blank ? "" : value === blocked ? WALL : (glyphs?.[value] ?? value),
  );
  const first = rows * columns + edges.length;
  const signs = tokens.map((kind, index) => ({ at: values[first + index] - 1, sign: kinds?.[kind].glyph ?? kind }));
  for (const { at } of signs) {
    if (at >= 0) cells[at] = signs.filter((each) => each.at === at).map((each) => each.sign).join("");
  }
  return Array.from({ length: rows }, (_, row) => cells.slice(row * columns, (row + 1) * columns));
}

/** Align the columns; an empty cell is a full stop. */
export function alignColumns(grid: Grid) {
  const width = largest(grid.map((row) => largest(row.map((value) => String(value).length))));
  return grid.map((row) => row.map((value) => String(value === "" ? "." : value).padStart(width)).join(" ")).join("\n");
}
