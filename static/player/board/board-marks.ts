/** The marks of any board; the code for each kind of board loads with the first of the kind. */
import { importLate } from "../../loading/late-import.ts";
import { forcedColours } from "../base/styles.ts";
import { composeDrawing } from "./compose-drawing.ts";
import type { Appearance } from "../../validation/python-types.ts";
import type { Drawing, Parts } from "./marks.ts";
import type { Scene } from "./scene.ts";

type Kind = NonNullable<Appearance["pieces"]>;
type PartsOf = (scene: Scene) => Parts;

const loaded: Partial<Record<Kind, PartsOf>> = {};

const LOADS: Record<Kind, () => Promise<PartsOf>> = {
  tiles: async () => (await importLate(() => import("./tile-marks.ts"))).tileMarks,
  columns: async () => (await importLate(() => import("./column-marks.ts"))).columnMarks,
  none: async () => (await importLate(() => import("./grid-marks.ts"))).gridMarks,
};

const LOAD_FORCED = () => importLate(() => import("./forced-marks.ts"));

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

/** The loads that have begun. */
const begun = new Map<string, Promise<void>>();

/** Load what boards of an appearance are drawn with, and then `draw`; rejects with FetchError. */
export async function loadMarks(appearance: Appearance, draw?: () => void) {
  const kind = kindOf(appearance);
  if (draw) waiting.add(draw);
  await once(kind, async () => void (loaded[kind] ??= await LOADS[kind]()));
  if (forcedColours()) await once("forced", async () => void (forced ??= await LOAD_FORCED()));
  const drawn = [...waiting];
  waiting.clear();
  for (const each of drawn) each();
}

/** Begin a load unless it has begun; one that fails can be begun again. */
function once(name: string, load: () => Promise<void>) {
  const first = begun.get(name) ?? load();
  begun.set(name, first);
  first.catch(() => begun.delete(name));
  return first;
}

/** All marks of a board; only its ground until those of its kind have loaded. */
export const boardMarks = (scene: Scene): Drawing =>
  composeDrawing(scene, loaded[kindOf(scene.appearance)]?.(scene) ?? NOTHING);
