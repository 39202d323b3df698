/** The marks of boards with a piece in each column, and of the squares that pieces attack. */
import { cornerTextMark, pieceMark, wallMarks } from "./shared-marks.ts";
import { dotMarks } from "./marks-of-large-boards.ts";
import { attackedSquares, isLarge, placeOfPieceInColumn, range, blockedSquares } from "./geometry.ts";
import { linkMarks } from "./line-marks.ts";
import { SQUARE, WHOLE, roleColour, roleSign, shiftMark, squaresPath } from "./mark-types-and-paths.ts";
import { CENTRE, joinClassNames } from "./drawing-input.ts";
import type { Point } from "./line-marks.ts";
import type { Group, Parts } from "./mark-types-and-paths.ts";
import type { Scene } from "./drawing-input.ts";

const SIGNED = 14; // pixels; smaller squares have no sign
const NOTE = { part: 24, pixels: 9, most: 32 };

export function columnBoardMarks(scene: Scene): Parts {
  const { values, roles, notes, appearance, shape, unit, small, hand = {} } = scene;
  if (isLarge(shape, appearance)) return { cells: [], pieces: [], above: dotMarks(scene) };
  const { drag } = hand;
  const standing = range(shape.columns).filter((column) => placeOfPieceInColumn(values, column, appearance.blank));
  const attacked = small || hand.asking ? [] : attackedSquares(values, roles, shape, appearance, Boolean(hand.byHand));
  const tint: Group = {
    at: [0, 0], names: "attacked", data: {},
    marks: [{ x: 0, y: 0, d: squaresPath(attacked), fill: "var(--ruled)" }],
  };
  const blocked = blockedSquares(values, shape, appearance).map((at): Group =>
    ({ at, names: "cell blocked", data: {}, marks: wallMarks(scene, WHOLE) }));
  const lit = standing.filter((column) => (roles[column] ?? "idle") !== "idle").map((column): Group => {
    const role = roles[column];
    const opacity = role === "visited" ? 0.42 : 0.85;
    const marks = [
      { x: 0, y: 0, d: WHOLE, fill: roleColour(role), opacity },
      ...(scene.forced?.ring(role, scene) ?? []),
      ...(unit < SIGNED || small ? [] : roleSign(role, unit, { x: CENTRE })),
    ];
    const at = placeOfPieceInColumn(values, column, appearance.blank) ?? [0, column];
    return { at, names: `cell role-${role}`, data: {}, marks };
  });
  return {
    cells: [...(attacked.length ? [tint] : []), ...blocked, ...lit],
    pieces: range(shape.columns).map((column): Group | null => {
      const stands = placeOfPieceInColumn(values, column, appearance.blank);
      if (!stands) return null;
      const role = roles[column] ?? "idle";
      const over = drag?.cell === column ? drag.over : null;
      return {
        at: over ?? stands,
        lifted: Boolean(over),
        names: joinClassNames(`piece column role-${role}`, over && "dragged"),
        data: { column },
        marks: [pieceMark(scene, appearance.shape ?? "", 74, role)],
      };
    }),
    above: [
      ...notes.map(([column, value, noted]) => {
        const mark = cornerTextMark(scene.number(noted), 94, 5, NOTE, scene);
        return { ...shiftMark(mark, SQUARE * column, SQUARE * (value - 1)), name: "note" };
      }),
      ...scene.links.flatMap((link) => linkMarks(link, scene, straightLine)),
    ],
  };
}

const straightLine = ([x1, y1]: Point, [x2, y2]: Point) => ({ d: `M${x1} ${y1}L${x2} ${y2}`, width: 5, name: "straight" });
