/** Still boards as SVG, for pages and pictures that are made at build time: call_page_code.py calls this in Node. */
import { formatHex, formatHex8, interpolate, parse } from "culori";
import { PALETTE } from "../base/palette.ts";
import { boardMarks } from "./marks-of-any-board.ts";
import { dotMarks, sampledSquareMarks } from "./marks-of-large-boards.ts";
import { flattenDrawingToMarks } from "./flatten-drawing.ts";
import { margins } from "./geometry.ts";
import { SQUARE, roundToHundredths } from "./mark-types-and-paths.ts";
import type { Color } from "culori";
import type { Mark } from "./mark-types-and-paths.ts";
import type { Scene } from "./drawing-input.ts";
import type { Appearance, Role, Shape } from "../../validation/python-types.ts";

type Request = {
  area: Shape;
  values: number[];
  /** By cell. */
  roles: Record<string, Role>;
  appearance: Appearance;
  /** The digits of the language, from 0 to 9. */
  digits: string;
  /** Whether only the light theme is drawn, for programs that know no `light-dark`. */
  light: boolean;
  /** SVG above the board. */
  more: string;
};

const SIDE = 200; // pixels of a square board, to decide how much is drawn
const LETTERS = 0.58; // of a square
const LARGEST = 16; // squares a side; larger boards are sampled
const DOTS = 300;

export function stillBoardSvg({ area, values, roles, appearance, digits, light, more }: Request) {
  const { rows, edges = [] } = area;
  const heaps = values.findLastIndex((value) => value !== appearance.blank) + 1;
  const columns = area.look === "heaps" && rows === 1 ? Math.max(1, heaps) : area.columns;
  const count = rows * area.columns;
  const unit = SIDE / Math.sqrt(rows * columns);
  const number = (value: number) => String(value).replace(/\d/g, (digit) => [...digits][Number(digit)]);
  const scene: Scene = {
    shape: { ...area, columns, edges: [], labels: undefined, coordinates: undefined },
    values: [...values.slice(0, count), ...values.slice(count + edges.length)],
    roles: Object.entries(roles).reduce((all, [cell, role]) => Object.assign(all, { [cell]: role }), [] as Role[]),
    links: [], notes: [], appearance, unit, least: LETTERS * unit, small: true, number, digits: String,
    glyph: (value) => appearance.glyphs?.[value] ?? number(value),
  };
  const marks = Math.max(rows, columns) <= LARGEST
    ? flattenDrawingToMarks(boardMarks(scene))
    : appearance.pieces === "columns"
      ? dotMarks(scene, { drawn: DOTS, across: 80 })
      : sampledSquareMarks(scene, LARGEST);
  const [above, right, below, left] = margins(scene.shape).map((side) => SQUARE * side);
  const sides = [-left, -above, SQUARE * columns + left + right, SQUARE * rows + above + below];
  const shapes = new Map(Object.entries(appearance.tokens ?? {}).map(([kind, { shape }]) => [shape, kind]));
  if (appearance.shape) shapes.set(appearance.shape, "piece");
  const drawn = groupByStyle(marks).map((each) => marksMarkup(each, shapes, light)).join("");
  return `<svg class="figure ${appearance.pieces}" viewBox="${sides.map(roundToHundredths).join(" ")}" aria-hidden="true">` +
    `${drawn}${more}</svg>`;
}

/** Group marks of one style; marks overlap only within a square, where their styles follow each other. */
function groupByStyle(marks: Mark[]): Mark[][] {
  const styles = new Map<string, Mark[]>();
  for (const mark of marks) {
    const { x, y, d, text, name, ...style } = mark;
    const key = JSON.stringify([style, mark.scale && d, text === undefined]);
    styles.set(key, [...(styles.get(key) ?? []), mark]);
  }
  const all = [...styles.values()];
  return [...all.filter(([{ text }]) => text === undefined), ...all.filter(([{ text }]) => text !== undefined)];
}

