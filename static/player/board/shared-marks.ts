/** Marks that several kinds of boards have: numbers, labels, pencil notes, rings, pieces with a shape, walls. */
import { SQUARE, WHOLE, boxPath, diskPath, roleColour, HATCH } from "./mark-types-and-paths.ts";
import { CENTRE, isGiven, lengthWithMinimumPixels } from "./drawing-input.ts";
import { largest, smallest } from "../base/min-max-of-long-lists.ts";
import type { Role, Pencil } from "../../validation/python-types.ts";
import type { Mark } from "./mark-types-and-paths.ts";
import type { Scene } from "./drawing-input.ts";

const LABELLED = 14; // pixels; smaller squares have no label
/** Pixels of a small board's square; smaller ones have no number. */
export const SMALLEST_NUMBERED = 14;
/** Sizes of numbers of up to 2, 3, 4 and more letters, and how much these may grow to be legible. */
const SIZES = {
  grid: [42, 33, 26, 20], edge: [34, 28, 22, 22], tree: [58, 46, 30, 30],
  tiles: [42, 42, 26, 20], pegs: [30, 30, 26, 20],
  most: [70, 45, 0, 0],
};

/** A number in the middle of its square, as large as its length permits. */
export function numberMark(text: string, look: keyof typeof SIZES, fill: string, scene: Scene, cell?: number): Mark {
  const at = Math.max(0, Math.min(3, [...text].length - 2));
  const grown = Math.min(((scene.least ?? 0) * SQUARE) / scene.unit, SIZES.most[at]);
  const given = cell !== undefined && isGiven(scene, cell);
  const weight = given ? 850 : 650;
  const size = Math.max(SIZES[look][at], grown);
  return { text, x: CENTRE, y: CENTRE, size, weight, fill, name: given ? "number given" : "number" };
}

/** The height of a small text: part of a square, but at least some pixels; and how much it may grow to be legible. */
type Height = { part: number; pixels: number; most: number };

export const textHeight = ({ part, pixels, most }: Height, scene: Scene) =>
  Math.max(lengthWithMinimumPixels(part, pixels, scene), Math.min(((scene.least ?? 0) * SQUARE) / scene.unit, most));

/** A small text in a corner. */
export function cornerTextMark(text: string, x: number, y: number, height: Height, scene: Scene): Mark {
  const size = textHeight(height, scene);
  const [right, below] = [x > CENTRE, y > CENTRE];
  return {
    text, x, y: y + (below ? -size / 2 : size / 2), size, anchor: right ? "end" : "start", weight: 650,
    fill: "var(--ink)",
  };
}

/** The text in the top left of a cell; none in a cell too small for it. */
export function labelMarks(scene: Scene, cell: number): Mark[] {
  const text = scene.shape.labels?.[cell];
  if (text === undefined || scene.unit < LABELLED) return [];
  const letters = scene.digits(text);
  const mark = cornerTextMark(letters, 8, 5, { part: 18, pixels: 10, most: 32 }, scene);
  const room = SQUARE * 0.88 / (0.62 * [...letters].length); // a letter is about as wide as 0.62 of its height
  return [{ ...mark, size: Math.min(mark.size ?? 0, Math.max(18, room)), weight: 400, opacity: 0.8, name: "label" }];
}

export const ringMark = (d: string, stroke: string, width: number): Mark => ({ x: 0, y: 0, d, stroke, width });

/** The rings that tell the role of a coloured shape, whose outline is given by its inset. */
export function roleRings(role: Role, outline: (inset: number) => string, scene: Scene): Mark[] {
  const [thin, broad] = [lengthWithMinimumPixels(1.5, 1, scene), lengthWithMinimumPixels(6, 4, scene)];
  return [
    ringMark(outline(thin / 2), "var(--role-ink)", thin),
    ringMark(outline(thin + broad / 2), roleColour(role), broad),
    ringMark(outline(1.5 * thin + broad), "var(--role-ink)", thin),
  ];
}

/** Makes the whole square of a piece sensitive to pointers. */
export const hitAreaMark: Mark = { x: 0, y: 0, d: WHOLE, fill: "transparent" };

/** The outline of a disk of some width, enlarged. */
export const diskOutline = (width: number, by = 0) =>
  boxPath(CENTRE - 49 * width - by, 19 - by, 98 * width + 2 * by, 62 + 2 * by, Math.min(14, 49 * width));

/** The peg that disks are on. */
export const pegMark: Mark = {
  x: 0, y: 0, d: boxPath(48.5, 0, 3, SQUARE), fill: "color-mix(in srgb, var(--muted) 75%, var(--board))",
};

/** The ring in a cell that a held piece can move to. */
export const targetMarks = (cell: number, { hand }: Scene): Mark[] =>
  hand?.targets?.includes(cell)
    ? [{ x: CENTRE, y: CENTRE, d: diskPath(32), fill: "transparent", stroke: "var(--accent)", width: 7 }] : [];

const SMALLEST_SHAPE = 4; // pixels; smaller pieces are disks

/** A piece by the path of its appearance, `wide` hundredths of a square; a disk where there is no room. */
export function pieceMark({ unit, forced, small }: Scene, d: string, wide: number, role: Role = "idle"): Mark {
  const side = small ? 90 : wide;
  const corner = (SQUARE - side) / 2;
  const current = forced && role === "current";
  const [fill, stroke] = current ? ["HighlightText", "Highlight"] : ["var(--piece)", "var(--square-light)"];
  const opacity = role === "visited" ? 0.4 : 1;
  if (unit < SMALLEST_SHAPE || !d) return { x: CENTRE, y: CENTRE, d: diskPath(40), fill, opacity };
  return { x: corner, y: corner, d, scale: side / SQUARE, fill, ...(small ? {} : { stroke, width: 3 }), opacity };
}

export const wallMarks = (scene: Scene, d: string): Mark[] => [
  { x: 0, y: 0, d, fill: "var(--muted)", ...scene.forced?.edge(scene) },
  ...(scene.small ? [] : [{ x: 0, y: 0, d: HATCH, stroke: "var(--edge)", width: 11 }]),
];

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
export function pencilMarks(scene: Scene, cell: number): Mark[] {
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
    const size = lengthWithMinimumPixels(48 / across, 7, scene);
    return { text: scene.glyph(value), x, y, size, fill: "var(--ink)", opacity: 0.85, name: "pencil" };
  });
}
