/** What the panels that look at a trace have in common. */
import { LitElement } from "lit";
import { KeepsFocus } from "../focus.js";

export class Panel extends LitElement {
  static properties = {
    trace: { attribute: false }, position: { attribute: false }, version: { attribute: false }, texts: { attribute: false },
  };

  constructor() {
    super();
    this.trace = null;
    this.position = 0;
    /** Changes when the trace grows. */
    this.version = "";
    this.texts = null;
    new KeepsFocus(this);
  }

  /** Whether a heuristic guides the search, so that h and f mean something. */
  get guided() {
    return Boolean(this.trace.header.options.heuristic);
  }

  /** What a node is worth, in letters and numbers. */
  estimate({ depth, h }) {
    const [g, estimate, f] = [depth, h, depth + h].map(this.texts.number);
    return this.guided ? `f = g + h = ${g} + ${estimate} = ${f}` : `g = ${g}`;
  }

  /** Go to the step at which a node was first seen. */
  goTo(first) {
    this.dispatchEvent(new CustomEvent("goto", { detail: this.trace.positionOf(first), bubbles: true, composed: true }));
  }
}
