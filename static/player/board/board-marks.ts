/** What a board looks like, for every way to draw it; the marks of each kind load with the first board of the kind. */
import { importLate } from "../../loading/late-import.ts";
import { forcedColours } from "../base/styles.ts";
import { coordinateMarks } from "./coordinate-marks.ts";
import { SQUARE, box, squaresPath } from "./marks.ts";
import { REST, range, thick } from "./scene.ts";
import type { Appearance } from "../../validation/python-types.ts";
import type { Drawing, Mark, Parts } from "./marks.ts";
import type { Scene } from "./scene.ts";

type Kind = NonNullable<Appearance["pieces"]>;
type PartsOf = (scene: Scene) => Parts;

const loaded: Partial<Record<Kind, PartsOf>> = {};

const LOADS: Record<Kind, () => Promise<PartsOf>> = {
  tiles: async () => (await importLate(() => import("./tile-marks.ts"))).tileMarks,
  columns: async () => (await importLate(() => import("./column-marks.ts"))).columnMarks,
  none: async () => (await importLate(() => import("./grid-marks.ts"))).gridMarks,
};

const NOTHING: Parts = { cells: [], pieces: [], above: [] };

const kindOf = ({ pieces }: Appearance): Kind => pieces ?? "none";

let forced: typeof import("./forced-marks.ts") | null = null;

/** The marks of forced colours; null where none are forced. */
export const forcedMarks = () => (forcedColours() ? forced : null);

/** Whether boards of an appearance can be drawn. */
export const hasMarks = (appearance: Appearance) =>
  kindOf(appearance) in loaded && (!forcedColours() || forced !== null);

/** What to draw once the marks of a kind have loaded. */
const waiting = new Set<() => void>();

/** Load what boards of an appearance are drawn with, and then `draw`; rejects with FetchError. */
export async function loadMarks(appearance: Appearance, draw?: () => void) {
  const kind = kindOf(appearance);
  if (draw) waiting.add(draw);
  loaded[kind] ??= await LOADS[kind]();
  if (forcedColours()) forced ??= await importLate(() => import("./forced-marks.ts"));
  const drawn = [...waiting];
  waiting.clear();
  for (const each of drawn) each();
}

/** All marks of a board; only its ground until those of its kind have loaded. */
export function boardMarks(scene: Scene): Drawing {
  const { cells, pieces, above } = loaded[kindOf(scene.appearance)]?.(scene) ?? NOTHING;
  return {
    ground: [...ground(scene), ...coordinateMarks(scene)],
    cells,
    pieces,
    above: [...above, ...cursorMarks(scene)],
  };
}

/** What the squares lie on. */
function ground({ shape: { rows, columns, look }, appearance: { chequered }, unit, small }: Scene): Mark[] {
  if (look === "tree") return [];
  const round = small ? 12 : Math.min(30, (SQUARE * 14) / unit);
  const d = box(0, 0, SQUARE * columns, SQUARE * rows, chequered ? 0 : round);
  const edge = chequered || small ? { stroke: "var(--edge)", width: (SQUARE * 2) / unit } : {};
  const whole = { x: 0, y: 0, d, fill: `var(${chequered ? "--square-light" : "--board"})`, ...edge };
  if (!chequered) return [whole];
  const dark = range(rows * columns).map((cell): [number, number] => [Math.floor(cell / columns), cell % columns])
    .filter(([row, column]) => (row + column) % 2);
  return [whole, { x: 0, y: 0, d: squaresPath(dark), fill: "var(--square-dark)" }];
}

function cursorMarks(scene: Scene): Mark[] {
  const { cursor } = scene.hand ?? REST;
  if (!cursor) return [];
  const [row, column] = cursor;
  const width = thick(5, 2, scene);
  const d = box(6, 6, 88, 88, 10);
  return [{ x: SQUARE * column, y: SQUARE * row, d, stroke: "var(--accent)", width, name: "cursor" }];
}
