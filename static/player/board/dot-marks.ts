/** The marks of boards with many columns: a dot for each piece, or only the size of the board. */
import { SQUARE, boxPath, roleColour } from "./marks.ts";
import type { Mark } from "./marks.ts";
import type { Scene } from "./scene.ts";

const MOST_DOTS = 2000;
const INKS = { idle: "var(--piece)", current: roleColour("current"), conflict: "var(--link)" } as const;

/** `drawn`: pieces at most; `across`: how many of their dots fit into a row. */
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
