/** The run's counters, and charts of some of them. */
/** @import { Trace } from "../trace/trace.js" */
import { css, html, nothing } from "lit";
import { define } from "../base/events.js";
import { STROKES, byStep } from "./plot.js";
import { styled } from "../base/styles.js";
import { explained } from "../text/mark-terms.js";
import { Panel } from "./panel.js";

const SAMPLES = 240;

export class Counters extends Panel {
  static styles = css`
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

  render() {
    const { trace, position, texts } = this;
    if (!trace?.length) return nothing;
    const values = this.#values(trace, position);
    const charted = this.#charted(trace);
    const shown = Object.entries(values).map(
      ([name, value]) => html`
      <div><dt>${this.#swatch(charted.indexOf(name))}${explained(texts.text(`counter-${name}`), texts)}</dt
        ><dd data-counter=${name}>${value === null ? "–" : texts.grouped.format(value)}</dd></div>`,
    );
    return html`<dl>${shown}</dl>
      ${charted.length && trace.length > 2 ? this.#chart(charted) : nothing}`;
  }

  /** @param {string[]} charted */
  #chart(charted) {
    const { trace, position, texts } = this;
    const { text } = texts;
    const series = charted.map((_, index) => ({ stroke: stroke(index) }));
    const axes = [text("axis-step"), charted.map((name) => text(`counter-${name}`)).join(" · ")];
    return html`<dhadha-plot .data=${this.#series(trace, charted)} .series=${series}
        .at=${trace.stepNumber(position) + 1} .axes=${axes} .texts=${texts}></dhadha-plot>`;
  }

  /** The colour of the counter's line in the chart. @param {number} index */
  #swatch(index) {
    return index < 0 ? nothing : html`<i ${styled({ background: stroke(index) })}></i>`;
  }

  /** @param {Trace} trace @param {number} position @returns {Record<string, number | null>} */
  #values(trace, position) {
    const counted = trace.counters(position);
    const entries = Object.entries(trace.header.counters).map(([name, definition]) => [
      name,
      definition.branching ? branching(counted[definition.branching], trace.answerDepth(position)) : counted[name],
    ]);
    return Object.fromEntries(entries);
  }

  /** @param {Trace} trace */
  #charted(trace) {
    return Object.entries(trace.header.counters)
      .filter(([, definition]) => definition.chart)
      .map(([name]) => name);
  }

  /** @type {{key: string | null, trace: Trace | null, rows: unknown}} */
  #kept = { key: null, trace: null, rows: null };

  /** The curves change only when the trace grows. @param {Trace} trace @param {string[]} names */
  #series(trace, names) {
    const key = `${names} ${this.version}`;
    if (this.#kept.key !== key || this.#kept.trace !== trace)
      this.#kept = { key, trace, rows: byStep(trace, trace.series(names, SAMPLES)) };
    return this.#kept.rows;
  }
}

/** @param {number} index */
function stroke(index) {
  return STROKES[index % STROKES.length];
}

/**
 * The effective branching factor: the b of a uniform tree of `count` nodes with the answer at its `depth`: count = 1 +
 * b + … + b^depth. (AIMA, section 3.6.1.)
 * @param {number} count @param {number} depth
 */
export function branching(count, depth) {
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

define("dhadha-counters", Counters);
