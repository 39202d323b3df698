/** What keys do, the same in a player and in a race; the key sheet says it. */
import { nextSpeed } from "./timeline.js";

/** The key of an event, or "" when it is meant for what has the focus or for the browser. */
export function keyOf(event) {
  const target = event.composedPath()[0];
  const typing = target.matches?.("input:not([type=range]), textarea, select");
  const pressing = event.key === " " && target.matches?.("button, summary, a");
  return event.ctrlKey || event.metaKey || event.altKey || typing || pressing ? "" : event.key;
}

/** {key: action} on a host with a timeline and a transport; the clock is left alone unless it is `free`. */
export function keyActions(host, free = () => true) {
  const { timeline } = host;
  const ifFree = (act) => () => free() && act();
  const toMarker = (direction) => host.renderRoot.querySelector("dhadha-transport")?.toMarker(direction);
  const changeSpeed = (direction) => {
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

export function showKeys(host) {
  host.renderRoot.querySelector("dialog").showModal();
}
