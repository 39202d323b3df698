/** What a page in a frame tells the page around it, above all how high it is. */

// Milliseconds. Off-screen frames get neither animation frames nor ResizeObserver events, but timers run.
const POLL_INTERVAL = 50;
const WIDTH_POLL_INTERVAL = 250;

const frame = new URLSearchParams(location.search).get("id") ?? "";
const THEMES = ["light", "dark"];

export const postToParent = (message: Record<string, unknown>) => parent.postMessage({ ...message, frame }, "*");

/** Show the theme that the page around the frame names; return it, "" for that of the reader's system. */
export const showTheme = (wanted: unknown) =>
  (document.documentElement.dataset.theme = THEMES.find((theme) => theme === wanted) ?? "");

/** The width and the height that were reported last. */
let [width, height] = [0, 0];

export const tellHeight = () => height && postToParent({ type: "dhadha-height", height });

/** Tell the height for a new width; at a fixed width it never shrinks, so that the text around does not jump. */
function tellChangedHeight(content: Element) {
  const now = Math.ceil(content.getBoundingClientRect().height);
  if (!innerWidth || now === height || (innerWidth === width && now < height)) return;
  [width, height] = [innerWidth, now];
  tellHeight();
}

/** Obey the page around the frame, and tell it the height of the content; for pages without a player of their own. */
export function connectToParent(content: Element) {
  addEventListener("message", ({ data, source }) => {
    if (source !== parent || data?.type !== "dhadha") return;
    if (data.command === "theme") showTheme(data.value);
    if (data.command === "height") tellHeight();
  });
  postToParent({ type: "dhadha-hello" });
  keepReportingHeight(content);
}

/** Tell the height once the page has loaded, then for each new width, and when its content grows. */
export function keepReportingHeight(content: Element, isWhole = () => true) {
  if (!isWhole() || document.fonts.status !== "loaded")
    return setTimeout(keepReportingHeight, POLL_INTERVAL, content, isWhole);
  const tell = () => tellChangedHeight(content);
  tell();
  new ResizeObserver(() => requestAnimationFrame(tell)).observe(content);
  return setInterval(() => innerWidth !== width && tell(), WIDTH_POLL_INTERVAL);
}
