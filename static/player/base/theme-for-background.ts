/** Choose the theme that is readable on the background behind an element. */
import { pixelOf, resolveColour } from "./styles.ts";
import type { LitElement } from "lit";

const READABLE = 0.35; // difference in brightness, from 0 to 1

/** "dark" or "light" where text of the page's own theme would be unreadable, else "". */
export function themeFor(host: LitElement): "" | "light" | "dark" {
  host.style.colorScheme = "";
  const behind = brightnessBehind(host);
  const ink = brightness(resolveColour(host, "var(--ink)"));
  if (behind === null || Math.abs(behind - ink) >= READABLE) return "";
  return behind < 0.5 ? "dark" : "light";
}

/** The brightness of the nearest background, 0 to 1; null without one. */
function brightnessBehind(element: Element) {
  for (let each = element as Element | null; each; each = composedParent(each)) {
    const colour = getComputedStyle(each).backgroundColor;
    if (pixelOf(colour)[3] > 127) return brightness(colour);
  }
  return null;
}

function composedParent(element: Element): Element | null {
  const root = element.getRootNode();
  return element.assignedSlot ?? element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
}

/** The brightness of a colour, 0 to 1. */
function brightness(colour: string) {
  const [red, green, blue] = pixelOf(colour);
  return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
}
