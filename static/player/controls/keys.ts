/** Keyboard shortcuts, the same in a player and in a race, and the sheet that lists them. */
import { html } from "lit";
import { isModified, isHandledByBrowser, isTextInput, consume } from "../base/key-events.ts";
import { nextSpeed } from "../trace/timeline.ts";

/**
 * The host of keyboard shortcuts: a timeline and a transport.
 * @typedef {{timeline: import("../trace/timeline.ts").Timeline, length: number, renderRoot: ParentNode,
 * requestUpdate: () => void, play: () => unknown, pause: () => unknown, step: (count: number) => unknown,
 * seek: (where: unknown) => unknown, present?: () => unknown}} Host
 */

/** Handle a shortcut. @param {Host} host @param {KeyboardEvent} event @param {() => boolean} [free] */
export function press(host, event, free) {
  if (event.defaultPrevented || isHandledByBrowser(event)) return consume(event);
  const target = /** @type {Partial<Element>} */ (event.composedPath()[0]);
  const isPressing = event.key === " " && target.matches?.("button, summary, a");
  if (isModified(event) || isTextInput(event) || isPressing) return;
  const act = host.length && !host.renderRoot.querySelector("dialog")?.open && keyActions(host, free)[event.key];
  if (act) perform(event, act);
}

/** @param {KeyboardEvent} event @param {() => unknown} act */
export function perform(event, act) {
  event.preventDefault();
  consume(event);
  act();
}

/**
 * Return the actions by key, those of the clock only if `free`.
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

const KEYS = [
  ["play", "Space"],
  ["step", ", ."],
  ["ends", "Home End"],
  ["markers", "[ ]"],
  ["speed", "- +"],
  ["slide", "← ↑ ↓ →"],
  ["place", "← ↑ ↓ → Enter"],
  ["act", "← ↑ ↓ → Enter"],
  ["present", "P"],
  ["help", "?"],
];

/** @type {Record<string, string>} */
const ON_BOARD = { keyed: "slide", tiles: "act", columns: "place", none: "act" };

/** @param {{text: import("../../i18n/texts.ts").Texts["text"], pieces?: string, keyed?: boolean}} given */
export function keySheet({ text, pieces = "none", keyed = false }) {
  const own = ON_BOARD[keyed ? "keyed" : pieces];
  const others = Object.values(ON_BOARD).filter((name) => name !== own);
  const rows = KEYS.filter(([name]) => !others.includes(name)).map(
    ([name, keys]) => html`<div><dt>${keys.split(" ").map((key) => html`<kbd>${key}</kbd> `)}</dt>
      <dd>${text(`key-${name}`)}</dd></div>`,
  );
  return html`<dialog class="keys" aria-label=${text("keys-title")}><h2>${text("keys-title")}</h2>
    <dl>${rows}</dl>
    <form method="dialog"><button class="button">${text("close")}</button></form></dialog>`;
}
