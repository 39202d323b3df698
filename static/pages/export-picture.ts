/** Draw a step as a picture, as an SVG or on a canvas: its boards, its sentence and its position in the run. */
/** @import { Drawn } from "../player/board/types.ts" */
/** @import { Ink, Mark } from "../player/board/board-marks.ts" */
/** @import { Trace } from "../player/trace/trace.ts" */
/** @import { DhadhaPlayer } from "../player/element/element.ts" */
import { resolveColour } from "../player/base/styles.ts";
import { areasOf, areaState } from "../player/board/areas.ts";
import { extentOf, boardMarks } from "../player/board/board-marks.ts";

const FAMILY = '"Inter Variable", Inter, "Noto Sans Bengali Variable", "Noto Sans Bengali", "Vazirmatn Variable", ' +
  "Vazirmatn, system-ui, sans-serif";
const WIDTH = 640;
const EDGE = 24;
const HIGHEST = 720; // of all boards together
const LARGEST = 104; // of a square
const GAP = 14;
const HEAD = 24; // for a board's title
const [SIZE, LINE] = [19, 28]; // of the sentence

/**
 * The content of a picture. lines: reserved for the sentence, where pictures must be of one size.
 * @typedef {{drawn: Drawn, sentence: string, caption: string, lines?: number}} Frame
 * @typedef {{marks: Mark[], prose: Mark[], width: number, height: number, frame: Frame, direction: string}} Scene
 */

/** @param {DhadhaPlayer} player @param {Trace} trace @param {Frame} frame @returns {Scene} */
export function sceneOf(player, trace, frame) {
  const { texts } = player;
  const ink = inkOf(player);
  const start = texts.direction === "rtl" ? WIDTH - EDGE : EDGE;
  /** @param {string} text @param {number} y */
  const small = (text, y) => ({ text, x: start, y, size: 14, fill: ink("var(--muted)") });
  const { marks, heads, bottom } = boards(player, trace, frame.drawn, ink);
  const lines = wrapped(frame.sentence, WIDTH - 2 * EDGE);
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

/**
 * The boards one below the other, with their titles, and their total height.
 * @param {DhadhaPlayer} player @param {Trace} trace @param {Drawn} drawn @param {Ink} ink
 */
function boards(player, trace, drawn, ink) {
  const areas = areasOf(trace.header.board);
  const appearance = player.appearance ?? {};
  const fitting = areas.map((area) => Math.min(LARGEST, (WIDTH - 2 * EDGE) / extentOf(area).wide));
  const part = Math.min(1, HIGHEST / areas.reduce((sum, area, index) => sum + extentOf(area).high * fitting[index], 0));
  /** @type {Mark[]} */
  const marks = [];
  /** @type {{text: string, y: number}[]} */
  const heads = [];
  let bottom = EDGE;
  for (const [index, area] of areas.entries()) {
    const { x, y, wide, high } = extentOf(area);
    const unit = fitting[index] * part;
    if (area.id) heads.push({ text: player.texts.text(`area-${area.id}`), y: bottom + 8 });
    if (area.id) bottom += HEAD;
    const [left, top] = [(WIDTH - wide * unit) / 2 + x * unit, bottom + y * unit];
    const written = (/** @type {number} */ value) => appearance.glyphs?.[value] ?? player.texts.number(value);
    for (const mark of boardMarks({ area, drawn: areaState(area, drawn), appearance, ink, unit, written }))
      marks.push({ ...mark, x: mark.x + left, y: mark.y + top });
    bottom += high * unit + GAP;
  }
  return { marks, heads, bottom };
}

const PAGE = "light-dark(#faf6ef, #17161b)";

/** The colours of the player's theme, resolved for other programs. @param {DhadhaPlayer} player */
function inkOf(player) {
  /** @type {Map<string, string>} */
  const known = new Map();
  const context = contextOf(1, 1);
  return (/** @type {string} */ colour) => {
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

/** @param {number} width @param {number} height */
function contextOf(width, height) {
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  return /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d", { willReadFrequently: true }));
}

const measuring = contextOf(1, 1);

/** The number of lines of a sentence. @param {string} sentence */
export const linesOf = (sentence) => wrapped(sentence, WIDTH - 2 * EDGE).length;

/** @param {string} line of a sentence */
function widthOf(line) {
  measuring.font = `${SIZE}px ${FAMILY}`;
  return measuring.measureText(line).width;
}

/** @param {string} sentence @param {number} room */
function wrapped(sentence, room) {
  /** @type {string[]} */
  const lines = [];
  for (const word of sentence.split(/\s+/).filter(Boolean)) {
    const longer = lines.length ? `${lines.at(-1)} ${word}` : word;
    if (lines.length && widthOf(longer) <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** @param {Scene} scene */
export function svgOf({ marks, prose, width, height, frame, direction }) {
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  const middle = 'text-anchor="middle" dominant-baseline="central"';
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} role="img" font-family="${escaped(FAMILY)}">` +
    `<title>${escaped(frame.sentence || frame.caption)}</title>\n<g ${middle}>${marks.map(svgMark).join("\n")}</g>\n` +
    `<g direction="${direction}" dominant-baseline="central">${prose.map(svgMark).join("\n")}</g></svg>\n`;
}

/** @param {Mark} mark */
function svgMark({ d, text, x, y, scale = 1, size = 0, fill = "none", stroke, width = 0, weight, wide }) {
  const heavy = weight ? ` font-weight="${weight}"` : "";
  const fitted = wide ? ` textLength="${short(wide)}" lengthAdjust="spacingAndGlyphs"` : ""; // in other fonts, too
  const place = `x="${short(x)}" y="${short(y)}" font-size="${short(size)}" fill="${fill}"${heavy}${fitted}`;
  if (text !== undefined) return `<text ${place}>${escaped(text)}</text>`;
  const line = stroke ? ` stroke="${stroke}" stroke-width="${width}" stroke-linecap="round"` : "";
  const at = `translate(${short(x)} ${short(y)}) scale(${Math.round(scale * 10_000) / 10_000})`;
  return `<path transform="${at}" fill="${fill}" fill-rule="evenodd"${line} d="${d}"/>`;
}

const short = (/** @type {number} */ value) => Math.round(value * 100) / 100;
const escaped = (/** @type {string} */ text) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/** Draw the same on a canvas, with `scale` pixels per unit. @param {Scene} scene @param {number} scale */
export function paint({ marks, prose, width, height, direction }, scale) {
  const context = contextOf(Math.round(width * scale), Math.round(height * scale));
  const { canvas } = context;
  context.scale(scale, scale);
  Object.assign(context, { textBaseline: "middle", lineCap: "round", textAlign: "center", direction: "ltr" });
  for (const mark of marks) canvasMark(context, mark);
  Object.assign(context, { textAlign: "start", direction });
  for (const mark of prose) canvasMark(context, mark);
  return { canvas, context };
}

/** @param {CanvasRenderingContext2D} context @param {Mark} mark */
function canvasMark(context, { d = "", text, x, y, scale = 1, size, fill, stroke = "", width = 0, weight = 400 }) {
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

/** @param {Scene} scene @returns {Promise<Blob>} */
export async function pngOf(scene, scale = 2) {
  const { canvas } = paint(scene, scale);
  const blob = await new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
  if (!blob) throw Object.assign(new Error("the browser made no picture"), { key: "export-failed" });
  return blob;
}
