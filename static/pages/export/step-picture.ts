/** Draw a step as a picture, as an SVG or on a canvas: its boards, its sentence and its position in the run. */
import { html, nothing, render, svg } from "lit";
import scriptFonts from "baked/script-fonts.json";
import { memoizeColourFunction } from "../../player/base/canvas-colours.ts";
import { colourBytes } from "../../player/base/background-brightness.ts";
import { resolveColour } from "../../player/base/styles.ts";
import { areasWithCellRanges, restrictDrawnToArea } from "../../player/board/cell-areas.ts";
import { boardMarks } from "../../player/board/marks-of-any-board.ts";
import { drawMarks } from "../../player/board/draw-canvas.ts";
import { markSvg } from "../../player/board/draw-svg.ts";
import { isLarge, labelledSides, margins } from "../../player/board/geometry.ts";
import { flattenDrawingToMarks } from "../../player/board/flatten-drawing.ts";
import { SQUARE } from "../../player/board/mark-types-and-paths.ts";
import { sampledSquareMarks } from "../../player/board/marks-of-large-boards.ts";
import { drawnStateToShow } from "../../player/board/shown-boards.ts";
import type { PlacedArea } from "../../player/board/cell-areas.ts";
import type { Ink } from "../../player/board/draw-canvas.ts";
import type { Mark } from "../../player/board/mark-types-and-paths.ts";
import type { Drawn } from "../../player/board/types.ts";
import type { Trace } from "../../player/trace/trace.ts";
import type { DhadhaPlayer } from "../../player/element/element.ts";

const FONTS = `Inter Variable, ${scriptFonts}`;
const FAMILY = `${FONTS}, ${FONTS.replaceAll(" Variable", "")}, system-ui, sans-serif`;
const WIDTH = 640;
const EDGE = 24;
const HIGHEST = 720; // of all boards together
const LARGEST = 104; // of a square
const GAP = 14;
const HEAD = 24; // for a board's title
const [SIZE, LINE] = [19, 28]; // of the sentence
const COORDINATES = 0.32; // of a square, beside the board

/** The content of a picture. lines: reserved for the sentence, where pictures must be of one size. */
export type Frame = { drawn: Drawn; sentence: string; caption: string; lines?: number };
/** The marks of a board, its place in pixels, and the size of a square. */
type PlacedBoard = { marks: Mark[]; left: number; top: number; unit: number };
/** A line of text; `wide`: its width. */
type Line = { text: string; x: number; y: number; size: number; fill: string; wide?: number };
type Picture = {
  boards: PlacedBoard[]; prose: Line[]; ink: Ink; width: number; height: number; frame: Frame; direction: string;
};

/** The visible step, with changes by hand. */
export function pictureOfShownStep(player: DhadhaPlayer) {
  const { session } = player;
  const { hand, position, trace, texts, sentence } = session;
  const caption = hand ? texts.text(`puzzle-${trace.header.puzzle}`) : captionOfStep(trace, texts, position);
  return layOutPicture(player, trace, { drawn: drawnStateToShow(session), sentence: hand ? "" : sentence, caption });
}

export function captionOfStep(trace: Trace, { text }: DhadhaPlayer["texts"], position: number) {
  const { puzzle, effective_algorithm: algorithm } = trace.header;
  const length = trace.footer?.steps ?? trace.stepNumber(trace.length - 1) + 1;
  const step = text("position-of", { position: trace.stepNumber(position) + 1, length });
  return `${text(`puzzle-${puzzle}`)} · ${text(`algorithm-${algorithm}`)} · ${step}`;
}

export function layOutPicture(player: DhadhaPlayer, trace: Trace, frame: Frame): Picture {
  const { texts } = player;
  const ink = memoizeColourFunction((colour) => hexColourOfPixel(colourBytes(resolveColour(player, colour))));
  const start = texts.direction === "rtl" ? WIDTH - EDGE : EDGE;
  const small = (text: string, y: number) => ({ text, x: start, y, size: 14, fill: ink("var(--muted)") });
  const { boards, heads, bottom } = layOutBoards(player, trace, frame.drawn);
  const lines = wrapText(frame.sentence);
  const said = lines.map((text, number) => ({
    text, x: start, y: bottom + 16 + LINE * number, size: SIZE, fill: ink("var(--ink)"), wide: measureTextWidth(text),
  }));
  const end = bottom + LINE * Math.max(frame.lines ?? 0, lines.length) + 20;
  return {
    boards,
    prose: [...heads.map(({ text, y }) => small(text, y)), ...said, small(frame.caption, end)],
    ink,
    width: WIDTH,
    height: Math.ceil(end + EDGE),
    frame,
    direction: texts.direction,
  };
}

/** The size of a board in squares, with its margins, and the offset of its first square. */
function boardExtentInSquares(area: PlacedArea) {
  const [above, right, below, left] =
    margins(area).map((side, index) => side + COORDINATES * labelledSides(area)[index]);
  return { x: left, y: above, wide: area.columns + left + right, high: area.rows + above + below };
}

