/** What a visitor has done in a takeover. */
import type { Options } from "../../validation/python-types.ts";
import type { Trace } from "../trace/trace.ts";

/** How an act was done: right at once, after a wrong one, or by the computer. */
export type Outcome = "right" | "missed" | "shown";

/** Where an act was done, and the options of the run before it. */
type Place = { position: number; options: Options };

/** The numbers of the steps at which a run departs from the algorithm's own. */
const departures = new WeakMap<Trace, number[]>();

export class ActRecord {
  /** The acts so far, by position. */
  acts = new Map<number, Outcome>();
  /** The positions of acts that were not right at once, and of those with a hint. */
  missed = new Set<number>();
  hinted = new Set<number>();
  /** The acts that can be taken back. */
  past: Place[] = [];

  count = (outcome: Outcome) => [...this.acts.values()].filter((each) => each === outcome).length;

  addAct(place: Place, outcome?: Outcome) {
    this.acts.set(place.position, outcome ?? (this.missed.has(place.position) ? "missed" : "right"));
    this.past.push(place);
  }

  /** Forget what was done after a position, where the run goes another way now. */
  forgetAfter(position: number) {
    for (const places of [this.acts, this.missed, this.hinted])
      for (const each of places.keys()) if (each > position) places.delete(each);
  }
}

/** The steps at which the visitor chose otherwise than the algorithm alone. */
export const departureStepsOf = (trace: Trace) => departures.get(trace) ?? [];

/** Keep the departures of the run before, up to a step; `departs`: whether that step is one, too. */
export function carryOverDepartures(before: Trace, trace: Trace, step: number, departs: boolean) {
  const earlier = departureStepsOf(before).filter((each) => each < step);
  departures.set(trace, departs ? [...earlier, step] : earlier);
}
