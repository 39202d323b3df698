/** What keys do, the same in a player and in a race; the key sheet says it. */
import { nextSpeed } from "../trace/timeline.js";

/**
 * What keys act on: a timeline and a transport.
 * @typedef {{timeline: import("../trace/timeline.js").Timeline, renderRoot: ParentNode, requestUpdate: () => void,
 *   play: () => unknown, pause: () => unknown, step: (count: number) => unknown, seek: (where: unknown) => unknown,
 *   present?: () => unknown}} Host
 */

/**
 * The key of an event, or "" when it is meant for what has the focus or for the browser.
 * @param {KeyboardEvent} event
 */
export function keyOf(event) {
  const target = /** @type {Partial<Element>} */ (event.composedPath()[0]);
  const typing = target.matches?.("input:not([type=range]), textarea, select");
  const pressing = event.key === " " && target.matches?.("button, summary, a");
  return event.ctrlKey || event.metaKey || event.altKey || typing || pressing ? "" : event.key;
}

/**
 * {key: action} on a host; the clock is left alone unless it is `free`.
 * @param {Host} host @returns {Record<string, (() => unknown) | undefined>}
 */
export function keyActions(host, free = () => true) {
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
