/** Define elements and their properties, and dispatch their public events. */
import type { LitElement, PropertyDeclarations } from "lit";
import type { Texts } from "../../i18n/load-messages.ts";

/** Like the events of media elements, these do not bubble, because a page may have several players. */
const ITS_OWN = ["play", "pause", "ended", "error"];

/** Dispatch an event of the host; return false if a listener prevented an error. */
export function emit(host: EventTarget, name: string, detail: unknown = {}) {
  const bubbles = !ITS_OWN.includes(name);
  const how = { bubbles, composed: bubbles, cancelable: name === "error" };
  return host.dispatchEvent(new CustomEvent(name, { detail, ...how }));
}

/** Whether a translator of pages has been at work. */
export let isPageTranslated = false;

/** Undo what such a translator does to texts, since Lit writes into the text nodes that it has made. */
export function removeTranslatorFontTags(root: ParentNode) {
  for (const each of root.querySelectorAll("font")) {
    each.replaceWith(each.textContent);
    isPageTranslated = true;
  }
}

/** The elements whose attribute `translate` is set here. */
const isSetHere = new WeakSet<Element>();

/** Keeps an element's texts from being translated into the language that they have, or from freezing in another. */
const makeTranslationGuardController = (host: LitElement & { texts?: Pick<Texts, "translate"> | null }) => ({
  hostUpdate: () => removeTranslatorFontTags(host.renderRoot),
  hostUpdated() {
    const { texts } = host;
    for (const each of texts ? host.renderRoot.children : []) {
      const value = each.getAttribute("translate");
      if (value === texts!.translate || (value && !isSetHere.has(each))) continue; // code has its own
      isSetHere.add(each);
      each.setAttribute("translate", texts!.translate);
    }
  },
});

/** Define an element, unless another copy of Dhadha on the page has done so. */
export function defineOnce(name: string, element: typeof LitElement) {
  if (customElements.get(name)) return;
  element.addInitializer((host) => host.addController(makeTranslationGuardController(host as LitElement)));
  customElements.define(name, element as unknown as CustomElementConstructor);
}

/** The board of a player that keys act on: the first editable one, else the first. */
export function findBoardThatKeysActOn({ renderRoot }: LitElement): HTMLElement | null | undefined {
  const board = renderRoot.querySelector("dhadha-board[playable]") ?? renderRoot.querySelector("dhadha-board");
  return board?.shadowRoot?.querySelector(".board");
}

/** Declare properties without attributes. */
export const declarePropertiesWithoutAttributes = (...names: string[]): PropertyDeclarations =>
  Object.fromEntries(names.map((name) => [name, { attribute: false }]));
