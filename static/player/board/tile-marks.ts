/** The marks of tiles that slide, and of the places below them. */
import { colourOf } from "./colours.ts";
import {
  SMALLEST_NUMBERED, corner, label, number, targetMarks,
} from "./cell-marks.ts";
import { MANY_ROWS } from "./geometry.ts";
import { linkMark } from "./link-marks.ts";
import { CELL, SQUARE, box, roleColour, roleInk, roleSign, shifted } from "./marks.ts";
import { CENTRE, REST, atOf, colourOfValue, isGiven, isTarget, names, range, thick } from "./scene.ts";
import type { Role } from "../../validation/python-types.ts";
import type { Point } from "./link-marks.ts";
import type { Group, Mark, Parts } from "./marks.ts";
import type { Scene } from "./scene.ts";

const SHADES = 8; // of tiles too small for numbers
const LINK_TOP = 17; // links touch a tile above its number

export function tileMarks(scene: Scene): Parts {
  const { shape: { rows, columns, labels = {} } } = scene;
  const count = rows * columns;
  const at = (cell: number): [number, number] => [Math.floor(cell / columns), cell % columns];
  return {
    cells: range(count).map((cell) => hollow(scene, cell)),
    pieces: tilesByValue(scene).map((piece) => tile(scene, piece)),
    above: scene.links.flatMap((link) => linkMark(link, scene, arc)).concat(Object.keys(labels).flatMap((cell) => label(scene, Number(cell), scene).map((mark) => {
      const [row, column] = at(Number(cell));
      return shifted(mark, SQUARE * column, SQUARE * row);
    }))),
  };
}

/** The pieces in the order of their values, so that each keeps its element when it moves. */
function tilesByValue({ values, shape: { rows, columns }, appearance: { blank } }: Scene) {
  return Array.from(values).slice(0, rows * columns).map((value, cell) => ({ value, cell }))
    .filter(({ value }) => value !== blank)
    .sort((one, other) => one.value - other.value);
}

/** A place under the tiles, or between them. */
function hollow(scene: Scene, cell: number): Group {
  const { values, roles, appearance: { blank, widths }, unit, small } = scene;
  const value = values[cell];
  const role = (value === blank && roles[cell]) || "idle"; // else the piece shows it
  const plain = "color-mix(in srgb, var(--hollow) 45%, var(--board))";
  const peg = "color-mix(in srgb, var(--muted) 75%, var(--board))";
  const marks: Mark[] =
    role !== "idle"
      ? [{ x: 0, y: 0, d: box(6, 6, 88, 88, 11), fill: roleColour(role), stroke: rimOf(role), width: thick(2, 3, scene) }]
      : widths
        ? [{ x: 0, y: 0, d: box(48.5, 0, 3, SQUARE), fill: peg }]
        : small ? [] : [{ x: 0, y: 0, d: CELL, fill: plain, ...scene.forced?.edge(scene) }];
  if (role !== "idle") marks.push(...(scene.forced?.ring(role, scene) ?? []), ...roleSign(role, unit));
  marks.push(...targetMarks(cell, scene));
  const at = atOf(cell, scene);
  return { at, marks, data: { cell }, names: names(`cell role-${role}`, isTarget(cell, scene) && "target") };
}

const rimOf = (role: Role) => `color-mix(in srgb, ${roleColour(role)} 50%, var(--ink))`;

function tile(scene: Scene, { value, cell }: { value: number; cell: number }): Group {
  const { shape, roles, appearance: { widths }, unit, glyph, small, hand = REST } = scene;
  const dragged = hand.drag?.cell === cell ? hand.drag : null;
  const role = roles[cell] ?? "idle";
  const colour = colourOfValue(scene, value);
  const home = shape.goal?.[cell] === value;
  const width = widths?.[value];
  const numbered = !small || unit >= SMALLEST_NUMBERED;
  const ink = colour ? "var(--role-ink)" : roleInk(role);
  const sizes = width === undefined ? "tiles" : "pegs";
  const marks = [
    ...face(scene, role, faceColour(scene, value, role, home, numbered), width, home, cell),
    ...((role === "idle" && colour && scene.forced?.hatch(colour)) || []),
    ...(numbered ? [number(glyph(value), sizes, ink, scene, cell)] : []),
    ...badge(scene, cell, value, role),
    ...(scene.forced?.ring(role, scene) ?? []),
    ...(colour ? [] : roleSign(role, unit)),
    ...(hand.heldToken === cell && !dragged
      ? [{ x: 0, y: 0, d: box(2, 2, 96, 96, 15), stroke: "var(--accent)", width: thick(5, 3, scene) }] : []),
  ];
  const [row, column] = atOf(cell, scene);
  const [down, right] = dragged?.shift ?? [0, 0];
  return {
    at: [row + down, column + right],
    marks,
    data: { cell, value },
    lifted: Boolean(dragged),
    names: names(
      `piece role-${role}`, home && "home", dragged && (dragged.stuck ? "stuck" : "dragged"),
      hand.movable && !isGiven(scene, cell) && "movable", colour && `coloured colour-${colour}`,
      width !== undefined && "sized", isGiven(scene, cell) && "given",
    ),
  };
}

