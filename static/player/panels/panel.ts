/** Base class of the panels of a trace. */
/** @import { Appearance } from "../../checks/contract.ts" */
/** @import { Texts } from "../../i18n/texts.ts" */
/** @import { Trace } from "../trace/trace.ts" */
import { LitElement } from "lit";
import { inputs } from "../base/events.ts";
import { FocusKeeper } from "../base/controllers.ts";

export class Panel extends LitElement {
  static properties = {
    ...inputs("trace", "position", "version", "texts", "appearance"),
    given: { attribute: false, noAccessor: true },
  };

  constructor() {
    super();
    /** @type {Trace} */
    this.trace = /** @type {any} */ (null);
    this.position = 0;
    /** Changes when the trace grows. */
    this.version = "";
    /** @type {Texts} */
    this.texts = /** @type {any} */ (null);
    /** @type {Appearance} */
    this.appearance = /** @type {any} */ (null);
    new FocusKeeper(this);
  }

  /**
   * Take all that panels may read; each panel declares which of it causes an update.
   * @param {import("./sections.ts").Given} given
   */
  set given(given) {
    Object.assign(this, given);
  }

  glyph = (/** @type {number} */ value) => this.appearance?.glyphs?.[value] ?? this.texts.number(value);

  /** Whether a heuristic guides the search, so that h and f exist. */
  get guided() {
    return this.trace.header.informed;
  }

  /** Format a node's g, h and f. @param {{depth: number, h: number}} node */
  estimate({ depth, h }) {
    const [g, estimate, f] = [depth, h, depth + h].map(this.texts.number);
    return this.guided ? `f = g + h = ${g} + ${estimate} = ${f}` : `g = ${g}`;
  }

  /** Go to the step at which a node was first seen. @param {number} first */
  goTo(first) {
    this.goToPosition(this.trace.positionOf(first));
  }

  /** @param {number} position */
  goToPosition(position) {
    this.dispatchEvent(new CustomEvent("goto", { detail: position, bubbles: true, composed: true }));
  }
}
