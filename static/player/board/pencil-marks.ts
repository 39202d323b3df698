/** The pencil notes of empty cells. */
import { largest, smallest } from "../base/min-max.ts";
import { lengthAtLeast } from "./scene.ts";
import type { Pencil } from "../../validation/python-types.ts";
import type { Mark } from "./marks.ts";
import type { Scene } from "./scene.ts";

const WIDEST_PENCIL = 5; // adjacent notes with fixed places

/** The minimum and maximum of all notes, by their table. */
const ranges = new WeakMap<Pencil, [number, number]>();

function pencilRange(pencil: Pencil): [number, number] {
  const all = ranges.has(pencil) ? [] : Object.values(pencil).flat();
  const range = ranges.get(pencil) ?? [smallest(all), largest(all)];
  ranges.set(pencil, range);
  return range;
}

/** The pencil notes of an empty cell; each number has its own place if there are few. */
export function pencilNotes(scene: Scene, cell: number): Mark[] {
  const pencil = scene.pencil ?? scene.shape.pencil;
  const notes = pencil?.[cell] ?? [];
  if (!pencil || !notes.length) return [];
  const [least, most] = pencilRange(pencil);
  const side = Math.ceil(Math.sqrt(most));
  const placed = side <= WIDEST_PENCIL && least > 0;
  const across = Math.max(2, placed ? side : Math.ceil(Math.sqrt(notes.length)));
  const step = 88 / across;
  return notes.map((value, index) => {
    const place = placed ? value - 1 : index;
    const [x, y] = [6 + step * ((place % across) + 0.5), 6 + step * (Math.floor(place / across) + 0.5)];
    const size = lengthAtLeast(48 / across, 7, scene);
    return { text: scene.glyph(value), x, y, size, fill: "var(--ink)", opacity: 0.85, name: "pencil" };
  });
}
