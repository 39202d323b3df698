/** Move the focus in a column of buttons by arrow keys, Home and End; only one of them is in the tab order. */
import { isModified } from "../base/key-events.ts";

/** Return the button that a key leads to, which now has the focus; null for other keys. */
export function focusByArrowKey(event: KeyboardEvent, buttons: HTMLElement[]) {
  const at = buttons.indexOf(event.target as HTMLElement);
  const places: Record<string, number | undefined> = {
    ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: buttons.length - 1,
  };
  const to = places[event.key];
  if (at < 0 || to === undefined || isModified(event)) return null;
  event.preventDefault();
  const next = buttons[to] ?? buttons[at];
  setTabStop(next, buttons);
  next.focus({ preventScroll: true });
  return next;
}

export function setTabStop(stop: HTMLElement | null, buttons: HTMLElement[]) {
  for (const each of buttons) each.tabIndex = each === stop ? 0 : -1;
}
