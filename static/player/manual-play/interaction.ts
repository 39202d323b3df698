/** What a static board lacks: reactions to keys and pointers, and words for screen readers. */
import { ColumnGestures, GridGestures, PieceGestures } from "./gestures.ts";

export * as entry from "./number-entry.ts";
export * as screenReader from "./screen-reader-descriptions.ts";
export { squareUnder } from "./pointed-square.ts";
export const gestures = { pieces: PieceGestures, columns: ColumnGestures, grid: GridGestures };
