/** Types of boards: their inputs and their events. */
import type { CellValue, Link, Move, Note, Pencil, Role, Values } from "../../checks/contract.js";
import type { Board } from "./board.js";

/** The drawn state: one entry per cell, roles only where there are some; pencil: null for the board's own notes. */
export interface Drawn {
  values: Values;
  roles: Role[];
  links: Link[];
  notes: Note[];
  pencil?: Pencil | null;
}

/** A request of a gesture to the player; see Hand.request. */
export type HandRequest =
  | { none: true; reason?: string; args?: Record<string, number> }
  | { begun: true }
  | { cells: CellValue[] }
  | { movesOf: number; then: (moves: Move[]) => void }
  | { cell: number }
  | { key: string; keyless?: () => void }
  | { move: string };

/** The current gesture; its fields depend on the gesture class. */
export interface Drag {
  /** [row, column] where the pointer went down, as fractions of a square. */
  from: [number, number];
  square?: [number, number];
  cell?: number;
  /** [row, column] under the held piece. */
  over?: [number, number] | null;
  shift?: [number, number];
  amount?: number;
  far?: number;
  move?: Move | null;
  moves?: Move[];
  stuck?: boolean;
  heap?: number;
  left?: number;
  painted?: number[];
  paint?: number;
  tap?: number;
}

/**
 * A handler of keys and pointers: `press` returns whether it used the key, `grab` whether it started a gesture,
 * stored in `drag`.
 */
export interface Gestures {
  held?: unknown;
  press(key: string): boolean;
  grab(event: PointerEvent): boolean;
  move(event: PointerEvent): void;
  release(drag: Drag, event: PointerEvent): void;
  letGo?(): void;
}

/** What makes boards react to keys and pointers, and speak to screen readers: hand/interaction.js. */
export interface Interaction {
  gestures: Record<"pieces" | "columns" | "grid", new (board: Board) => Gestures>;
  entry: typeof import("../hand/number-entry.js");
  screenReader: typeof import("../hand/board-descriptions.js");
  squareUnder: typeof import("../hand/gestures.js").squareUnder;
}

/** The markings of a cell or a piece: classes, style properties and content. */
export interface Marking {
  names: string;
  style: Record<string, string | number>;
  inside: unknown;
  /** The step's small number on the piece. */
  note?: number;
}
