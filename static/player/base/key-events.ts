/** Keyboard events: which ones an element uses; used ones do not propagate to the host page. */
import { isModified } from "./key-of-event.ts";
export { isModified, keyName } from "./key-of-event.ts";

const EDITS = ["Enter", "Backspace", "Delete"];
const SCROLLS_DOWN = ["ArrowUp", "ArrowDown", "PageUp", "PageDown"];
const SCROLLS_ACROSS = ["ArrowLeft", "ArrowRight"];
const MOVES = [...SCROLLS_DOWN, ...SCROLLS_ACROSS, "Home", "End"];
const WRITING = "input:not([type=range]), textarea, select";

/** Whether an input method takes a key, as Enter to end a word; WebKit tells it by the number 229 alone. */
export const isComposing = (event: KeyboardEvent) => event.isComposing || event.keyCode === 229;

/** Whether an event targets a text field. */
export const targetsTextField = (event: KeyboardEvent) =>
  Boolean((event.composedPath()[0] as Partial<Element>).matches?.(WRITING));

/** Whether the browser handles a key in an element: types, activates, scrolls, closes. */
export function isHandledByBrowser(event: KeyboardEvent) {
  const { key } = event;
  if (isModified(event)) return false;
  const path = event.composedPath();
  const within = (path.slice(0, path.indexOf(event.currentTarget ?? window) + 1) as Element[]).filter(
    (each) => each instanceof Element,
  );
  const [target] = within;
  if (!target) return false;
  if (within.some((each) => each.matches("dialog[open]"))) return key !== "Tab" && !/^F\d/.test(key);
  if (key === "Escape") return within.some((each) => each.matches(":popover-open"));
  if (targetsTextField(event)) return key.length === 1 || isComposing(event) || [...EDITS, ...MOVES].includes(key);
  if (target.matches("input")) return MOVES.includes(key);
  if (target.matches("button, summary") && ["Enter", " "].includes(key)) return true;
  if (target.matches("a") && key === "Enter") return true;
  return within.some((each) => scrollsByKey(each, key));
}

function scrollsByKey(element: Element, key: string) {
  const { overflowX, overflowY } = getComputedStyle(element);
  const can = (overflow: string) => ["auto", "scroll"].includes(overflow);
  if (SCROLLS_DOWN.includes(key)) return can(overflowY) && element.scrollHeight > element.clientHeight;
  return SCROLLS_ACROSS.includes(key) && can(overflowX) && element.scrollWidth > element.clientWidth;
}

/** Stop the propagation of a key and of its release. */
export function stopKeyPropagation(event: KeyboardEvent) {
  event.stopPropagation();
  const { code } = event;
  const released = new AbortController();
  const hear = (later: KeyboardEvent) => {
    if (later.code !== code) return;
    if (later.type !== "keydown") later.stopPropagation();
    if (later.type !== "keypress") released.abort();
  };
  for (const name of ["keydown", "keypress", "keyup"] as const)
    addEventListener(name, hear, { capture: true, signal: released.signal });
}