/** The boards one below the other, with their titles, and their total height. */
function layOutBoards(player: DhadhaPlayer, trace: Trace, drawn: Drawn) {
  const areas = areasWithCellRanges(trace.header.board);
  const appearance = player.session.appearance ?? {};
  const fitting = areas.map((area) => Math.min(LARGEST, (WIDTH - 2 * EDGE) / boardExtentInSquares(area).wide));
  const part = Math.min(1, HIGHEST / areas.reduce((sum, area, index) => sum + boardExtentInSquares(area).high * fitting[index], 0));
  const boards: PlacedBoard[] = [];
  const heads: { text: string; y: number }[] = [];
  let bottom = EDGE;
  for (const [index, area] of areas.entries()) {
    const { x, y, wide, high } = boardExtentInSquares(area);
    const unit = fitting[index] * part;
    if (area.id) heads.push({ text: player.texts.text(`area-${area.id}`), y: bottom + 8 });
    if (area.id) bottom += HEAD;
    const { digits, number } = player.texts;
    const glyph = (value: number) => appearance.glyphs?.[value] ?? number(value);
    const beside = SQUARE * COORDINATES;
    const scene = { ...restrictDrawnToArea(area, drawn), shape: area, appearance, unit, beside, glyph, number, digits };
    const isSampled = isLarge(area, appearance) && appearance.pieces !== "columns";
    const marks = isSampled ? sampledSquareMarks(scene) : flattenDrawingToMarks(boardMarks(scene));
    boards.push({ marks, left: (WIDTH - wide * unit) / 2 + x * unit, top: bottom + y * unit, unit });
    bottom += high * unit + GAP;
  }
  return { boards, heads, bottom };
}

const PAGE = "light-dark(#faf6ef, #17161b)";

/** A colour for other programs: #rrggbb, or #rrggbbaa for a translucent one. */
function hexColourOfPixel(pixel: Uint8ClampedArray) {
  const bytes = [...(pixel[3] === 255 ? pixel.subarray(0, 3) : pixel)];
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}

function makeCanvasContext(width: number, height: number) {
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  return canvas.getContext("2d", { willReadFrequently: true })!;
}

const measuring = makeCanvasContext(1, 1);

/** The width of a line of a sentence. */
function measureTextWidth(line: string) {
  measuring.font = `${SIZE}px ${FAMILY}`;
  return measuring.measureText(line).width;
}

/** The lines of a sentence. */
export function wrapText(sentence: string) {
  const lines: string[] = [];
  for (const word of sentence.split(/\s+/).filter(Boolean)) {
    const longer = lines.length ? `${lines.at(-1)} ${word}` : word;
    if (lines.length && measureTextWidth(longer) <= WIDTH - 2 * EDGE) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

export function svgFile({ boards, prose, ink, width, height, frame, direction }: Picture) {
  const place = document.createElement("div");
  const resolved = (mark: Mark) => markSvg({
    ...mark, name: undefined, x: roundNumber(mark.x), y: roundNumber(mark.y),
    fill: mark.fill && ink(mark.fill), stroke: mark.stroke && ink(mark.stroke),
  });
  const drawn = boards.map(({ marks, left, top, unit }) => svg`<g text-anchor="middle" dominant-baseline="central"
    stroke-linecap="round" stroke-linejoin="round" fill-rule="evenodd"
    transform="translate(${roundNumber(left)} ${roundNumber(top)}) scale(${roundNumber(unit / SQUARE)})"
    >${marks.map(resolved)}</g>`);
  render(html`<svg width=${width} height=${height} viewBox="0 0 ${width} ${height}" role="img" font-family=${FAMILY}>
    <title>${frame.sentence || frame.caption}</title>
    <path fill=${ink(PAGE)} d="M0 0h${width}v${height}h${-width}z"/>
    ${drawn}<g direction=${direction} dominant-baseline="central">${prose.map(textLineSvg)}</g></svg>`, place);
  const written = new XMLSerializer().serializeToString(place.firstElementChild!).replaceAll(/<!--.*?-->/g, "");
  return new Blob([written], { type: "image/svg+xml" });
}

function textLineSvg({ text, x, y, size, fill, wide }: Line) {
  return svg`<text x=${roundNumber(x)} y=${roundNumber(y)} font-size=${size} fill=${fill}
    textLength=${wide ? roundNumber(wide) : nothing}
    lengthAdjust=${wide ? "spacingAndGlyphs" : nothing}>${text}</text>`; // in other fonts, too
}

const roundNumber = (value: number) => Math.round(value * 10_000) / 10_000;

/** Draw the same on a canvas, with `scale` pixels per unit. */
export function paintPicture({ boards, prose, ink, width, height, direction }: Picture, scale: number) {
  const context = makeCanvasContext(Math.round(width * scale), Math.round(height * scale));
  const { canvas } = context;
  context.scale(scale, scale);
  context.fillStyle = ink(PAGE);
  context.fillRect(0, 0, width, height);
  for (const { marks, left, top, unit } of boards) {
    context.save();
    context.translate(left, top);
    context.scale(unit / SQUARE, unit / SQUARE);
    drawMarks(context, marks, ink, FAMILY);
    context.restore();
  }
  Object.assign(context, { textBaseline: "middle", textAlign: "start", direction });
  for (const { text, x, y, size, fill } of prose) {
    context.font = `400 ${size}px ${FAMILY}`;
    context.fillStyle = fill;
    context.fillText(text, x, y);
  }
  return { canvas, context };
}

export async function pngFile(scene: Picture): Promise<Blob> {
  const { canvas } = paintPicture(scene, 2);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (!blob) throw Object.assign(new Error("the browser made no picture"), { key: "export-failed" });
  return blob;
}
