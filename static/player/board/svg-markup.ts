/** Marks as the text of an SVG file. */
import { short } from "./marks.ts";
import type { Mark } from "./marks.ts";

export const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

export const attributesText = (given: Record<string, unknown>) =>
  Object.entries(given).filter(([, value]) => value !== undefined && value !== "")
    .map(([name, value]) => ` ${name}="${value}"`).join("");

/** A mark as text, with resolved colours. */
export function markText(mark: Mark, ink: (colour: string) => string): string {
  const { d, r, text, x, y, scale, size = 0, anchor, ...style } = mark;
  const resolved = {
    fill: style.fill ? ink(style.fill) : "none",
    stroke: style.stroke && ink(style.stroke),
    "stroke-width": style.stroke && style.width !== undefined ? short(style.width) : undefined,
    "stroke-dasharray": style.dash,
    "font-weight": style.weight,
    "text-anchor": anchor,
    opacity: style.opacity === 1 ? undefined : style.opacity,
  };
  const attributes = attributesText(resolved);
  if (text !== undefined)
    return `<text x="${short(x)}" y="${short(y)}" font-size="${short(size)}"${attributes}>${escaped(text)}</text>`;
  if (r !== undefined) return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(r)}"${attributes}/>`;
  const moved = x || y || scale ? ` transform="translate(${short(x)} ${short(y)}) scale(${scale ?? 1})"` : "";
  return `<path${moved}${attributes} d="${d}"/>`;
}
