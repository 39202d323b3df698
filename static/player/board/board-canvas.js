/**
 * Base class of boards drawn on a canvas, for boards too large for one element per square, with a lens under the
 * pointer.
 */
import { LitElement, css, html, nothing } from "lit";
import { ResizeController } from "../base/theme.js";
import { pointOn } from "../base/pointer.js";
import { styled } from "../base/style-properties.js";

/** @import {Appearance, Role, Shape, Values} from "../../checks/contract.js" */
/** @import {Texts} from "../../i18n/texts.js" */

/**
 * Subclasses implement `draw(context, width, height)`, `pointed(down, right)`, the [row, column] at fractions of the
 * size, and `lens(at)`, the content of the lens.
 */
export class BoardCanvas extends LitElement {
  static properties = {
    values: { attribute: false },
    roles: { attribute: false },
    shape: { attribute: false },
    appearance: { attribute: false },
    texts: { attribute: false },
    at: { state: true },
  };

  static styles = [
    css`
    :host { position: absolute; inset: 0; border-radius: 6px; overflow: hidden; forced-color-adjust: none; }
    canvas { position: absolute; inset: 0; width: 100%; height: 100%; color: var(--piece); transition: color 1ms; }
    .lens {
      position: absolute; border: 3px solid var(--accent); border-radius: 10px; background: var(--surface);
      box-shadow: 0 6px 24px var(--shade); pointer-events: none; z-index: 4; overflow: hidden;
    }
    .lens p {
      margin: 0; text-align: center; font-size: 12px; line-height: 1.7; font-variant-numeric: tabular-nums;
      color: var(--ink);
    }
  `,
  ];

  constructor() {
    super();
    /** @type {Values} */
    this.values = [];
    /** @type {Role[]} */
    this.roles = [];
    /** @type {Shape} */
    this.shape = /** @type {any} */ (null);
    /** @type {Appearance} */
    this.appearance = /** @type {any} */ (null);
    /** @type {Texts} */
    this.texts = /** @type {any} */ (null);
    /** The [row, column] under the pointer. @type {number[] | null} */
    this.at = null;
    new ResizeController(this, () => this.redraw());
  }

  render() {
    const { at } = this;
    return html`<canvas @transitionend=${this.redraw} @pointermove=${this.#onMove} @pointerdown=${this.#onMove}
        @pointerleave=${() => (this.at = null)}></canvas>
      ${at ? html`<div class="lens" dir="ltr" ${styled(this.#corner(at))}>${this.lens(at)}</div>` : nothing}`;
  }

  /** @param {Map<PropertyKey, unknown>} changed */
  updated(changed) {
    if (changed.size > 1 || !changed.has("at")) this.redraw();
  }

  /** Also after a change of theme, which fires a transition of the colour. */
  redraw = () => {
    const canvas = this.renderRoot.querySelector("canvas");
    const width = Math.round(this.clientWidth * devicePixelRatio);
    const height = Math.round(this.clientHeight * devicePixelRatio);
    if (!canvas || !width || !height) return;
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
    const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
    context.clearRect(0, 0, width, height);
    this.draw(context, width, height);
  };

  #onMove = (/** @type {PointerEvent} */ event) => {
    this.at = this.pointed(...pointOn(/** @type {ShadowRoot} */ (this.renderRoot), event));
  };

  /** Place the lens away from the pointer. @param {number[]} at */
  #corner([row, column]) {
    const { rows, columns } = this.shape;
    return { [row < rows / 2 ? "bottom" : "top"]: "4px", [column < columns / 2 ? "right" : "left"]: "4px" };
  }

  /** @param {CanvasRenderingContext2D} context @param {number} width @param {number} height */
  draw(context, width, height) {}

  /** @param {number} down @param {number} right @returns {number[]} */
  pointed(down, right) {
    return [0, 0];
  }

  /** @param {number[]} at @returns {unknown} */
  lens(at) {
    return nothing;
  }

  /** The index of the square, of `count`, at a fraction from 0 to 1. @param {number} part @param {number} count */
  square(part, count) {
    return Math.min(count - 1, Math.max(0, Math.floor(part * count)));
  }

  /**
   * The first of `size` squares out of `count`, with `at` in the middle.
   * @param {number} at @param {number} count @param {number} size
   */
  first(at, count, size) {
    return Math.max(0, Math.min(count - size, at - (size >> 1)));
  }
}
