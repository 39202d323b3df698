/** A grid too large for one element per square: a canvas, with values as colours, and the number under the pointer. */
import { html, nothing } from "lit";
import { defineOnce } from "../base/element-helpers.ts";
import { pointerPosition } from "../base/pointer-position.ts";
import { pixelOf } from "../base/page-brightness.ts";
import { canvasColour } from "../base/canvas-colours.ts";
import "../base/print-canvases.ts";
import { css, styled, onResize, remembered } from "../base/styles.ts";
import { DrawnBoard } from "./board.ts";
import { tokensOn } from "./geometry.ts";
import { roleColour } from "./mark-types-and-paths.ts";
import { inksOfValues, isLitRole } from "./marks-of-large-boards.ts";

const SHADES = 255;

class HeatMap extends DrawnBoard {
  static properties = { ...DrawnBoard.properties, at: { state: true } };

  static styles = css`
    :host {
      position: absolute; inset: 0; border-radius: 6px; overflow: hidden; forced-color-adjust: none;
    }
    canvas {
      position: absolute; inset: 0; width: 100%; height: 100%; color: var(--piece); transition: color 1ms;
      image-rendering: pixelated;
    }
    .lens {
      position: absolute; margin: 0; padding: 2px 10px; border: 3px solid var(--accent); border-radius: 10px;
      background: var(--surface); box-shadow: 0 6px 24px var(--shade); pointer-events: none; z-index: 4;
      font-size: .875rem; font-variant-numeric: tabular-nums; color: var(--ink);
    }
  `;
  /** The [row, column] under the pointer. */
  declare at: number[] | null;

  constructor() {
    super();
    onResize(this, () => this.redraw());
  }

  render() {
    const { at, shape: { rows, columns } } = this;
    const side = at && (at[0] < rows / 2 ? "bottom" : "top"); // away from the pointer
    const corner = at && { [String(side)]: "4px", [at[1] < columns / 2 ? "right" : "left"]: "4px" };
    return html`<canvas @transitionend=${this.#onTheme} @pointermove=${this.#onMove} @pointerdown=${this.#onMove}
        @pointerleave=${() => (this.at = null)}></canvas>
      ${at && corner ? html`<p class="lens" dir="ltr" ${styled(corner)}>${this.#describeCell(at)}</p>` : nothing}`;
  }

  updated(changed: Map<PropertyKey, unknown>) {
    if (changed.size > 1 || !changed.has("at")) this.redraw();
  }

  /** A change of theme has ended its transition of the colour. */
  #onTheme = () => {
    this.#pixelOf = this.#resolver();
    this.redraw();
  };

  redraw = () => {
    const canvas = this.renderRoot.querySelector("canvas");
    const width = Math.round(this.clientWidth * devicePixelRatio);
    const height = Math.round(this.clientHeight * devicePixelRatio);
    if (!canvas || !width || !height) return;
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
    const context = canvas.getContext("2d")!;
    this.#draw(context, width, height);
  };

  #onMove = (event: PointerEvent) => {
    const { rows, columns } = this.shape;
    const [down, right] = pointerPosition(this.renderRoot as ShadowRoot, event);
    const square = (part: number, count: number) => Math.min(count - 1, Math.max(0, Math.floor(part * count)));
    this.at = [square(down, rows), square(right, columns)];
  };

  /** Draw one pixel per cell. */
  #draw(context: CanvasRenderingContext2D, width: number, height: number) {
    const { rows, columns } = this.shape;
    const small = new OffscreenCanvas(columns, rows);
    small.getContext("2d")?.putImageData(new ImageData(this.#colours(rows * columns), columns, rows), 0, 0);
    context.imageSmoothingEnabled = columns > width;
    context.drawImage(small, 0, 0, width, height);
    this.#drawTokensAndLinks(context, width / columns, height / rows);
  }

  /** One colour per cell, as bytes of an image. */
  #colours(count: number) {
    const { values, roles } = this;
    const inkOf = inksOfValues(this, SHADES, this.#pixelOf);
    const pixels = new Uint32Array(count);
    for (let cell = 0; cell < count; cell += 1) pixels[cell] = inkOf(values[cell]);
    roles.forEach((role, cell) => {
      if (isLitRole(role) && cell < count) pixels[cell] = this.#pixelOf(roleColour(role));
    });
    return new Uint8ClampedArray(pixels.buffer);
  }

  /** Return a function that gives a colour of the palette as a pixel. */
  #resolver = () => remembered((colour) => new Uint32Array(pixelOf(canvasColour(this, colour)).buffer)[0]);
  #pixelOf = this.#resolver();

  /** Draw pieces as dots, and lines. */
  #drawTokensAndLinks(context: CanvasRenderingContext2D, wide: number, high: number) {
    const { columns } = this.shape;
    const middle = (cell: number): [number, number] =>
      [((cell % columns) + 0.5) * wide, (Math.floor(cell / columns) + 0.5) * high];
    context.lineWidth = 1.5 * devicePixelRatio;
    context.strokeStyle = canvasColour(this, "var(--piece)");
    context.beginPath();
    for (const [from, to] of this.links) {
      context.moveTo(...middle(from));
      context.lineTo(...middle(to));
    }
    context.stroke();
    tokensOn(this.values, this.shape).forEach(({ cell }, index) => {
      context.beginPath();
      context.arc(...middle(cell), Math.max(wide / 2, 5 * devicePixelRatio), 0, 7);
      context.fillStyle = canvasColour(this, index ? "var(--link)" : "var(--accent)");
      context.fill();
      context.stroke();
    });
  }

  /** The row, the column and the value of a cell. */
  #describeCell([row, column]: number[]) {
    const { blank, blocked, glyphs } = this.appearance;
    const { digits, number } = this.texts;
    const value = this.values[row * this.shape.columns + column];
    const label = value === blank ? "" : value === blocked ? "■" : (glyphs?.[value] ?? number(value));
    return html`${digits(row + 1)} × ${digits(column + 1)}: <b>${label}</b>`;
  }
}

defineOnce("dhadha-heat", HeatMap);
