/** Small, static boards for lists of many: each a canvas, so that dozens of them keep up with a fast clock. */
import { html } from "lit";
import { ref } from "lit/directives/ref.js";
import { CELLS_DRAWN } from "../../validation/board-fits-appearance.ts";
import { resolveCanvasColour, memoizeColourFunction } from "../base/canvas-colours.ts";
import { css, styled } from "../base/styles.ts";
import { boardMarks } from "./marks-of-any-board.ts";
import { drawMarks } from "./draw-canvas.ts";
import { forcedMarkFunctions } from "./forced-colors-marks.ts";
import { flattenDrawingToMarks } from "./flatten-drawing.ts";
import { SQUARE } from "./mark-types-and-paths.ts";
import type { LitElement } from "lit";
import type { Appearance, Role, Shape, Values } from "../../validation/python-types.ts";
import type { Ink } from "./draw-canvas.ts";

/** What a small board shows; `before`: the previous board, to highlight changes. */
export type SmallBoard = {
  values: Values;
  before?: Values | null;
  shape: Shape;
  appearance: Appearance;
  roles?: Role[];
  glyph: (value: number) => string;
};

const UNITS = [0, 17, 17, 17, 16, 15]; // pixels of a square, by the longer side
const LARGE_SIDE = 76;
const COLUMNS_SIDE = 60; // of a board with a piece in each column
const LETTERS = 10.5; // pixels
const CELLS_OF_A_LIST = 2 ** 16;
const REM = 16; // pixels of the usual font size, for which the others hold
const SHARPEST = 2; // device pixels a pixel, at least, for print and zoom

export const smallStyle = css`
  .small {
    display: block; margin-inline: auto; border-radius: 3px; outline: 1px solid var(--edge);
    color: var(--piece); transition: color 1ms; forced-color-adjust: none;
  }
`;

/** How many fit in a list; 0 if they are too large. */
export const smallBoardCapacity = (cells: number) => (cells > CELLS_DRAWN ? 0 : Math.floor(CELLS_OF_A_LIST / cells));

/** A drawing of a small board, again for a changed theme; `high`: its height in pixels, else as its squares need. */
export function renderSmallBoardCanvas(board: SmallBoard, high?: number) {
  const { rows, columns } = board.shape;
  const unit = high ? high / rows : squarePixels(board);
  const [width, height] = [columns, rows].map((count) => `calc(${(count * unit) / REM} * var(--dhadha-rem))`);
  const onCanvas = (canvas?: Element) =>
    canvas && queueMicrotask(() => paintBoardOnCanvas(canvas as HTMLCanvasElement, board, unit)); // once in the page
  const onTheme = ({ target }: Event) => {
    const canvas = target as HTMLCanvasElement;
    looks.delete((canvas.getRootNode() as ShadowRoot).host);
    paintBoardOnCanvas(canvas, board, unit);
  };
  return html`<canvas class="small" aria-hidden="true" ${styled({ width, height })} ${ref(onCanvas)}
    @transitionend=${onTheme}></canvas>`;
}

function squarePixels({ shape: { rows, columns }, appearance }: SmallBoard) {
  const side = Math.max(rows, columns);
  if (appearance.pieces === "columns") return COLUMNS_SIDE / side;
  return UNITS[side] ?? (side < 10 && rows === 1 ? UNITS.at(-1)! : LARGE_SIDE / side);
}

type Looks = { ink: Ink; font: string; enlarged: number };

/** The resolved colours, the font and its enlargement by the reader, of each shadow tree. */
const looks = new WeakMap<Node, Looks>();

function inkAndFont(canvas: HTMLCanvasElement): Looks {
  const { host } = canvas.getRootNode() as ShadowRoot;
  const known = looks.get(host);
  if (known) return known;
  const { fontFamily: font, fontSize } = getComputedStyle(host);
  const ink = memoizeColourFunction((colour) => resolveCanvasColour(host as LitElement, colour));
  const measured = { ink, font, enlarged: Math.max(1, parseFloat(fontSize) / REM) };
  looks.set(host, measured);
  return measured;
}

function paintBoardOnCanvas(canvas: HTMLCanvasElement, board: SmallBoard, unit: number) {
  if (!canvas.isConnected) return;
  const { values, before, shape, appearance, roles = [], glyph } = board;
  const { rows, columns } = shape;
  const { ink, font, enlarged } = inkAndFont(canvas);
  const sharpness = Math.max(SHARPEST, devicePixelRatio) * enlarged;
  Object.assign(canvas, { width: Math.round(columns * unit * sharpness), height: Math.round(rows * unit * sharpness) });
  const context = canvas.getContext("2d");
  if (!context) return;
  const changed = before ? [...Array(rows * columns).keys()].filter((cell) => values[cell] !== before[cell]) : [];
  const drawing = boardMarks({
    values, roles, links: [], notes: [], pencil: {}, appearance, unit, glyph, changed,
    shape: { ...shape, coordinates: undefined, labels: undefined, lines: [] },
    number: glyph, digits: String, least: LETTERS, small: true, forced: forcedMarkFunctions(),
  });
  context.scale((unit * sharpness) / SQUARE, (unit * sharpness) / SQUARE);
  drawMarks(context, flattenDrawingToMarks(drawing), ink, font);
}
