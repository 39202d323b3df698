/** The panels as sections of a player: which exist, which apply to a run, and the properties of each. */
import { html, nothing } from "lit";
import { findAlgorithm } from "../catalogue/puzzle-registry.ts";
import type { Appearance, ListSpec } from "../../validation/python-types.ts";
import type { Header } from "../../validation/trace-types.ts";
import type { Texts } from "../../i18n/load-messages.ts";
import type { CodeLines } from "../catalogue/source-code.ts";
import type { HandBoard } from "../manual-play/manual-play.ts";
import type { Trace } from "../trace/trace.ts";
import type { Player } from "../manual-play/player.ts";

/**
 * The data of panels. version: changes as the trace grows; pace: steps per second, 0 while paused; query: sends one
 * of the worker's QUESTIONS to Python.
 */
export type Given = {
  trace: Trace;
  position: number;
  version: string;
  texts: Texts;
  source: CodeLines | null;
  appearance: Appearance | undefined;
  hand: HandBoard | null;
  inspectedStep: number;
  pace: number;
  query: (question: string, args?: object) => Promise<any>;
};

const OWN_HEADINGS = ["chips", "code", "counts", "strip"];

/** Notes beside headings. */
const NOTES: Record<string, (texts: Texts, header: Header) => string> = {
  code: ({ text }, { effective_algorithm: ran }) => text("panel-code-note", { algorithm: text(`algorithm-${ran}`) }),
  lesson: ({ text }, { effective_algorithm: ran }) =>
    text("panel-lesson-note", { algorithm: text(`algorithm-${ran}`) }),
  tree: ({ text }) => text("panel-tree-note"),
  wall: ({ text }) => text("panel-wall-note"),
};

/** Whether the panel of lists shows a list. */
export const isListed = ({ view }: ListSpec) => view !== "wall" && view !== "strip";

/** Conditions of panels that apply only to some runs. */
const FITS: Record<string, (header: Header) => boolean> = {
  strip: ({ lists }) => lists.length > 0,
  lists: ({ lists }) => lists.some(isListed),
  tree: ({ lists }) => lists.some(isListed),
  wall: ({ lists }) => lists.some(({ view }) => view === "wall"),
  plots: ({ plots }) => plots.length > 0,
  fault: (header) => Boolean(faultOf(header)),
};

/** The fault of an algorithm that is an exercise. */
export function faultOf({ puzzle, effective_algorithm: ran }: Header) {
  return findAlgorithm({ puzzle, algorithm: ran })?.fault;
}

const BODIES: Record<string, (given: Given, heading: unknown) => unknown> = {
  legend: (given) => html`<dhadha-legend .given=${given}></dhadha-legend>`,
  chips: (given) => html`<dhadha-legend .given=${given}></dhadha-legend>`,
  code: (given, heading) => html`<dhadha-code .given=${given}>${heading}</dhadha-code>`,
  values: (given) => html`<dhadha-values .given=${given}></dhadha-values>`,
  strip: (given) => html`<dhadha-strip .given=${given}></dhadha-strip>`,
  lists: (given) => html`<dhadha-lists .given=${given}></dhadha-lists>`,
  wall: (given) => html`<dhadha-wall .given=${given}></dhadha-wall>`,
  lesson: (given) => html`<dhadha-lesson .given=${given}></dhadha-lesson>`,
  tree: (given) => html`<dhadha-tree .given=${given}></dhadha-tree>`,
  counters: (given) => html`<dhadha-counters .given=${given}></dhadha-counters>`,
  counts: (given) => html`<dhadha-counters counts .given=${given}></dhadha-counters>`,
  fault: (given) => html`<dhadha-fault .given=${given}></dhadha-fault>`,
  plots: (given) => html`<dhadha-plots .given=${given}></dhadha-plots>`,
};

/** One of the panels named in the attribute `panels`; nothing where it does not apply to the run. */
export function panel(name: string, given: Given, player: Player) {
  const { trace: { header }, texts } = given;
  if (!BODIES[name] || FITS[name]?.(header) === false) return nothing;
  const note = NOTES[name]?.(texts, header);
  const heading = html`<h2>${texts.text(`panel-${name}`)}${note ? html` <small>${note}</small>` : nothing}</h2>`;
  const onMethod = ({ detail }: CustomEvent<string>) => player.run({ algorithm: detail });
  return html`<section class="panel ${name}" @goto=${player.goTo} @method=${onMethod}
    >${OWN_HEADINGS.includes(name) ? nothing : heading}${BODIES[name](given, heading)}</section>`;
}
