/** Types of boards: their inputs and their events. */
import type { Board } from "./board.ts";
import type { CellValue, Link, Move, Note, Pencil, Role, Values } from "../../validation/python-types.ts";

/**
 * The drawn state: one entry per cell, roles only where there are some; pencil: null for the board's own notes; signs:
 * the legend's keys of roles that mean something else than in a run.
 */
export interface Drawn {
  values: Values;
  roles: Role[];
  links: Link[];
  notes: Note[];
  pencil?: Pencil | null;
  signs?: Partial<Record<Role, string>>;
}

/** A request of a gesture to the player; see ManualPlay.handleRequest. */
export type HandRequest =
  | { none: true; reason?: string; args?: Record<string, number> }
  | { begun: true }
  | { cells: CellValue[] }
  | { movesOf: number; receive: (moves: Move[]) => void; known?: boolean }
  | { cell: number }
  | { key: string; keyless?: () => void }
  | { move: string };

/** How keys and pointers act on a board of one kind. */
export interface Gesture {
  /** What a first tap has picked up. */
  held: unknown;
  /** Whether a key was used. */
  useKey(key: string): boolean;
  /** Whether a gesture starts. */
  grab(event: PointerEvent): unknown;
  followPointer(event: PointerEvent): void;
  hover?(event: PointerEvent): void;
  release(drag: Drag, event: PointerEvent): void;
  forgetHeld(): void;
}

/** What a static board lacks: words for screen readers, the square under a pointer, and later the reactions. */
export interface Interaction {
  gestures?: Record<"grid" | "pieces" | "columns", new (board: Board) => Gesture>;
  squareUnder(board: Board, event: PointerEvent): [number, number] | null;
  entry?: { numberField(board: Board): unknown; focusField(board: Board): void };
  screenReader: typeof import("./screen-reader-descriptions.ts");
}

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
