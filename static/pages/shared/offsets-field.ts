/**
 * A form field for the moves of a piece, drawn on a small board: the piece stands in the middle, a tap on a square
 * toggles that move. Its value is a text, "-2,1 -1,2".
 */
import { LitElement, css, html, nothing } from "lit";
import { defineOnce, declarePropertiesWithoutAttributes } from "../../player/base/custom-elements-and-events.ts";
import { ARROWS } from "../../player/manual-play/gestures.ts";
import { parseNumber, plainDigits } from "../../loading/plain-digits.ts";
import type { Texts } from "../../i18n/load-messages.ts";

const REACH = 3;
const LONGEST = 4000; // characters read
const PAIR = /([-−]?\d{1,9})\s{0,9}[,،]\s{0,9}([-−]?\d{1,9})/g;

class OffsetsField extends LitElement {
  static properties = declarePropertiesWithoutAttributes("value", "label", "texts", "at");

  static styles = css`
    :host { display: inline-block; }
    .squares {
      direction: ltr; display: grid; grid-template-columns: repeat(${2 * REACH + 1}, 1.5rem); gap: 1px;
      background: var(--line); border: 1px solid var(--line); border-radius: 6px; width: max-content; overflow: hidden;
      forced-color-adjust: none;
    }
    button, span {
      width: 1.5rem; height: 1.5rem; border: 0; padding: 0; font: inherit; line-height: 1; display: grid;
      place-items: center; background: var(--surface); color: var(--accent-ink); cursor: pointer;
    }
    button[aria-checked="true"] { background: var(--accent); }
    .squares button[aria-checked="true"]::before {
      content: ""; width: .6rem; height: .6rem; border-radius: 50%; background: var(--accent-ink);
    }
    button:hover { box-shadow: inset 0 0 0 2px var(--accent); }
    button:focus-visible { outline: 2px solid var(--accent); outline-offset: -2px; position: relative; }
    span { background: var(--ink); cursor: default; border-radius: 50%; scale: .72; }
    .beyond { direction: ltr; display: flex; flex-wrap: wrap; gap: 4px; margin-top: 4px; max-width: 11rem; }
    .beyond button { width: auto; padding: 0 .5em; border-radius: 5px; font-size: .85em; }
  `;

  declare value: string;
  declare label: string;
  declare texts: Texts;
  /** The square in the tab order. */
  declare at: number[];

  constructor() {
    super();
    this.at = [-REACH, -REACH];
  }

  /** The moves, in the digits of any script, each as "down,right". */
  get #offsets() {
    const pairs = [...plainDigits(this.value.slice(0, LONGEST)).matchAll(PAIR)];
    return pairs.map(([, down, right]) => `${parseNumber(down)},${parseNumber(right)}`);
  }

  render() {
    const chosen = this.#offsets;
    const reach = Array.from({ length: 2 * REACH + 1 }, (_, index) => index - REACH);
    const beyond = chosen.filter((offset) => offset.split(",").some((far) => Math.abs(Number(far)) > REACH));
    const far = beyond.map(
      (offset) => html`<button type="button" role="checkbox" aria-checked="true" @click=${() => this.#toggle(offset)}
        >${this.texts.digits(offset)}</button>`,
    );
    return html`<div class="squares" role="group" aria-label=${this.label} @keydown=${this.#moveFocusByArrow}
      >${reach.map((down) => reach.map((right) => this.#square(down, right, chosen)))}</div>
      ${beyond.length ? html`<div class="beyond">${far}</div>` : nothing}`;
  }

  #square(down: number, right: number, chosen: string[]) {
    if (!down && !right) return html`<span></span>`;
    const offset = `${down},${right}`;
    const { text, number: written } = this.texts;
    const label = text("offset", { down: written(down), right: written(right) });
    const here = down === this.at[0] && right === this.at[1];
    return html`<button type="button" role="checkbox" data-offset=${offset} aria-checked=${chosen.includes(offset)}
      tabindex=${here ? 0 : -1} aria-label=${label} title=${label} @focus=${() => (this.at = [down, right])}
      @click=${() => this.#toggle(offset)}></button>`;
  }

  #toggle(offset: string) {
    const offsets = this.#offsets;
    const others = offsets.filter((each) => each !== offset);
    this.value = (offsets.length > others.length ? others : [...offsets, offset]).join(" ");
    this.dispatchEvent(new Event("change"));
  }

  /** Arrow keys move between squares. */
  #moveFocusByArrow = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    if (!arrow) return;
    event.preventDefault();
    const [down, right] = ((event.target as HTMLElement).dataset.offset ?? "").split(",").map(Number);
    let [y, x] = [down + arrow[0], right + arrow[1]];
    if (!y && !x) [y, x] = [y + arrow[0], x + arrow[1]];
    this.renderRoot.querySelector<HTMLElement>(`[data-offset="${y},${x}"]`)?.focus();
  };
}

defineOnce("dhadha-offsets", OffsetsField);
