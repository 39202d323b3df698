/** The marks of boards whose cells have values: squares, nodes of a tree, heaps, numbers at the edge, and pieces. */
import { largest } from "../base/min-max-of-long-lists.ts";
import {
  SMALLEST_NUMBERED, cornerTextMark, diskOutline, hitAreaMark, labelMarks, numberMark, pegMark, roleRings, targetMarks,
  textHeight, pencilMarks, pieceMark, wallMarks,
} from "./shared-marks.ts";
import { COLOURS } from "../base/palette.ts";
import { NODE_RADIUS, firstPieceIndex, range } from "./geometry.ts";
import { lineMarks } from "./line-marks.ts";
import {
  CELL, SQUARE, WHOLE, boxPath, diskPath, roleColour, textColourOnRole, roleSign, roundToHundredths, shiftMark,
} from "./mark-types-and-paths.ts";
import {
  CENTRE, colourOfValue, isGiven, kindsOnCell, isTarget, joinClassNames, lengthWithMinimumPixels, rowAndColumnInScene,
} from "./drawing-input.ts";
import type { Appearance, Role, Shape } from "../../validation/python-types.ts";
import type { Group, Mark, Parts } from "./mark-types-and-paths.ts";
import type { Scene } from "./drawing-input.ts";

const STONES = 1000; // drawn; the number below shows the total
const STONES_OF_ALL = 4000; // that heaps share
const FEWEST_A_ROW = 3;
const STEEP = 4; // the value at half of the colour scale
const NOTE = { part: 20, pixels: 8, most: 32 };
const TOTAL = { part: 15, pixels: 11, most: 28 };

export function gridBoardMarks(scene: Scene): Parts {
  const { shape: { rows, columns, look, edges = [], tokens = [] } } = scene;
  const count = rows * columns;
  const wide = look === "heaps" ? stonesPerRow(scene) : 0;
  const draw = look === "heaps" ? marksOfHeap : look === "tree" ? marksOfNode : marksOfSquare;
  return {
    cells: [
      ...range(count).flatMap((cell) => draw(scene, cell, wide) ?? []),
      ...edges.map((_, index) => marksOfEdgeNumber(scene, count + index)),
    ],
    pieces: tokens.map((kind, index) => marksOfToken(scene, kind, count + edges.length + index)),
    above: lineMarks(scene),
  };
}

const SIGNS = ["✓", "✗"];

/** A square with its value; none for an empty text without a colour. */
function marksOfSquare(scene: Scene, cell: number): Group | null {
  const { values, roles, notes, appearance, unit, small, hand = {} } = scene;
  const { drag } = hand;
  const value = drag?.painted?.includes(cell) ? (drag.paint ?? 0) : values[cell];
  const role = roles[cell] ?? "idle";
  const blocked = value === appearance.blocked;
  const text = kindsOnCell(cell, scene)[0] ? "" : textOfValue(scene, value);
  const colour = colourOfValue(scene, value);
  if (value !== appearance.blank && !blocked && !scene.glyph(value) && !colour) return null;
  const shaded = Boolean(appearance.shades) && roleKeepsValueColour(role, appearance); // ring and colour tell the role
  const ink = shaded && role !== "idle" ? "var(--ink)" : colour ? "var(--role-ink)" : textColourOnRole(role, "var(--ink)");
  const noted = notes.find(([at]) => at === cell);
  return {
    at: rowAndColumnInScene(cell, scene),
    data: { cell },
    names: joinClassNames(
      `cell role-${role}`, blocked && "blocked", isTarget(cell, scene) && "target", colour && `colour-${colour}`,
      isGiven(scene, cell) && "given",
    ),
    marks: [
      ...(blocked ? wallMarks(scene, appearance.chequered ? WHOLE : CELL) : squareBackgroundMarks(scene, cell, value, role)),
      ...((role === "idle" && colour && scene.forced?.hatch(colour)) || []),
      ...labelMarks(scene, cell),
      ...(value === appearance.blank ? pencilMarks(scene, cell) : []),
      ...(text && (!small || unit >= SMALLEST_NUMBERED) ? [numberMark(text, "grid", ink, scene, cell)] : []),
      ...(noted ? [{ ...cornerTextMark(scene.number(noted[2]), 92, 95, NOTE, scene), name: "noted" }] : []),
      ...((!isFrontierOnShadedBoard(scene, role) && scene.forced?.ring(role, scene)) || []),
      ...(shaded || small || SIGNS.includes(text) ? [] : roleSign(role, unit)), // two signs would be confused
      ...targetMarks(cell, scene),
    ],
  };
}

/** The text of a value: none for an empty or blocked cell. */
const textOfValue = ({ appearance: { blank, blocked }, glyph }: Scene, value: number) =>
  value === blank || value === blocked ? "" : glyph(value);

/** Whether the colour of a cell in that role shows its value. */
const roleKeepsValueColour = (role: Role, { shades }: Appearance) =>
  role === "idle" || Boolean(shades && (role === "frontier" || role === "visited"));

