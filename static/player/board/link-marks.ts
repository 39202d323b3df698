/** The marks of a link between two cells. */
import { SQUARE } from "./marks.ts";
import { placeInScene } from "./scene.ts";
import type { Link } from "../../validation/python-types.ts";
import type { Mark } from "./marks.ts";
import type { Scene } from "./scene.ts";

/** [x, y] */
export type Point = [number, number];
/** Paths of a line and of the head of its arrow. */
export type Line = { d: string; head?: string; width?: number; name?: string };

const LINK = 3.5;
const HALO = 3; // wider

/** The centre of a cell. */
export function centreOf(cell: number, scene: Scene): Point {
  const [row, column] = placeInScene(cell, scene);
  return [SQUARE * (column + 0.5), SQUARE * (row + 0.5)];
}

/** A link of a step, as `draw` draws it between two centres. */
export function linkMark(link: Link, scene: Scene, draw: (from: Point, to: Point) => Line): Mark[] {
  const kind = link.some((cell) => scene.roles[cell] === "conflict") ? "clash" : "tip";
  const colour = kind === "clash" ? "var(--link)" : "var(--accent)";
  const { d, head, width = LINK, name = "" } = draw(centreOf(link[0], scene), centreOf(link[1], scene));
  return [
    { x: 0, y: 0, d, stroke: "var(--tile)", width: width + HALO, opacity: 0.7, name: "halo" },
    { x: 0, y: 0, d, stroke: colour, width, opacity: 0.85, name: `link ${kind} ${name}`.trim() },
    ...(head ? [{ x: 0, y: 0, d: head, fill: colour }] : []),
  ];
}
