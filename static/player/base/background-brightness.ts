/** How bright a colour is, and what is behind an element, which many dark pages tell only by colours. */

/** The brightness of the nearest background, 0 to 1; null without one. */
export function brightnessBehind(element: Element) {
  for (let each = element as Element | null; each; each = composedParent(each)) {
    const colour = getComputedStyle(each).backgroundColor;
    if (colourBytes(colour)[3] > 127) return colourBrightness(colour);
  }
  return null;
}

function composedParent(element: Element): Element | null {
  const root = element.getRootNode();
  return element.assignedSlot ?? element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
}

/** The brightness of a colour, 0 to 1. */
export function colourBrightness(colour: string) {
  const [red, green, blue] = colourBytes(colour);
  return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
}

/** The bytes of a resolved colour, painted, because a canvas parses every CSS notation. */
export function colourBytes(colour: string) {
  const context = new OffscreenCanvas(1, 1).getContext("2d")!;
  context.fillStyle = colour;
  context.fillRect(0, 0, 1, 1);
  return context.getImageData(0, 0, 1, 1).data;
}
