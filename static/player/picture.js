/** A board drawn on a canvas, too large for a square each, with a lens over what the pointer is at. */
import { LitElement, css, html, nothing } from "lit";
import { OnResize } from "./look.js";
import { styled } from "./styled.js";

/** Those who extend it `draw(context, width, height)`, say which [row, column] is `pointed(down, right)` at, both from 0 to 1, and what the `lens()` shows. */
export class Picture extends LitElement {
  static properties = { values: { attribute: false }, roles: { attribute: false }, shape: { attribute: false }, dress: { attribute: false }, texts: { attribute: false }, at: { state: true } };

  static styles = [css`
    :host { position: absolute; inset: 0; border-radius: 6px; overflow: hidden; forced-color-adjust: none; }
    canvas { position: absolute; inset: 0; width: 100%; height: 100%; color: var(--piece); transition: color 1ms; }
    .lens { position: absolute; border: 3px solid var(--accent); border-radius: 10px; background: var(--surface); box-shadow: 0 6px 24px var(--shade); pointer-events: none; z-index: 4; overflow: hidden; }
    .lens p { margin: 0; text-align: center; font-size: 12px; line-height: 1.7; font-variant-numeric: tabular-nums; color: var(--ink); }
  `];

  constructor() {
    super();
    this.values = [];
    this.roles = [];
    this.shape = null;
    this.dress = null;
    this.texts = null;
    this.at = null;
    new OnResize(this, () => this.redraw());
  }

  render() {
    return html`<canvas @transitionend=${this.redraw} @pointermove=${this.#onMove} @pointerdown=${this.#onMove} @pointerleave=${() => (this.at = null)}></canvas>
      ${this.at ? html`<div class="lens" dir="ltr" ${styled(this.#corner())}>${this.lens()}</div>` : nothing}`;
  }

  updated(changed) {
    if (changed.size > 1 || !changed.has("at")) this.redraw();
  }

  /** Also when the theme has changed, which the transition of its colour tells. */
  redraw = () => {
    const canvas = this.renderRoot.querySelector("canvas");
    const width = Math.round(this.clientWidth * devicePixelRatio);
    const height = Math.round(this.clientHeight * devicePixelRatio);
    if (!canvas || !width || !height) return;
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
    const context = canvas.getContext("2d");
    context.clearRect(0, 0, width, height);
    this.draw(context, width, height);
  };

  #onMove = (event) => {
    const { width, height, left, top } = event.currentTarget.getBoundingClientRect();
    this.at = this.pointed((event.clientY - top) / height, (event.clientX - left) / width);
  };

  /** The lens lies away from the pointer. */
  #corner() {
    const [row, column] = this.at;
    const { rows, columns } = this.shape;
    return { [row < rows / 2 ? "bottom" : "top"]: "4px", [column < columns / 2 ? "right" : "left"]: "4px" };
  }

  /** @param {CanvasRenderingContext2D} context @param {number} width @param {number} height */
  draw(context, width, height) {}

  /** @param {number} down @param {number} right @returns {number[]} */
  pointed(down, right) {
    return [0, 0];
  }

  /** @returns {unknown} */
  lens() {
    return nothing;
  }

  /** Which of `count` squares a part from 0 to 1 falls into. */
  square(part, count) {
    return Math.min(count - 1, Math.max(0, Math.floor(part * count)));
  }

  /** The first of `size` squares out of `count` that have `at` in their middle. */
  first(at, count, size) {
    return Math.max(0, Math.min(count - size, at - (size >> 1)));
  }
}
