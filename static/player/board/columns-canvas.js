/** A board of many columns on a canvas: one dot per piece, and a lens over the squares under the pointer. */
import { css, html } from "lit";
import { define } from "../base/events.js";
import { colourChannels, resolveColour } from "../base/theme.js";
import { BoardCanvas } from "./board-canvas.js";
import "./small-columns.js";

/** @import {Role} from "../../checks/contract.js" */

const FINE = 1500; // pieces drawn one by one up to this number, then counted per pixel
const LENS = 11;
const NEAR = 6; // pixels

export class ColumnsCanvas extends BoardCanvas {
  static styles = [...BoardCanvas.styles, css`
    :host { background: var(--square-light); }
    .lens { width: 42%; }
  `];

  /** @param {CanvasRenderingContext2D} context @param {number} side */
  draw(context, side) {
    if (this.values.length > FINE) this.#count(context, side);
    else this.#dots(context, side);
  }

  /** @param {CanvasRenderingContext2D} context @param {number} side */
  #dots(context, side) {
    const { values, roles } = this;
    const step = side / values.length;
    const size = Math.max(step, devicePixelRatio * 1.5);
    const ink = resolveColour(this, "var(--piece)");
    context.lineWidth = size * 0.8;
    /** @type {Partial<Record<Role, string>>} */
    const highlights = {
      current: resolveColour(this, "light-dark(#c98f00, #ffd166)"),
      conflict: resolveColour(this, "var(--link)"),
    };
    for (let column = 0; column < values.length; column += 1) {
      if (values[column] === this.appearance.blank) continue;
      const colour = highlights[roles[column]];
      context.fillStyle = context.strokeStyle = colour ?? ink;
      const grown = colour ? 2.5 * size : size;
      /** @type {[number, number, number, number]} */
      const square = [
        column * step - (grown - size) / 2,
        (values[column] - 1) * step - (grown - size) / 2,
        grown,
        grown,
      ];
      if (roles[column] === "conflict") context.strokeRect(...square); // not by colour alone
      else context.fillRect(...square);
    }
  }

  /**
   * With more pieces than pixels, a pixel's opacity shows how many fall into it.
   * @param {CanvasRenderingContext2D} context @param {number} side
   */
  #count(context, side) {
    const { values } = this;
    const n = values.length;
    const ink = new Uint16Array(side * side);
    for (let column = 0; column < n; column += 1) {
      if (values[column] !== this.appearance.blank)
        ink[Math.floor(((values[column] - 1) * side) / n) * side + Math.floor((column * side) / n)] += 1;
    }
    const picture = context.createImageData(side, side);
    const [red, green, blue] = colourChannels(resolveColour(this, "var(--piece)"));
    const strength = Math.min(255, (128 * side * side) / n); // a uniform distribution is half dark
    for (let pixel = 0; pixel < ink.length; pixel += 1) {
      if (!ink[pixel]) continue;
      picture.data.set([red, green, blue, Math.min(255, ink[pixel] * strength)], 4 * pixel);
    }
    context.putImageData(picture, 0, 0);
  }

  /** @param {number} down @param {number} right */
  pointed(down, right) {
    const n = this.values.length;
    return this.#nearest(this.square(down, n), this.square(right, n), Math.ceil((NEAR * n) / this.clientWidth));
  }

  /**
   * The piece nearest to a square, within `reach` columns; else the square itself.
   * @param {number} row @param {number} column @param {number} reach
   */
  #nearest(row, column, reach) {
    let best = [row, column];
    let least = Infinity;
    for (
      let other = Math.max(0, column - reach);
      other <= Math.min(this.values.length - 1, column + reach);
      other += 1
    ) {
      const distance = Math.abs(this.values[other] - 1 - row);
      if (this.values[other] !== this.appearance.blank && distance < least)
        [least, best] = [distance, [this.values[other] - 1, other]];
    }
    return least <= reach ? best : [row, column];
  }

  /** The squares around the piece under the pointer. @param {number[]} at */
  lens([row, column]) {
    const n = this.values.length;
    const [top, left] = [this.first(row, n, LENS), this.first(column, n, LENS)];
    const inside = Array.from({ length: LENS }, (_, x) => {
      const value = this.values[left + x] - top;
      return value >= 1 && value <= LENS ? value : this.appearance.blank;
    });
    const { digits } = this.texts;
    return html`<dhadha-mini .values=${inside} .appearance=${this.appearance}></dhadha-mini>
      <p>${digits(left + 1)}–${digits(left + LENS)} × ${digits(top + 1)}–${digits(top + LENS)}</p>`;
  }
}

define("dhadha-dots", ColumnsCanvas);
