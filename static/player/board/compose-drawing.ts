/** The drawing of a board: its ground, its coordinates, the parts of its kind, and the cursor. */
import { coordinateMarks } from "./coordinate-marks.ts";
import { range } from "./geometry.ts";
import { SQUARE, boxPath, squaresPath } from "./marks.ts";
import { RESTING_HAND, lengthAtLeast } from "./scene.ts";
import type { Drawing, Mark, Parts } from "./marks.ts";
import type { Scene } from "./scene.ts";

const MOST_SQUARES = 1600; // with colours of their own

export const composeDrawing = (scene: Scene, { cells, pieces, above }: Parts): Drawing => ({
  ground: [...ground(scene), ...coordinateMarks(scene)],
  cells,
  pieces,
  above: [...above, ...cursorMarks(scene)],
});

/** What the squares lie on. */
function ground({ shape: { rows, columns, look }, appearance: { chequered }, unit, small }: Scene): Mark[] {
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
  const { cursor } = scene.hand ?? RESTING_HAND;
  if (!cursor) return [];
  const [row, column] = cursor;
  const width = lengthAtLeast(5, 2, scene);
  const d = boxPath(6, 6, 88, 88, 10);
  return [{ x: SQUARE * column, y: SQUARE * row, d, stroke: "var(--accent)", width, name: "cursor" }];
}
