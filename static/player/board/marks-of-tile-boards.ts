/** The marks of tiles that slide, and of the places below them. */
import { COLOURS } from "../base/palette.ts";
import {
  SMALLEST_NUMBERED, cornerTextMark, diskOutline, hitAreaMark, labelMarks, numberMark, pegMark, ringMark, roleRings,
  targetMarks, pencilMarks,
} from "./shared-marks.ts";
import { MANY_ROWS, range } from "./geometry.ts";
import { linkMarks } from "./line-marks.ts";
import { CELL, SQUARE, boxPath, roleColour, textColourOnRole, roleSign, shiftMark } from "./mark-types-and-paths.ts";
import {
  CENTRE, colourOfValue, isGiven, isTarget, joinClassNames, lengthWithMinimumPixels, rowAndColumnInScene,
} from "./drawing-input.ts";
import type { Role } from "../../validation/python-types.ts";
import type { Point } from "./line-marks.ts";
import type { Group, Mark, Parts } from "./mark-types-and-paths.ts";
import type { Scene } from "./drawing-input.ts";

const SHADES = 8; // of tiles too small for numbers
const LINK_TOP = 17; // links touch a tile above its number

export function tileBoardMarks(scene: Scene): Parts {
  const { shape: { rows, columns, labels = {} }, links } = scene;
  const labelOf = (cell: number) =>
    labelMarks(scene, cell).map((mark) =>
      shiftMark(mark, SQUARE * (cell % columns), SQUARE * Math.floor(cell / columns)));
  return {
    cells: range(rows * columns).map((cell) => marksOfPlaceUnderTile(scene, cell)),
    pieces: tilesByValue(scene).map((piece) => marksOfTile(scene, piece)),
    above: [
      ...links.flatMap((link) => linkMarks(link, scene, linkArc)),
      ...Object.keys(labels).flatMap((cell) => labelOf(Number(cell))),
    ],
  };
}

/** The pieces in the order of their values, so that each keeps its element when it moves. */
function tilesByValue({ values, shape: { rows, columns }, appearance: { blank } }: Scene) {
  return Array.from(values).slice(0, rows * columns).map((value, cell) => ({ value, cell }))
    .filter(({ value }) => value !== blank)
    .sort((one, other) => one.value - other.value);
}

/** A place under the tiles, or between them. */
function marksOfPlaceUnderTile(scene: Scene, cell: number): Group {
  const { values, roles, appearance: { blank }, unit } = scene;
  const role = (values[cell] === blank && roles[cell]) || "idle"; // else the piece shows it
  const rim = { stroke: `color-mix(in srgb, ${roleColour(role)} 50%, var(--ink))`, width: lengthWithMinimumPixels(2, 3, scene) };
  const lit: Mark = { x: 0, y: 0, d: boxPath(6, 6, 88, 88, 11), fill: roleColour(role), ...rim };
  const marks = role === "idle"
    ? emptyPlaceMarks(scene)
    : [lit, ...(scene.forced?.ring(role, scene) ?? []), ...roleSign(role, unit)];
  return {
    at: rowAndColumnInScene(cell, scene),
    data: { cell },
    names: joinClassNames(`cell role-${role}`, isTarget(cell, scene) && "target"),
    marks: [...marks, ...(values[cell] === blank ? pencilMarks(scene, cell) : []), ...targetMarks(cell, scene)],
  };
}

function emptyPlaceMarks(scene: Scene): Mark[] {
  if (scene.appearance.widths) return [pegMark];
  const fill = "color-mix(in srgb, var(--hollow) 45%, var(--board))";
  return scene.small ? [] : [{ x: 0, y: 0, d: CELL, fill, ...scene.forced?.edge(scene) }];
}

function marksOfTile(scene: Scene, { value, cell }: { value: number; cell: number }): Group {
  const { shape, roles, appearance: { widths }, unit, glyph, small, hand = {} } = scene;
  const dragged = hand.drag?.cell === cell ? hand.drag : null;
  const role = roles[cell] ?? "idle";
  const colour = colourOfValue(scene, value);
  const home = shape.goal?.[cell] === value;
  const width = widths?.[value];
  const numbered = !small || unit >= SMALLEST_NUMBERED;
  const ink = colour ? "var(--role-ink)" : textColourOnRole(role);
  const sizes = width === undefined ? "tiles" : "pegs";
  const held = hand.heldToken === cell && !dragged;
  const outline = width === undefined ? boxPath(2, 2, 96, 96, 15) : diskOutline(width, 2);
  const movable = hand.movable && !isGiven(scene, cell);
  const marks = [
    ...(movable ? [hitAreaMark] : []),
    ...faceMarks(scene, cell, faceColour(scene, value, numbered && home, numbered, role)),
    ...((role === "idle" && colour && scene.forced?.hatch(colour)) || []),
    ...(numbered ? [numberMark(glyph(value), sizes, ink, scene, cell)] : []),
    ...badgeMarks(scene, cell, role),
    ...(scene.forced?.ring(role, scene) ?? []),
    ...(colour || small ? [] : roleSign(role, unit)),
    ...(held ? [{ ...ringMark(outline, "var(--accent)", lengthWithMinimumPixels(5, 3, scene)), name: "held" }] : []),
  ];
  const [row, column] = rowAndColumnInScene(cell, scene);
  const [down, right] = dragged?.shift ?? [0, 0];
  return {
    at: [row + down, column + right],
    marks,
    data: { cell, value },
    lifted: Boolean(dragged),
    names: joinClassNames(
      `piece role-${role}`, home && "home", dragged && (dragged.stuck ? "stuck" : "dragged"),
      movable && "movable", colour && `colour-${colour}`,
      isGiven(scene, cell) && "given",
    ),
  };
}

