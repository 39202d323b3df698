/** The marks of any board: its ground, its coordinates, the parts of its kind, and the cursor. */
import { range, columnLetters, labelledSides } from "./geometry.ts";
import { SQUARE, boxPath, squaresPath } from "./mark-types-and-paths.ts";
import { lengthWithMinimumPixels } from "./drawing-input.ts";
import { columnBoardMarks } from "./marks-of-piece-per-column-boards.ts";
import { gridBoardMarks } from "./square-tree-and-heap-marks.ts";
import { tileBoardMarks } from "./marks-of-tile-boards.ts";
import type { Drawing, Mark } from "./mark-types-and-paths.ts";
import type { Scene } from "./drawing-input.ts";

const MOST_SQUARES = 1600; // with colours of their own
const LETTERS = 0.7; // of the room beside the board
const PARTS = { tiles: tileBoardMarks, columns: columnBoardMarks, none: gridBoardMarks };

export function boardMarks(scene: Scene): Drawing {
  const { cells, pieces, above } = PARTS[scene.appearance.pieces ?? "none"](scene);
  const under = [...groundMarks(scene), ...coordinateMarks(scene)];
  return { ground: under, cells, pieces, above: [...above, ...cursorMarks(scene)] };
}

/** What the squares lie on. */
function groundMarks({ shape: { rows, columns, look }, appearance: { chequered }, unit, small }: Scene): Mark[] {
  if (look === "tree") return [];
  const round = small ? 0 : Math.min(30, (SQUARE * 14) / unit);
  const d = boxPath(0, 0, SQUARE * columns, SQUARE * rows, chequered ? 0 : round);
  const edge = chequered || small ? { stroke: "var(--edge)", width: (SQUARE * 2) / unit } : {};
  const whole = { x: 0, y: 0, d, fill: `var(${chequered ? "--square-light" : "--board"})`, ...edge };
  if (!chequered || rows * columns > MOST_SQUARES) return [whole];
  const dark = range(rows * columns).map((cell): [number, number] => [Math.floor(cell / columns), cell % columns])
    .filter(([row, column]) => (row + column) % 2);
  return [whole, { x: 0, y: 0, d: squaresPath(dark), fill: "var(--square-dark)" }];
}

function cursorMarks(scene: Scene): Mark[] {
  if (!scene.hand?.cursor) return [];
  const [row, column] = scene.hand.cursor;
  const width = lengthWithMinimumPixels(5, 2, scene);
  const d = boxPath(6, 6, 88, 88, 10);
  return [{ x: SQUARE * column, y: SQUARE * row, d, stroke: "var(--accent)", width, name: "cursor" }];
}

/** The labels of rows and columns beside a board. */
function coordinateMarks({ shape, beside = 0, number }: Scene): Mark[] {
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
      const text = spelled ? columnLetters(column) : number(column + 1);
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
