/** The marks of boards whose cells have values: squares, nodes of a tree, heaps, numbers at the edge, and pieces. */
import { largest } from "../base/min-max.ts";
import {
  SMALLEST_NUMBERED, corner, label, number, shapeMark, targetMarks,
  wallMarks,
} from "./cell-marks.ts";
import { colourOf } from "./colours.ts";
import { NODE_RADIUS, firstToken, showsHeat, stonePlaces, warmth } from "./geometry.ts";
import { gridLines } from "./grid-lines.ts";
import { CELL, SQUARE, WHOLE, box, roleColour, roleInk, roleSign } from "./marks.ts";
import { pencilNotes } from "./pencil-marks.ts";
import { CENTRE, REST, atOf, colourOfValue, isGiven, isTarget, names, range, thick } from "./scene.ts";
import type { ColourName, Role } from "../../validation/python-types.ts";
import type { Group, Mark, Parts } from "./marks.ts";
import type { Scene } from "./scene.ts";

const STONES = 1000; // drawn; the number below shows the total
const STONES_OF_ALL = 4000; // that heaps share
const FEWEST_A_ROW = 3;

export function gridMarks(scene: Scene): Parts {
  const { shape: { rows, columns, look, edges = [], tokens = [] } } = scene;
  const count = rows * columns;
  const draw = look === "heaps" ? heap : look === "tree" ? node : square;
  const standing = tokens.map((kind, index) => token(scene, kind, count + edges.length + index));
  return {
    cells: [
      ...range(count).flatMap((cell) => draw(scene, cell) ?? []),
      ...edges.map((_, index) => edge(scene, count + index)),
    ],
    pieces: standing,
    above: gridLines(scene),
  };
}

/** A square with its value. */
function square(scene: Scene, cell: number): Group {
  const { values, roles, notes, shape, appearance, unit, small, hand = REST } = scene;
  const painted = hand.drag?.painted?.includes(cell);
  const value = painted ? (hand.drag?.paint ?? 0) : values[cell];
  const role = roles[cell] ?? "idle";
  const blocked = value === appearance.blocked;
  const empty = value === appearance.blank || blocked;
  const text = empty ? "" : scene.glyph(value);
  const tinted = Boolean(appearance.heat) && shape.heat !== false && text !== "" && showsHeat(role, appearance);
  const waits = Boolean(appearance.shades) && role === "frontier";
  const colour = colourOfValue(scene, value);
  const shown = Boolean(appearance.shades) && showsHeat(role, appearance); // by ring and colour
  const noted = notes.find(([at]) => at === cell);
  const ink = shown && role !== "idle" ? "var(--ink)" : colour ? "var(--role-ink)" : roleInk(role, "var(--ink)");
  return {
    at: atOf(cell, scene),
    data: { cell },
    names: names(
      `cell role-${role}`, tinted && (value === 0 ? "zero" : "warm"), blocked && "blocked",
      isTarget(cell, scene) && "target", colour && `coloured colour-${colour}`, isGiven(scene, cell) && "given",
      appearance.widths?.[value] !== undefined && "sized",
    ),
    marks: [
      ...(blocked
        ? wallMarks(scene, appearance.chequered ? WHOLE : CELL)
        : squareGround(scene, value, role, { tinted, waits, colour, cell })),
      ...((role === "idle" && colour && scene.forced?.hatch(colour)) || []),
      ...label(scene, cell, scene),
      ...(value === appearance.blank ? pencilNotes(scene, cell) : []),
      ...(text && (!small || unit >= SMALLEST_NUMBERED) ? [number(text, "grid", ink, scene, cell)] : []),
      ...(noted ? [{ ...corner(scene.number(noted[2]), 92, 95, 20, 8, 32, scene), name: "noted" }] : []),
      ...((!waits && scene.forced?.ring(role, scene)) || []),
      ...(shown || small ? [] : roleSign(role, unit)),
      ...targetMarks(cell, scene),
    ],
  };
}

type Square = { tinted: boolean; waits: boolean; colour: ColourName | undefined; cell: number };

