/** What a static board lacks: reactions to keys and pointers, and words for screen readers. */
import "../board/coordinates.js";
import { ColumnGestures, GridGestures, PieceGestures } from "./gestures.js";

export * as entry from "./number-entry.js";
export * as screenReader from "./board-descriptions.js";
export { squareUnder } from "./gestures.js";
export const gestures = { pieces: PieceGestures, columns: ColumnGestures, grid: GridGestures };
