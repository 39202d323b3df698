/** The square of a board under the pointer. */
import { pointerPositionAsFractions } from "../base/pointer-position.ts";
import type { Board } from "../board/board.ts";

/** [row, column] */
export type Place = [number, number];

/** Return the [row, column] under the pointer, in squares. */
export function pointUnder({ boardElement, shape: { rows, columns } }: Board, event: PointerEvent): Place {
  const [down, right] = pointerPositionAsFractions(boardElement, event);
  return [down * rows, right * columns];
}

/** [row, column]; null outside the board. */
export function squareUnder(board: Board, event: PointerEvent) {
  const { rows, columns } = board.shape;
  const [row, column] = pointUnder(board, event).map(Math.floor);
  const isOn = row >= 0 && row < rows && column >= 0 && column < columns;
  return isOn ? ([row, column] as Place) : null;
}