function squareGround(scene: Scene, value: number, role: Role, { tinted, waits, colour, cell }: Square): Mark[] {
  const { appearance: { chequered, shades, widths, blank }, forced, small } = scene;
  const width = value === blank ? undefined : widths?.[value];
  const flat = chequered && !waits;
  const d = width !== undefined
    ? box(CENTRE - 49 * width, 19, 98 * width, 62, Math.min(14, 49 * width))
    : flat ? WHOLE : small ? box(5, 5, 90) : CELL;
  const given = isGiven(scene, cell) && !colour ? "color-mix(in srgb, var(--hollow) 72%, var(--ink) 12%)" : "";
  const plain = chequered ? "" : given || "var(--hollow)";
  const peg: Mark[] = widths ? [{ x: 0, y: 0, d: box(48.5, 0, 3, SQUARE), fill: "color-mix(in srgb, var(--muted) 75%, var(--board))" }] : [];
  let fill = plain;
  if (tinted && value === 0) fill = role === "visited" ? "var(--done)" : "var(--zero)";
  else if (tinted) fill = heat(value, Boolean(forced));
  else if (role !== "idle") fill = shades && waits ? "var(--zero)" : shades && role === "visited" ? "var(--done)" : roleColour(role);
  if (colour) fill = forced ? "Canvas" : colourOf(colour);
  if (widths && width === undefined && role === "idle") return peg;
  if (!fill) return [];
  if (waits) {
    const ring = { stroke: "var(--ink)", width: thick(5, 2, scene) };
    return [{ x: CENTRE, y: CENTRE, r: 41.5, fill, ...ring }];
  }
  const zero = forced && tinted && value === 0 && role === "idle";
  const edge = zero ? { stroke: "Highlight", width: thick(3, 3, scene) } : chequered ? {} : scene.forced?.edge(scene);
  const marks: Mark[] = [...(width === undefined ? [] : peg), { x: 0, y: 0, d, fill, ...edge, name: "face" }];
  if (role === "idle" || !colour) return marks;
  const one = thick(1.5, 1, scene);
  const ring = (inset: number, wide: number, stroke: string): Mark =>
    ({ x: 0, y: 0, d: box(4 + inset, 4 + inset, 92 - 2 * inset, 92 - 2 * inset, 13 - inset), stroke, width: wide });
  const five = thick(6, 4, scene);
  return [
    ...marks, ring(one / 2, one, "var(--role-ink)"), ring(one + five / 2, five, roleColour(role)),
    ring(1.5 * one + five, one, "var(--role-ink)"),
  ];
}

function heat(value: number, forced: boolean) {
  const part = warmth(value);
  if (forced) return `color-mix(in srgb, CanvasText ${45 * part}%, Canvas)`;
  return `light-dark(oklch(${short(0.93 - 0.34 * part)} .085 ${short(160 + 130 * part)}), ` +
    `oklch(${short(0.34 + 0.2 * part)} .085 ${short(200 + 120 * part)}))`;
}

const short = (value: number) => Math.round(value * 1000) / 1000;

/** A node of a tree; none for an empty cell. */
function node(scene: Scene, cell: number): Group | null {
  const { values, roles, appearance, unit } = scene;
  const value = values[cell];
  if (value === appearance.blank || value === appearance.blocked) return null;
  const role = roles[cell] ?? "idle";
  const idle = role === "idle";
  const sign = roleSign(role, unit, { x: CENTRE, y: 102, size: thick(24, 9, scene) });
  const ring = idle ? { stroke: "var(--muted)", width: thick(4, 2, scene) } : scene.forced?.edge(scene);
  const radius = SQUARE * NODE_RADIUS - 2;
  const round = `M${CENTRE - radius + 6} ${CENTRE}a${radius - 6} ${radius - 6} 0 1 0 ${2 * radius - 12} 0` +
    `a${radius - 6} ${radius - 6} 0 1 0 ${12 - 2 * radius} 0z`;
  return {
    at: atOf(cell, scene),
    data: { cell },
    names: `cell role-${role}`,
    marks: [
      { x: CENTRE, y: CENTRE, r: radius, fill: idle ? "var(--tile)" : roleColour(role), ...ring, name: "face" },
      number(scene.glyph(value), "tree", roleInk(role), scene),
      ...(scene.forced?.ring(role, scene, round) ?? []),
      ...sign,
    ],
  };
}

