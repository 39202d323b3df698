/** Define elements and their properties, and dispatch their public events. */
import type { LitElement, PropertyDeclarations } from "lit";

/** Like the events of media elements, these do not bubble, because a page may have several players. */
const ITS_OWN = ["play", "pause", "ended", "error"];

/** Dispatch an event of the host; return false if a listener prevented an error. */
export function emit(host: EventTarget, name: string, detail: unknown = {}) {
  const bubbles = !ITS_OWN.includes(name);
  const how = { bubbles, composed: bubbles, cancelable: name === "error" };
  return host.dispatchEvent(new CustomEvent(name, { detail, ...how }));
}

/** Define an element, unless another copy of Dhadha on the page has done so. */
export function defineOnce(name: string, element: CustomElementConstructor) {
  if (!customElements.get(name)) customElements.define(name, element);
}

/** The board of a player that keys act on: the first editable one, else the first. */
export function boardOf({ renderRoot }: LitElement): HTMLElement | null | undefined {
  const board = renderRoot.querySelector("dhadha-board[playable]") ?? renderRoot.querySelector("dhadha-board");
  return board?.shadowRoot?.querySelector(".board");
}

/** Declare properties without attributes. */
export const inputProperties = (...names: string[]): PropertyDeclarations =>
  Object.fromEntries(names.map((name) => [name, { attribute: false }]));
