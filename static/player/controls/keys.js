/** Keyboard shortcuts, the same in a player and in a race. */
import { isModified, isHandledByBrowser, isTextInput, consume } from "../base/keys.js";
import { nextSpeed } from "../trace/timeline.js";

/**
 * The host of keyboard shortcuts: a timeline and a transport.
 * @typedef {{timeline: import("../trace/timeline.js").Timeline, length: number, renderRoot: ParentNode,
 * requestUpdate: () => void, play: () => unknown, pause: () => unknown, step: (count: number) => unknown,
 * seek: (where: unknown) => unknown, present?: () => unknown}} Host
 */

/**
 * The key of an event, or "" if it is meant for the focused element or for the browser.
 * @param {KeyboardEvent} event
 */
function keyOf(event) {
  const target = /** @type {Partial<Element>} */ (event.composedPath()[0]);
  const pressing = event.key === " " && target.matches?.("button, summary, a");
  return isModified(event) || isTextInput(event) || pressing ? "" : event.key;
}

/**
 * Handle a keyboard shortcut and stop the event's propagation.
 * @param {Host} host @param {KeyboardEvent} event @param {() => boolean} [free]
 */
export function press(host, event, free) {
  if (event.defaultPrevented || isHandledByBrowser(event)) return consume(event);
  const act = host.length && !host.renderRoot.querySelector("dialog")?.open && keyActions(host, free)[keyOf(event)];
  if (act) perform(event, act);
}

/** @param {KeyboardEvent} event @param {() => unknown} act */
export function perform(event, act) {
  event.preventDefault();
  consume(event);
  act();
}

/**
 * {key: action} of a host; keys of the clock are omitted unless it is `free`.
 * @param {Host} host @returns {Record<string, (() => unknown) | undefined>}
 */
function keyActions(host, free = () => true) {
  const { timeline } = host;
  const ifFree = (/** @type {() => unknown} */ act) => () => free() && act();
  const toMarker = (/** @type {number} */ direction) =>
    host.renderRoot.querySelector("dhadha-transport")?.toMarker(direction);
  const changeSpeed = (/** @type {number} */ direction) => {
    timeline.speed = nextSpeed(timeline.pace, direction);
    host.requestUpdate();
  };
  return {
    " ": () => (timeline.playing ? host.pause() : host.play()),
    ".": ifFree(() => host.step(1)),
    ",": ifFree(() => host.step(-1)),
    Home: ifFree(() => host.seek(0)),
    End: ifFree(() => host.seek("end")),
    "]": ifFree(() => toMarker(1)),
    "[": ifFree(() => toMarker(-1)),
    "+": () => changeSpeed(1),
    "=": () => changeSpeed(1),
    "-": () => changeSpeed(-1),
    p: () => host.present?.(),
    "?": () => showKeys(host),
  };
}

/** @param {{renderRoot: ParentNode}} host */
export function showKeys(host) {
  host.renderRoot.querySelector("dialog")?.showModal();
}
