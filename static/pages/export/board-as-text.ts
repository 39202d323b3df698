/** Format a board of numbers as text for other programs. */
import { largest } from "../../player/base/min-max.ts";
import type { Appearance, Board, Values } from "../../validation/python-types.ts";

/** Whether a board is one grid of values. */
export function isGridOfValues({ areas, lines }: Board, appearance: Appearance) {
  return !areas && !lines && appearance.pieces !== "columns";
}

const WALL = "■";

/** The cells of a board's grid in aligned columns; pieces are their signs, an empty cell is a full stop. */
export function boardAsText(
  { rows, columns, edges = [], tokens = [] }: { rows: number; columns: number; edges?: unknown[]; tokens?: string[] },
  values: Values,
  { blank, blocked, glyphs, tokens: kinds }: Appearance,
): string {
  const cells = Array.from(values).map((value) =>
    value === blank ? "." : value === blocked ? WALL : (glyphs?.[value] ?? value),
  );
  const first = rows * columns + edges.length;
  const signs = tokens.map((kind, index) => ({ at: values[first + index] - 1, sign: kinds?.[kind].glyph ?? kind }));
  for (const { at } of signs) {
    if (at >= 0) cells[at] = signs.filter((each) => each.at === at).map((each) => each.sign).join("");
  }
  const grid = Array.from({ length: rows }, (_, row) => cells.slice(row * columns, (row + 1) * columns).map(String));
  const width = largest(grid.flat().map(({ length }) => length));
  return grid.map((row) => row.map((sign) => sign.padStart(width)).join(" ")).join("\n");
}
