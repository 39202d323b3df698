/** Draw a step as a picture, as an SVG or on a canvas: its boards, its sentence and its position in the run. */
import { resolveColour } from "../player/base/styles.ts";
import { areasOf, areaState } from "../player/board/areas.ts";
import { extentOf, boardMarks } from "../player/board/export-drawing.ts";
import type { Drawn } from "../player/board/types.ts";
import type { Ink, Mark } from "../player/board/export-drawing.ts";
import type { Trace } from "../player/trace/trace.ts";
import type { DhadhaPlayer } from "../player/element/element.ts";

const FAMILY = '"Inter Variable", Inter, "Noto Sans Bengali Variable", "Noto Sans Bengali", "Vazirmatn Variable", ' +
  "Vazirmatn, system-ui, sans-serif";
const WIDTH = 640;
const EDGE = 24;
const HIGHEST = 720; // of all boards together
const LARGEST = 104; // of a square
const GAP = 14;
const HEAD = 24; // for a board's title
const [SIZE, LINE] = [19, 28]; // of the sentence

/** The content of a picture. lines: reserved for the sentence, where pictures must be of one size. */
export type Frame = { drawn: Drawn; sentence: string; caption: string; lines?: number };
type Scene = { marks: Mark[]; prose: Mark[]; width: number; height: number; frame: Frame; direction: string };

export function sceneOf(player: DhadhaPlayer, trace: Trace, frame: Frame): Scene {
  const { texts } = player;
  const ink = colourResolver(player);
  const start = texts.direction === "rtl" ? WIDTH - EDGE : EDGE;
  const small = (text: string, y: number) => ({ text, x: start, y, size: 14, fill: ink("var(--muted)") });
  const { marks, heads, bottom } = layOutBoards(player, trace, frame.drawn, ink);
  const lines = wrapText(frame.sentence, WIDTH - 2 * EDGE);
  const said = lines.map((text, number) => ({
    text, x: start, y: bottom + 16 + LINE * number, size: SIZE, fill: ink("var(--ink)"), wide: widthOf(text),
  }));
  const end = bottom + LINE * Math.max(frame.lines ?? 0, lines.length) + 20;
  const height = Math.ceil(end + EDGE);
  return {
    marks: [{ d: `M0 0h${WIDTH}v${height}h${-WIDTH}z`, x: 0, y: 0, fill: ink(PAGE) }, ...marks],
    prose: [...heads.map(({ text, y }) => small(text, y)), ...said, small(frame.caption, end)],
    width: WIDTH,
    height,
    frame,
    direction: texts.direction,
  };
}

/** The boards one below the other, with their titles, and their total height. */
function layOutBoards(player: DhadhaPlayer, trace: Trace, drawn: Drawn, ink: Ink) {
  const areas = areasOf(trace.header.board);
  const appearance = player.appearance ?? {};
  const fitting = areas.map((area) => Math.min(LARGEST, (WIDTH - 2 * EDGE) / extentOf(area).wide));
  const part = Math.min(1, HIGHEST / areas.reduce((sum, area, index) => sum + extentOf(area).high * fitting[index], 0));
  const marks: Mark[] = [];
  const heads: { text: string; y: number }[] = [];
  let bottom = EDGE;
  for (const [index, area] of areas.entries()) {
    const { x, y, wide, high } = extentOf(area);
    const unit = fitting[index] * part;
    if (area.id) heads.push({ text: player.texts.text(`area-${area.id}`), y: bottom + 8 });
    if (area.id) bottom += HEAD;
    const [left, top] = [(WIDTH - wide * unit) / 2 + x * unit, bottom + y * unit];
    const { digits } = player.texts;
    const written = (value: number) => appearance.glyphs?.[value] ?? player.texts.number(value);
    for (const mark of boardMarks({ area, drawn: areaState(area, drawn), appearance, ink, unit, written, digits }))
      marks.push({ ...mark, x: mark.x + left, y: mark.y + top });
    bottom += high * unit + GAP;
  }
  return { marks, heads, bottom };
}

const PAGE = "light-dark(#faf6ef, #17161b)";