/** Whether a square's colour shows its value. */
const isColouredByValue = (scene: Scene, value: number, role: Role) =>
  Boolean(scene.appearance.heat) && scene.shape.heat !== false && textOfValue(scene, value) !== "" &&
  roleKeepsValueColour(role, scene.appearance);

/** Whether a square is open, which a ring shows. */
const isFrontierOnShadedBoard = ({ appearance: { shades } }: Scene, role: Role) => Boolean(shades) && role === "frontier";

/** The background of a square; none for a plain square of a chessboard. */
function squareBackgroundMarks(scene: Scene, cell: number, value: number, role: Role): Mark[] {
  const { appearance: { chequered, widths, blank }, forced, small } = scene;
  const width = value === blank ? undefined : widths?.[value];
  const fill = squareColour(scene, cell, value, role);
  if (widths && width === undefined && role === "idle") return [pegMark];
  if (!fill) return [];
  if (isFrontierOnShadedBoard(scene, role))
    return [{ x: CENTRE, y: CENTRE, d: diskPath(41.5), fill, stroke: "var(--ink)", width: lengthWithMinimumPixels(5, 2, scene) }];
  const outline = (inset: number) => boxPath(4 + inset, 4 + inset, 92 - 2 * inset, 92 - 2 * inset, 13 - inset);
  const disk = width === undefined ? "" : diskOutline(width);
  const zero = forced && value === 0 && role === "idle" && isColouredByValue(scene, value, role);
  const edge = zero ? { stroke: "Highlight", width: lengthWithMinimumPixels(3, 3, scene) } : chequered ? {} : forced?.edge(scene);
  return [
    ...(disk ? [pegMark] : []),
    {
      x: 0, y: 0, d: disk || (chequered ? WHOLE : small ? boxPath(5, 5, 90) : outline(0)), fill, ...edge, name: "face",
    },
    ...(role !== "idle" && colourOfValue(scene, value) ? roleRings(role, outline, scene) : []),
  ];
}

function squareColour(scene: Scene, cell: number, value: number, role: Role) {
  const { appearance: { chequered, shades }, forced } = scene;
  const colour = colourOfValue(scene, value);
  if (colour) return forced ? "Canvas" : COLOURS[colour];
  if (isColouredByValue(scene, value, role) && value !== 0) return heatColour(value, Boolean(forced));
  if (isColouredByValue(scene, value, role) || isFrontierOnShadedBoard(scene, role))
    return role === "visited" ? "var(--done)" : "var(--zero)";
  if (shades && role === "visited") return "var(--done)";
  if (role !== "idle") return roleColour(role);
  if (isGiven(scene, cell)) return "color-mix(in srgb, var(--hollow) 72%, var(--ink) 12%)";
  return chequered ? "" : "var(--hollow)";
}

function heatColour(value: number, forced: boolean) {
  const part = value / (value + STEEP);
  if (forced) return `color-mix(in srgb, CanvasText ${45 * part}%, Canvas)`;
  return `light-dark(oklch(${roundToHundredths(0.93 - 0.34 * part)} .085 ${roundToHundredths(160 + 130 * part)}), ` +
    `oklch(${roundToHundredths(0.34 + 0.2 * part)} .085 ${roundToHundredths(200 + 120 * part)}))`;
}

/** A node of a tree; none for an empty cell. */
function marksOfNode(scene: Scene, cell: number): Group | null {
  const { values, roles, appearance, unit } = scene;
  const value = values[cell];
  if (value === appearance.blank || value === appearance.blocked) return null;
  const role = roles[cell] ?? "idle";
  const idle = role === "idle";
  const sign = roleSign(role, unit, { x: CENTRE, y: 102, size: lengthWithMinimumPixels(24, 9, scene) });
  const ring = idle ? { stroke: "var(--muted)", width: lengthWithMinimumPixels(4, 2, scene) } : scene.forced?.edge(scene);
  const radius = SQUARE * NODE_RADIUS - 2;
  const forced = scene.forced?.ring(role, scene, diskPath(radius - 6)) ?? [];
  const fill = idle ? "var(--tile)" : roleColour(role);
  return {
    at: rowAndColumnInScene(cell, scene),
    data: { cell },
    names: `cell role-${role}`,
    marks: [
      { x: CENTRE, y: CENTRE, d: diskPath(radius), fill, ...ring, name: "face" },
      numberMark(scene.glyph(value), "tree", textColourOnRole(role), scene),
      ...forced.map((mark) => shiftMark(mark, CENTRE, CENTRE)),
      ...sign,
    ],
  };
}

/** The most stones that are drawn of a heap. */
const mostStonesDrawn = ({ rows, columns }: Shape) => Math.min(STONES, Math.ceil(STONES_OF_ALL / (rows * columns)));

/** How many stones are side by side in every heap of a board. */
function stonesPerRow({ values, shape }: Scene) {
  const most = Math.min(mostStonesDrawn(shape), largest(Array.from(values).slice(0, shape.rows * shape.columns)));
  return Math.max(FEWEST_A_ROW, Math.ceil(Math.sqrt(most)));
}