/** Write marks of one style; `shapes`: the symbols that the page defines, by their paths. */
function marksMarkup(marks: Mark[], shapes: Map<string, string>, light: boolean) {
  const [{ fill, stroke, width, scale, size, opacity }] = marks;
  const style = {
    fill: fill ? hexColour(fill, light) : "none",
    stroke: stroke && hexColour(stroke, light),
    "stroke-width": stroke && width,
    opacity: opacity === 1 ? undefined : opacity,
  };
  const attributes = attributesMarkup(style);
  if (size) {
    const letters = marks.map(({ text = "" }) => text);
    if (letters.every((text) => [...text].length === 1)) {
      const [xs, ys] = [marks.map(({ x }) => roundToHundredths(x)), marks.map(({ y }) => roundToHundredths(y))];
      return `<text font-size="${roundToHundredths(size)}"${attributes} x="${xs.join(" ")}" y="${ys.join(" ")}">${
        escapeXml(letters.join(""))}</text>`;
    }
    const lines = marks.map(({ text = "", x, y }) =>
      `<tspan x="${roundToHundredths(x)}" y="${roundToHundredths(y)}">${escapeXml(text)}</tspan>`);
    return `<text font-size="${roundToHundredths(size)}"${attributes}>${lines.join("")}</text>`;
  }
  const side = `width="${SQUARE * (scale ?? 1)}" height="${SQUARE * (scale ?? 1)}"`;
  if (scale) return marks.map(({ d = "", x, y }) => shapes.has(d)
    ? `<use href="#shape-${shapes.get(d)}" x="${roundToHundredths(x)}" y="${roundToHundredths(y)}" ${side}${attributes}/>`
    : `<path transform="translate(${roundToHundredths(x)} ${roundToHundredths(y)}) scale(${roundToHundredths(scale)})"${attributes} d="${d}"/>`,
  ).join("");
  return `<path${attributes} d="${marks.map(movedPath).join("")}"/>`;
}

/** A path whose origin is the board's: our paths are relative but for the first point of each part. */
const movedPath = ({ d = "", x, y }: Mark) =>
  x || y ? d.replace(/M(\S+) ([^a-z]+)/g, (_, right, down) => `M${roundToHundredths(+right + x)} ${roundToHundredths(+down + y)}`) : d;

/** A colour for both themes, or for the light one. */
function hexColour(given: string, light: boolean) {
  const [day, night] = [0, 1].map((theme) => {
    const resolved = resolveColourInTheme(given, theme);
    return (resolved.alpha ?? 1) < 1 ? formatHex8(resolved) : formatHex(resolved);
  });
  return light || day === night ? day : `light-dark(${day}, ${night})`;
}

/** Resolve variables, themes and mixtures. */
function resolveColourInTheme(given: string, theme: number): Color {
  const [, name, inside] = given.match(/^([\w-]+)\((.*)\)$/s) ?? [];
  if (name === "var") {
    const [variable, otherwise] = splitArguments(inside);
    return resolveColourInTheme(PALETTE[variable.slice("--".length)] ?? otherwise, theme);
  }
  if (name === "light-dark") return resolveColourInTheme(splitArguments(inside)[theme], theme);
  if (name === "color-mix") {
    const [space, first, second] = splitArguments(inside);
    const [, colour, percent] = first.match(/^(.*) ([\d.]+)%$/s)!;
    const mode = space.endsWith("oklch") ? "oklch" : "rgb";
    return interpolate([resolveColourInTheme(second, theme), resolveColourInTheme(colour, theme)], mode)(Number(percent) / 100);
  }
  return parse(given)!;
}

/** Split at commas outside parentheses. */
const splitArguments = (text: string) => text.split(/,\s*(?![^(]*\))/);

const escapeXml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

const attributesMarkup = (given: Record<string, unknown>) =>
  Object.entries(given).filter(([, value]) => value !== undefined && value !== "")
    .map(([name, value]) => ` ${name}="${value}"`).join("");
