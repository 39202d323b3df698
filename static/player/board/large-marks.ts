/** The marks of boards too large for marks of each cell: dots for pieces, or sampled squares of one colour each. */
import { COLOUR_SCALE, colourOf } from "./colours.ts";
import { largest } from "../base/min-max.ts";
import { SQUARE, box, roleColour } from "./marks.ts";
import type { Mark } from "./marks.ts";
import type { Scene } from "./scene.ts";

const SAMPLED = 128; // squares per side; larger boards are sampled
const PIECES_DRAWN = 2000;

export const largeMarks = (scene: Scene): Mark[] =>
  scene.appearance.pieces === "columns" ? dots(scene) : sampledSquares(scene);

function dots({ shape: { rows, columns }, values, roles, appearance }: Scene): Mark[] {
  const every = Math.ceil(columns / PIECES_DRAWN);
  const wide = SQUARE * Math.max(1, columns / 300);
  const pieces = Array.from(values).slice(0, columns).map((value, column) => ({ value, column }))
    .filter(({ value }) => value !== appearance.blank);
  const path = (clash: boolean) =>
    pieces.filter(({ column }) => (roles[column] === "conflict") === clash && (clash || column % every === 0))
      .map(({ value, column }) => `M${SQUARE * column} ${SQUARE * (value - 1)}h${wide}v${wide}h${-wide}z`).join("");
  return [
    { x: 0, y: 0, d: box(0, 0, SQUARE * columns, SQUARE * rows), fill: "var(--square-light)" },
    { x: 0, y: 0, d: path(false), fill: "var(--piece)" },
    { x: 0, y: 0, d: path(true), fill: "var(--link)" },
  ];
}

function sampledSquares({ shape: { rows, columns }, values, roles, appearance }: Scene): Mark[] {
  const [high, wide] = [Math.min(rows, SAMPLED), Math.min(columns, SAMPLED)];
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
  for (let place = 0; place < high * wide; place += 1) {
    const [row, column] = [Math.floor(place / wide), place % wide];
    const cell = Math.floor((row * rows) / high) * columns + Math.floor((column * columns) / wide);
    const shade = colour(cell);
    if (!groups.has(shade)) groups.set(shade, []);
    groups.get(shade)?.push(`M${SQUARE * column} ${SQUARE * row}h${SQUARE}v${SQUARE}h-${SQUARE}z`);
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
