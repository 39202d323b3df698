/** The labels of rows and columns beside a board. */
import { lettersOf, labelledSides } from "./geometry.ts";
import { SQUARE } from "./marks.ts";
import type { Mark } from "./marks.ts";
import type { Scene } from "./scene.ts";

const LETTERS = 0.7; // of the room beside the board

export function coordinateMarks({ shape, beside = 0, number }: Scene): Mark[] {
  const { rows, columns, coordinates } = shape;
  if (!coordinates || !beside) return [];
  const spelled = coordinates === "squares";
  const [above] = labelledSides(shape);
  const style = { size: LETTERS * beside, fill: "var(--muted)" };
  const y = above ? -beside / 2 : SQUARE * rows + beside / 2;
  return [
    ...labelledIndices(rows, spelled).map((row) => {
      const text = spelled ? String(rows - row) : number(row + 1);
      return { ...style, text, x: -beside / 2, y: SQUARE * (row + 0.5), name: "row" };
    }),
    ...labelledIndices(columns, false).map((column) => {
      const text = spelled ? lettersOf(column) : number(column + 1);
      return { ...style, text, x: SQUARE * (column + 0.5), y, name: "column" };
    }),
  ];
}

/** Return the indices that have room for a label; they count from the last if `back`. */
function labelledIndices(count: number, back: boolean) {
  const every = count > 24 ? 5 * Math.ceil(count / 120) : count > 14 ? 2 : 1;
  const numbers = new Set(Array.from({ length: 1 + Math.floor(count / every) }, (_, at) => at * every || 1));
  const indices = [...numbers].map((number) => (back ? count - number : number - 1));
  return back ? indices.reverse() : indices;
}
