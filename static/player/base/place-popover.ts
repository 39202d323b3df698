/** Places a popover at the element that opens it. */
const GAP = 6; // pixels

/** Below the element, or above it where there is no room, within the window. */
export function placePopover(box: HTMLElement, opener: Element) {
  const { width, height } = box.getBoundingClientRect();
  const word = opener.getBoundingClientRect();
  const within = (least: number, wanted: number, most: number) => Math.max(least, Math.min(wanted, most));
  const left = within(GAP, word.left + word.width / 2 - width / 2, document.documentElement.clientWidth - width - GAP);
  const isAbove = word.bottom + GAP + height > innerHeight && word.top > height + GAP;
  const top = isAbove ? word.top - height - GAP : within(GAP, word.bottom + GAP, innerHeight - height - GAP);
  const zoom = box.currentCSSZoom ?? 1; // of the page, which also applies to the top layer
  Object.assign(box.style, { left: `${(left + scrollX) / zoom}px`, top: `${(top + scrollY) / zoom}px` });
}
