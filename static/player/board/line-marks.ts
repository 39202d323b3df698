/** The lines of boards: links between cells, with arrows; rules; edges of a tree. */
import { SQUARE, roundToHundredths } from "./mark-types-and-paths.ts";
import { kindsOnCell, rowAndColumnInScene } from "./drawing-input.ts";
import { NODE_RADIUS } from "./geometry.ts";
import type { Link, Shape } from "../../validation/python-types.ts";
import type { Mark } from "./mark-types-and-paths.ts";
import type { Scene } from "./drawing-input.ts";

/** [x, y] */
export type Point = [number, number];
/** Paths of a line and of the head of its arrow. */
export type Line = { d: string; head?: string; width?: number; name?: string };

const LINK = 3.5;
const HALO = 3; // wider

/** The centre of a cell. */
function centreOf(cell: number, scene: Scene): Point {
  const [row, column] = rowAndColumnInScene(cell, scene);
  return [SQUARE * (column + 0.5), SQUARE * (row + 0.5)];
}

/** A link of a step, as `draw` draws it between two centres, `before` times as far from the second one. */
export function linkMarks(link: Link, scene: Scene, draw: (from: Point, to: Point, before: number) => Line): Mark[] {
  const kind = link.some((cell) => scene.roles[cell] === "conflict") ? "clash" : "tip";
  const colour = kind === "clash" ? "var(--link)" : "var(--accent)";
  const { d, head, width = LINK, name = "" } = draw(
    centreOf(link[0], scene), centreOf(link[1], scene), kindsOnCell(link[1], scene)[0] ? 2 : 1,
  );
  return [
    { x: 0, y: 0, d, stroke: "var(--tile)", width: width + HALO, opacity: 0.7, name: "halo" },
    { x: 0, y: 0, d, stroke: colour, width, opacity: 0.85, name: `link ${kind} ${name}`.trim() },
    ...(head ? [{ x: 0, y: 0, d: head, fill: colour }] : []),
  ];
}

const NEAR_MIDDLE = 22;
const BESIDE = 36; // of a number, where lines begin and end
const BESIDE_NODE = SQUARE * NODE_RADIUS + 4;
const [LINE, RULE] = [2.5, 3.5];
const [HEAD, HALF_HEAD] = [15, 7.5]; // the length of an arrow's head, half of its width
const BEYOND = 4; // its tip past the line

export function lineMarks(scene: Scene): Mark[] {
  const draw = scene.shape.look === "tree" ? treeArrow : cellArrow;
  const links = scene.links.flatMap((link) => linkMarks(link, scene, draw));
  return [...thickLineMarks(scene.shape), ...permanentLineMarks(scene), ...links];
}

/** Thick lines after rows and columns. */
function thickLineMarks({ rows, columns, rules }: Shape): Mark[] {
  if (!rules) return [];
  const across = (rules.rows ?? []).map((row) => `M0 ${SQUARE * row}h${SQUARE * columns}`);
  const down = (rules.columns ?? []).map((column) => `M${SQUARE * column} 0v${SQUARE * rows}`);
  return [{ x: 0, y: 0, d: [...across, ...down].join(""), stroke: "var(--ink)", width: RULE, name: "rules" }];
}

/** The board's permanent lines between cells. */
function permanentLineMarks(scene: Scene): Mark[] {
  const { lines = [], look } = scene.shape;
  const beside = look === "tree" ? BESIDE_NODE : BESIDE;
  const style = { stroke: "var(--muted)", width: LINE, opacity: 0.75, name: "line" };
  return lines.map(([from, to]) =>
    ({ x: 0, y: 0, d: lineBetween(centreOf(from, scene), centreOf(to, scene), beside).d, ...style }));
}

/** A line from beside one number to beside another. */
function lineBetween([x1, y1]: Point, [x2, y2]: Point, beside: number) {
  const far = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [x, y] = [((x2 - x1) * beside) / far, ((y2 - y1) * beside) / far];
  const end: Point = [roundToHundredths(x2 - x), roundToHundredths(y2 - y)];
  return { d: `M${roundToHundredths(x1 + x)} ${roundToHundredths(y1 + y)}L${end.join(" ")}`, end };
}

/** An arrow along the edge between two nodes. */
function treeArrow(from: Point, to: Point): Line {
  const { d, end } = lineBetween(from, to, BESIDE_NODE);
  return { d, head: arrowHeadPath(end, from) };
}

/**
 * An arrow between cells, from near the middle of one to near that of the other; bent where it runs along a row or a
 * column, to avoid the cells between.
 */
function cellArrow([x1, y1]: Point, [x2, y2]: Point, before: number): Line {
  const [right, down] = [x2 - x1, y2 - y1];
  const far = Math.hypot(right, down) || 1;
  const bend = down === 0 || right === 0 ? Math.min(0.8 * SQUARE, 0.22 * far) : 0;
  const middle: Point = [
    roundToHundredths((x1 + x2) / 2 + (bend * down) / far), roundToHundredths((y1 + y2) / 2 - (bend * Math.abs(right)) / far),
  ];
  const [x, y] = [(right / far) * NEAR_MIDDLE, (down / far) * NEAR_MIDDLE];
  const end: Point = [roundToHundredths(x2 - before * x), roundToHundredths(y2 - before * y)];
  const start = [x1 + x, y1 + y].map(roundToHundredths);
  return { d: `M${start.join(" ")}Q${middle.join(" ")} ${end.join(" ")}`, head: arrowHeadPath(end, middle) };
}

/** The head of an arrow that comes from a point. */
function arrowHeadPath([x, y]: Point, [fromX, fromY]: Point) {
  const far = Math.hypot(x - fromX, y - fromY) || 1;
  const [right, down] = [(x - fromX) / far, (y - fromY) / far];
  const long = HEAD - BEYOND;
  const [baseX, baseY] = [x - long * right, y - long * down];
  const side = (sign: number) =>
    `${roundToHundredths(baseX + sign * HALF_HEAD * down)} ${roundToHundredths(baseY - sign * HALF_HEAD * right)}`;
  return `M${roundToHundredths(x + BEYOND * right)} ${roundToHundredths(y + BEYOND * down)}L${side(1)}L${side(-1)}z`;
}
