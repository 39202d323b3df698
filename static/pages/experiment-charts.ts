/** Charts of an experiment: runs the solver many times and draws the results as they arrive. */
import { LitElement, css, html, nothing } from "lit";
import { defineOnce } from "../player/base/events.ts";
import { FocusKeeper } from "../player/base/controllers.ts";
import { runForFooter } from "../player/catalogue/run-without-trace.ts";
import { findAlgorithm, findPuzzle } from "../player/catalogue/puzzle-registry.ts";
import { raceQueryOf } from "../player/catalogue/url-query.ts";
import { buttons, hidden, palette, styled } from "../player/base/styles.ts";
import { branchingFactor } from "../player/panels/counters.ts";
import { STROKES } from "../player/panels/plot.ts";
import { sentenceFor } from "../player/text/error-messages.ts";
import { Refusal } from "../python-worker/errors.ts";
import type { Experiment, Options } from "../validation/python-types.ts";
import type { Footer } from "../validation/trace-types.ts";
import type { Texts } from "../i18n/load-messages.ts";

const SMALL = 10;

/** The completed runs of an experiment, by "line x". */
type Drawn = {
  footers: Record<string, Footer[]>;
  done: number;
  total: number;
  abort: AbortController;
  problem: string;
};

export class ExperimentCharts extends LitElement {
  static properties = { puzzle: { attribute: false }, texts: { attribute: false }, drawn: { state: true } };

  static styles = [
    palette,
    hidden,
    buttons,
    css`
    :host { display: grid; gap: 16px; grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr)); }
    section {
      background: var(--surface); border: 1px solid var(--line); border-radius: 14px; padding: 12px 14px;
      min-width: 0;
    }
    h3 { margin: 0; font-size: 1em; }
    h4 { margin: 10px 0 4px; font-size: .85em; font-weight: 600; color: var(--muted); }
    p { margin: 2px 0 10px; color: var(--muted); font-size: .92em; }
    dhadha-plot { height: 200px; }
    ul {
      list-style: none; margin: 10px 0 0; padding: 0; display: flex; flex-wrap: wrap; gap: 2px 14px; font-size: .85em;
    }
    i {
      forced-color-adjust: none; display: inline-block; width: 1em; height: .25em; border-radius: 2px;
      vertical-align: middle; margin-inline-end: .4em;
    }
    .table { overflow-x: auto; }
    table { border-collapse: collapse; font-variant-numeric: tabular-nums; font-size: .82em; margin-top: 4px; }
    th, td { padding: 1px 8px; text-align: end; white-space: nowrap; font-weight: 400; }
    th { color: var(--muted); }
    .row { display: flex; gap: 10px; align-items: center; flex-wrap: wrap; }
    .problem { color: light-dark(#a03020, #ff9c8a); }
  `,
  ];

  declare puzzle: string;
  declare texts: Texts;
  /** By experiment. */
  declare drawn: Record<string, Drawn>;

  constructor() {
    super();
    this.puzzle = "";
    this.texts = null!;
    this.drawn = {};
    new FocusKeeper(this);
  }

  render() {
    return findPuzzle(this.puzzle)?.experiments?.map((experiment) => this.#experiment(experiment)) ?? nothing;
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    for (const { abort } of Object.values(this.drawn)) abort.abort();
  }

  #experiment(experiment: Experiment) {
    const { id, repeats, states, lines } = experiment;
    const { text } = this.texts;
    const state = this.drawn[id];
    const options = Object.assign({}, ...lines.map((line) => line.options));
    const about = { ...options, repeats, states: states?.length ?? 0 };
    return html`<section aria-labelledby=${id}><h3 id=${id}>${text(`experiment-${id}`)}</h3
      ><p>${text(`experiment-${id}-about`, about)}</p>
      <div class="row">${this.#button(experiment, state)}
        ${state?.problem ? html`<span class="problem" role="alert">${state.problem}</span>` : nothing}</div>
      ${state ? this.#picture(experiment, state) : nothing}</section>`;
  }

