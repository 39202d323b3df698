/** Types of boards: their inputs and their events. */
import type { CellValue, Link, Move, Note, Pencil, Role, Values } from "../../validation/python-types.ts";

/** The drawn state: one entry per cell, roles only where there are some; pencil: null for the board's own notes. */
export interface Drawn {
  values: Values;
  roles: Role[];
  links: Link[];
  notes: Note[];
  pencil?: Pencil | null;
}

/** A request of a gesture to the player; see ManualPlay.request. */
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
