/** Draw marks on a canvas. */
import type { Mark } from "./mark-types-and-paths.ts";

/** Resolves a CSS colour of the palette. */
export type Ink = (colour: string) => string;

/** Draw in the units of the context; `family` is the font's. */
export function drawMarks(context: CanvasRenderingContext2D, marks: Mark[], ink: Ink, family: string) {
  Object.assign(context, { textBaseline: "middle", lineCap: "round", lineJoin: "round", direction: "ltr" });
  for (const mark of marks) drawMark(context, mark, ink, family);
  context.globalAlpha = 1;
}

const paths = new Map<string, Path2D>();
const PATHS_KEPT = 500;

function cachedPath(d: string) {
  const known = paths.get(d);
  if (known) return known;
  if (paths.size > PATHS_KEPT) paths.clear();
  const path = new Path2D(d);
  paths.set(d, path);
  return path;
}

function drawMark(context: CanvasRenderingContext2D, mark: Mark, ink: Ink, family: string) {
  const { d = "", text, x, y, scale = 1, size, weight = 400, anchor = "center", fill, stroke, width, dash } = mark;
  context.globalAlpha = mark.opacity ?? 1;
  if (fill) context.fillStyle = ink(fill);
  if (text !== undefined) {
    context.font = `${weight} ${size}px ${family}`;
    context.textAlign = anchor;
    return context.fillText(text, x, y);
  }
  if (stroke) Object.assign(context, { strokeStyle: ink(stroke), lineWidth: width });
  context.setLineDash(dash ? dash.split(" ").map(Number) : []);
  context.translate(x, y);
  context.scale(scale, scale);
  const path = cachedPath(d);
  if (fill && fill !== "none") context.fill(path, "evenodd");
  if (stroke) context.stroke(path);
  context.scale(1 / scale, 1 / scale);
  context.translate(-x, -y);
}
