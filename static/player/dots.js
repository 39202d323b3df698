/** A board of many columns, drawn on a canvas: a dot a piece, and a lens over the squares under the pointer. */
import { LitElement, css, html, nothing } from "lit";
import { OnResize, resolved } from "./look.js";
import "./mini.js";

/** Boards with more columns than this are drawn here. */
export const MANY = 40;
const FINE = 1500; // pieces drawn one by one up to here, then counted into pixels
const LENS = 11;
const NEAR = 6; // pixels

export class Dots extends LitElement {
  static properties = { values: { attribute: false }, roles: { attribute: false }, dress: { attribute: false }, texts: { attribute: false }, at: { state: true } };

  static styles = css`
    :host { position: absolute; inset: 0; border-radius: 6px; background: var(--square-light); }
    canvas { position: absolute; inset: 0; width: 100%; height: 100%; color: var(--piece); transition: color 1ms; }
    .lens { position: absolute; width: 42%; border: 3px solid var(--accent); border-radius: 10px; background: var(--surface); box-shadow: 0 6px 24px var(--shade); pointer-events: none; z-index: 4; }
    .lens p { margin: 0; text-align: center; font-size: 12px; line-height: 1.7; font-variant-numeric: tabular-nums; color: var(--ink); }
  `;

  constructor() {
    super();
    this.values = [];
    this.roles = [];
    this.dress = null;
    this.texts = null;
    this.at = null;
    new OnResize(this, () => this.#draw());
  }

  render() {
    return html`<canvas @transitionend=${this.#draw} @pointermove=${this.#onMove} @pointerdown=${this.#onMove} @pointerleave=${() => (this.at = null)}></canvas>${this.at ? this.#lens() : nothing}`;
  }

  updated(changed) {
    if (changed.size > 1 || !changed.has("at")) this.#draw();
  }

  /** Also when the theme has changed, which the transition of its colour tells. */
  #draw = () => {
    const canvas = this.renderRoot.querySelector("canvas");
    const side = Math.round(this.clientWidth * devicePixelRatio);
    if (!canvas || !side) return;
    if (canvas.width !== side) canvas.width = canvas.height = side;
    const context = canvas.getContext("2d");
    context.clearRect(0, 0, side, side);
    if (this.values.length > FINE) this.#count(context, side);
    else this.#dots(context, side);
  };

  #dots(context, side) {
    const { values, roles } = this;
    const step = side / values.length;
    const size = Math.max(step, devicePixelRatio * 1.5);
    const ink = resolved(this, "var(--piece)");
    const lit = { current: resolved(this, "light-dark(#c98f00, #ffd166)"), conflict: resolved(this, "var(--link)") };
    for (let column = 0; column < values.length; column += 1) {
      if (values[column] === this.dress.blank) continue;
      const colour = lit[roles[column]];
      context.fillStyle = colour ?? ink;
      const grown = colour ? 2.5 * size : size;
      context.fillRect(column * step - (grown - size) / 2, (values[column] - 1) * step - (grown - size) / 2, grown, grown);
    }
  }

  /** More pieces than pixels: the ink of a pixel tells how many fall into it. */
  #count(context, side) {
    const { values } = this;
    const n = values.length;
    const ink = new Uint16Array(side * side);
    for (let column = 0; column < n; column += 1) {
      if (values[column] !== this.dress.blank) ink[Math.floor(((values[column] - 1) * side) / n) * side + Math.floor((column * side) / n)] += 1;
    }
    const picture = context.createImageData(side, side);
    const [red, green, blue] = resolved(this, "var(--piece)").match(/[\d.]+/g).map(Number);
    const strength = Math.min(255, (128 * side * side) / n); // an even board is half dark
    for (let pixel = 0; pixel < ink.length; pixel += 1) {
      if (!ink[pixel]) continue;
      picture.data.set([red, green, blue, Math.min(255, ink[pixel] * strength)], 4 * pixel);
    }
    context.putImageData(picture, 0, 0);
  }

  #onMove = (event) => {
    const { width, height, left, top } = event.currentTarget.getBoundingClientRect();
    const n = this.values.length;
    const square = (part) => Math.min(n - 1, Math.max(0, Math.floor(part * n)));
    this.at = this.#nearest(square((event.clientY - top) / height), square((event.clientX - left) / width), Math.ceil((NEAR * n) / width));
  };

  /** The piece nearest to a square, in the columns no farther than `reach`; else the square itself. */
  #nearest(row, column, reach) {
    let best = [row, column];
    let least = Infinity;
    for (let other = Math.max(0, column - reach); other <= Math.min(this.values.length - 1, column + reach); other += 1) {
      const distance = Math.abs(this.values[other] - 1 - row);
      if (this.values[other] !== this.dress.blank && distance < least) [least, best] = [distance, [this.values[other] - 1, other]];
    }
    return least <= reach ? best : [row, column];
  }

  /** The squares around the piece under the pointer. */
  #lens() {
    const n = this.values.length;
    const [row, column] = this.at;
    const top = Math.max(0, Math.min(n - LENS, row - (LENS >> 1)));
    const left = Math.max(0, Math.min(n - LENS, column - (LENS >> 1)));
    const inside = Array.from({ length: LENS }, (_, x) => {
      const value = this.values[left + x] - top;
      return value >= 1 && value <= LENS ? value : this.dress.blank;
    });
    const corner = `${row < n / 2 ? "bottom" : "top"}:4px;${column < n / 2 ? "right" : "left"}:4px`;
    const { digits } = this.texts;
    return html`<div class="lens" style=${corner}><dhadha-mini .values=${inside} .dress=${this.dress}></dhadha-mini>
      <p dir="ltr">${digits(left + 1)}–${digits(left + LENS)} × ${digits(top + 1)}–${digits(top + LENS)}</p></div>`;
  }
}

customElements.define("dhadha-dots", Dots);
