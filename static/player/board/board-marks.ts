/** The marks of any board, by the kind of its pieces. */
import { columnMarks } from "./column-marks.ts";
import { composeDrawing } from "./compose-drawing.ts";
import { gridMarks } from "./grid-marks.ts";
import { tileMarks } from "./tile-marks.ts";
import type { Drawing } from "./marks.ts";
import type { Scene } from "./scene.ts";

const PARTS = { tiles: tileMarks, columns: columnMarks, none: gridMarks };

export const boardMarks = (scene: Scene): Drawing =>
  composeDrawing(scene, PARTS[scene.appearance.pieces ?? "none"](scene));
