/** Marks that several kinds of boards have: numbers, labels, notes, rings and pieces. */
import { largest, smallest } from "../base/min-max.ts";
import { hatchOf } from "./colours.ts";
import { HATCHES, SQUARE, box } from "./marks.ts";
import { CENTRE, isGiven, thick } from "./scene.ts";
import type { ColourName, Pencil, Role } from "../../validation/python-types.ts";
import type { Mark } from "./marks.ts";
import type { Scene } from "./scene.ts";

const WIDEST_PENCIL = 5; // adjacent notes with fixed places
const LABELLED = 14; // pixels; smaller squares have no label
const SMALLEST_SHAPE = 4; // pixels; smaller pieces are disks
/** Pixels of a small board's square; smaller ones have no number. */
export const SMALLEST_NUMBERED = 14;
/** Sizes of numbers of up to 2, 3, 4 and more letters, and how much these may grow to be legible. */
const SIZES = {
  grid: [42, 33, 26, 20], edge: [34, 28, 22, 22], tree: [58, 46, 30, 30], tiles: [42, 42, 26, 20], pegs: [30, 30, 26, 20],
  most: [70, 45, 0, 0],
};

/** A number in the middle of its square, as large as its length permits. */
export function number(text: string, look: keyof typeof SIZES, fill: string, scene: Scene, cell?: number): Mark {
  const at = Math.max(0, Math.min(3, [...text].length - 2));
  const grown = Math.min(((scene.least ?? 0) * SQUARE) / scene.unit, SIZES.most[at]);
  const given = cell !== undefined && isGiven(scene, cell);
  const weight = given ? 850 : 650;
  const size = Math.max(SIZES[look][at], grown);
  return { text, x: CENTRE, y: CENTRE, size, weight, fill, name: given ? "number given" : "number" };
}

/** A small text in a corner, `pixels` high at least. */
export function corner(text: string, x: number, y: number, part: number, pixels: number, most: number, scene: Scene): Mark {
  const grown = Math.min(((scene.least ?? 0) * SQUARE) / scene.unit, most);
  const size = Math.max(thick(part, pixels, scene), grown);
  const [right, below] = [x > CENTRE, y > CENTRE];
  return {
    text, x, y: y + (below ? -size / 2 : size / 2), size, anchor: right ? "end" : "start", weight: 650,
    fill: "var(--ink)",
  };
}

/** The text in the top left of a cell; none in a cell too small for it. */
export function label({ shape: { labels }, digits, unit }: Scene, cell: number, scene: Scene): Mark[] {
  const text = labels?.[cell];
  if (text === undefined || unit < LABELLED) return [];
  const letters = digits(text);
  const mark = corner(letters, 8, 5, 18, 8, 32, scene);
  const room = SQUARE * 0.88 / (0.62 * [...letters].length); // a letter is about as wide as 0.62 of its height
  return [{ ...mark, size: Math.min(mark.size ?? 0, Math.max(18, room)), weight: 400, opacity: 0.8, name: "label" }];
}

/** A ring inside a shape of forced colours, by its role. */
export function forcedRing(role: Role, { forced, unit }: Scene, d = box(9, 9, 82, 82, 10)): Mark[] {
  if (!forced || ["idle", "current", "visited"].includes(role)) return [];
  const px = SQUARE / unit;
  const ring = (width: number, stroke = "CanvasText", dash?: string): Mark =>
    ({ x: 0, y: 0, d, stroke, width: width * px, dash, name: "forced" });
  const dashed = { frontier: `${0.1 * px} ${5 * px}`, conflict: `${7 * px} ${4 * px}` }[role as string];
  if (role === "goal") return [ring(7), ring(2.5, "Canvas")];
  return [role === "hint" ? ring(5, "Highlight") : ring(3, "CanvasText", dashed)];
}

/** The border of a shape where colours are forced. */
export const forcedEdge = ({ forced, unit }: Scene, pixels = 1) =>
  forced ? { stroke: "CanvasText", width: (SQUARE * pixels) / unit } : {};

/** The hatch of a colour where colours are forced. */
export function forcedHatch(colour: ColourName | undefined, { forced }: Scene): Mark[] {
  const hatch = colour && forced ? hatchOf(colour) : "";
  if (!hatch) return [];
  return [{ x: 0, y: 0, d: hatch, stroke: "CanvasText", width: 3 }, { x: CENTRE, y: CENTRE, r: 27, fill: "Canvas" }];
}

/** The ring in a cell that a held piece can move to. */
export const targetMarks = (cell: number, { hand }: Scene): Mark[] =>
  hand?.targets.includes(cell)
    ? [{ x: CENTRE, y: CENTRE, r: 32, fill: "transparent", stroke: "var(--accent)", width: 7 }] : [];

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
    const size = thick(48 / across, 7, scene);
    return { text: scene.glyph(value), x, y, size, fill: "var(--ink)", opacity: 0.85, name: "pencil" };
  });
}

/** A piece by the path of its appearance, `wide` hundredths of a square; a disk where there is no room. */
export function shapeMark({ unit, forced }: Scene, d: string, wide: number, role: Role = "idle"): Mark {
  const corner = (SQUARE - wide) / 2;
  const current = forced && role === "current";
  const [fill, stroke] = current ? ["HighlightText", "Highlight"] : ["var(--piece)", "var(--square-light)"];
  const opacity = role === "visited" ? 0.4 : 1;
  if (unit < SMALLEST_SHAPE || !d) return { x: CENTRE, y: CENTRE, r: 40, fill, opacity };
  return { x: corner, y: corner, d, scale: wide / SQUARE, fill, stroke, width: 3, opacity };
}

export const wallMarks = (scene: Scene, d: string): Mark[] => [
  { x: 0, y: 0, d, fill: "var(--muted)", ...forcedEdge(scene) },
  ...(scene.small ? [] : [{ x: 0, y: 0, d: HATCHES.rising, stroke: "var(--edge)", width: 11 }]),
];
