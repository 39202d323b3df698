/** Keyboard shortcuts, the same in a player and in a race, and the sheet that lists them. */
import { isModified, isHandledByBrowser, targetsTextField, keyName, stopKeyPropagation } from "../base/key-events.ts";
import { nextSpeed } from "../trace/playback-clock.ts";
import { html } from "lit";
import type { SlideHost } from "./slide-title-and-buttons.ts";
import type { Texts } from "../../i18n/load-messages.ts";

/** The host of keyboard shortcuts, which has a transport. */
type Host = SlideHost & { length: number; play: () => unknown; pause: () => unknown; present: () => unknown };

/** Handle a shortcut. */
export function handleShortcut(host: Host, event: KeyboardEvent, free?: () => boolean) {
  if (event.defaultPrevented || isHandledByBrowser(event)) return stopKeyPropagation(event);
  const path = event.composedPath() as Partial<Element>[];
  const key = keyName(event);
  const isPressing = key === " " && path[0].matches?.("button, summary, a");
  const isForBoard = key.startsWith("Arrow") && path.some(({ localName }) => localName === "dhadha-board");
  if (isModified(event) || targetsTextField(event) || isPressing || isForBoard) return;
  const act = host.length && !host.renderRoot.querySelector("dialog")?.open && keyActions(host, free)[key];
  if (act) consumeKeyAndAct(event, act);
}

export function consumeKeyAndAct(event: KeyboardEvent, act: () => unknown) {
  event.preventDefault();
  stopKeyPropagation(event);
  act();
}

/** The arrow keys back and forward, as the texts run. */
export const arrowKeysBackAndForward = ({ direction }: Texts) =>
  direction === "rtl" ? ["ArrowRight", "ArrowLeft"] : ["ArrowLeft", "ArrowRight"];

/** Return the actions by key, those of the clock only if `free`. */
function keyActions(host: Host, free = () => true): Record<string, (() => unknown) | undefined> {
  const { timeline } = host;
  const ifFree = (act: () => unknown) => () => free() && act();
  const toMarker = (direction: number) => host.renderRoot.querySelector("dhadha-transport")?.goToMarker(direction);
  const changeSpeed = (direction: number) => {
    timeline.speed = nextSpeed(timeline.pace, direction);
    host.requestUpdate();
  };
  const [back, forward] = arrowKeysBackAndForward(host.texts);
  return {
    [back]: ifFree(() => host.step(-1)),
    [forward]: ifFree(() => host.step(1)),
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
    p: () => host.present(),
    "?": () => showKeySheet(host),
  };
}

export function showKeySheet({ renderRoot }: Pick<Host, "renderRoot">) {
  renderRoot.querySelector("dialog")?.showModal();
}

const KEYS = [
  ["play", "Space"],
  ["ends", "Home End"],
  ["markers", "[ ]"],
  ["speed", "- +"],
  ["slide", "← ↑ ↓ →"],
  ["place", "← ↑ ↓ → Enter"],
  ["act", "← ↑ ↓ → Enter"],
  ["practice", "G"],
  ["answer", "1–9 Enter"],
  ["take-over", "T"],
  ["present", "P"],
  ["help", "?"],
];

const ON_BOARD: Record<string, string> = { keyed: "slide", tiles: "act", columns: "place", none: "act" };

/** Template of the sheet. */
export function renderKeySheet(
  { texts, pieces = "none", keyed = false }: { texts: Texts; pieces?: string; keyed?: boolean },
) {
  const { text } = texts;
  const [back, forward] = texts.direction === "rtl" ? "→←" : "←→";
  const steps = [["back", `${back} ,`], ["forward", `${forward} .`]];
  const own = ON_BOARD[keyed ? "keyed" : pieces];
  const others = Object.values(ON_BOARD).filter((name) => name !== own);
  const rows = [...steps, ...KEYS].filter(([name]) => !others.includes(name)).map(
    ([name, keys]) => html`<div><dt><bdi dir="ltr">${
      texts.digits(keys).split(" ").map((key) => html`<kbd>${key}</kbd> `)}</bdi></dt>
      <dd>${text(`key-${name}`)}</dd></div>`,
  );
  return html`<dialog class="keys" aria-label=${text("keys-title")}><h2>${text("keys-title")}</h2>
    <dl>${rows}</dl>
    <form method="dialog"><button class="button">${text("close")}</button></form></dialog>`;
}
