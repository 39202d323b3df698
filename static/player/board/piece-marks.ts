/** The marks of pieces with a shape of their own, and of walls. */
import { HATCH, SQUARE } from "./marks.ts";
import { CENTRE } from "./scene.ts";
import type { Role } from "../../validation/python-types.ts";
import type { Mark } from "./marks.ts";
import type { Scene } from "./scene.ts";

const SMALLEST_SHAPE = 4; // pixels; smaller pieces are disks

/** A piece by the path of its appearance, `wide` hundredths of a square; a disk where there is no room. */
export function shapeMark({ unit, forced, small }: Scene, d: string, wide: number, role: Role = "idle"): Mark {
  const side = small ? 90 : wide;
  const corner = (SQUARE - side) / 2;
  const current = forced && role === "current";
  const [fill, stroke] = current ? ["HighlightText", "Highlight"] : ["var(--piece)", "var(--square-light)"];
  const opacity = role === "visited" ? 0.4 : 1;
  if (unit < SMALLEST_SHAPE || !d) return { x: CENTRE, y: CENTRE, r: 40, fill, opacity };
  return { x: corner, y: corner, d, scale: side / SQUARE, fill, ...(small ? {} : { stroke, width: 3 }), opacity };
}

export const wallMarks = (scene: Scene, d: string): Mark[] => [
  { x: 0, y: 0, d, fill: "var(--muted)", ...scene.forced?.edge(scene) },
  ...(scene.small ? [] : [{ x: 0, y: 0, d: HATCH, stroke: "var(--edge)", width: 11 }]),
];
