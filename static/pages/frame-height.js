/** Compute the height that an embedded page needs. */

// Milliseconds: frames out of sight have timers, but no frames of a film, nor are they told when their size changes.
const LOOK_EVERY = 50;
const LOOK_AT_WIDTH_EVERY = 250;

/**
 * Tells the height of `element` as soon as the page is whole, then in each new width, and when more is to be seen. In
 * the same width it never shrinks: what stands around the frame does not move to and fro while a run is played.
 * Returns what tells it once more.
 * @param {Element} element @param {() => boolean} isWhole @param {(height: number) => void} tell
 */
export function reportHeight(element, isWhole, tell) {
  let width = 0;
  let height = 0;
  const look = () => {
    const now = Math.ceil(element.getBoundingClientRect().height);
    if (!innerWidth || now === height || (innerWidth === width && now < height)) return;
    [width, height] = [innerWidth, now];
    tell(height);
  };
  const begin = () => {
    if (!isWhole() || document.fonts.status !== "loaded") return setTimeout(begin, LOOK_EVERY);
    look();
    new ResizeObserver(() => requestAnimationFrame(look)).observe(element);
    return setInterval(() => innerWidth !== width && look(), LOOK_AT_WIDTH_EVERY);
  };
  begin();
  return () => height && tell(height);
}
