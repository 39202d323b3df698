/** The charts that an algorithm declares for numbers in its steps: current values, and curves over the run. */
/** @import { PlotSpec } from "../../checks/contract.js" */
/** @import { Trace } from "../trace/trace.js" */
import { css, html, nothing } from "lit";
import { curves, latest } from "../trace/curves.js";
import { define } from "../base/events.js";
import { STROKES, byStep } from "./plot.js";
import { styled } from "../base/styles.js";
import { Panel } from "./panel.js";

const SAMPLES = 400;

export class Plots extends Panel {
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

  /** @type {{key: string | null, trace: Trace | null, rows: (number | null)[][][]}} */
  #kept = { key: null, trace: null, rows: [] };

  render() {
    const { trace } = this;
    if (!trace?.length) return nothing;
    return trace.header.plots.map((plot, index) => this.#plot(plot, this.#rows(trace)[index]));
  }

  /** The curves change only when the trace grows. @param {Trace} trace */
  #rows(trace) {
    if (this.#kept.key !== this.version || this.#kept.trace !== trace) {
      this.#kept = { key: this.version, trace, rows: trace.header.plots.map((plot) => curves(trace, plot, SAMPLES)) };
    }
    return this.#kept.rows;
  }

  /** @param {PlotSpec} plot @param {(number | null)[][]} rows */
  #plot({ id, lines, band, level, x }, [positions, ...values]) {
    const { texts, trace, position } = this;
    const { text, grouped } = texts;
    if (positions.length < 2) return html`<p>${text("plot-empty")}</p>`;
    const at = x ? latest(trace, position, x) : position;
    const now = at === null ? -1 : positions.findLastIndex((each) => each !== null && each <= at);
    const rows = x ? [positions, ...values] : byStep(trace, [positions, ...values]);
    const series = [
      ...lines.map((_, index) => ({ stroke: STROKES[index], points: false })),
      ...(band ?? []).map(() => ({ stroke: STROKES[0], faint: true })),
      ...(level ? [{ stroke: STROKES[2], level: true }] : []),
    ];
    const latestOf = (/** @type {number} */ row) => {
      const value = now < 0 ? null : values[row][now];
      return value === null ? "–" : grouped.format(value);
    };
    const entry = (/** @type {string} */ label, /** @type {number} */ line, /** @type {string} */ value, kind = "") =>
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

define("dhadha-plots", Plots);
