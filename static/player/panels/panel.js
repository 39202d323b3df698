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

  /** Go to the step at which a node was first seen. */
  goTo(first) {
    this.dispatchEvent(new CustomEvent("goto", { detail: this.trace.positionOf(first), bubbles: true, composed: true }));
  }
}
