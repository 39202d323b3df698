/** The run's counters with charts of some of them, and the charts that an algorithm declares. */
import { css, html, nothing } from "lit";
import { guard } from "lit/directives/guard.js";
import { STROKES, stepScale } from "./plot.ts";
import { styled } from "../base/styles.ts";
import { explained } from "../text/mark-terms.ts";
import { Panel } from "./panel.ts";
import { definePanel } from "./panel-registry.ts";
import { counterCurves, plotCurves } from "../trace/curves.ts";
import type { Trace } from "../trace/trace.ts";
import type { CSSResultGroup } from "lit";
import type { PlotSpec } from "../../validation/python-types.ts";

const SAMPLES = 240;
const SAMPLES_OF_PLOTS = 400;

export class CountersPanel extends Panel {
  static styles: CSSResultGroup = css`
    :host { display: block; }
    dl { display: grid; grid-template-columns: repeat(auto-fill, minmax(7.2em, 1fr)); gap: 8px; margin: 0; }
    dl div { background: var(--sunken); border-radius: 10px; padding: 6px 10px; }
    dt { color: var(--muted); font-size: .8em; }
    dd { margin: 0; font-size: 1.15em; font-weight: 600; font-variant-numeric: tabular-nums; }
    i {
      forced-color-adjust: none; display: inline-block; width: .75em; height: .75em; border-radius: 50%;
      margin-inline-end: .4em;
    }
    dhadha-plot { margin-top: 10px; }
  `;

  /** The numbers. */
  protected list() {
    const { trace, position, texts } = this;
    const { text, grouped } = texts;
    const counted = trace.counters(position);
    const counters = Object.entries(trace.header.counters);
    const { charted } = this;
    const items = counters.map(([name, { branching: of }]) => {
      const value = of ? branchingFactor(counted[of], trace.answerDepth(position)) : counted[name];
      const line = charted.indexOf(name);
      const swatch = line < 0 ? nothing : html`<i ${styled({ background: stroke(line) })}></i>`;
      return html`<div><dt>${swatch}${explained(text(`counter-${name}`), texts)}</dt
        ><dd data-counter=${name}>${value === null ? "–" : grouped.format(value)}</dd></div>`;
    });
    return html`<dl>${items}</dl>`;
  }

  /** The counters that have a chart. */
  get charted() {
    return Object.entries(this.trace.header.counters).filter(([, { chart }]) => chart).map(([name]) => name);
  }

  render() {
    const { charted, trace } = this;
    return [this.list(), charted.length && trace.length > 2 ? this.#chart(charted) : nothing];
  }

  #chart(charted: string[]) {
    const { trace, position, texts } = this;
    const { text } = texts;
    const rows = () => stepScale(trace, counterCurves(trace, charted, SAMPLES)); // it changes only when the trace grows
    const series = charted.map((_, index) => ({ stroke: stroke(index) }));
    const axes = [text("axis-step"), charted.map((name) => text(`counter-${name}`)).join(" · ")];
    return html`<dhadha-plot .data=${guard([trace, this.version], rows)} .series=${series}
        .at=${trace.stepNumber(position) + 1} .axes=${axes} .texts=${texts}></dhadha-plot>`;
  }
}

const stroke = (index: number) => STROKES[index % STROKES.length];

/**
 * The effective branching factor: the b of a uniform tree of `count` nodes with the answer at its `depth`: count = 1 +
 * b + … + b^depth. (AIMA, section 3.6.1.)
 */
function branchingFactor(count: number, depth: number) {
  if (depth < 1 || count <= depth) return null;
  let [low, high] = [1, Math.max(2, count)];
  for (let turn = 0; turn < 50; turn += 1) {
    const b = (low + high) / 2;
    const sum = (b ** (depth + 1) - 1) / (b - 1);
    if (sum > count) high = b;
    else low = b;
  }
  return Math.round(low * 100) / 100;
}

