/** A lane of a race: one method, its player, and how far it has come at a clock that counts steps. */
import { footerOf } from "./footers.js";
import { fittingOptions } from "./library.js";

const TOLD = ["runstart", "rungrow", "runend", "error", "progress"];
const LONG = 2; // seconds of a run that need not be measured again
const KEPT = ["ready", "stepchange", "play", "pause", "ended", "cellclick"];

export class Lane {
  /** Why the method did not run, in a sentence, and as an error. */
  refusal = "";
  error = null;

  /** `clock` moves the lane; `tell` is called when something happened to its run. */
  constructor(algorithm, { clock, lang, tell }) {
    this.algorithm = algorithm;
    this.player = Object.assign(document.createElement("dhadha-player"), { controls: "none", clock, lang });
    for (const name of [...TOLD, ...KEPT]) this.player.addEventListener(name, (event) => event.stopPropagation());
    this.player.addEventListener("error", (/** @type {any} */ { detail }) => ([this.refusal, this.error] = [detail.message, detail.error]));
    for (const name of TOLD) this.player.addEventListener(name, () => tell(this));
  }

  /** Solve it: for real, if it shall be `fresh`, else as it was baked. */
  run(race, fresh) {
    this.timed = !fresh;
    return this.player.run(this.#asked(race), { play: false, fresh });
  }

  /** Solve it once more, unseen: the methods that came first had Python to warm up. */
  async measure(race, signal) {
    if (this.seconds < LONG && this.seconds !== null) this.#again = (await footerOf(this.#asked(race), signal).catch(() => null))?.seconds ?? Infinity;
    this.timed = true;
  }

  #asked({ puzzle, state, options }) {
    const { algorithm } = this;
    return { puzzle, algorithm, state, options: fittingOptions({ puzzle, algorithm, options }) };
  }

  /** Whether `seconds` is what it will be. */
  timed = true;
  /** Seconds of the second run. */
  #again = Infinity;

  cancel() {
    this.player.cancel();
  }

  get growing() {
    return this.player.running;
  }

  /** Steps of the run so far, also those that a long run let go. */
  get steps() {
    const { trace, length } = this.player;
    return length ? (trace.footer?.steps ?? trace.stepNumber(length - 1) + 1) : 0;
  }

  /** Seconds that Python worked, the faster time of two; null while that is not known. */
  get seconds() {
    const seconds = this.player.trace?.footer?.seconds;
    return seconds === undefined ? null : Math.min(seconds, this.#again);
  }

  /** What was counted in the end. */
  get counters() {
    return this.player.trace?.footer?.counters ?? {};
  }

  /** "searching", "found", "impossible", "exhausted", "budget", "cancelled" or "refused". */
  get outcome() {
    if (this.refusal) return "refused";
    if (this.growing) return "searching";
    const { footer } = this.player.trace ?? {};
    if (!footer) return "cancelled";
    return footer.proved ? "impossible" : footer.status;
  }

  /** That there is no answer is an answer, too. */
  get succeeded() {
    return this.outcome === "found" || this.outcome === "impossible";
  }

  /** The steps taken by step `clock` of the race. */
  stepsAt(clock) {
    return Math.min(clock + 1, this.steps);
  }

  endedAt(clock) {
    return !this.growing && clock >= this.steps - 1;
  }

  /** Of the method's first counter: [name, value at the clock]; null when it has none. */
  workAt(clock) {
    const { trace, length } = this.player;
    const [name] = Object.keys(trace?.header.counters ?? {});
    return name && length ? [name, trace.counters(this.#positionAt(clock))[name]] : null;
  }

  /** Show step `clock`, or the last one if the lane has ended before. */
  show(clock) {
    if (this.steps) this.player.timeline.seek(this.#positionAt(clock));
  }

  #positionAt(clock) {
    return this.player.trace.positionOf(this.stepsAt(clock) - 1);
  }
}
