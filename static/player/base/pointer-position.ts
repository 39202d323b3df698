/** Map a pointer to a position on an element, under any CSS transform or zoom of its ancestors. */

const CORNERS = [["0", "0"], ["100%", "0"], ["0", "100%"]];

/**
 * Map a pointer to [down, right] from a positioned element's top left, as fractions of its size. Zero-size marker
 * elements measure the corners, because a transform does not enlarge their boxes.
 */
export function pointerPositionAsFractions(element: Element | ShadowRoot, { clientX, clientY }: MouseEvent): [number, number] {
  const corners = CORNERS.map(([left, top]) => {
    const corner = document.createElement("i");
    Object.assign(corner.style, { position: "absolute", left, top, width: 0, height: 0 });
    return element.appendChild(corner);
  });
  const zoom = zoomMissingFromClientRects(corners[0]);
  const [origin, end, foot] = corners.map((corner) => corner.getBoundingClientRect());
  for (const corner of corners) corner.remove();
  const from = (x: number, y: number) => [x - origin.x * zoom, y - origin.y * zoom];
  const [x, y] = from(clientX, clientY);
  const [acrossX, acrossY] = from(end.x * zoom, end.y * zoom);
  const [downX, downY] = from(foot.x * zoom, foot.y * zoom);
  const area = acrossX * downY - acrossY * downX;
  return [(acrossX * y - acrossY * x) / area, (x * downY - y * downX) / area];
}

/** Whether client rects are in window pixels and not, as in WebKit, in zoomed element pixels. */
const IN_WINDOW = "currentCSSZoom" in Element.prototype;

/** The factor by which client rects are too small. */
function zoomMissingFromClientRects(element: Element) {
  let zoom = 1;
  if (IN_WINDOW) return zoom;
  for (let at = element; at; at = at.assignedSlot ?? at.parentElement ?? (at.getRootNode() as any).host)
    zoom *= Number((getComputedStyle(at) as any).zoom) || 1;
  return zoom;
}