  #button(experiment: Experiment, state: Drawn | undefined) {
    const { id } = experiment;
    const { text } = this.texts;
    if (state && state.done < state.total && !state.abort.signal.aborted)
      return html`<button class="button" data-act=${id} @click=${() => this.#stop(id)}>${text("cancel")}</button
        ><span role="status">${text("picture-progress", { done: state.done, total: state.total })}</span>`;
    return html`<button class="button primary" data-act=${id} @click=${() => this.#draw(experiment)}
      >${text(state ? "picture-again" : "picture-draw")}</button>`;
  }

  #picture(experiment: Experiment, state: Drawn) {
    const { lines, measures } = experiment;
    return html`<ul>${lines.map((line, index) => html`<li>${stroke(index)}${this.#name(line)}</li>`)}</ul>
      ${measures.map((measure) => this.#measureSection(experiment, measure, state))}
      ${experiment.states?.length ? this.#races(experiment) : nothing}`;
  }

  /** Links to a race of all lines from each start. */
  #races({ x, xs, lines, states = [] }: Experiment) {
    const { text, grouped } = this.texts;
    const algorithms = [...new Set(lines.map(({ algorithm }) => algorithm))];
    const options: Options = {};
    for (const name of new Set(lines.flatMap((line) => Object.keys(line.options))))
      options[name] = [...new Set(lines.map((line) => line.options[name]))].join(" ");
    const links = states.map((state, at) => {
      const query = raceQueryOf({ puzzle: this.puzzle, algorithms, state, options });
      return html`<a href=${`../race/?${query}`} aria-label=${`${text(`axis-${x}`)}: ${grouped.format(xs[at])}`}
        >${grouped.format(xs[at])}</a>`;
    });
    return html`<h4>${text("picture-race")}</h4><div class="row">${links}</div>`;
  }

  /** One measure as curves and as a table. */
  #measureSection({ x, xs, lines, logarithmic, states = [] }: Experiment, measure: string, { footers }: Drawn) {
    const { text, grouped } = this.texts;
    const [{ algorithm }] = lines;
    const definition = findAlgorithm({ puzzle: this.puzzle, algorithm })?.counters[measure];
    const value = (footer: Footer) =>
      states.length && footer.status !== "found" ? NaN : valueFor(footer, measure, definition);
    const series = lines.map((_, index) => ({ stroke: STROKES[index % STROKES.length], points: true }));
    const rows = lines.map((_, line) => xs.map((each) => mean(footers[`${line} ${each}`]?.map(value))));
    const named = text(states.length ? `axis-${x}` : `option-${x}`);
    const written = (value: number | null) => (value === null ? "–" : grouped.format(value));
    return html`<h4>${this.#measure(measure)}</h4>
          <dhadha-plot .data=${[xs, ...rows]} .series=${series} .at=${null} .axes=${[named, this.#measure(measure)]}
            ?logarithmic=${logarithmic && !definition?.branching} .texts=${this.texts}></dhadha-plot>
          <div class="table"><table><tr><th scope="row">${named}</th
            >${xs.map((value) => html`<th scope="col">${grouped.format(value)}</th>`)}</tr>
            ${rows.map(
              (row, line) => html`<tr><th scope="row">${stroke(line)}<span class="hidden"
                >${this.#name(lines[line])}</span></th>${row.map((value) => html`<td>${written(value)}</td>`)}</tr>`,
            )}</table></div>`;
  }

  /** The algorithm, and the options that distinguish this line. */
  #name({ algorithm, options }: { algorithm: string; options: Options }) {
    const { text, has } = this.texts;
    const choices = Object.values(options).map((value) => `choice-${value}`).filter(has);
    return [`algorithm-${algorithm}`, ...choices].map((name) => text(name)).join(": ");
  }

  #measure(measure: string) {
    const { text, has } = this.texts;
    return text(has(`measure-${measure}`) ? `measure-${measure}` : `counter-${measure}`);
  }

  #stop(id: string) {
    this.drawn[id].abort.abort();
    this.requestUpdate();
  }

  async #draw(experiment: Experiment) {
    const abort = new AbortController();
    const runs = [...runsOf(experiment)];
    const state: Drawn = { footers: {}, done: 0, total: runs.length, abort, problem: "" };
    this.drawn = { ...this.drawn, [experiment.id]: state };
    try {
      for (const { key, algorithm, state: from, options } of runs) {
        const footer = await runForFooter({ puzzle: this.puzzle, algorithm, state: from, options }, abort.signal)
          .catch((error) => this.#refused(error, state));
        if (abort.signal.aborted) return;
        if (footer) (state.footers[key] ??= []).push(footer);
        state.done += 1;
        this.requestUpdate();
      }
    } catch (error) {
      state.problem = sentenceFor(error as Error, this.texts);
      abort.abort();
      this.requestUpdate();
    }
  }

  /** The error of one run; the others are still drawn. */
  #refused(error: Error, state: Drawn) {
    if (!(error instanceof Refusal)) throw error;
    state.problem = sentenceFor(error, this.texts);
    return null;
  }
}

/** All runs of an experiment. With starts of its own, each line first runs once untimed, to fill caches. */
function* runsOf({ x, xs, lines, repeats, states = [] }: Experiment) {
  if (states.length) yield* lines.map((line) => ({ key: "unseen", state: states[0], ...line }));
  for (const [at, value] of xs.entries()) {
    for (const [line, { algorithm, options }] of lines.entries()) {
      for (let seed = 1; seed <= repeats; seed += 1) {
        const varied = states.length ? options : { ...options, [x]: value };
        const given = { ...varied, ...(repeats > 1 ? { seed } : {}) };
        yield { key: `${line} ${value}`, algorithm, state: states[at] ?? "", options: given };
      }
    }
  }
}

/** The colour of a line. */
const stroke = (line: number) => html`<i ${styled({ background: STROKES[line % STROKES.length] })}></i>`;

/** The mean over runs, to a tenth, small ones to a hundredth; null for none. */
function mean(values: number[] = []) {
  const result = values.reduce((sum, value) => sum + value, 0) / values.length;
  if (Number.isNaN(result)) return null;
  const parts = result < SMALL ? 100 : 10;
  return Math.round(parts * result) / parts;
}

function valueFor({ status, counters, seconds, result }: Footer, measure: string, definition?: { branching?: string }) {
  if (measure === "success") return status === "found" ? 100 : 0;
  if (definition?.branching) return branchingFactor(counters[definition.branching], Number(result?.length)) ?? NaN;
  return measure === "milliseconds" ? 1000 * (seconds ?? NaN) : counters[measure];
}

defineOnce("dhadha-pictures", ExperimentCharts);
