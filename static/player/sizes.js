/** Which boards are too large to be drawn cell by cell: those are pictures, whose code comes when one is shown. */
import { CELLS_DRAWN } from "../checks/boards.js";

const MANY_COLUMNS = 40;

export function isLarge({ rows, columns }, dress) {
  return dress?.pieces === "columns" ? columns > MANY_COLUMNS : rows * columns > CELLS_DRAWN;
}
