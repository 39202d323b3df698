/** Marks: the shapes and texts that every drawing of a board consists of, in hundredths of a square. */
import type { Role } from "../../validation/python-types.ts";

/** A path or a text; colours are CSS colours of the palette. */
export type Mark = {
  /** The origin of a path, or the middle of a text. */
  x: number;
  y: number;
  d?: string;
  scale?: number;
  text?: string;
  size?: number;
  weight?: number;
  anchor?: "start" | "end";
  fill?: string;
  stroke?: string;
  width?: number;
  dash?: string;
  opacity?: number;
  /** Its class on the screen. */
  name?: string;
  /** The number of a stone that can be taken. */
  stone?: number;
};

/** The marks of one cell or piece, from the top left of its square. */
export type Group = {
  names: string;
  /** [row, column] */
  at: [number, number];
  marks: Mark[];
  /** Whether it is above those that are not, as under the pointer. */
  lifted?: boolean;
  data: { cell?: number; value?: number; column?: number; token?: number };
};

/** From bottom to top. The pieces, which move, are in an order of their own; null for one that is not on the board. */
export type Parts = { cells: Group[]; pieces: (Group | null)[]; above: Mark[] };
export type Drawing = Parts & { ground: Mark[] };

export const SQUARE = 100;

/** Round to hundredths, to keep paths short. */
export const roundToHundredths = (value: number) => Math.round(value * 100) / 100;

/** The path of a disk around its origin. */
export function diskPath(radius: number) {
  const r = roundToHundredths(radius);
  return `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}

/** The signs of roles, around their centre, in tenths of a letter's height. */
const SIGNS: Partial<Record<Role, Partial<Mark>>> = {
  current: { d: diskPath(3.6) },
  frontier: { d: diskPath(3), width: 1.1 },
  visited: { d: "M-3.5 0h7", width: 1.3 },
  path: { d: "M-2.4 -3.6L3.8 0L-2.4 3.6z" },
  goal: { d: "M-3.6 .4L-1 3.2L3.8 -3.2", width: 1.3 },
  conflict: { d: "M-3 -3L3 3M3 -3L-3 3", width: 1.3 },
  hint: { d: "M0 -4L4 0L0 4L-4 0z" },
};
const SIGN = 15;
const [SMALLEST_SIGN, LARGEST_SIGN] = [8, 18]; // pixels

/** The path of a rectangle, with rounded corners if `round`. */
export function boxPath(x: number, y: number, wide: number, high: number = wide, round = 0) {
  if (!round) return `M${x} ${y}h${wide}v${high}h${-wide}z`;
  const [across, down] = [wide - 2 * round, high - 2 * round];
  return `M${x + round} ${y}h${across}q${round} 0 ${round} ${round}v${down}q0 ${round} ${-round} ${round}` +
    `h${-across}q${-round} 0 ${-round} ${-round}v${-down}q0 ${-round} ${round} ${-round}z`;
}

/** The path of whole squares, [row, column] each. */
export const squaresPath = (squares: [number, number][]) =>
  squares.map(([row, column]) => `M${SQUARE * column} ${SQUARE * row}h${SQUARE}v${SQUARE}h-${SQUARE}z`).join("");

export const WHOLE = boxPath(0, 0, SQUARE);
export const CELL = boxPath(4, 4, 92, 92, 13);

/** Diagonal lines over a square. */
export const HATCH = "M6 30L30 6M6 62L62 6M6 94L94 6M38 94L94 38M70 94L94 70";

export const roleColour = (role: Role) => `var(--role-${role})`;
/** The colour of a text on the colour of a role. */
export const textColourOnRole = (role: Role, idle = "var(--tile-ink)") =>
  role === "idle" ? idle : role === "current" ? "var(--current-ink)" : "var(--role-ink)";

/** The sign of a role, because colour alone must not tell it: in the corner, or where `place` says. */
export function roleSign(role: Role, unit: number, place: { x?: number; y?: number; size?: number } = {}): Mark[] {
  const sign = SIGNS[role];
  if (!sign) return [];
  const pixel = SQUARE / unit;
  const size = place.size ?? Math.max(SMALLEST_SIGN * pixel, Math.min(SIGN, LARGEST_SIGN * pixel));
  const { x = 8 + size / 2, y = 94 - size / 2 } = place;
  const colour = `var(--sign-ink, ${textColourOnRole(role)})`;
  const drawn = sign.width ? { stroke: colour } : { fill: colour };
  return [{ x, y, ...sign, scale: Math.round(size) / 10, ...drawn, opacity: 0.65, name: "sign" }];
}

/** Move a mark. */
export const shiftMark = (mark: Mark, x: number, y: number): Mark => ({ ...mark, x: mark.x + x, y: mark.y + y });
