/** The marks of boards with many columns: a dot for each piece. */
import { MOST_DOTS } from "./geometry.ts";
import { SQUARE, box, roleColour } from "./marks.ts";
import type { Mark } from "./marks.ts";
import type { Scene } from "./scene.ts";

const INKS = { idle: "var(--piece)", current: roleColour("current"), conflict: "var(--link)" } as const;

/** `drawn`: pieces at most; `across`: how many of their dots fit into a row. */
export function dotMarks(
  { shape: { rows, columns }, values, roles, appearance }: Scene, { drawn = MOST_DOTS, across = 300 } = {},
): Mark[] {
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
    { x: 0, y: 0, d: box(0, 0, SQUARE * columns, SQUARE * rows), fill: "var(--square-light)" },
    ...[inRole("idle", dot), inRole("current", 2 * dot), inRole("conflict", 2 * dot)].filter(({ d }) => d),
  ];
}
