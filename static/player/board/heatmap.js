/**
 * A grid of too many cells for DOM elements: a canvas with values as colours, and a lens over the numbers under the
 * pointer.
 */
import { css, html } from "lit";
import { define } from "../base/events.js";
import { colourChannels, resolveColour } from "../base/theme.js";
import { COLOUR_SCALE } from "../base/colour-scale.js";
import { COLOURS } from "./colours.js";
import { BoardCanvas } from "./board-canvas.js";

/** @import {Link} from "../../checks/contract.js" */

const LENS = 9;

export class Heatmap extends BoardCanvas {
  static properties = { ...BoardCanvas.properties, links: { attribute: false } };

  static styles = [
    ...BoardCanvas.styles,
    css`
    :host { background: var(--hollow); }
    canvas { image-rendering: pixelated; }
    .lens { width: 62%; }
    .cells {
      display: grid; grid-template-columns: repeat(${LENS}, 1fr); font-size: 11px; font-variant-numeric: tabular-nums;
      text-align: center; color: var(--ink);
    }
    .cells span { aspect-ratio: 1; display: grid; place-items: center; border: 1px solid var(--line); }
    .cells .now { outline: 2px solid var(--accent); outline-offset: -2px; font-weight: 700; }
  `,
  ];

  constructor() {
    super();
    /** @type {Link[]} */
    this.links = [];
  }

  /**
   * Draw one pixel per cell, scaled up, then the pieces.
   * @param {CanvasRenderingContext2D} context @param {number} width @param {number} height
   */
  draw(context, width, height) {
    const { rows, columns } = this.shape;
    const small = new OffscreenCanvas(columns, rows);
    small.getContext("2d")?.putImageData(new ImageData(this.#colours(rows * columns), columns, rows), 0, 0);
    context.imageSmoothingEnabled = columns > width;
    context.drawImage(small, 0, 0, width, height);
    this.#drawTokens(context, width / columns, height / rows);
  }

  /** One colour per cell, as packed RGBA with red in the lowest byte. @param {number} count */
  #colours(count) {
    const { values, roles, appearance } = this;
    const dark = resolveColour(this, "light-dark(#000000, #ffffff)").includes("255");
    const ramp = rampOf(COLOUR_SCALE.map((pair) => bytesOf(pair[dark ? 1 : 0]))).map(packed);
    const wall = packed(bytesOf(dark ? "#6d6776" : "#8b8273"));
    const own = this.#ownColours(dark ? "dark" : "light");
    const pixels = new Uint32Array(count);
    let most = 1;
    for (let cell = 0; cell < count; cell += 1)
      if (values[cell] > most && values[cell] !== appearance.blank) most = values[cell];
    const scale = 255 / most;
    for (let cell = 0; cell < count; cell += 1) {
      const value = values[cell];
      if (value === appearance.blocked) pixels[cell] = wall;
      else if (own?.has(value)) pixels[cell] = own.get(value) ?? 0;
      else if (value !== appearance.blank) pixels[cell] = ramp[value < 0 ? 0 : (value * scale) | 0];
    }
    /** @type {Record<string, number>} */
    const highlights = {};
    roles.forEach((role, cell) => {
      if (role === "idle" || role === "visited" || cell >= count) return;
      highlights[role] ??= packed(colourChannels(resolveColour(this, `var(--role-${role})`)));
      pixels[cell] = highlights[role];
    });
    return new Uint8ClampedArray(pixels.buffer);
  }

  /** The colours of values that the appearance declares, packed; null for none. @param {"light" | "dark"} theme */
  #ownColours(theme) {
    const { colours } = this.appearance;
    if (!colours) return null;
    return new Map(
      Object.entries(colours).map(([value, name]) => [Number(value), packed(bytesOf(COLOURS[name][theme]))]),
    );
  }

  /**
   * Pieces as dots, and the lines between cells.
   * @param {CanvasRenderingContext2D} context @param {number} wide @param {number} high
   */
  #drawTokens(context, wide, high) {
    const { rows, columns, edges = [], tokens = [] } = this.shape;
    /** @type {(cell: number) => [number, number]} */
    const middle = (cell) => [((cell % columns) + 0.5) * wide, (Math.floor(cell / columns) + 0.5) * high];
    context.lineWidth = 1.5 * devicePixelRatio;
    context.strokeStyle = resolveColour(this, "var(--piece)");
    context.beginPath();
    for (const [from, to] of this.links) {
      context.moveTo(...middle(from));
      context.lineTo(...middle(to));
    }
    context.stroke();
    tokens.forEach((_, index) => {
      const at = this.values[rows * columns + edges.length + index] - 1;
      if (at < 0) return;
      context.beginPath();
      context.arc(...middle(at), Math.max(wide / 2, 5 * devicePixelRatio), 0, 7);
      context.fillStyle = resolveColour(this, index ? "light-dark(#b3261e, #ff9c8a)" : "light-dark(#3b46a8, #a9b3ff)");
      context.fill();
      context.stroke();
    });
  }

  /** @param {number} down @param {number} right */
  pointed(down, right) {
    return [this.square(down, this.shape.rows), this.square(right, this.shape.columns)];
  }

  /** The numbers around the cell under the pointer. @param {number[]} at */
  lens([row, column]) {
    const { rows, columns } = this.shape;
    const [top, left] = [this.first(row, rows, LENS), this.first(column, columns, LENS)];
    const { digits, number } = this.texts;
    const cells = Array.from({ length: LENS * LENS }, (_, index) => [
      top + Math.floor(index / LENS),
      left + (index % LENS),
    ]);
    const shown = (/** @type {number} */ value) => {
      const { blank, blocked, glyphs } = this.appearance;
      return value === blank ? "" : value === blocked ? "■" : (glyphs?.[value] ?? number(value));
    };
    return html`<div class="cells">${cells.map(([y, x]) => {
      const value = y < rows && x < columns ? this.values[y * columns + x] : this.appearance.blank;
      const now = y === row && x === column ? "now" : "";
      return html`<span class=${now}>${value === undefined ? "" : shown(value)}</span>`;
    })}</div><p>${digits(top + 1)}–${digits(Math.min(rows, top + LENS))} ×
      ${digits(left + 1)}–${digits(Math.min(columns, left + LENS))}</p>`;
  }
}

/** Interpolate 256 colours. @param {number[][]} stops */
function rampOf(stops) {
  return Array.from({ length: 256 }, (_, index) => {
    const at = (index / 255) * (stops.length - 1);
    const low = Math.min(stops.length - 2, Math.floor(at));
    return stops[low].map((part, channel) => part + (stops[low + 1][channel] - part) * (at - low));
  });
}

/** @param {string} hex */
function bytesOf(hex) {
  return [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
}

/** @param {number[]} colour */
function packed([red, green, blue]) {
  return ((255 << 24) | (Math.round(blue) << 16) | (Math.round(green) << 8) | Math.round(red)) >>> 0;
}

define("dhadha-heat", Heatmap);
