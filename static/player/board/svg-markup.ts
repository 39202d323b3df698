/** Marks as the text of an SVG file. */
import { rounded } from "./marks.ts";
import type { Mark } from "./marks.ts";

export const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

export const attributesMarkup = (given: Record<string, unknown>) =>
  Object.entries(given).filter(([, value]) => value !== undefined && value !== "")
    .map(([name, value]) => ` ${name}="${value}"`).join("");

/** A mark as text, with resolved colours. */
export function svgOfMark(mark: Mark, ink: (colour: string) => string): string {
  const { d, r, text, x, y, scale, size = 0, anchor, ...style } = mark;
  const resolved = {
    fill: style.fill ? ink(style.fill) : "none",
    stroke: style.stroke && ink(style.stroke),
    "stroke-width": style.stroke && style.width !== undefined ? rounded(style.width) : undefined,
    "stroke-dasharray": style.dash,
    "font-weight": style.weight,
    "text-anchor": anchor,
    opacity: style.opacity === 1 ? undefined : style.opacity,
  };
  const attributes = attributesMarkup(resolved);
  const place = `x="${rounded(x)}" y="${rounded(y)}"`;
  if (text !== undefined) return `<text ${place} font-size="${rounded(size)}"${attributes}>${escaped(text)}</text>`;
  if (r !== undefined) return `<circle cx="${rounded(x)}" cy="${rounded(y)}" r="${rounded(r)}"${attributes}/>`;
  const moved = x || y || scale ? ` transform="translate(${rounded(x)} ${rounded(y)}) scale(${scale ?? 1})"` : "";
  return `<path${moved}${attributes} d="${d}"/>`;
}