/** A heap of stones and its number; a tap on stone k leaves the k - 1 below it. */
function marksOfHeap(scene: Scene, cell: number, wide: number): Group | null {
  const { values, roles, appearance, hand = {} } = scene;
  const value = values[cell];
  if (value === appearance.blank) return null;
  const [at, from, to] = hand.lit ?? [];
  const role = roles[cell] ?? "idle";
  const size = Math.min(40, textHeight(TOTAL, scene));
  const high = Math.min(74, 88 - size); // above its number, however small the cell
  const part = Math.min(84, high) / wide;
  const [left, top] = [CENTRE - (part * wide) / 2, 6 + (high - part * wide) / 2];
  const takes = hand.movable && !isGiven(scene, cell);
  const stones = range(Math.max(0, Math.min(mostStonesDrawn(scene.shape), value))).map((index): Mark => ({
    x: left + part * ((index % wide) + 0.5), y: top + part * (wide - Math.floor(index / wide) - 0.5),
    d: diskPath(0.42 * part), fill: "var(--stone)", stroke: "var(--stone-edge)", width: 0.05 * part,
    name: at === cell && index >= from! && index < to! ? "stone lit" : "stone", stone: takes ? index + 1 : undefined,
  }));
  const lit: Mark[] = role === "idle" ? [] : [{ x: 0, y: 0, d: CELL, fill: roleColour(role), opacity: 0.5 }];
  const total: Mark =
    { text: scene.number(value), x: CENTRE, y: 97 - size / 2, size, fill: "var(--ink)", weight: 650, name: "number" };
  return {
    at: rowAndColumnInScene(cell, scene),
    data: { cell },
    names: `cell heap role-${role}`,
    marks: [
      ...lit, ...(scene.forced?.ring(role, scene) ?? []), ...labelMarks(scene, cell), ...stones,
      ...(value ? [total] : []),
    ],
  };
}

/** A number at the edge. */
function marksOfEdgeNumber(scene: Scene, cell: number): Group {
  const { values, roles, unit } = scene;
  const role = roles[cell] ?? "idle";
  const text = textOfValue(scene, values[cell]);
  const written = numberMark(text, "edge", textColourOnRole(role, "var(--muted)"), scene);
  const wide = Math.min(96, 30 + 0.62 * (written.size ?? 0) * [...text].length);
  const pill = boxPath(CENTRE - wide / 2, 24, wide, 52, 16);
  const sign = roleSign(role, unit, { x: CENTRE - wide / 2 + 8, y: 76 });
  const lit: Mark[] = role === "idle" || !text
    ? [] : [{ x: 0, y: 0, d: pill, fill: roleColour(role) }, ...(scene.forced?.ring(role, scene, pill) ?? []), ...sign];
  return {
    at: rowAndColumnInScene(cell, scene), data: {}, names: `cell edge role-${role}`,
    marks: [...lit, ...(text ? [written] : [])],
  };
}

/** A piece on a square; several on one square are offset. */
function marksOfToken(scene: Scene, kind: string, cell: number): Group | null {
  const { values, roles, appearance, shape, hand = {} } = scene;
  const { shape: d, under } = appearance.tokens?.[kind] ?? { shape: "", under: false };
  if (!values[cell] || !d) return null;
  const { drag } = hand;
  const first = firstPieceIndex(shape);
  const before = Array.from(values).slice(first, cell)
    .filter((at, index) => at === values[cell] && shape.tokens?.[index] === kind).length;
  const over = drag?.cell === cell ? drag.over : null;
  const [row, column] = over ?? rowAndColumnInScene(cell, scene);
  const aside = over ? 0 : before * 0.1;
  const role = roles[cell] ?? "idle";
  const held = hand.heldToken === cell;
  const grabbable = hand.movable && !isGiven(scene, cell);
  const isShared = !over && kindsOnCell(values[cell] - 1, scene).some((other) => other !== kind);
  const body = { ...pieceMark(scene, d, !isShared ? 82 : under ? 100 : 64), opacity: 1 };
  const text = textOfValue(scene, values[values[cell] - 1]);
  const lit: Mark[] = role === "idle" || (isShared && !under)
    ? [] : [{ x: 0, y: 0, d: WHOLE, fill: roleColour(role) }, ...roleSign(role, scene.unit)];
  return {
    at: [row - aside, column + aside],
    data: { token: cell },
    lifted: Boolean(over ?? !under),
    names: joinClassNames(
      "piece token", under && "under", `role-${role}`, over && "dragged", held && "held",
      grabbable && "grabbable",
    ),
    marks: [
      ...(grabbable ? [hitAreaMark] : []),
      ...lit,
      ...(held ? [{ ...body, fill: "none", stroke: "var(--accent)", width: 12 }] : []),
      under ? { ...body, fill: "var(--disk)", stroke: "var(--disk-edge)" } : body,
      ...(under && !over && !isShared && text ? [numberMark(text, "grid", "var(--role-ink)", scene)] : []),
    ],
  };
}