/** A heap of stones and its number; a tap on stone k leaves the k - 1 below it. */
function heap(scene: Scene, cell: number): Group | null {
  const { values, roles, appearance, shape, hand = REST } = scene;
  const value = values[cell];
  if (value === appearance.blank) return null;
  const role = roles[cell] ?? "idle";
  const heaps = Array.from(values).slice(0, shape.rows * shape.columns);
  const most = Math.min(STONES, Math.ceil(STONES_OF_ALL / heaps.length), largest(heaps));
  const wide = Math.max(FEWEST_A_ROW, Math.ceil(Math.sqrt(most)));
  const size = Math.max(thick(15, 11, scene), Math.min(((scene.least ?? 0) * SQUARE) / scene.unit, 28));
  const high = Math.min(74, 88 - size); // above its number, however small the cell
  const part = Math.min(84, high) / wide;
  const [left, top] = [CENTRE - (part * wide) / 2, 6 + (high - part * wide) / 2];
  const takes = hand.movable && !isGiven(scene, cell);
  const stones = stonePlaces(Math.min(most, value), wide).map(([x, y], index): Mark => ({
    x: left + part * x, y: top + part * y, r: 0.42 * part, fill: "var(--stone)", stroke: "var(--stone-edge)",
    width: 0.05 * part, ...(takes ? { stone: index + 1 } : {}),
  }));
  const lit: Mark[] = role === "idle" ? [] : [{ x: 0, y: 0, d: CELL, fill: roleColour(role), opacity: 0.5 }];
  const total: Mark = { text: scene.number(value), x: CENTRE, y: 97 - size / 2, size, fill: "var(--ink)", weight: 650, name: "number" };
  return {
    at: atOf(cell, scene),
    data: { cell },
    names: `cell heap role-${role}`,
    marks: [...lit, ...(scene.forced?.ring(role, scene) ?? []), ...label(scene, cell, scene), ...stones, ...(value ? [total] : [])],
  };
}

/** A number at the edge. */
function edge(scene: Scene, cell: number): Group {
  const { values, roles, appearance, unit } = scene;
  const role = roles[cell] ?? "idle";
  const empty = values[cell] === appearance.blank || values[cell] === appearance.blocked;
  const text = empty ? "" : scene.glyph(values[cell]);
  const written = number(text, "edge", roleInk(role, "var(--muted)"), scene);
  const wide = Math.min(96, 30 + 0.62 * (written.size ?? 0) * [...text].length);
  const pill = box(CENTRE - wide / 2, 24, wide, 52, 16);
  const sign = roleSign(role, unit, { x: CENTRE - wide / 2 + 8, y: 76 });
  const lit: Mark[] = role === "idle" || !text
    ? [] : [{ x: 0, y: 0, d: pill, fill: roleColour(role) }, ...(scene.forced?.ring(role, scene, pill) ?? []), ...sign];
  return {
    at: atOf(cell, scene), data: {}, names: `cell edge role-${role}`, marks: [...lit, ...(text ? [written] : [])],
  };
}

/** A piece on a square; several on one square are offset. */
function token(scene: Scene, kind: string, cell: number): Group | null {
  const { values, roles, appearance, shape, hand = REST } = scene;
  const { shape: d, under } = appearance.tokens?.[kind] ?? { shape: "", under: false };
  if (!values[cell] || !d) return null;
  const { drag } = hand;
  const first = firstToken(shape);
  const before = Array.from(values).slice(first, cell)
    .filter((at, index) => at === values[cell] && shape.tokens?.[index] === kind).length;
  const over = drag?.cell === cell ? drag.over : null;
  const [row, column] = over ?? atOf(cell, scene);
  const aside = over ? 0 : before * 0.1;
  const role = roles[cell] ?? "idle";
  const held = hand.heldToken === cell;
  const body = { ...shapeMark(scene, d, 82), opacity: 1 };
  const below = values[values[cell] - 1];
  const text = below === appearance.blank || below === appearance.blocked ? "" : scene.glyph(below);
  const lit: Mark[] = role === "idle"
    ? [] : [{ x: 0, y: 0, d: WHOLE, fill: roleColour(role) }, ...roleSign(role, scene.unit)];
  return {
    at: [row - aside, column + aside],
    data: { token: cell },
    lifted: Boolean(over),
    names: names(
      "piece token", under && "under", `role-${role}`, over && "dragged", held && "held",
      hand.movable && !isGiven(scene, cell) && "grabbable",
    ),
    marks: [
      ...lit,
      ...(held ? [{ ...body, fill: "none", stroke: "var(--accent)", width: 12 }] : []),
      under ? { ...body, fill: "var(--disk)", stroke: "var(--disk-edge)" } : body,
      ...(under && !over && text ? [number(text, "grid", "var(--role-ink)", scene)] : []),
    ],
  };
}
