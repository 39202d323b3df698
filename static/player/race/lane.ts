/** A lane of a race: one method, its player, and its progress on a clock that counts steps. */
/** @import { DhadhaPlayer } from "../element/element.ts" */
/** @import { Timeline } from "../trace/timeline.ts" */
/** @import { LaneAsked, RaceRequest } from "./race-request.ts" */
import { throttle } from "../base/throttle.ts";
import { runForFooter } from "../catalogue/run-footer.ts";
import { laneOf } from "./race-request.ts";

const HEARD = ["runstart", "runend", "error", "progress"];
const KEPT = ["ready", "stepchange", "play", "pause", "ended", "cellclick"];
const LONG = 2; // seconds; a longer run is not measured again

export class Lane {
  /** Why the method did not run, as a sentence, and as an error. */
  refusal = "";
  /** @type {Error | null} */
  error = null;
  begun = false;
  /** Whether `seconds` is final. */
  timed = true;
  #again = Infinity;

  /**
   * `clock` moves the lane; `onChange` is called when the state of its run changes.
   * @param {LaneAsked} asked @param {{clock: Timeline, lang: string, onChange: (lane: Lane) => void}} race
   */
  constructor({ algorithm, choices }, { clock, lang, onChange }) {
    this.algorithm = algorithm;
    this.choices = choices;
    const player = document.createElement("dhadha-player");
    /** @type {DhadhaPlayer} */
    this.player = Object.assign(player, { controls: "none", loading: "eager", clock, lang });
    for (const name of ["runprogress", ...HEARD, ...KEPT])
      player.addEventListener(name, (event) => event.stopPropagation());
    player.addEventListener("error", (event) => {
      const { message, error } = /** @type {CustomEvent} */ (/** @type {unknown} */ (event)).detail;
      this.refuse(error, message);
    });
    for (const name of HEARD) player.addEventListener(name, () => onChange(this));
    player.addEventListener("runprogress", throttle(() => onChange(this)));
  }

  /** @param {Error} error @param {string} message */
  refuse(error, message) {
    [this.refusal, this.error] = [message, error];
  }

  /** Run the lane: in Python if `fresh`, else from the baked run. @param {RaceRequest} race @param {boolean} fresh */
  run(race, fresh) {
    this.begun = true;
    if (this.refusal) return null;
    this.timed = !fresh;
    // A player of another version on the same page may lack the method.
    return this.player.run?.(laneOf(race, this), { play: false, fresh });
  }

  /**
   * Run a short lane once more to measure it: the first methods paid for warming up Python.
   * @param {RaceRequest} race @param {AbortSignal} signal
   */
  async measure(race, signal) {
    const prepared = this.steps > 0 && this.player.trace.step(0).word === "progress";
    if (this.seconds !== null && (this.seconds < LONG || prepared)) {
      const footer = await runForFooter(laneOf(race, this), signal).catch(() => null);
      this.#again = footer?.seconds ?? Infinity;
    }
    this.timed = true;
  }

  cancel() {
    this.player.cancel();
  }

  get growing() {
    return this.player.running;
  }

  /** Steps of the run so far, including thinned ones. @returns {number} */
  get steps() {
    const { trace, length } = this.player;
    return length ? (trace.footer?.steps ?? trace.stepNumber(length - 1) + 1) : 0;
  }

  /** Seconds of Python's work, the faster of two times; null while unknown. */
  get seconds() {
    const seconds = this.player.trace?.footer?.seconds;
    return seconds === undefined ? null : Math.min(seconds, this.#again);
  }

  /** The final counters. @returns {Record<string, number>} */
  get counters() {
    return this.player.trace?.footer?.counters ?? {};
  }

  /** "waiting", "searching", "found", "impossible", "exhausted", "budget", "cancelled" or "refused". */
  get outcome() {
    if (this.refusal) return "refused";
    if (!this.begun) return "waiting";
    if (this.growing) return "searching";
    const { footer } = this.player.trace ?? {};
    if (!footer) return "cancelled";
    return footer.proved ? "impossible" : footer.status;
  }

  /** A proof that there is no answer counts as a success. */
  get succeeded() {
    return this.outcome === "found" || this.outcome === "impossible";
  }

  /** The steps taken by step `clock` of the race. @param {number} clock */
  stepsAt(clock) {
    return Math.min(clock + 1, this.steps);
  }

  /** @param {number} clock */
  endedAt(clock) {
    return !this.growing && clock >= this.steps - 1;
  }

  /** The first counter: [name, value], or null. @param {number} clock @returns {[string, number] | null} */
  workAt(clock) {
    const { trace, length } = this.player;
    const [name] = Object.keys(trace?.header.counters ?? {});
    return name && length ? [name, trace.counters(this.#positionAt(clock))[name]] : null;
  }

  /** Show step `clock`, or the last one of a shorter run. @param {number} clock */
  show(clock) {
    if (this.steps) this.player.timeline.seek(this.#positionAt(clock));
  }

  /** @param {number} clock */
  #positionAt(clock) {
    return this.player.trace.positionOf(this.stepsAt(clock) - 1);
  }
}

/** @param {Lane[]} lanes @param {RaceRequest} race @param {AbortSignal} signal @param {() => void} onChange */
export async function measureAll(lanes, race, signal, onChange) {
  for (const lane of lanes) {
    if (!lane.timed) await lane.measure(race, signal);
    onChange();
  }
}

/** @param {Lane[]} lanes */
export const refusedAlike = (lanes) =>
  lanes.length > 0 && lanes.every(({ refusal }) => refusal && refusal === lanes[0].refusal);

const SECONDS_TO_A_FINISH = 6;

/** The clock's maximum: the least length of the lanes that still grow. @param {Lane[]} lanes */
export function lengthOf(lanes) {
  const growing = lanes.filter((lane) => lane.growing).map(({ steps }) => steps);
  return growing.length ? Math.min(...growing) : Math.max(0, ...lanes.map(({ steps }) => steps));
}

/** The known finish steps of lanes, without duplicates. @param {Lane[]} lanes */
const finishes = (lanes) => [...new Set(lanes.map(({ steps }) => steps - 1))].sort((one, other) => one - other);

/** The step at which the next lane finishes; null if none is known. @param {Lane[]} lanes @param {number} position */
export const nextFinish = (lanes, position) =>
  finishes(lanes.filter(({ growing }) => !growing)).find((end) => end > position) ?? null;

/**
 * Return the pace of a race, which never decreases and makes finishes follow each other quickly.
 * @param {Lane[]} lanes @param {number} position
 */
export function rhythm(lanes, position) {
  let [pace, from] = [0, 0];
  for (const end of finishes(lanes)) {
    pace = Math.max(pace, (end - from) / SECONDS_TO_A_FINISH);
    if (end > position) break;
    from = end;
  }
  return pace;
}

/** A marker where one lane or several finish. @param {Lane[]} lanes */
export const arrivals = (lanes) =>
  finishes(lanes.filter((lane) => lane.succeeded)).map((position) => ({ position, answer: true }));
