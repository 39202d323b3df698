/** Keyboard shortcuts, the same in a player and in a race. */
import { isModified, isHandledByBrowser, isTextInput, consume } from "../base/key-events.ts";
import { nextSpeed } from "../trace/timeline.ts";
import type { SlideHost } from "./slide-frame.ts";

/** The host of keyboard shortcuts, which has a transport. */
type Host = SlideHost & { length: number; play: () => unknown; pause: () => unknown; present: () => unknown };

/** Handle a shortcut. */
export function handleShortcut(host: Host, event: KeyboardEvent, free?: () => boolean) {
  if (event.defaultPrevented || isHandledByBrowser(event)) return consume(event);
  const target = event.composedPath()[0] as Partial<Element>;
  const isPressing = event.key === " " && target.matches?.("button, summary, a");
  if (isModified(event) || isTextInput(event) || isPressing) return;
  const act = host.length && !host.renderRoot.querySelector("dialog")?.open && keyActions(host, free)[event.key];
  if (act) consumeAndAct(event, act);
}

export function consumeAndAct(event: KeyboardEvent, act: () => unknown) {
  event.preventDefault();
  consume(event);
  act();
}

/** Return the actions by key, those of the clock only if `free`. */
function keyActions(host: Host, free = () => true): Record<string, (() => unknown) | undefined> {
  const { timeline } = host;
  const ifFree = (act: () => unknown) => () => free() && act();
  const toMarker = (direction: number) => host.renderRoot.querySelector("dhadha-transport")?.toMarker(direction);
  const changeSpeed = (direction: number) => {
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
    p: () => host.present(),
    "?": () => showKeys(host),
  };
}

export function showKeys({ renderRoot }: Pick<Host, "renderRoot">) {
  renderRoot.querySelector("dialog")?.showModal();
}
