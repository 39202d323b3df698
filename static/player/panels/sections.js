/** The panels as sections of a player: which exist, which apply to a run, and the properties of each. */
/** @import { Appearance } from "../../checks/contract.js" */
/** @import { Header } from "../../checks/trace-contract.js" */
/** @import { Texts } from "../../i18n/texts.js" */
/** @import { CodeLines } from "../catalogue/sources.js" */
/** @import { HandBoard } from "../hand/hand.js" */
/** @import { Trace } from "../trace/trace.js" */
import { html, nothing } from "lit";
import { findAlgorithm } from "../catalogue/puzzle-registry.js";

/**
 * Properties and callbacks of panels. looks: changes as the trace grows; pace: steps per second, 0 while paused; ask:
 * asks Python.
 * @typedef {{trace: Trace, position: number, texts: Texts, source: CodeLines | null, appearance: Appearance |
 * undefined, looks: number,
 * hand: HandBoard | null, inspectedStep: number, pace: number, goTo: (event: CustomEvent<number>) => void,
 * ask: (question: string, args?: object) => Promise<any>, run: (request: unknown) => unknown}} Given
 */

/** Notes beside headings. @type {Record<string, (texts: Texts, header: Header) => string>} */
const NOTES = {
  code: ({ text }, { effective_algorithm: ran }) => text("panel-code-note", { algorithm: text(`algorithm-${ran}`) }),
  lesson: ({ text }, { effective_algorithm: ran }) =>
    text("panel-lesson-note", { algorithm: text(`algorithm-${ran}`) }),
  tree: ({ text }) => text("panel-tree-note"),
  wall: ({ text }) => text("panel-wall-note"),
};

/** Conditions of panels that apply only to some runs. @type {Record<string, (header: Header) => boolean>} */
const FITS = {
  lists: ({ lists }) => lists.some(({ view }) => view !== "wall"),
  tree: ({ lists }) => lists.some(({ view }) => view !== "wall"),
  wall: ({ lists }) => lists.some(({ view }) => view === "wall"),
  plots: ({ plots }) => plots.length > 0,
  fault: (header) => Boolean(faultOf(header)),
};

/** The fault of an algorithm that is an exercise. @param {Header} header */
export function faultOf({ puzzle, effective_algorithm: ran }) {
  return findAlgorithm({ puzzle, algorithm: ran })?.fault;
}

/** @typedef {Given & {version: string, heading: unknown}} Shown */

/** @type {Record<string, (given: Shown) => unknown>} */
const BODIES = {
  legend: ({ trace, position, version, texts, appearance, hand, inspectedStep }) =>
    html`<dhadha-legend .trace=${trace} .position=${position} .version=${version} .texts=${texts}
      .appearance=${appearance} .hand=${hand} .inspectedStep=${inspectedStep}></dhadha-legend>`,
  code: ({ source, trace, position, version, texts, goTo, heading }) =>
    html`<dhadha-code .source=${source} .trace=${trace} .position=${position} .version=${version} .texts=${texts}
      @goto=${goTo}>${heading}</dhadha-code>`,
  values: ({ trace, position, version, texts, appearance, ask, pace }) =>
    html`<dhadha-values .trace=${trace} .position=${position} .version=${version} .texts=${texts}
      .appearance=${appearance} .ask=${ask} .pace=${pace}></dhadha-values>`,
  lists: ({ trace, position, version, texts, appearance, goTo }) =>
    html`<dhadha-lists .trace=${trace} .position=${position} .version=${version} .texts=${texts}
      .appearance=${appearance} @goto=${goTo}></dhadha-lists>`,
  wall: ({ trace, position, version, texts, appearance, goTo }) =>
    html`<dhadha-wall .trace=${trace} .position=${position} .version=${version} .texts=${texts}
      .appearance=${appearance} @goto=${goTo}></dhadha-wall>`,
  lesson: ({ trace, position, version, texts, goTo }) =>
    html`<dhadha-lesson .trace=${trace} .position=${position} .version=${version} .texts=${texts}
      @goto=${goTo}></dhadha-lesson>`,
  tree: ({ trace, position, version, texts, goTo }) =>
    html`<dhadha-tree .trace=${trace} .position=${position} .version=${version} .texts=${texts}
      @goto=${goTo}></dhadha-tree>`,
  counters: ({ trace, position, version, texts }) =>
    html`<dhadha-counters .trace=${trace} .position=${position} .version=${version} .texts=${texts}></dhadha-counters>`,
  fault: ({ trace, source, texts, run }) =>
    html`<dhadha-fault .algorithm=${trace.header.effective_algorithm} .fault=${faultOf(trace.header)}
      .lines=${source?.reading}
      .texts=${texts} @method=${(/** @type {CustomEvent} */ { detail }) => run({ algorithm: detail })}></dhadha-fault>`,
  plots: ({ trace, position, version, texts }) =>
    html`<dhadha-plots .trace=${trace} .position=${position} .version=${version} .texts=${texts}></dhadha-plots>`,
};

/**
 * One of the panels named in the attribute `panels`; nothing where it does not apply to the run.
 * @param {string} name @param {Given} given
 */
export function panel(name, given) {
  const { trace, texts } = given;
  if (!BODIES[name] || FITS[name]?.(trace.header) === false) return nothing;
  const version = `${given.looks} ${trace.complete}`;
  const note = NOTES[name]?.(texts, trace.header);
  const heading = html`<h2>${texts.text(`panel-${name}`)}${note ? html` <small>${note}</small>` : nothing}</h2>`;
  const body = BODIES[name]({ ...given, version, heading });
  return html`<section class="panel ${name}">${name === "code" ? nothing : heading}${body}</section>`;
}
