/** Boards too large for one element per square, drawn on a canvas, with a lens under the pointer. */
import { css, html, nothing } from "lit";
import { defineOnce } from "../base/events.ts";
import { pointerPosition } from "../base/pointer-position.ts";
import { styled, colourChannels, onResize, resolveColour } from "../base/styles.ts";
import { DrawnBoard } from "./board.ts";
import { COLOURS, COLOUR_SCALE } from "./colours.ts";
import { tokensOn } from "./geometry.ts";
import { smallBoard, smallStyle } from "./small-boards.ts";
import type { Role } from "../../validation/python-types.ts";

const FINE = 1500; // pieces drawn one by one up to this number, then counted per pixel
const COLUMNS_LENS = 11;
const LENS_SIDE = 240; // pixels that it is drawn with
const NEAR = 6; // pixels
const GRID_LENS = 9;

/** Subclasses implement `draw`, `pointed`, the [row, column] at fractions of the size, and `lens`, its content. */
class BoardCanvas extends DrawnBoard {
  static properties = { ...DrawnBoard.properties, at: { state: true } };

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
  /** The [row, column] under the pointer. */
  declare at: number[] | null;

  constructor() {
    super();
    this.at = null;
    onResize(this, () => this.redraw());
  }

  render() {
    const { at, shape: { rows, columns } } = this;
    const side = at && (at[0] < rows / 2 ? "bottom" : "top"); // away from the pointer
    const corner = at && { [String(side)]: "4px", [at[1] < columns / 2 ? "right" : "left"]: "4px" };
    return html`<canvas @transitionend=${this.redraw} @pointermove=${this.#onMove} @pointerdown=${this.#onMove}
        @pointerleave=${() => (this.at = null)}></canvas>
      ${at && corner ? html`<div class="lens" dir="ltr" ${styled(corner)}>${this.lens(at)}</div>` : nothing}`;
  }

  updated(changed: Map<PropertyKey, unknown>) {
    if (changed.size > 1 || !changed.has("at")) this.redraw();
  }

  /** Redraw the canvas; also called when a change of theme has ended its transition of the colour. */
  redraw = () => {
    const canvas = this.renderRoot.querySelector("canvas");
    const width = Math.round(this.clientWidth * devicePixelRatio);
    const height = Math.round(this.clientHeight * devicePixelRatio);
    if (!canvas || !width || !height) return;
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
    const context = canvas.getContext("2d")!;
    context.clearRect(0, 0, width, height);
    this.draw(context, width, height);
  };

  #onMove = (event: PointerEvent) => {
    this.at = this.pointed(...pointerPosition(this.renderRoot as ShadowRoot, event));
  };

  draw(context: CanvasRenderingContext2D, width: number, height: number) {}

  pointed(down: number, right: number): number[] {
    return [0, 0];
  }

  lens(at: number[]): unknown {
    return nothing;
  }

  /** The index of the square, of `count`, at a fraction from 0 to 1. */
  square(part: number, count: number) {
    return Math.min(count - 1, Math.max(0, Math.floor(part * count)));
  }

  /** The first of those around `at`. */
  first(at: number, count: number, size: number) {
    return Math.max(0, Math.min(count - size, at - (size >> 1)));
  }
}

class ColumnsCanvas extends BoardCanvas {
  static styles = [...BoardCanvas.styles, css`
    :host { background: var(--square-light); }
    .lens { width: 42%; }
    .lens .small { width: 100% !important; height: auto !important; }
  `, smallStyle];

  /** One dot per piece. */
  draw(context: CanvasRenderingContext2D, side: number) {
    if (this.values.length > FINE) this.#count(context, side);
    else this.#dots(context, side);
  }

  #dots(context: CanvasRenderingContext2D, side: number) {
    const { values, roles } = this;
    const step = side / values.length;
    const size = Math.max(step, devicePixelRatio * 1.5);
    const ink = resolveColour(this, "var(--piece)");
    context.lineWidth = size * 0.8;
    const highlights: Partial<Record<Role, string>> = {
      current: resolveColour(this, "light-dark(#c98f00, #ffd166)"),
      conflict: resolveColour(this, "var(--link)"),
    };
    for (let column = 0; column < values.length; column += 1) {
      if (values[column] === this.appearance.blank) continue;
      const colour = highlights[roles[column]];
      context.fillStyle = context.strokeStyle = colour ?? ink;
      const grown = colour ? 2.5 * size : size;
      const square: [number, number, number, number] = [
        column * step - (grown - size) / 2,
        (values[column] - 1) * step - (grown - size) / 2,
        grown,
        grown,
      ];
      if (roles[column] === "conflict") context.strokeRect(...square); // not by colour alone
      else context.fillRect(...square);
    }
  }

  /** A pixel's opacity counts its pieces. */
  #count(context: CanvasRenderingContext2D, side: number) {
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

  pointed(down: number, right: number) {
    const n = this.values.length;
    return this.#nearest(this.square(down, n), this.square(right, n), Math.ceil((NEAR * n) / this.clientWidth));
  }

  /** The nearest piece, else the square. */
  #nearest(row: number, column: number, reach: number) {
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

  /** The squares around the piece under the pointer. */
  lens([row, column]: number[]) {
    const n = this.values.length;
    const [top, left] = [this.first(row, n, COLUMNS_LENS), this.first(column, n, COLUMNS_LENS)];
    const inside = Array.from({ length: COLUMNS_LENS }, (_, x) => {
      const value = this.values[left + x] - top;
      return value >= 1 && value <= COLUMNS_LENS ? value : Number(this.appearance.blank);
    });
    const { digits } = this.texts;
    const shape = { rows: COLUMNS_LENS, columns: COLUMNS_LENS };
    const board = { values: inside, shape, appearance: this.appearance, glyph: String };
    return html`${smallBoard(board, LENS_SIDE)}
      <p>${digits(left + 1)}–${digits(left + COLUMNS_LENS)} ×
        ${digits(top + 1)}–${digits(top + COLUMNS_LENS)}</p>`;
  }
}

