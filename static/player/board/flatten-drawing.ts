/** A drawing as one list of marks, for drawings that are not made of elements. */
import { SQUARE, shiftMark } from "./mark-types-and-paths.ts";
import type { Drawing, Group, Mark } from "./mark-types-and-paths.ts";

const height = ({ lifted }: Group) => Number(lifted ?? 0);

/** All marks of a drawing, from the bottom to the top, from the top left of the board. */
export function flattenDrawingToMarks({ ground, cells, pieces, above }: Drawing): Mark[] {
  const placed = (groups: Group[]) =>
    groups.flatMap(({ marks, at: [row, column] }) =>
      marks.map((mark) => shiftMark(mark, SQUARE * column, SQUARE * row)));
  const onBoard = pieces.filter((piece) => piece !== null).sort((one, other) => height(one) - height(other));
  return [...ground, ...placed(cells), ...placed(onBoard), ...above];
}
