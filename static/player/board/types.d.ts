/** Types of boards: their inputs and their events. */
import type { CellValue, Link, Move, Note, Pencil, Role, Values } from "../../checks/contract.js";
import type { Board } from "./board.js";

/** What is drawn: an entry a cell, roles only where there are some; pencil: null for what the board itself says. */
export interface Drawn {
  values: Values;
  roles: Role[];
  links: Link[];
  notes: Note[];
  pencil?: Pencil | null;
}

/** What a hand asks the player for; see Hand.request. */
export type HandRequest =
  | { none: true; reason?: string; args?: Record<string, number> }
  | { begun: true }
  | { cells: CellValue[] }
  | { movesOf: number; then: (moves: Move[]) => void }
  | { cell: number }
  | { key: string; keyless?: () => void }
  | { move: string };

/** What is held or painted, from where the pointer went down; which of these there are depends on the gestures. */
export interface Drag {
  /** [row, column] where the pointer went down, in parts of a square. */
  from: [number, number];
  square?: [number, number];
  cell?: number;
  /** [row, column] over which it is held. */
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
 * What keys and pointers do: `press` tells whether the key was meant for the board, `grab` whether something is held,
 * in `drag`.
 */
export interface Gestures {
  held?: unknown;
  press(key: string): boolean;
  grab(event: PointerEvent): boolean;
  move(event: PointerEvent): void;
  release(drag: Drag, event: PointerEvent): void;
  letGo?(): void;
}

export type GestureTable = Record<"pieces" | "columns" | "grid", new (board: Board) => Gestures>;

/** How markings.js changes a cell or a piece: further classes and style properties, and what stands in it. */
export interface Marking {
  names: string;
  style: Record<string, string | number>;
  inside: unknown;
  /** The small number of the step on the piece. */
  note?: number;
}