function faceColour(scene: Scene, value: number, home: boolean, numbered: boolean, role: Role) {
  const { shape: { rows, columns } } = scene;
  const colour = colourOfValue(scene, value);
  if (colour) return scene.forced ? "Canvas" : COLOURS[colour];
  if (role !== "idle") return roleColour(role);
  if (numbered) return home ? "var(--tile-home)" : "var(--tile)";
  const shade = Math.floor((SHADES * Math.max(0, value - 1)) / (rows * columns)); // a gradient on an ordered board
  return `color-mix(in oklch, var(--accent) ${12 * shade}%, var(--tile))`;
}

/** The body of a tile, its edge and shadow, and its rings. */
function faceMarks(scene: Scene, cell: number, fill: string): Mark[] {
  const { small, unit, changed, shape, values, roles, appearance: { widths } } = scene;
  const [value, role] = [values[cell], roles[cell] ?? "idle"];
  const width = widths?.[value];
  const home = shape.goal?.[cell] === value;
  const [wide, high, round] = width === undefined ? (small ? [90, 90, 0] : [92, 92, 13]) : [98 * width, 62, 14];
  const outline = (inset: number) =>
    boxPath(CENTRE - wide / 2 + inset, CENTRE - high / 2 + inset, wide - 2 * inset, high - 2 * inset,
      Math.max(0, Math.min(round, wide / 2) - inset));
  const body: Mark = { x: 0, y: 0, d: outline(0), fill, name: "face" };
  if (small) {
    const edge = home ? scene.forced?.edge(scene) : {};
    return [{ ...body, ...edge }, ...(changed?.includes(cell) ? [ringMark(outline(0), "var(--accent)", 12)] : [])];
  }
  const ring = (part: number, pixels: number, colour: string) => {
    const thickness = lengthWithMinimumPixels(part, pixels, scene);
    return [ringMark(outline(thickness / 2), colour, thickness)];
  };
  const rings = () => {
    if (role !== "idle") return colourOfValue(scene, value) ? roleRings(role, outline, scene) : [];
    if (isGiven(scene, cell)) return ring(3, 2, "var(--muted)");
    return home ? ring(2.5, 2, "color-mix(in srgb, var(--tile-ink) 14%, transparent)") : [];
  };
  const pixel = SQUARE / unit;
  return [
    { x: 0, y: Math.max(2, 2 * pixel), d: outline(-1), fill: "var(--shade)" },
    { x: 0, y: pixel, d: outline(0), fill: "var(--edge)" },
    { ...body, ...scene.forced?.edge(scene, home ? 3 : 1) },
    ...rings(),
  ];
}

/** The small number in the corner of a tile. */
function badgeMarks(scene: Scene, cell: number, role: Role): Mark[] {
  const { shape: { rows, badges }, notes, values, small } = scene;
  const value = values[cell];
  const colour = colourOfValue(scene, value);
  const noted = notes.find(([, other]) => other === value || (colour && colourOfValue(scene, other) === colour))?.[2];
  const count = noted ?? badges?.[cell]?.[value];
  if (count === undefined || small || rows > MANY_ROWS) return [];
  const [x, y] = colour && role !== "idle" ? [83, 86] : [89, 91];
  const fill = colour ? "var(--role-ink)" : textColourOnRole(role);
  const size = { part: 15, pixels: 9, most: 30 };
  return [{ ...cornerTextMark(scene.number(count), x, y, size, scene), weight: 500, opacity: 0.75, fill, name: "badge" }];
}

/** A link in an arc above the numbers. */
function linkArc([x1, y1]: Point, [x2, y2]: Point) {
  const up = CENTRE - LINK_TOP;
  const [x, y] = [(x1 + x2) / 2 + (y2 - y1) * 0.18, (y1 + y2) / 2 - up - 16];
  return { d: `M${x1} ${y1 - up}Q${x} ${y} ${x2} ${y2 - up}` };
}