defineOnce("dhadha-dots", ColumnsCanvas);

/** A grid of many cells, with values as colours, and a lens over the numbers. */
class Heatmap extends BoardCanvas {
  static styles = [
    ...BoardCanvas.styles,
    css`
    :host { background: var(--hollow); }
    canvas { image-rendering: pixelated; }
    .lens { width: 62%; }
    .cells {
      display: grid; grid-template-columns: repeat(${GRID_LENS}, 1fr); font-size: 11px; text-align: center;
      font-variant-numeric: tabular-nums; color: var(--ink);
    }
    .cells span { aspect-ratio: 1; display: grid; place-items: center; border: 1px solid var(--line); }
    .cells .now { outline: 2px solid var(--accent); outline-offset: -2px; font-weight: 700; }
  `,
  ];

  /** Draw one pixel per cell. */
  draw(context: CanvasRenderingContext2D, width: number, height: number) {
    const { rows, columns } = this.shape;
    const small = new OffscreenCanvas(columns, rows);
    small.getContext("2d")?.putImageData(new ImageData(this.#colours(rows * columns), columns, rows), 0, 0);
    context.imageSmoothingEnabled = columns > width;
    context.drawImage(small, 0, 0, width, height);
    this.#drawTokens(context, width / columns, height / rows);
  }

  /** One colour per cell, as packed RGBA with red in the lowest byte. */
  #colours(count: number) {
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
    const highlights: Record<string, number> = {};
    roles.forEach((role, cell) => {
      if (role === "idle" || role === "visited" || cell >= count) return;
      highlights[role] ??= packed(colourChannels(resolveColour(this, `var(--role-${role})`)));
      pixels[cell] = highlights[role];
    });
    return new Uint8ClampedArray(pixels.buffer);
  }

  /** The colours of values that the appearance declares, packed; null for none. */
  #ownColours(theme: "light" | "dark") {
    const { colours } = this.appearance;
    if (!colours) return null;
    return new Map(
      Object.entries(colours).map(([value, name]) => [Number(value), packed(bytesOf(COLOURS[name][theme]))]),
    );
  }

  /** Draw pieces as dots, and lines. */
  #drawTokens(context: CanvasRenderingContext2D, wide: number, high: number) {
    const { columns } = this.shape;
    const middle = (cell: number): [number, number] =>
      [((cell % columns) + 0.5) * wide, (Math.floor(cell / columns) + 0.5) * high];
    context.lineWidth = 1.5 * devicePixelRatio;
    context.strokeStyle = resolveColour(this, "var(--piece)");
    context.beginPath();
    for (const [from, to] of this.links) {
      context.moveTo(...middle(from));
      context.lineTo(...middle(to));
    }
    context.stroke();
    tokensOn(this.values, this.shape).forEach(({ cell }, index) => {
      context.beginPath();
      context.arc(...middle(cell), Math.max(wide / 2, 5 * devicePixelRatio), 0, 7);
      context.fillStyle = resolveColour(this, index ? "light-dark(#b3261e, #ff9c8a)" : "light-dark(#3b46a8, #a9b3ff)");
      context.fill();
      context.stroke();
    });
  }

  pointed(down: number, right: number) {
    return [this.square(down, this.shape.rows), this.square(right, this.shape.columns)];
  }

  /** The numbers around the cell under the pointer. */
  lens([row, column]: number[]) {
    const { rows, columns } = this.shape;
    const [top, left] = [this.first(row, rows, GRID_LENS), this.first(column, columns, GRID_LENS)];
    const { digits, number } = this.texts;
    const cells = Array.from({ length: GRID_LENS * GRID_LENS }, (_, index) => [
      top + Math.floor(index / GRID_LENS),
      left + (index % GRID_LENS),
    ]);
    const shown = (value: number) => {
      const { blank, blocked, glyphs } = this.appearance;
      return value === blank ? "" : value === blocked ? "■" : (glyphs?.[value] ?? number(value));
    };
    return html`<div class="cells">${cells.map(([y, x]) => {
      const value = y < rows && x < columns ? this.values[y * columns + x] : this.appearance.blank;
      const now = y === row && x === column ? "now" : "";
      return html`<span class=${now}>${value === undefined ? "" : shown(value)}</span>`;
    })}</div><p>${digits(top + 1)}–${digits(Math.min(rows, top + GRID_LENS))} ×
      ${digits(left + 1)}–${digits(Math.min(columns, left + GRID_LENS))}</p>`;
  }
}

/** Interpolate 256 colours. */
const rampOf = (stops: number[][]) => Array.from({ length: 256 }, (_, index) => {
  const at = (index / 255) * (stops.length - 1);
  const low = Math.min(stops.length - 2, Math.floor(at));
  return stops[low].map((part, channel) => part + (stops[low + 1][channel] - part) * (at - low));
});

const bytesOf = (hex: string) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));

const packed = ([red, green, blue]: number[]) =>
  ((255 << 24) | (Math.round(blue) << 16) | (Math.round(green) << 8) | Math.round(red)) >>> 0;

defineOnce("dhadha-heat", Heatmap);
