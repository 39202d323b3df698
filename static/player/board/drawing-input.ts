/** What a drawing of a board is made from. */
import { firstPieceIndex, rowAndColumnOfCell } from "./geometry.ts";
import { SQUARE } from "./mark-types-and-paths.ts";
import type { Appearance, ColourName, Shape } from "../../validation/python-types.ts";
import type { Board } from "./board.ts";
import type { Drag, Drawn } from "./types.ts";

export type Scene = Drawn & {
  shape: Shape;
  appearance: Appearance;
  /** Pixels of a square's side. */
  unit: number;
  /** Pixels of letters, at least. */
  least?: number;
  /** The room of coordinates beside the board, in hundredths of a square. */
  beside?: number;
  glyph(value: number): string;
  number(value: number): string;
  digits(text: string): string;
  hand?: Partial<Hand>;
  /** Where the reader's system forces colours. */
  forced?: ReturnType<typeof import("./forced-colors-marks.ts").forcedMarkFunctions>;
  /** For a small board: the cells that changed. */
  changed?: number[];
  small?: boolean;
};

/** What keys and pointers have changed. */
export type Hand = {
  drag: Drag | null;
  cursor: [number, number] | null;
  targets: number[];
  heldToken: number;
  byHand: boolean;
  /** Whether the visitor is asked about the board, so that it explains nothing. */
  asking: boolean;
  /** Whether a reader can move pieces. */
  movable: boolean;
  lit?: Board["lit"];
};

export const CENTRE = SQUARE / 2;

export const joinClassNames = (...given: unknown[]) => given.filter(Boolean).join(" ");
export const rowAndColumnInScene = (cell: number, { shape, values, appearance }: Scene) =>
  rowAndColumnOfCell(cell, values, shape, appearance);
/** The kinds of the pieces on a cell. */
export const kindsOnCell = (cell: number, { shape, values }: Scene) =>
  (shape.tokens ?? []).filter((_, index) => values[firstPieceIndex(shape) + index] === cell + 1);
export const isGiven = ({ shape }: Scene, cell: number) => Boolean(shape.givens?.includes(cell));
export const colourOfValue = ({ shape, appearance }: Scene, value: number): ColourName | undefined =>
  (shape.colours ?? appearance.colours)?.[value];

/** Hundredths of a square, of a part of it but at least some pixels. */
export const lengthWithMinimumPixels = (part: number, pixels: number, { unit }: Scene) =>
  Math.max(part, (SQUARE * pixels) / unit);

export const isTarget = (cell: number, { hand }: Scene) => Boolean(hand?.targets?.includes(cell));
