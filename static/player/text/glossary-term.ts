/** A glossary term as a button with its definition. */
import { LitElement, html, nothing } from "lit";
import { css, buttons } from "../base/styles.ts";
import { defineOnce, declarePropertiesWithoutAttributes } from "../base/custom-elements-and-events.ts";
import { placePopover } from "../base/place-popover.ts";
import type { Texts } from "../../i18n/load-messages.ts";
import type { GlossaryTerm } from "./glossary.ts";

export class Term extends LitElement {
  static properties = declarePropertiesWithoutAttributes("term", "texts", "open");

  static styles = [
    buttons,
    css`
    :host { display: inline; }
    .term {
      display: inline; padding: 0; text-align: inherit; white-space: normal; line-height: inherit;
      letter-spacing: inherit; font-weight: inherit; text-underline-offset: .22em; border-radius: 3px;
      text-decoration: underline dotted 1.5px color-mix(in srgb, currentColor 55%, transparent);
    }
    .term:hover, .term[aria-expanded="true"] { color: var(--accent); }
    [popover] {
      position: absolute; inset: auto; margin: 0; width: max-content; max-width: min(22rem, calc(100vw - 20px));
      box-sizing: border-box; padding: 10px 14px; text-align: start; white-space: normal; overflow: visible;
      font-size: .9375rem; line-height: 1.5; font-weight: 400; color: var(--ink); background: var(--surface);
      border: 1px solid var(--line); border-radius: 12px; box-shadow: 0 8px 30px var(--shade);
    }
    [popover]:focus { outline: none; }
    strong { display: block; }
  `,
  ];

  declare term: GlossaryTerm;
  declare texts: Texts;
  declare open: boolean;

  constructor() {
    super();
    this.open = false;
  }

  render() {
    const { term, texts, open } = this;
    return html`<button class="term" popovertarget="meaning" aria-haspopup="dialog" aria-expanded=${String(open)}
      ><slot></slot></button><div id="meaning" popover role="dialog" tabindex="-1"
      lang=${texts.language} aria-label=${term.name} @beforetoggle=${this.#prepareOpenedPopover} @toggle=${this.#returnFocusWhenClosed}
      >${open ? html`<strong>${term.name}</strong>${term.meaning}` : nothing}</div>`;
  }

  get #button() {
    return this.renderRoot.querySelector("button")!;
  }

  get #popoverBox() {
    return this.renderRoot.querySelector<HTMLElement>("[popover]")!;
  }

  /** Set the focus target when it opens; an `autofocus` attribute would take the page's focus at load. */
  #prepareOpenedPopover = ({ newState, currentTarget }: ToggleEvent) => {
    this.open = newState === "open";
    (currentTarget as HTMLElement).autofocus = this.open;
    if (this.open) this.dispatchEvent(new CustomEvent("explain", { bubbles: true }));
  };

  /** The focused element is hidden before this event, so that the focus would leave the element. */
  #returnFocusWhenClosed = ({ newState }: ToggleEvent) => {
    const within = this.matches(":focus-within") || document.activeElement === document.body;
    if (newState === "closed" && within) this.#button.focus({ preventScroll: true });
  };

  updated(changed: Map<string, unknown>) {
    if (changed.has("open") && this.open) requestAnimationFrame(() => placePopover(this.#popoverBox, this.#button)); // shown by then
  }
}

defineOnce("dhadha-term", Term);
