/** A line chart, drawn by uPlot, which is loaded when there is data. */
import { importLate } from "../../loading/late-import.ts";
import { LitElement, html } from "lit";
import { defineOnce, declarePropertiesWithoutAttributes } from "../base/custom-elements-and-events.ts";
import { resolveCanvasColour } from "../base/canvas-colours.ts";
import { adoptStyles } from "../base/adopt-styles.ts";
import { css, onResize } from "../base/styles.ts";
import { renderLoadFailure } from "./panel.ts";
import type { Texts } from "../../i18n/load-messages.ts";
import type { Fault } from "../text/error-messages.ts";
import type { Trace } from "../trace/trace.ts";

export const STROKES = [
  "var(--accent)",
  "light-dark(#b1480c, #ffb27d)",
  "light-dark(#17783c, #7fd69b)",
  "light-dark(#8b1f6a, #ff9edb)",
  "light-dark(#5d5a52, #c9c5bb)",
];

/** Return the rows over step numbers, counted from 1. */
export const replacePositionsByStepNumbers = (trace: Trace, [positions, ...values]: Rows): Rows =>
  [positions.map((position) => trace.stepNumber(Number(position)) + 1), ...values];

/** The xs, and a row of values per series; null without a value. */
export type Rows = (number | null)[][];
/** A line. level: a reference line; faint: a side of a band. */
type Series = { stroke: string; level?: boolean; faint?: boolean };

export class LineChart extends LitElement {
  static properties = declarePropertiesWithoutAttributes("data", "series", "band", "at", "axes", "texts", "problem");

  static styles = css`
    :host {
      display: grid; grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr); height: 8.75rem; direction: ltr;
      forced-color-adjust: none;
    }
    .box { position: relative; overflow: hidden; }
    p { margin: 0; font-size: .6875rem; line-height: 1.4; color: var(--muted); }
    .x { text-align: right; margin-top: -6px; }
  `;

  #drawn: { key: string; data: Rows; plot: any } | null = null;
  #size = [0, 0];
  declare data: Rows | null;
  declare series: Series[];
  /** The numbers of the two series that bound a band. */
  declare band: [number, number] | null;
  /** The x of the current step, which is marked; NaN without one. */
  declare at: number;
  /** The labels of the axes, [x, y]. */
  declare axes: [string, string];
  declare texts: Texts;
  /** Why the chart could not be loaded; the numbers are shown alone. */
  declare problem: Fault | null;

  constructor() {
    super();
    onResize(this, () => {
      const box = this.renderRoot.querySelector<HTMLElement>(".box");
      this.#size = [box?.clientWidth ?? 0, box?.clientHeight ?? 0];
      this.requestUpdate();
    });
  }

  render() {
    const { problem, texts } = this;
    if (problem) return renderLoadFailure(problem, texts, () => (this.problem = null));
    const [x, y] = this.axes;
    return html`<p class="y">↑ <bdi>${y}</bdi></p><div class="box" aria-hidden="true"></div
      ><p class="x"><bdi>${x}</bdi> →</p>`;
  }

  updated() {
    if (!this.problem) this.#drawChart().catch((error) => (this.problem = error.name === "FetchError" ? error : null));
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#drawn?.plot.destroy();
    this.#drawn = null;
  }

  async #drawChart() {
    const { UPlot, sheet } = await importLate(() => import("./uplot.ts"));
    const box = this.renderRoot.querySelector<HTMLElement>(".box")!;
    const { data, at } = this;
    if (!box || !this.#size[0] || !data || data[0].length < 2) return;
    const ink = getComputedStyle(this).color; // a new theme needs a new chart
    const looks = `${JSON.stringify(this.series)} ${this.band} ${ink}`;
    const key = `${looks} ${this.#size}`;
    if (this.#drawn?.key !== key) {
      this.#drawn?.plot.destroy();
      adoptStyles(this, { styleSheet: sheet });
      this.#drawn = { key, data, plot: new UPlot(this.#chartOptions(box), data as any, box) };
    }
    const { plot } = this.#drawn;
    if (this.#drawn.data !== data) plot.setData((this.#drawn.data = data));
    if (Number.isNaN(at)) return;
    // after uPlot has processed the data
    queueMicrotask(() => {
      plot.cursor.event = null;
      plot.setCursor({ left: plot.valToPos(at, "x"), top: 0 }, false);
    });
  }

  #chartOptions(box: HTMLElement): any {
    const fill = resolveCanvasColour(this, "color-mix(in srgb, var(--accent) 22%, transparent)");
    const digits = (_: unknown, splits: (number | null)[]) =>
      splits.map((value) => (value === null ? "" : this.texts.grouped.format(value)));
    const { fontFamily, fontSize } = getComputedStyle(this);
    const em = parseFloat(fontSize); // of the reader
    const axis = {
      stroke: resolveCanvasColour(this, "var(--muted)"),
      grid: { stroke: resolveCanvasColour(this, "var(--line)"), width: 1 },
      ticks: { show: false },
      font: `${em / 1.5}px ${fontFamily}`,
      values: digits,
    };
    const lines = this.series.map(({ stroke, level, faint }) => ({
      stroke: resolveCanvasColour(this, stroke),
      width: level ? 1.5 : faint ? 0.5 : 2,
      dash: level ? [6, 4] : undefined,
      points: { show: false },
      spanGaps: true,
    }));
    return {
      width: box.clientWidth,
      height: box.clientHeight,
      legend: { show: false },
      scales: { x: { time: false }, y: {} },
      cursor: { drag: { x: false, y: false }, points: { show: true }, x: true, y: false },
      bands: this.band ? [{ series: this.band.map((number) => number + 1), fill }] : [],
      axes: [1.6 * em, 3.9 * em].map((size) => ({ ...axis, size })),
      series: [{}, ...lines],
    };
  }
}

defineOnce("dhadha-plot", LineChart);
