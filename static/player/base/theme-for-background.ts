/** Choose the theme that is readable on the background behind an element. */
import { colourChannels, resolveColour } from "./styles.ts";
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
    const [, , , opacity = 1] = colourChannels(colour);
    if (opacity > 0.5) return brightness(colour);
  }
  return null;
}

function composedParent(element: Element): Element | null {
  const root = element.getRootNode();
  return element.assignedSlot ?? element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
}

/** Return the brightness of a colour by painting it, because a canvas parses every CSS notation. */
function brightness(colour: string) {
  const context = Object.assign(document.createElement("canvas"), { width: 1, height: 1 }).getContext("2d");
  if (!context) return 0;
  context.fillStyle = colour;
  context.fillRect(0, 0, 1, 1);
  const [red, green, blue] = context.getImageData(0, 0, 1, 1).data;
  return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
}