/** The colours of the player's theme, resolved for other programs. */
function colourResolver(player: DhadhaPlayer) {
  const known = new Map<string, string>();
  const context = contextOf(1, 1);
  return (colour: string) => {
    const found = known.get(colour);
    if (found) return found;
    context.fillStyle = resolveColour(player, colour);
    context.fillRect(0, 0, 1, 1);
    const bytes = [...context.getImageData(0, 0, 1, 1).data.slice(0, 3)];
    const hex = `#${bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
    known.set(colour, hex);
    return hex;
  };
}

function contextOf(width: number, height: number) {
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  return canvas.getContext("2d", { willReadFrequently: true })!;
}

const measuring = contextOf(1, 1);

/** The number of lines of a sentence. */
export const linesOf = (sentence: string) => wrapText(sentence, WIDTH - 2 * EDGE).length;

/** The width of a line of a sentence. */
function widthOf(line: string) {
  measuring.font = `${SIZE}px ${FAMILY}`;
  return measuring.measureText(line).width;
}

function wrapText(sentence: string, room: number) {
  const lines: string[] = [];
  for (const word of sentence.split(/\s+/).filter(Boolean)) {
    const longer = lines.length ? `${lines.at(-1)} ${word}` : word;
    if (lines.length && widthOf(longer) <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

export function svgOf({ marks, prose, width, height, frame, direction }: Scene) {
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  const middle = 'text-anchor="middle" dominant-baseline="central"';
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} role="img" font-family="${escaped(FAMILY)}">` +
    `<title>${escaped(frame.sentence || frame.caption)}</title>\n<g ${middle}>${marks.map(svgMark).join("\n")}</g>\n` +
    `<g direction="${direction}" dominant-baseline="central">${prose.map(svgMark).join("\n")}</g></svg>\n`;
}

function svgMark({ d, text, x, y, scale = 1, size = 0, fill = "none", stroke, width = 0, weight, wide }: Mark) {
  const heavy = weight ? ` font-weight="${weight}"` : "";
  const fitted = wide ? ` textLength="${short(wide)}" lengthAdjust="spacingAndGlyphs"` : ""; // in other fonts, too
  const place = `x="${short(x)}" y="${short(y)}" font-size="${short(size)}" fill="${fill}"${heavy}${fitted}`;
  if (text !== undefined) return `<text ${place}>${escaped(text)}</text>`;
  const line = stroke ? ` stroke="${stroke}" stroke-width="${width}" stroke-linecap="round"` : "";
  const at = `translate(${short(x)} ${short(y)}) scale(${Math.round(scale * 10_000) / 10_000})`;
  return `<path transform="${at}" fill="${fill}" fill-rule="evenodd"${line} d="${d}"/>`;
}

const short = (value: number) => Math.round(value * 100) / 100;
const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/** Draw the same on a canvas, with `scale` pixels per unit. */
export function paint({ marks, prose, width, height, direction }: Scene, scale: number) {
  const context = contextOf(Math.round(width * scale), Math.round(height * scale));
  const { canvas } = context;
  context.scale(scale, scale);
  Object.assign(context, { textBaseline: "middle", lineCap: "round", textAlign: "center", direction: "ltr" });
  for (const mark of marks) canvasMark(context, mark);
  Object.assign(context, { textAlign: "start", direction });
  for (const mark of prose) canvasMark(context, mark);
  return { canvas, context };
}

function canvasMark(
  context: CanvasRenderingContext2D,
  { d = "", text, x, y, scale = 1, size, fill, stroke = "", width = 0, weight = 400 }: Mark,
) {
  context.fillStyle = fill ?? "transparent";
  if (text !== undefined) {
    context.font = `${weight} ${size}px ${FAMILY}`;
    return context.fillText(text, x, y);
  }
  context.save();
  context.translate(x, y);
  context.scale(scale, scale);
  const path = new Path2D(d);
  if (fill) context.fill(path, "evenodd");
  Object.assign(context, { strokeStyle: stroke, lineWidth: width });
  if (stroke) context.stroke(path);
  context.restore();
}

export async function pngOf(scene: Scene, scale = 2): Promise<Blob> {
  const { canvas } = paint(scene, scale);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (!blob) throw Object.assign(new Error("the browser made no picture"), { key: "export-failed" });
  return blob;
}
