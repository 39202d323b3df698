/** The curves that an algorithm asks for, of numbers its steps tell: as they stand now, and how they went. */
import { css, html, nothing } from "lit";
import { curves, latest } from "../curves.js";
import { define } from "../events.js";
import { STROKES, byStep } from "../plot.js";
import { styled } from "../styled.js";
import { Panel } from "./panel.js";

const SAMPLES = 400;

export class Plots extends Panel {
  static styles = css`
    :host { display: block; }
    dhadha-plot { height: 180px; }
    .legend { display: flex; flex-wrap: wrap; gap: 2px 14px; margin: 0 0 4px; padding: 0; list-style: none; font-size: .85em; color: var(--muted); }
    .legend b { color: var(--ink); font-variant-numeric: tabular-nums; }
    i { forced-color-adjust: none; display: inline-block; width: 1em; height: .22em; border-radius: 2px; vertical-align: middle; margin-inline-end: .4em; }
    .band { height: .8em; opacity: .3; }
    p { margin: 0; color: var(--muted); font-size: .9em; }
  `;

  #kept = { key: null, trace: null, rows: [] };

  render() {
    const { trace } = this;
    if (!trace?.length) return nothing;
    return trace.header.plots.map((plot, index) => this.#plot(plot, this.#rows(trace)[index]));
  }

  /** The curves change only when the trace grows. */
  #rows(trace) {
    if (this.#kept.key !== this.version || this.#kept.trace !== trace) {
      this.#kept = { key: this.version, trace, rows: trace.header.plots.map((plot) => curves(trace, plot, SAMPLES)) };
    }
    return this.#kept.rows;
  }

  #plot({ id, lines, band, level, x }, [positions, ...values]) {
    const { texts, trace, position } = this;
    const { text, grouped } = texts;
    if (positions.length < 2) return html`<p>${text("plot-empty")}</p>`;
    const at = x ? latest(trace, position, x) : position;
    const now = at === null ? -1 : positions.findLastIndex((each) => each <= at);
    const rows = x ? [positions, ...values] : byStep(trace, [positions, ...values]);
    const series = [
      ...lines.map((_, index) => ({ stroke: STROKES[index], points: false })),
      ...(band ?? []).map(() => ({ stroke: STROKES[0], faint: true })),
      ...(level ? [{ stroke: STROKES[2], level: true }] : []),
    ];
    const told = (row) => (now < 0 || values[row][now] === null ? "–" : grouped.format(values[row][now]));
    return html`<ul class="legend" aria-label=${text(`plot-${id}`)}>
      ${lines.map((name, row) => html`<li><i ${styled({ background: STROKES[row] })}></i>${text(`plot-line-${name}`)} <b>${told(row)}</b></li>`)}
      ${band ? html`<li><i class="band" ${styled({ background: STROKES[0] })}></i>${text("plot-band")} <b>${told(lines.length)} – ${told(lines.length + 1)}</b></li>` : nothing}
      ${level && told(values.length - 1) !== "–" ? html`<li><i ${styled({ background: STROKES[2] })}></i>${text(`plot-line-${level}`)} <b>${told(values.length - 1)}</b></li>` : nothing}
      </ul><dhadha-plot .data=${rows} .series=${series} .band=${band ? [lines.length + 1, lines.length] : null} .at=${x ? at : trace.stepNumber(position) + 1}
        .axes=${[text(`axis-${x ?? "step"}`), text(`plot-${id}`)]} .texts=${texts}></dhadha-plot>`;
  }
}

define("dhadha-plots", Plots);
