/** Pictures: many runs of the solver, drawn as curves while they come in. */
import { LitElement, css, html, nothing } from "lit";
import { define } from "../player/events.js";
import { KeepsFocus } from "../player/focus.js";
import { footerOf } from "../player/footers.js";
import { findPuzzle } from "../player/library.js";
import { buttons, hidden, palette } from "../player/look.js";
import { STROKES } from "../player/plot.js";
import { sentenceFor } from "../player/sentences.js";
import { styled } from "../player/styled.js";

export class Pictures extends LitElement {
  static properties = { puzzle: { attribute: false }, texts: { attribute: false }, drawn: { state: true } };

  static styles = [palette, hidden, buttons, css`
    :host { display: grid; gap: 16px; grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr)); }
    section { background: var(--surface); border: 1px solid var(--line); border-radius: 14px; padding: 12px 14px; min-width: 0; }
    h3 { margin: 0; font-size: 1em; }
    h4 { margin: 10px 0 4px; font-size: .85em; font-weight: 600; color: var(--muted); }
    p { margin: 2px 0 10px; color: var(--muted); font-size: .92em; }
    dhadha-plot { height: 200px; }
    ul { list-style: none; margin: 10px 0 0; padding: 0; display: flex; flex-wrap: wrap; gap: 2px 14px; font-size: .85em; }
    i { forced-color-adjust: none; display: inline-block; width: 1em; height: .25em; border-radius: 2px; vertical-align: middle; margin-inline-end: .4em; }
    .table { overflow-x: auto; }
    table { border-collapse: collapse; font-variant-numeric: tabular-nums; font-size: .82em; margin-top: 4px; }
    th, td { padding: 1px 8px; text-align: end; white-space: nowrap; font-weight: 400; }
    th { color: var(--muted); }
    .row { display: flex; gap: 10px; align-items: center; flex-wrap: wrap; }
    .problem { color: light-dark(#a03020, #ff9c8a); }
  `];

  constructor() {
    super();
    this.puzzle = "";
    this.texts = null;
    /** {id: {footers: {line and x: [footer, …]}, done, total, abort, problem}} */
    this.drawn = {};
    new KeepsFocus(this);
  }

  render() {
    return findPuzzle(this.puzzle)?.experiments.map((experiment) => this.#experiment(experiment)) ?? nothing;
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    for (const { abort } of Object.values(this.drawn)) abort.abort();
  }

  #experiment(experiment) {
    const { id } = experiment;
    const { text } = this.texts;
    const state = this.drawn[id];
    const running = state && state.done < state.total && !state.abort.signal.aborted;
    return html`<section aria-labelledby=${id}><h3 id=${id}>${text(`experiment-${id}`)}</h3><p>${text(`experiment-${id}-about`)}</p>
      <div class="row">${running
        ? html`<button class="button" data-act=${id} @click=${() => this.#stop(id)}>${text("cancel")}</button><span role="status">${text("picture-progress", state)}</span>`
        : html`<button class="button primary" data-act=${id} @click=${() => this.#draw(experiment)}>${text(state ? "picture-again" : "picture-draw")}</button>`}
        ${state?.problem ? html`<span class="problem" role="alert">${state.problem}</span>` : nothing}</div>
      ${state ? this.#picture(experiment, state) : nothing}</section>`;
  }

  #picture({ x, xs, lines, measures, logarithmic }, state) {
    const { text, grouped } = this.texts;
    const series = lines.map((_, index) => ({ stroke: STROKES[index], points: true }));
    return html`<ul>${lines.map((line, index) => html`<li><i ${styled({ background: STROKES[index] })}></i>${this.#name(line)}</li>`)}</ul>
      ${measures.map((measure) => {
        const rows = lines.map((_, line) => xs.map((value) => mean(state.footers[`${line} ${value}`], measure)));
        return html`<h4>${this.#measure(measure)}</h4>
          <dhadha-plot .data=${[xs, ...rows]} .series=${series} .at=${null} .axes=${[text(`option-${x}`), this.#measure(measure)]} ?logarithmic=${logarithmic} .texts=${this.texts}></dhadha-plot>
          <div class="table"><table><tr><th scope="row">${text(`option-${x}`)}</th>${xs.map((value) => html`<th scope="col">${grouped.format(value)}</th>`)}</tr>
            ${rows.map((row, line) => html`<tr><th scope="row"><i ${styled({ background: STROKES[line] })}></i><span class="hidden">${this.#name(lines[line])}</span></th>
              ${row.map((value) => html`<td>${value === null ? "–" : grouped.format(value)}</td>`)}</tr>`)}</table></div>`;
      })}`;
  }

  /** The algorithm, and the choices that tell this line from the others. */
  #name({ algorithm, options }) {
    const { text, has } = this.texts;
    const choices = Object.values(options).filter((value) => has(`choice-${value}`)).map((value) => text(`choice-${value}`));
    return [text(`algorithm-${algorithm}`), ...choices].join(": ");
  }

  #measure(measure) {
    const { text, has } = this.texts;
    return text(has(`measure-${measure}`) ? `measure-${measure}` : `counter-${measure}`);
  }

  #stop(id) {
    this.drawn[id].abort.abort();
    this.requestUpdate();
  }

  async #draw({ id, x, xs, lines, repeats }) {
    const state = { footers: {}, done: 0, total: xs.length * lines.length * repeats, abort: new AbortController(), problem: "" };
    this.drawn = { ...this.drawn, [id]: state };
    try {
      for (const value of xs) {
        for (const [line, { algorithm, options }] of lines.entries()) {
          for (let seed = 1; seed <= repeats; seed += 1) {
            const given = { ...options, [x]: value, ...(repeats > 1 ? { seed } : {}) };
            const footer = await footerOf({ puzzle: this.puzzle, algorithm, state: "", options: given }, state.abort.signal);
            if (!footer) return;
            (state.footers[`${line} ${value}`] ??= []).push(footer);
            state.done += 1;
            this.requestUpdate();
          }
        }
      }
    } catch (error) {
      state.problem = sentenceFor(error, this.texts);
      state.abort.abort();
      this.requestUpdate();
    }
  }
}

/** The mean of a measure over runs, to a tenth; null without runs. */
function mean(footers, measure) {
  if (!footers?.length) return null;
  const values = footers.map(({ status, counters, seconds }) =>
    measure === "success" ? (status === "found" ? 100 : 0) : measure === "milliseconds" ? 1000 * seconds : counters[measure]);
  return Math.round((10 * values.reduce((sum, value) => sum + value, 0)) / values.length) / 10;
}

define("dhadha-pictures", Pictures);
