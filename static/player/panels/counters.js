/** The run's counters, and how some of them grew. */
import { css, html, nothing } from "lit";
import { Panel } from "./panel.js";

const SAMPLES = 240;
const STROKES = ["var(--accent)", "light-dark(#b1480c, #ffb27d)", "light-dark(#17783c, #7fd69b)"];

export class Counters extends Panel {
  static styles = css`
    :host { display: block; }
    dl { display: grid; grid-template-columns: repeat(auto-fill, minmax(7.2em, 1fr)); gap: 8px; margin: 0; }
    dl div { background: var(--sunken); border-radius: 10px; padding: 6px 10px; }
    dt { color: var(--muted); font-size: .8em; }
    dd { margin: 0; font-size: 1.15em; font-weight: 600; font-variant-numeric: tabular-nums; }
    i { display: inline-block; width: .75em; height: .75em; border-radius: 50%; margin-inline-end: .4em; }
    .chart { direction: ltr; height: 110px; margin-top: 10px; position: relative; }
    .chart > div { position: absolute; inset: 0; }
  `;

  render() {
    const { trace, position, texts } = this;
    if (!trace?.length) return nothing;
    const values = this.#values(trace, position);
    return html`<dl>${Object.entries(values).map(([name, value]) => html`
      <div><dt>${this.#swatch(name)}${texts.text(`counter-${name}`)}</dt><dd data-counter=${name}>${value === null ? "–" : texts.grouped.format(value)}</dd></div>`)}</dl>
      ${this.#charted(trace).length ? html`<div class="chart" aria-hidden="true"><div></div></div>` : nothing}`;
  }

  updated() {
    this.#draw().catch(() => {}); // without the chart's code the numbers stand alone
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#chart?.plot.destroy();
    this.#chart = null;
  }

  /** The colour of the counter's line in the chart. */
  #swatch(name) {
    const index = this.#charted(this.trace).indexOf(name);
    return index < 0 ? nothing : html`<i style="background:${STROKES[index % STROKES.length]}"></i>`;
  }

  #values(trace, position) {
    const counted = trace.counters(position);
    const entries = Object.entries(trace.header.counters).map(([name, definition]) =>
      [name, definition.branching ? branching(counted[definition.branching], trace.deepest(position)) : counted[name]]);
    return Object.fromEntries(entries);
  }

  #charted(trace) {
    return Object.entries(trace.header.counters).filter(([, definition]) => definition.chart).map(([name]) => name);
  }

  #chart = null;

  /** uPlot comes only when there is something to draw. */
  async #draw() {
    const box = /** @type {HTMLElement} */ (this.renderRoot.querySelector(".chart > div"));
    if (!box || this.trace.length < 3) return;
    const { default: uPlot, css: look } = await import("./chart.js");
    const names = this.#charted(this.trace);
    const key = `${names} ${box.clientWidth} ${resolved(this, "var(--ink)")}`; // a new theme is a new chart
    if (this.#chart?.key !== key || this.#chart.box !== box) {
      this.#chart?.plot.destroy();
      this.#chart = { key, box, plot: new uPlot(this.#options(box, names), [[0], ...names.map(() => [0])], box) };
      if (!this.renderRoot.querySelector("style.chart")) this.renderRoot.append(Object.assign(document.createElement("style"), { className: "chart", textContent: look }));
    }
    const grown = `${this.trace.length} ${this.version}`;
    if (this.#chart.grown !== grown || this.#chart.trace !== this.trace) {
      Object.assign(this.#chart, { grown, trace: this.trace });
      this.#chart.plot.setData(this.trace.series(names, SAMPLES));
    }
    const { plot } = this.#chart;
    queueMicrotask(() => plot.setCursor({ left: plot.valToPos(this.position, "x"), top: 0 }, false)); // after uPlot took the data in
  }

  #options(box, names) {
    const digits = (_, splits) => splits.map((value) => this.texts.grouped.format(value));
    const axis = { stroke: resolved(this, "var(--muted)"), grid: { stroke: resolved(this, "var(--line)"), width: 1 }, font: `10px ${getComputedStyle(this).fontFamily}`, values: digits };
    return {
      width: box.clientWidth, height: 110, legend: { show: false }, scales: { x: { time: false } },
      cursor: { drag: { x: false, y: false }, points: { show: true }, x: true, y: false },
      axes: [{ ...axis, size: 24 }, { ...axis, size: 58 }],
      series: [{}, ...names.map((name, index) => ({ label: name, stroke: resolved(this, STROKES[index % STROKES.length]), width: 2, points: { show: false } }))],
    };
  }
}

/** A colour as the canvas wants it. */
function resolved(element, colour) {
  const probe = element.renderRoot.appendChild(document.createElement("i"));
  probe.style.color = colour;
  const value = getComputedStyle(probe).color;
  probe.remove();
  return value;
}

/** The b of a uniform tree of `depth` levels with `count` nodes: count = b + b² + … + b^depth. */
function branching(count, depth) {
  if (depth < 1 || count < depth) return null;
  let [low, high] = [1, Math.max(2, count)];
  for (let turn = 0; turn < 50; turn += 1) {
    const b = (low + high) / 2;
    let sum = 0;
    for (let level = 1, power = b; level <= depth && sum <= count; level += 1, power *= b) sum += power;
    if (sum > count) high = b;
    else low = b;
  }
  return Math.round(low * 100) / 100;
}

customElements.define("dhadha-counters", Counters);
