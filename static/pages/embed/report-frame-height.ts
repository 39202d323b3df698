/** Compute the height that an embedded page needs. */

// Milliseconds. Off-screen frames get neither animation frames nor ResizeObserver events, but timers run.
const POLL_INTERVAL = 50;
const WIDTH_POLL_INTERVAL = 250;

/**
 * Report the height of `element` once the page has loaded, then for each new width, and when its content grows. At a
 * fixed width it never shrinks, so that the text around the frame does not jump during playback. Returns a function
 * that reports it again.
 */
export function reportFrameHeight(element: Element, isWhole: () => boolean, tell: (height: number) => void) {
  let width = 0;
  let height = 0;
  const look = () => {
    const now = Math.ceil(element.getBoundingClientRect().height);
    if (!innerWidth || now === height || (innerWidth === width && now < height)) return;
    [width, height] = [innerWidth, now];
    tell(height);
  };
  const begin = () => {
    if (!isWhole() || document.fonts.status !== "loaded") return setTimeout(begin, POLL_INTERVAL);
    look();
    new ResizeObserver(() => requestAnimationFrame(look)).observe(element);
    return setInterval(() => innerWidth !== width && look(), WIDTH_POLL_INTERVAL);
  };
  begin();
  return () => height && tell(height);
}
