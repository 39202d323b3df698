/** Moves drawn on a small board: the piece stands in the middle, a tap on a square lets it go there or not. Its value is a text, "-2,1 -1,2". */
import { LitElement, css, html } from "lit";

const REACH = 3;
const ARROWS = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };

export class Offsets extends LitElement {
  static properties = { value: { type: String }, texts: { attribute: false } };

  static styles = css`
    :host { display: inline-block; }
    .squares { direction: ltr; display: grid; grid-template-columns: repeat(${2 * REACH + 1}, 1.5rem); gap: 1px; background: var(--line); border: 1px solid var(--line); border-radius: 6px; width: max-content; overflow: hidden; }
    button, span { width: 1.5rem; height: 1.5rem; border: 0; padding: 0; font: inherit; line-height: 1; display: grid; place-items: center; background: var(--surface); color: var(--accent-ink); cursor: pointer; }
    button[aria-checked="true"] { background: var(--accent); }
    button[aria-checked="true"]::before { content: ""; width: .6rem; height: .6rem; border-radius: 50%; background: var(--accent-ink); }
    button:hover { box-shadow: inset 0 0 0 2px var(--accent); }
    button:focus-visible { outline: 2px solid var(--accent); outline-offset: -2px; position: relative; }
    span { background: var(--ink); cursor: default; border-radius: 50%; scale: .72; }
  `;

  constructor() {
    super();
    this.value = "";
    this.texts = null;
  }

  get #offsets() {
    return this.value.split(/\s+/).filter(Boolean);
  }

  render() {
    const chosen = new Set(this.#offsets);
    const reach = Array.from({ length: 2 * REACH + 1 }, (_, index) => index - REACH);
    return html`<div class="squares" role="group" @keydown=${this.#onKey}>${reach.map((down) => reach.map((right) => this.#square(down, right, chosen)))}</div>`;
  }

  #square(down, right, chosen) {
    if (!down && !right) return html`<span></span>`;
    const offset = `${down},${right}`;
    const { text, number } = this.texts;
    return html`<button type="button" role="checkbox" data-offset=${offset} aria-checked=${chosen.has(offset)} tabindex=${down === -REACH && right === -REACH ? 0 : -1}
      aria-label=${text("offset", { down: number(down), right: number(right) })} title=${text("offset", { down: number(down), right: number(right) })} @click=${() => this.#toggle(offset)}></button>`;
  }

  #toggle(offset) {
    const offsets = this.#offsets;
    this.value = (offsets.includes(offset) ? offsets.filter((each) => each !== offset) : [...offsets, offset]).join(" ");
    this.dispatchEvent(new Event("change"));
  }

  /** The arrow keys go from square to square. */
  #onKey = (event) => {
    const arrow = ARROWS[event.key];
    if (!arrow) return;
    event.preventDefault();
    const [down, right] = event.target.dataset.offset.split(",").map(Number);
    let [y, x] = [down + arrow[0], right + arrow[1]];
    if (!y && !x) [y, x] = [y + arrow[0], x + arrow[1]];
    /** @type {HTMLElement} */ (this.renderRoot.querySelector(`[data-offset="${y},${x}"]`))?.focus();
  };
}

customElements.define("dhadha-offsets", Offsets);
