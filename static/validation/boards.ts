/** Rules of boards that their types in py/dhadha/core/puzzle_types.py do not express. */
import { CELLS_DRAWN, CELLS_DRAWN_OF_ALL, areasOfBoard } from "./board-fits-appearance.ts";
import { makeCheckOfType } from "./check-by-schema.ts";
import type { Board } from "./python-types.ts";
import type { Check } from "./check-by-schema.ts";

export const appearance = makeCheckOfType("Appearance");
const shape = makeCheckOfType("Board");
const AROUND = 4; // cells that edges may lie beyond the board

/** A single board, the first of a run or a refusal. */
export const boardFault: Check = (value) => shape(value) ?? sizesFault(value);

function sizesFault(value: Board) {
  if (!value.areas && !(value.rows && value.columns)) return value.rows ? ".columns" : ".rows";
  if (value.values.length > (value.cells ?? Infinity)) return ".values";
  const parts = areasOfBoard(value);
  const drawn = parts.map(({ rows, columns }) => rows * columns).filter((cells) => cells <= CELLS_DRAWN);
  if (drawn.reduce((sum, cells) => sum + cells, 0) > CELLS_DRAWN_OF_ALL) return ".areas";
  const beyond = parts.findIndex(({ rows, columns, edges = [] }) =>
    edges.some(([row, column]) => row >= rows + AROUND || column >= columns + AROUND),
  );
  if (beyond >= 0) return ".edges";
  for (const { rows, columns, rules = {}, givens = [], pencil = {}, edges = [], tokens = [] } of parts) {
    const size = rows * columns + edges.length + tokens.length;
    if (rules.rows?.some((row) => row >= rows) || rules.columns?.some((column) => column >= columns)) return ".rules";
    if (givens.some((each) => each >= size)) return ".givens";
    if (Object.keys(pencil).some((each) => Number(each) >= size)) return ".pencil";
  }
  return null;
}
