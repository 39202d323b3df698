/** The marks of boards too large for marks of each cell: sampled squares of one colour each. */
import { COLOUR_SCALE, colourOf } from "./colours.ts";
import { largest } from "../base/min-max.ts";
import { SQUARE, roleColour } from "./marks.ts";
import type { Mark } from "./marks.ts";
import type { Scene } from "./scene.ts";

const SAMPLED = 128; // squares per side; larger boards are sampled

/** `sampled`: squares per side. */
export function sampledMarks({ shape, values, roles, appearance }: Scene, sampled = SAMPLED): Mark[] {
  const { rows, columns } = shape;
  const [high, wide] = [Math.min(rows, sampled), Math.min(columns, sampled)];
  const most = largest(Array.from(values).slice(0, rows * columns), 1);
  const colour = (cell: number) => {
    const [value, role] = [values[cell], roles[cell] ?? "idle"];
    if (role !== "idle" && role !== "visited") return roleColour(role);
    if (value === appearance.blocked) return "var(--muted)";
    if (value === appearance.blank) return "var(--hollow)";
    const own = appearance.colours?.[value];
    return own ? colourOf(own) : scaled(value / most);
  };
  const groups = new Map<string, string[]>();
  for (let row = 0; row < high; row += 1) {
    const cellAt = (column: number) =>
      Math.floor((row * rows) / high) * columns + Math.floor((column * columns) / wide);
    for (let column = 0, end; column < wide; column = end) {
      const shade = colour(cellAt(column));
      for (end = column + 1; end < wide && colour(cellAt(end)) === shade;) end += 1;
      const across = SQUARE * (end - column);
      if (!groups.has(shade)) groups.set(shade, []);
      groups.get(shade)?.push(`M${SQUARE * column} ${SQUARE * row}h${across}v${SQUARE}h-${across}z`);
    }
  }
  return [...groups].map(([fill, path]) => ({ x: 0, y: 0, d: path.join(""), scale: columns / wide, fill }));
}

/** The colour at a place of the colour scale, from 0 to 1. */
function scaled(part: number) {
  const at = Math.max(0, Math.min(1, part)) * (COLOUR_SCALE.length - 1);
  const low = Math.min(COLOUR_SCALE.length - 2, Math.floor(at));
  const percent = Math.round(10 * (at - low)) * 10; // few colours make few paths
  const mixed = [0, 1].map((theme) =>
    `color-mix(in srgb, ${COLOUR_SCALE[low + 1][theme]} ${percent}%, ${COLOUR_SCALE[low][theme]})`);
  return `light-dark(${mixed[0]}, ${mixed[1]})`;
}
