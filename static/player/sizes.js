/** Which boards are too large to be drawn cell by cell: those are pictures, whose code comes when one is shown. */

const MANY_COLUMNS = 40;
const CELLS_DRAWN = 1024;

export function isLarge({ rows, columns }, dress) {
  return dress?.pieces === "columns" ? columns > MANY_COLUMNS : rows * columns > CELLS_DRAWN;
}
