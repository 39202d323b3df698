/** Base class of the panels of a trace. */
import { LitElement, html } from "lit";
import { emit, declarePropertiesWithoutAttributes } from "../base/custom-elements-and-events.ts";
import { FocusKeeper } from "../base/focus-engagement-and-host-theme.ts";
import { buttons, css, hidden } from "../base/styles.ts";
import { errorSentence } from "../text/error-messages.ts";
import { explainTerms } from "../text/glossary.ts";
import { FOLLOWABLE } from "../trace/playback-clock.ts";
import type { CSSResultGroup } from "lit";
import type { Appearance } from "../../validation/python-types.ts";
import type { Texts } from "../../i18n/load-messages.ts";
import type { Fault } from "../text/error-messages.ts";
import type { PanelInputs } from "./panel-registry.ts";

const CLOCK: PropertyKey[] = ["position", "pace"];
const VALUES_WRITTEN = 200;
const REST = 500; // milliseconds between updates of a list that nobody can read at this pace
const APART = 100; // milliseconds between updates of two such lists, which would make a frame late together

/** When the last such list was updated. */
let latestUpdate = 0;

export interface Panel extends Omit<PanelInputs, "appearance"> {
  appearance: Appearance;
}
export class Panel extends LitElement {
  static properties = {
    ...declarePropertiesWithoutAttributes("trace", "position", "version", "texts", "appearance", "pace"),
    inputs: { attribute: false, noAccessor: true },
  };

  static styles: CSSResultGroup[] = [buttons, hidden, css`
    :host { display: block; --monospace: ui-monospace, "SF Mono", "Cascadia Code", Menlo, "DejaVu Sans Mono"; }
    :is(ol, ul) { list-style: none; margin: 0; padding: 0; }
    :is(h2, h3) { margin: 0 0 4px; font-size: var(--list-title, .85em); font-weight: 600; color: var(--muted); }
  `];

  /** Whether an update takes so long that one in each frame would make frames late. */
  protected isSlowToDraw = false;
  #updatedAt = 0;
  #timer = 0;

  constructor() {
    super();
    new FocusKeeper(this);
  }

  shouldUpdate(changed: Map<PropertyKey, unknown>) {
    const rest = Math.max(this.#updatedAt + REST, latestUpdate + APART) - performance.now();
    const isOnlyClock = this.hasUpdated && [...changed.keys()].every((name) => CLOCK.includes(name));
    clearTimeout(this.#timer);
    if (this.isSlowToDraw && this.pace > FOLLOWABLE && rest > 0 && isOnlyClock) {
      this.#timer = window.setTimeout(() => this.requestUpdate("position"), rest);
      return false;
    }
    this.#updatedAt = performance.now();
    if (this.isSlowToDraw) latestUpdate = this.#updatedAt;
    return true;
  }

  /** Take all that panels may read; each panel declares which of it causes an update. */
  set inputs(inputs: PanelInputs) {
    Object.assign(this, inputs);
  }

  text: Texts["text"] = (id, args) => this.texts.text(id, args);

  /** A text whose terms are explained. */
  textWithTerms = (id: string, args?: Parameters<Texts["text"]>[1]) => explainTerms(this.text(id, args), this.texts);

  glyph = (value: number) => this.appearance?.glyphs?.[value] ?? this.texts.number(value);

  protected numberOrDash = (value: number | null) => (value === null ? "–" : this.texts.grouped.format(value));

  /** The values of a board. */
  protected boardInWords(board: Int32Array | number[]) {
    const values = Array.from(board.slice(0, VALUES_WRITTEN), this.glyph);
    return values.join(values.length > 9 ? " " : "");
  }

  /** Whether a heuristic guides the search, so that h and f exist. */
  get guided() {
    return this.trace.header.informed;
  }

  /** Format a node's g, and h and f if they were computed; without a heuristic its depth, if the puzzle names it. */
  estimateInWords({ depth, h }: { depth: number; h: number | null }) {
    if (!this.guided) return this.texts.has("node-depth") ? this.text("node-depth", { g: depth }) : "";
    const [g, estimate, f] = [depth, h ?? 0, depth + (h ?? 0)].map(this.texts.number);
    return h === null ? `g = ${g}` : `f = g + h = ${g} + ${estimate} = ${f}`;
  }

  /** Go to the step at which a node was first seen. */
  goToStep(first: number) {
    this.goToPosition(this.trace.positionOf(first));
  }

  goToPosition(position: number) {
    emit(this, "goto", position);
  }
}

/** Why something could not be loaded, with a button to try again. */
export const renderLoadFailure = (fault: Fault, texts: Texts, again: () => unknown) =>
  html`<p role="alert">${errorSentence(fault, texts)} <button class="button" @click=${again}
    >${texts.text("try-again")}</button></p>`;