definePanel("counters", CountersPanel);

/** The numbers alone, beside the sentence. */
class Counts extends CountersPanel {
  static styles = [
    CountersPanel.styles,
    css`
    h2 { margin: 0 0 4px; font-size: var(--list-title, .85em); font-weight: 600; color: var(--muted); }
    dl { grid-template-columns: repeat(auto-fill, minmax(9.5em, 1fr)); }
  `,
  ];

  render() {
    return [html`<h2>${this.texts.text("panel-counters")}</h2>`, this.list()];
  }
}

definePanel("counts", Counts, { heading: "none" });

export class PlotsPanel extends Panel {
  static styles = css`
    :host { display: block; }
    dhadha-plot { height: 180px; }
    .legend {
      display: flex; flex-wrap: wrap; gap: 2px 14px; margin: 0 0 4px; padding: 0; list-style: none; font-size: .85em;
      color: var(--muted);
    }
    .legend b { color: var(--ink); font-variant-numeric: tabular-nums; }
    i {
      forced-color-adjust: none; display: inline-block; width: 1em; height: .22em; border-radius: 2px;
      vertical-align: middle; margin-inline-end: .4em;
    }
    .band { height: .8em; opacity: .3; }
    p { margin: 0; color: var(--muted); font-size: .9em; }
  `;

  #kept: { key: string | null; trace: Trace | null; rows: (number | null)[][][] } = {
    key: null, trace: null, rows: [],
  };

  render() {
    const { trace } = this;
    if (this.#kept.key !== this.version || this.#kept.trace !== trace) {
      const rows = trace.header.plots.map((plot) => plotCurves(trace, plot, SAMPLES_OF_PLOTS));
      this.#kept = { key: this.version, trace, rows };
    }
    return trace.header.plots.map((plot, index) => this.#plot(plot, this.#kept.rows[index]));
  }

  #plot({ id, lines, band, level, x }: PlotSpec, [positions, ...values]: (number | null)[][]) {
    const { texts, trace, position } = this;
    const { text, grouped } = texts;
    if (positions.length < 2) return html`<p>${text("plot-empty")}</p>`;
    const at = x ? Number(trace.latestArgument(position, x)) : position; // NaN before the first
    const now = positions.findLastIndex((each) => each !== null && each <= at);
    const rows = x ? [positions, ...values] : stepScale(trace, [positions, ...values]);
    const series = [
      ...lines.map((_, index) => ({ stroke: STROKES[index] })),
      ...(band ?? []).map(() => ({ stroke: STROKES[0], faint: true })),
      ...(level ? [{ stroke: STROKES[2], level: true }] : []),
    ];
    const latestOf = (row: number) => {
      const value = now < 0 ? null : values[row][now];
      return value === null ? "–" : grouped.format(value);
    };
    const entry = (label: string, line: number, value: string, kind = "") =>
      html`<li><i class=${kind} ${styled({ background: STROKES[line] })}></i>${label} <b>${value}</b></li>`;
    const last = latestOf(values.length - 1);
    return html`<ul class="legend" aria-label=${text(`plot-${id}`)}>
      ${lines.map((name, row) => entry(text(`plot-line-${name}`), row, latestOf(row)))}
      ${
        band
          ? entry(text("plot-band"), 0, `${latestOf(lines.length)} – ${latestOf(lines.length + 1)}`, "band")
          : nothing
      }
      ${level && last !== "–" ? entry(text(`plot-line-${level}`), 2, last) : nothing}
      </ul><dhadha-plot .data=${rows} .series=${series} .band=${band ? [lines.length + 1, lines.length] : null}
        .at=${x ? at : trace.stepNumber(position) + 1}
        .axes=${[text(`axis-${x ?? "step"}`), text(`plot-${id}`)]} .texts=${texts}></dhadha-plot>`;
  }
}

definePanel("plots", PlotsPanel, { fits: ({ plots }) => plots.length > 0 });
