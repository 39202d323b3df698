/** The marks of boards too large for marks of each cell: sampled squares of one colour, or a dot for each piece. */
import { COLOUR_SCALE, COLOURS } from "../base/palette.ts";
import { largest } from "../base/min-max-of-long-lists.ts";
import { SQUARE, roleColour, boxPath, squaresPath } from "./mark-types-and-paths.ts";
import type { Role } from "../../validation/python-types.ts";
import type { Mark } from "./mark-types-and-paths.ts";
import type { Scene } from "./drawing-input.ts";

const SAMPLED = 128; // squares per side; larger boards are sampled
const SHADES = 40; // few colours make few paths
const MOST_DOTS = 2000; // on a board with more columns, only its size is told

/** `sampled`: squares per side. */
export function sampledSquareMarks(scene: Scene, sampled = SAMPLED): Mark[] {
  const { values, roles, shape: { rows, columns } } = scene;
  const [high, wide] = [Math.min(rows, sampled), Math.min(columns, sampled)];
  const inkOf = valueInkFunction(scene, SHADES, (colour) => colour);
  const colour = (cell: number) => (hasRoleColour(roles[cell]) ? roleColour(roles[cell]) : inkOf(values[cell]));
  const paths = new Map<string, string>();
  for (let row = 0; row < high; row += 1) {
    for (let column = 0; column < wide; column += 1) {
      const cell = Math.floor((row * rows) / high) * columns + Math.floor((column * columns) / wide);
      paths.set(colour(cell), (paths.get(colour(cell)) ?? "") + squaresPath([[row, column]]));
    }
  }
  return [...paths].map(([fill, d]) => ({ x: 0, y: 0, d, scale: columns / wide, fill }));
}

/** Whether a role has a colour of its own, in place of that of the value. */
export const hasRoleColour = (role: Role | undefined) => role !== undefined && role !== "idle" && role !== "visited";

/** The colour of a value, by `ink`: its own, or one of `shades` of the colour scale. */
export function valueInkFunction<Ink>(
  { shape, values, appearance: { blank, blocked, colours = {} } }: Pick<Scene, "shape" | "values" | "appearance">,
  shades: number,
  ink: (colour: string) => Ink,
) {
  const most = largest(values, 1, shape.rows * shape.columns);
  const scale = Array.from({ length: shades + 1 }, (_, shade) => ink(colourOnScale(shade / shades)));
  const own = new Map(Object.entries(colours).map(([value, name]) => [Number(value), ink(COLOURS[name])]));
  const [wall, hollow] = [ink("var(--muted)"), ink("var(--hollow)")];
  return (value: number) => {
    if (value === blocked) return wall;
    if (value === blank) return hollow;
    return own.get(value) ?? scale[Math.round((shades * Math.max(0, value)) / most)];
  };
}

/** The colour at a place of the colour scale, from 0 to 1. */
function colourOnScale(part: number) {
  const at = part * (COLOUR_SCALE.length - 1);
  const low = Math.min(COLOUR_SCALE.length - 2, Math.floor(at));
  return `color-mix(in srgb, ${COLOUR_SCALE[low + 1]} ${100 * (at - low)}%, ${COLOUR_SCALE[low]})`;
}

const INKS = { idle: "var(--piece)", current: roleColour("current"), conflict: "var(--link)" } as const;

/** A dot for each piece. `drawn`: pieces at most; `across`: how many of their dots fit into a row. */
export function dotMarks(
  { shape: { rows, columns }, values, roles, appearance, number }: Scene, { drawn = MOST_DOTS, across = 300 } = {},
): Mark[] {
  const ground = { x: 0, y: 0, d: boxPath(0, 0, SQUARE * columns, SQUARE * rows), fill: "var(--square-light)" };
  const middle = { x: (SQUARE * columns) / 2, y: (SQUARE * rows) / 2 };
  if (columns > MOST_DOTS)
    return [
      ground, { ...middle, text: `${number(rows)} × ${number(columns)}`, size: 6 * columns, fill: "var(--piece)" },
    ];
  const every = Math.ceil(columns / drawn);
  const dots = { idle: "", current: "", conflict: "" };
  for (let column = 0; column < columns; column += 1) {
    const lit = roles[column];
    const role = lit === "current" || lit === "conflict" ? lit : "idle";
    if (values[column] === appearance.blank || (role === "idle" && column % every)) continue;
    dots[role] += `M${SQUARE * (column + 0.5)} ${SQUARE * (values[column] - 0.5)}h0`;
  }
  const dot = SQUARE * Math.max(1, columns / across);
  const inRole = (role: keyof typeof dots, width: number): Mark =>
    ({ x: 0, y: 0, d: dots[role], stroke: INKS[role], width: Math.round(width) });
  return [
    ground,
    ...[inRole("idle", dot), inRole("current", 2 * dot), inRole("conflict", 2 * dot)].filter(({ d }) => d),
  ];
}