function faceColour(scene: Scene, value: number, role: Role, home: boolean, numbered: boolean) {
  const { shape: { rows, columns } } = scene;
  const colour = colourOfValue(scene, value);
  if (colour) return scene.forced ? "Canvas" : colourOf(colour);
  if (role !== "idle") return roleColour(role);
  if (numbered) return home ? "var(--tile-home)" : "var(--tile)";
  const shade = Math.floor((SHADES * Math.max(0, value - 1)) / (rows * columns)); // a gradient on an ordered board
  return `color-mix(in oklch, var(--accent) ${12 * shade}%, var(--tile))`;
}

/** The body of a tile, and its rings. */
function face(
  scene: Scene, role: Role, fill: string, width: number | undefined, home: boolean, cell: number,
): Mark[] {
  const { small, unit, changed, values } = scene;
  const value = values[cell];
  const px = SQUARE / unit;
  const outline = (inset: number) => {
    const [wide, high, round] = width === undefined ? [92, 92, 13] : [98 * width, small ? 90 : 62, 14];
    return box(CENTRE - wide / 2 + inset, CENTRE - high / 2 + inset, wide - 2 * inset, high - 2 * inset,
      Math.max(0, Math.min(round, wide / 2) - inset));
  };
  if (small) {
    const fresh = changed?.includes(cell);
    const plain: Mark = { x: 0, y: 0, d: box(5, 5, 90, 90), fill, ...(home ? (scene.forced?.edge(scene) ?? {}) : {}), name: "face" };
    return [
      { ...plain, d: width === undefined ? plain.d : outline(0) },
      ...(fresh ? [{ x: 0, y: 0, d: box(5, 5, 90, 90), stroke: "var(--accent)", width: 12 }] : []),
    ];
  }
  const ring = (inset: number, wide: number, stroke: string): Mark =>
    ({ x: 0, y: 0, d: outline(inset + wide / 2), stroke, width: wide });
  const rings: Mark[] = [];
  if (role !== "idle" && colourOfValue(scene, value)) {
    const [one, five] = [thick(1.5, 1, scene), thick(6, 4, scene)];
    rings.push(ring(0, one, "var(--role-ink)"), ring(one, five, roleColour(role)), ring(one + five, one, "var(--role-ink)"));
  } else if (role === "idle" && isGiven(scene, cell)) rings.push(ring(0, thick(3, 2, scene), "var(--muted)"));
  else if (role === "idle" && home) rings.push(ring(0, thick(2.5, 2, scene), "color-mix(in srgb, var(--tile-ink) 14%, transparent)"));
  return [
    { x: 0, y: Math.max(2, 2 * px), d: outline(-1), fill: "var(--shade)" },
    { x: 0, y: px, d: outline(0), fill: "var(--edge)" },
    { x: 0, y: 0, d: outline(0), fill, ...scene.forced?.edge(scene, home ? 3 : 1), name: "face" },
    ...rings,
  ];
}

/** The small number in the corner of a tile. */
function badge(scene: Scene, cell: number, value: number, role: Role): Mark[] {
  const { shape: { rows, badges }, notes, unit, small } = scene;
  const colour = colourOfValue(scene, value);
  const noted = notes.find(([, other]) => other === value || (colour && colourOfValue(scene, other) === colour))?.[2];
  const shown = noted ?? badges?.[cell]?.[value];
  if (shown === undefined || small || rows > MANY_ROWS) return [];
  const [x, y] = colour && role !== "idle" ? [83, 86] : [89, 91];
  const fill = colour ? "var(--role-ink)" : roleInk(role);
  return [{ ...corner(scene.number(shown), x, y, 15, 9, 30, scene), weight: 500, opacity: 0.75, fill, name: "badge" }];
}

/** A link in an arc above the numbers. */
function arc([x1, y1]: Point, [x2, y2]: Point) {
  const up = CENTRE - LINK_TOP;
  const [x, y] = [(x1 + x2) / 2 + (y2 - y1) * 0.18, (y1 + y2) / 2 - up - 16];
  return { d: `M${x1} ${y1 - up}Q${x} ${y} ${x2} ${y2 - up}` };
}
