/** Base class of the panels of a trace. */
import { LitElement } from "lit";
import { emit, inputs } from "../base/element-helpers.ts";
import { FocusKeeper } from "../base/lit-controllers.ts";
import { FOLLOWABLE } from "../trace/timeline.ts";
import type { Appearance } from "../../validation/python-types.ts";
import type { Texts } from "../../i18n/load-messages.ts";
import type { Trace } from "../trace/trace.ts";
import type { Given } from "./panel-registry.ts";

const CLOCK: PropertyKey[] = ["position", "pace"];
const VALUES_WRITTEN = 200;
const REST = 500; // milliseconds between updates of a list that nobody can read at this pace
const APART = 100; // milliseconds between updates of two such lists, which would make a frame late together

/** When the last such list was updated. */
let latestUpdate = 0;

export class Panel extends LitElement {
  static properties = {
    ...inputs("trace", "position", "version", "texts", "appearance", "pace"),
    given: { attribute: false, noAccessor: true },
  };

  declare trace: Trace;
  declare position: number;
  /** Changes when the trace grows. */
  declare version: string;
  declare texts: Texts;
  declare appearance: Appearance;
  /** Steps per second, 0 while paused. */
  declare pace: number;

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
  set given(given: Given) {
    Object.assign(this, given);
  }

  glyph = (value: number) => this.appearance?.glyphs?.[value] ?? this.texts.number(value);

  /** The values of a board. */
  protected inWords(board: Int32Array | number[]) {
    const values = Array.from(board.slice(0, VALUES_WRITTEN), this.glyph);
    return values.join(values.length > 9 ? " " : "");
  }

  /** Whether a heuristic guides the search, so that h and f exist. */
  get guided() {
    return this.trace.header.informed;
  }

  /** Format a node's g, h and f. */
  estimate({ depth, h }: { depth: number; h: number }) {
    const [g, estimate, f] = [depth, h, depth + h].map(this.texts.number);
    return this.guided ? `f = g + h = ${g} + ${estimate} = ${f}` : `g = ${g}`;
  }

  /** Go to the step at which a node was first seen. */
  goTo(first: number) {
    this.goToPosition(this.trace.positionOf(first));
  }

  goToPosition(position: number) {
    emit(this, "goto", position);
  }
}
