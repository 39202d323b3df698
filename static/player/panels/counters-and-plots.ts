/** The run's counters with charts of some of them, and the charts that an algorithm declares. */
import { html, nothing } from "lit";
import { guard } from "lit/directives/guard.js";
import { STROKES, replacePositionsByStepNumbers } from "./line-chart.ts";
import { css, styled } from "../base/styles.ts";
import { Panel } from "./panel.ts";
import { definePanel } from "./panel-registry.ts";
import { counterCurves, curveDataOfPlot } from "../trace/curves.ts";
import type { PlotSpec } from "../../validation/python-types.ts";
import type { Rows } from "./line-chart.ts";

const SAMPLES = 240;
const SAMPLES_OF_PLOTS = 400;

/** The colour of a line, before its name. */
const swatchStyle = css`
  i { forced-color-adjust: none; display: inline-block; margin-inline-end: .4em; }
`;

export class CountersPanel extends Panel {
  static styles = [...Panel.styles, swatchStyle, css`
    dl { display: grid; grid-template-columns: repeat(auto-fill, minmax(7.2em, 1fr)); gap: 8px; margin: 0; }
    dl div { background: var(--sunken); border-radius: 10px; padding: 6px 10px; }
    dt { color: var(--muted); font-size: .8em; }
    dd { margin: 0; font-size: 1.15em; font-weight: 600; font-variant-numeric: tabular-nums; }
    i { width: .75em; height: .75em; border-radius: 50%; }
    dhadha-plot { margin-top: 10px; }
  `];

  /** Whether the numbers stand without charts, under a heading of their own. */
  protected areAlone = false;

  render() {
    const { trace, position } = this;
    const counted = trace.counters(position);
    const counters = Object.entries(trace.header.counters);
    const charted = counters.filter(([, { chart }]) => chart).map(([name]) => name);
    const items = counters.map(([name, { branching: of }]) => {
      const value = of ? effectiveBranchingFactor(counted[of], trace.answerDepth(position)) : counted[name];
      const line = charted.indexOf(name);
      const swatch = line < 0 ? nothing : html`<i ${styled({ background: strokeColour(line) })}></i>`;
      return html`<div><dt>${swatch}${this.textWithTerms(`counter-${name}`)}</dt
        ><dd data-counter=${name}>${this.numberOrDash(value)}</dd></div>`;
    });
    if (this.areAlone) return html`<h2>${this.text("panel-counters")}</h2><dl>${items}</dl>`;
    return html`<dl>${items}</dl>${charted.length && trace.length > 2 ? this.#renderCounterChart(charted) : nothing}`;
  }

  #renderCounterChart(charted: string[]) {
    const { trace, position, texts, text } = this;
    const rows = () => replacePositionsByStepNumbers(trace, counterCurves(trace, charted, SAMPLES)); // it changes only when the trace grows
    const series = charted.map((_, index) => ({ stroke: strokeColour(index) }));
    const axes = [text("axis-step"), charted.map((name) => text(`counter-${name}`)).join(" · ")];
    return html`<dhadha-plot .data=${guard([trace, this.version], rows)} .series=${series}
        .at=${trace.stepNumber(position) + 1} .axes=${axes} .texts=${texts}></dhadha-plot>`;
  }
}

const strokeColour = (index: number) => STROKES[index % STROKES.length];

/**
 * The effective branching factor: the b of a uniform tree of `count` nodes with the answer at its `depth`: count = 1 +
 * b + … + b^depth. (AIMA, section 3.6.1.)
 */
function effectiveBranchingFactor(count: number, depth: number) {
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

/** The numbers beside the sentence. */
class Counts extends CountersPanel {
  static styles = [...CountersPanel.styles, css`dl { grid-template-columns: repeat(auto-fill, minmax(9.5em, 1fr)); }`];
  protected areAlone = true;
}

definePanel("counts", Counts, { heading: "none" });

export class PlotsPanel extends Panel {
  static styles = [...Panel.styles, swatchStyle, css`
    dhadha-plot { height: 11.25rem; }
    .legend {
      display: flex; flex-wrap: wrap; gap: 2px 14px; margin-block-end: 4px; font-size: .85em; color: var(--muted);
    }
    .legend b { color: var(--ink); font-variant-numeric: tabular-nums; }
    i { width: 1em; height: .22em; border-radius: 2px; vertical-align: middle; }
    .band { height: .8em; opacity: .3; }
    p { margin: 0; color: var(--muted); font-size: .9em; }
  `];

  /** The points of each plot. */
  #rows: Rows[] = [];

  willUpdate(changed: Map<PropertyKey, unknown>) {
    const { trace } = this;
    if (changed.has("trace") || changed.has("version"))
      this.#rows = trace.header.plots.map((plot) => curveDataOfPlot(trace, plot, SAMPLES_OF_PLOTS));
  }

  render() {
    return this.trace.header.plots.map((plot, index) => this.#renderPlot(plot, this.#rows[index]));
  }

  #renderPlot({ id, lines, band, level, x }: PlotSpec, [positions, ...values]: Rows) {
    const { texts, trace, position, text } = this;
    if (positions.length < 2) return html`<p>${text("plot-empty")}</p>`;
    const at = x ? Number(trace.latestArgsWith(x, position)?.[x]) : position; // NaN before the first
    const now = positions.findLastIndex((each) => each !== null && each <= at);
    const rows = x ? [positions, ...values] : replacePositionsByStepNumbers(trace, [positions, ...values]);
    const series = [
      ...lines.map((_, index) => ({ stroke: STROKES[index] })),
      ...(band ?? []).map(() => ({ stroke: STROKES[0], faint: true })),
      ...(level ? [{ stroke: STROKES[2], level: true }] : []),
    ];
    const latestOf = (row: number) => this.numberOrDash(now < 0 ? null : values[row][now]);
    const entry = (label: string, line: number, value: string, kind = "") =>
      html`<li><i class=${kind} ${styled({ background: STROKES[line] })}></i>${label} <b>${value}</b></li>`;
    const last = latestOf(values.length - 1);
    return html`<ul class="legend" aria-label=${text(`plot-${id}`)}>
      ${lines.map((name, row) => entry(text(`plot-line-${name}`), row, latestOf(row)))}
      ${!band ? nothing
        : entry(text("plot-band"), 0, `${latestOf(lines.length)} – ${latestOf(lines.length + 1)}`, "band")}
      ${level && last !== "–" ? entry(text(`plot-line-${level}`), 2, last) : nothing}
      </ul><dhadha-plot .data=${rows} .series=${series} .band=${band ? [lines.length + 1, lines.length] : null}
        .at=${x ? at : trace.stepNumber(position) + 1}
        .axes=${[text(`axis-${x ?? "step"}`), text(`plot-${id}`)]} .texts=${texts}></dhadha-plot>`;
  }
}

definePanel("plots", PlotsPanel);
