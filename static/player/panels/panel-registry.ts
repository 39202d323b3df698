/** The table of panels, to which the module of each adds its row; a panel as a section of a player. */
import { html, nothing } from "lit";
import { solver } from "../../python-worker/solver-client.ts";
import { defineOnce } from "../base/custom-elements-and-events.ts";
import { findAlgorithm } from "../catalogue/puzzle-registry.ts";
import type { LitElement } from "lit";
import type { PANELS } from "../catalogue/element-attributes.ts";
import type { Appearance, Ask, ListSpec } from "../../validation/python-types.ts";
import type { Header } from "../../validation/trace-types.ts";
import type { Texts } from "../../i18n/load-messages.ts";
import type { Drawn } from "../board/types.ts";
import type { CodeLines } from "../catalogue/source-code.ts";
import type { HandBoard } from "../session/hand-board.ts";
import type { Session } from "../session/session.ts";
import type { Trace } from "../trace/trace.ts";

/**
 * The data of panels. version: changes as the trace grows; asItRuns: whether the whole code is shown; pace: steps per
 * second, 0 while paused; query: sends one of the worker's QUESTIONS to Python; drawn: the board in place of the run's.
 */
export type PanelInputs = {
  trace: Trace;
  position: number;
  version: string;
  texts: Texts;
  source: CodeLines | null;
  asItRuns: boolean;
  appearance: Appearance | undefined;
  hand: HandBoard | null;
  inspectedPosition: number;
  pace: number;
  query: Ask;
  isPythonReady: boolean;
  drawn: Drawn | null;
  isAsking: boolean;
};

type Asking = { board?: Drawn | null; isAsking?: boolean };

export function panelInputsOf(
  session: Session, source: CodeLines | null, asItRuns: boolean, { board: drawn = null, isAsking = false }: Asking,
): PanelInputs {
  const { trace, position, texts, appearance, timeline, query, hand, inspectedPosition, runs } = session;
  const version = `${runs.looks} ${trace?.complete}`;
  const pace = timeline.playing ? timeline.pace : 0;
  const isPythonReady = solver.everReady;
  return {
    trace, version, position, texts, source, appearance, hand, inspectedPosition, pace, query, isPythonReady, asItRuns,
    drawn, isAsking,
  };
}

/** The panels of the attribute `panels`, and those that only the stage shows. */
export type PanelName = (typeof PANELS)[number] | "chips" | "counts" | "strip";

/**
 * The row of a panel. heading: the place of the text `panel-NAME`, if that is not above the element; hasNote: whether
 * `panel-NAME-note` is beside it; isWide: whether nothing is beside the panel.
 */
type PanelRow = {
  hasNote?: boolean;
  heading?: "inside" | "none";
  isWide?: boolean;
};

/** The rows of all loaded panels, with the strings of their templates: a tag of Lit cannot be an expression. */
const TABLE = new Map<string, PanelRow & { strings: TemplateStringsArray }>();

/** Define the element `dhadha-NAME`, and add its panel to the table. */
export function definePanel(name: PanelName, element: typeof LitElement, row: PanelRow = {}) {
  defineOnce(`dhadha-${name}`, element);
  const strings = [`<dhadha-${name} .inputs=`, ">", `</dhadha-${name}>`];
  TABLE.set(name, { ...row, strings: Object.assign(strings, { raw: strings }) });
}

/** Whether the panel of lists shows a list, unless that stands beside the sentence. */
export const isInListsPanel = ({ view }: ListSpec) => view !== "wall" && view !== "strip";

/** The fault of an algorithm that is an exercise. */
export function debuggingFaultOf({ puzzle, effective_algorithm: ran }: Header) {
  return findAlgorithm({ puzzle, algorithm: ran })?.fault;
}

/** Whether panels apply to a run; the others always do. */
const FITS: Partial<Record<PanelName, (header: Header) => boolean>> = {
  fault: (header) => Boolean(debuggingFaultOf(header)),
  lesson: ({ puzzle, effective_algorithm: ran, source }) =>
    source.startsWith("dhadha.") && findAlgorithm({ puzzle, algorithm: ran })?.kind === "textbook",
  lists: ({ lists }) => lists.filter(isInListsPanel).length > 1,
  plots: ({ plots }) => plots.length > 0,
  strip: ({ lists }) => lists.length > 0,
  tree: ({ lists }) => lists.some(isInListsPanel),
  wall: ({ lists }) => lists.some(({ view }) => view === "wall"),
};

export const panelFitsRun = (name: PanelName, header: Header) => FITS[name]?.(header) ?? true;

/** Go to a step of the run, and stay there. */
export function goToStep(session: Session, position: number) {
  session.timeline.pause();
  session.timeline.seek(position);
  session.endManualPlay();
  session.requestUpdate();
}

/** A panel; nothing where it does not apply to the run, or has not loaded. */
export function renderPanelSection(name: string, inputs: PanelInputs, session: Session) {
  const { trace: { header }, texts: { text } } = inputs;
  const row = TABLE.get(name);
  if (!row || !panelFitsRun(name as PanelName, header)) return nothing;
  const algorithm = text(`algorithm-${header.effective_algorithm}`);
  const note = row.hasNote ? html` <small>${text(`panel-${name}-note`, { algorithm })}</small>` : nothing;
  const heading = html`<h2>${text(`panel-${name}`)}${note}</h2>`;
  const onMethod = ({ detail }: CustomEvent<string>) => session.run({ algorithm: detail });
  const onGoTo = ({ detail }: CustomEvent<number>) => goToStep(session, detail);
  return html`<section class="panel ${name} ${row.isWide ? "wide" : ""}" @goto=${onGoTo} @method=${onMethod}
    >${row.heading ? nothing : heading}${
      html(row.strings, inputs, row.heading === "inside" ? heading : nothing)}</section>`;
}
