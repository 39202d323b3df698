/** Marks for forced colours (high contrast), where rings, borders and hatches replace colours. */
import { areColoursForced } from "../base/styles.ts";
import { HATCH, SQUARE, boxPath, diskPath } from "./mark-types-and-paths.ts";
import { CENTRE } from "./drawing-input.ts";
import type { ColourName, Role } from "../../validation/python-types.ts";
import type { Mark } from "./mark-types-and-paths.ts";
import type { Scene } from "./drawing-input.ts";

const FALLING = "M70 6L94 30M38 6L94 62M6 6L94 94M6 38L62 94M6 70L30 94";
const LEVEL = "M6 22h88M6 50h88M6 78h88";
const UPRIGHT = "M22 6v88M50 6v88M78 6v88";
const DOTS = "M22 22h.1M50 22h.1M78 22h.1M22 50h.1M78 50h.1M22 78h.1M50 78h.1M78 78h.1";
const HATCHES: Record<ColourName, string> = {
  red: HATCH, orange: FALLING, yellow: DOTS, green: LEVEL, teal: UPRIGHT, blue: LEVEL + UPRIGHT,
  violet: HATCH + FALLING, grey: "",
};

/** A ring inside a shape, by its role. */
function ringMarks(role: Role, { unit }: Scene, d = boxPath(9, 9, 82, 82, 10)): Mark[] {
  if (["idle", "current", "visited"].includes(role)) return [];
  const px = SQUARE / unit;
  const line = (width: number, stroke = "CanvasText", dash?: string): Mark =>
    ({ x: 0, y: 0, d, stroke, width: width * px, dash, name: "forced" });
  const dashed = { frontier: `${0.1 * px} ${5 * px}`, conflict: `${7 * px} ${4 * px}` }[role as string];
  if (role === "goal") return [line(7), line(2.5, "Canvas")];
  return [role === "hint" ? line(5, "Highlight") : line(3, "CanvasText", dashed)];
}

/** The border of a shape. */
const forcedBorderStyle = ({ unit }: Scene, pixels = 1) => ({ stroke: "CanvasText", width: (SQUARE * pixels) / unit });

/** The hatch of a colour, with room for a number. */
const hatchMarks = (colour: ColourName): Mark[] => [
  { x: 0, y: 0, d: HATCHES[colour], stroke: "CanvasText", width: 3 },
  { x: CENTRE, y: CENTRE, d: diskPath(27), fill: "Canvas" },
];

/** The functions that make the marks of forced colours; null where none are forced. */
export const forcedMarkFunctions = () => (areColoursForced() ? { edge: forcedBorderStyle, hatch: hatchMarks, ring: ringMarks } : null);
