/** What makes a board playable by hand: reactions to keys and pointers, and the field for numbers; loaded later. */
import { ColumnGestures, GridGestures, PieceGestures } from "./gestures.ts";

export * as entry from "./number-entry.ts";
export const gestures = { pieces: PieceGestures, columns: ColumnGestures, grid: GridGestures };
