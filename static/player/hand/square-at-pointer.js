/** Find the square of a board under a pointer. */
import { pointOn } from "../base/pointer.js";

/** @import {Board} from "../board/board.js" */

/**
 * [row, column], as fractions of a square.
 * @param {Board} board @param {PointerEvent} event @returns {[number, number]}
 */
export function positionUnder({ frame, shape: { rows, columns } }, event) {
  const [down, right] = pointOn(frame, event);
  return [down * rows, right * columns];
}

/** [row, column]; null outside the board. @param {Board} board @param {PointerEvent} event */
export function squareUnder(board, event) {
  const { rows, columns } = board.shape;
  const [row, column] = positionUnder(board, event).map(Math.floor);
  const isOn = row >= 0 && row < rows && column >= 0 && column < columns;
  return isOn ? /** @type {[number, number]} */ ([row, column]) : null;
}
