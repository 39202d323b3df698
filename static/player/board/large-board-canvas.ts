/** A grid too large for one element per square: a canvas, with values as colours, and the number under the pointer. */
import { LitElement, html, nothing, svg } from "lit";
import { defineOnce, declarePropertiesWithoutAttributes } from "../base/custom-elements-and-events.ts";
import { pointerPositionAsFractions } from "../base/pointer-position.ts";
import { colourBytes } from "../base/background-brightness.ts";
import { resolveCanvasColour, memoizeColourFunction } from "../base/canvas-colours.ts";
import { css, styled, onResize } from "../base/styles.ts";
import { firstPieceIndex } from "./geometry.ts";
import { roleColour } from "./mark-types-and-paths.ts";
import { valueInkFunction, hasRoleColour } from "./marks-of-large-boards.ts";
import type { Scene } from "./drawing-input.ts";

const SHADES = 255;

class HeatMap extends LitElement {
  static properties = declarePropertiesWithoutAttributes("scene", "at");

  static styles = css`
    :host {
      position: absolute; inset: 0; border-radius: 6px; overflow: hidden; forced-color-adjust: none;
    }
    canvas, svg { position: absolute; inset: 0; width: 100%; height: 100%; }
    canvas { color: var(--piece); transition: color 1ms; }
    .coarse { image-rendering: pixelated; }
    svg { fill: none; stroke: var(--piece); stroke-width: 1.5; stroke-linecap: round; pointer-events: none; }
    svg * { vector-effect: non-scaling-stroke; }
    g { color: var(--link); }
    path + g { color: var(--accent); }
    circle { fill: currentColor; }
    .rim { stroke-width: 11.5; }
    .rim ~ path { stroke: currentColor; stroke-width: 8.5; }
    .lens {
      position: absolute; margin: 0; padding: 2px 10px; border: 3px solid var(--accent); border-radius: 10px;
      background: var(--surface); box-shadow: 0 6px 24px var(--shade); pointer-events: none; z-index: 4;
      font-size: .875rem; font-variant-numeric: tabular-nums; color: var(--ink);
    }
  `;
  declare scene: Scene;
  /** The [row, column] under the pointer. */
  declare at: number[] | null;

  constructor() {
    super();
    onResize(this, () => this.requestUpdate());
  }

  render() {
    const { at, scene: { shape: { rows, columns } } } = this;
    const side = at && (at[0] < rows / 2 ? "bottom" : "top"); // away from the pointer
    const corner = at && { [String(side)]: "4px", [at[1] < columns / 2 ? "right" : "left"]: "4px" };
    const isCoarse = columns <= this.clientWidth * devicePixelRatio;
    return html`<canvas class=${isCoarse ? "coarse" : ""} width=${columns} height=${rows}
        @transitionend=${this.#redrawAfterThemeChange} @pointermove=${this.#notePointedCell} @pointerdown=${this.#notePointedCell}
        @pointerleave=${() => (this.at = null)}></canvas>${this.#renderPiecesAndLinks()}
      ${at && corner ? html`<p class="lens" dir="ltr" ${styled(corner)}>${this.#describeCell(at)}</p>` : nothing}`;
  }

  updated(changed: Map<PropertyKey, unknown>) {
    if (changed.size > 1 || !changed.has("at")) this.#draw();
  }

  /** A change of theme has ended its transition of the colour. */
  #redrawAfterThemeChange = () => {
    this.#pixelOf = this.#makeColourToPixelFunction();
    this.#draw();
  };

  #notePointedCell = (event: PointerEvent) => {
    const { rows, columns } = this.scene.shape;
    const [down, right] = pointerPositionAsFractions(this.renderRoot as ShadowRoot, event);
    const square = (part: number, count: number) => Math.min(count - 1, Math.max(0, Math.floor(part * count)));
    this.at = [square(down, rows), square(right, columns)];
  };

  /** Draw one pixel per cell. */
  #draw() {
    const { values, roles, shape: { rows, columns } } = this.scene;
    const inkOf = valueInkFunction(this.scene, SHADES, this.#pixelOf);
    const pixels = new Uint32Array(rows * columns);
    for (let cell = 0; cell < pixels.length; cell += 1) pixels[cell] = inkOf(values[cell]);
    roles.forEach((role, cell) => {
      if (hasRoleColour(role) && cell < pixels.length) pixels[cell] = this.#pixelOf(roleColour(role));
    });
    const image = new ImageData(new Uint8ClampedArray(pixels.buffer), columns, rows);
    this.renderRoot.querySelector("canvas")!.getContext("2d")!.putImageData(image, 0, 0);
  }

  /** Return a function that gives a colour of the palette as a pixel. */
  #makeColourToPixelFunction = () => memoizeColourFunction((colour) => new Uint32Array(colourBytes(resolveCanvasColour(this, colour)).buffer)[0]);
  #pixelOf = this.#makeColourToPixelFunction();

  /** Lines, and pieces as dots as large as a cell, but not too small to be seen. */
  #renderPiecesAndLinks() {
    const { shape, links, values } = this.scene;
    const { rows, columns } = shape;
    const middle = (cell: number) => `${(cell % columns) + 0.5} ${Math.floor(cell / columns) + 0.5}`;
    const pieces: number[] = Array.prototype.slice.call(values, firstPieceIndex(shape)).filter(Boolean);
    return html`<svg viewBox="0 0 ${columns} ${rows}" aria-hidden="true">
      <path d=${links.map(([from, to]) => `M${middle(from)}L${middle(to)}`).join("")}/>${pieces.map((cell) =>
        svg`<g transform="translate(${middle(cell - 1)})"><path class="rim" d="M0 0h.001"/><circle r=".5"/>
          <path d="M0 0h.001"/></g>`)}</svg>`;
  }

  /** The row, the column and the value of a cell. */
  #describeCell([row, column]: number[]) {
    const { values, shape: { columns }, appearance: { blank, blocked }, digits, glyph } = this.scene;
    const value = values[row * columns + column];
    const label = value === blank ? "" : value === blocked ? "■" : glyph(value);
    return html`${digits(String(row + 1))} × ${digits(String(column + 1))}: <b>${label}</b>`;
  }
}

defineOnce("dhadha-heat", HeatMap);
