/** The clock: one integer position. Fires `change`, `play`, `pause` and `ended`. */

import type { ReadingTimes } from "./reading-times.ts";

/** Speeds offered, in steps per second. */
export const SPEEDS = [0.5, 1, 2, 4, 8, 16, 60, 250, 1000, 5000];

/** Steps per second; nobody can follow words, values and lists at a faster pace. */
export const FOLLOWABLE = 6;

/** The speed next to `pace`, faster (1) or slower (-1). */
export function nextSpeed(pace: number, direction: number) {
  const next = direction > 0 ? SPEEDS.find((speed) => speed > pace) : SPEEDS.findLast((speed) => speed < pace);
  return next ?? pace;
}

const AUTO_SECONDS = 25;
const SLOWEST_AUTO = 2.5;
const FASTEST_AUTO = 4000;
const LOOP_REST = 1800;
const READ = 0.15; // seconds until a step goes on that was read while the clock stood
const [HURRY, SLOWEST_HURRY] = [1, 3]; // seconds in all; steps per second

/** Why playback is suspended. */
type Reason = "unseen" | "loading";

export class Timeline extends EventTarget {
  position = 0;
  playing = false;
  loop = false;
  /** Where playback ends that started before it. */
  until = Infinity;
  /** Where playback restarts after the end. */
  from = 0;
  /** Steps per second; "auto": a pace that suits the length; "reading": the time that each step needs. */
  speed: number | "auto" | "reading" = "auto";
  /** The time that each step needs to be read; null until it is wanted. */
  reading: ReadingTimes | null = null;
  /** The automatic pace, where the length alone does not suggest it. */
  rhythm: (() => number) | null = null;
  /** The number of positions. */
  length = 0;
  #growing = false;
  /** Seconds since the position's step began. */
  #owed = 0;
  /** The position whose step was read while the clock stood. */
  #read = -1;
  #lastFrame = 0;
  #request = 0;
  /** When a pausing loop restarts. */
  #restartAt: number | null = null;
  #suspended = new Set<Reason>();
  /** Where this playing ends. */
  #end = Infinity;
  /** Steps per second on the way to where the run is wanted; 0: the speed counts. */
  #hurried = 0;

  get last() {
    return Math.max(0, this.length - 1);
  }

  /** Steps per second. */
  get pace(): number {
    if (this.#hurried) return this.#hurried;
    if (typeof this.speed === "number") return this.speed;
    if (this.#readingTimes) return 1 / this.#readingTimes.secondsAt(this.position);
    return this.rhythm?.() ?? Math.min(FASTEST_AUTO, Math.max(SLOWEST_AUTO, this.length / AUTO_SECONDS));
  }

  /** The stretch that is being skimmed; null while steps are read. */
  get stretch() {
    return (this.playing && this.#readingTimes?.stretchAt(this.position)) || null;
  }

  /** What stands while it is read, a step or a stretch: where it began, its seconds, and those that have passed. */
  get standing() {
    const times = this.playing ? this.#readingTimes : null;
    if (!times) return null;
    const { from, to } = this.stretch ?? { from: this.position, to: this.position + 1 };
    const passed = times.startOf(this.position) - times.startOf(from) + this.#owed;
    return { from, seconds: times.startOf(to) - times.startOf(from), passed };
  }

  get #readingTimes() {
    return this.speed === "reading" && !this.#hurried ? this.reading : null;
  }

  /** The place of a position on the scrubber, from 0 to 1; a step has as much room there as it takes time. */
  scrubberPlaceOf(position: number) {
    const startOf = (at: number) => this.#readingTimes?.startOf(at) ?? at;
    return this.last ? startOf(position) / startOf(this.last) : 0;
  }

  /** The position at a place of the scrubber. */
  positionAtPlace(place: number) {
    const reads = this.#readingTimes;
    return reads ? reads.positionAt(place * reads.startOf(this.last)) : Math.round(place * this.last);
  }

  /** Set the number of positions. growing: whether more may follow. */
  resize(length: number, growing: boolean) {
    this.length = length;
    this.#growing = growing;
    if (this.position > this.last) this.seek(this.last);
  }

  seek(position: number) {
    this.#owed = 0;
    this.#moveTo(position);
  }

  #moveTo(position: number) {
    const bounded = Math.max(0, Math.min(this.last, Math.round(position)));
    if (Number.isNaN(bounded) || bounded === this.position) return;
    this.#read = -1;
    this.position = bounded;
    this.dispatchEvent(new Event("change"));
  }

  /** Step by hand; what stands while it is read goes on at once, and the playing with it. */
  step(count: number) {
    if (count === 1 && this.standing)
      return this.seek(Math.min(this.#end, this.stretch?.to ?? this.position + 1));
    this.pause();
    this.seek(this.position + count);
  }

  /** Play. `isRead`: whether the present step was read while it stood, so that it goes on soon. */
  play({ isRead = true } = {}) {
    if (this.playing || !this.length) return;
    const isOver = this.position === this.last && !this.#growing;
    if (isOver) this.seek(this.from < this.last ? this.from : 0);
    this.playing = true;
    this.#end = this.position < this.until ? this.until : Infinity;
    this.#owed = 0;
    this.#read = isRead && !isOver ? this.position : -1;
    this.#restartAt = null;
    this.dispatchEvent(new Event("play"));
    this.#requestFrame();
  }

  /** Play up to a position ahead, at once whatever the speed, but so that few steps can be seen. */
  hurryTo(position: number) {
    this.pause();
    this.#hurried = Math.max(SLOWEST_HURRY, (position - this.position) / HURRY);
    this.play();
    this.#end = position;
  }

  /** Suspend playback for a reason, or no longer; the clock does not catch up afterwards. */
  suspend(why: Reason, isSuspended: boolean) {
    if (isSuspended === this.#suspended.has(why)) return;
    if (isSuspended) this.#suspended.add(why);
    else this.#suspended.delete(why);
    cancelAnimationFrame(this.#request);
    this.#requestFrame();
  }

  get isSuspended() {
    return this.#suspended.size > 0;
  }

  #requestFrame() {
    if (!this.playing || this.isSuspended) return;
    this.#lastFrame = performance.now();
    this.#request = requestAnimationFrame(this.#onFrame);
  }

  pause() {
    if (!this.playing) return;
    this.playing = false;
    this.#hurried = 0;
    cancelAnimationFrame(this.#request);
    this.dispatchEvent(new Event("pause"));
  }

  #onFrame = (now: number) => {
    if (!this.playing) return;
    this.#owed += Math.min(250, Math.max(0, now - this.#lastFrame)) / 1000;
    this.#lastFrame = now;
    const end = Math.min(this.last, this.#end);
    const steps = this.#spendTimeOnSteps(end - this.position);
    if (this.position >= end && !(this.#growing && end === this.last)) this.#handleEnd(now);
    else if (steps) this.#moveTo(this.position + steps);
    if (this.playing && !this.isSuspended) this.#request = requestAnimationFrame(this.#onFrame);
  };

  /** Spend the time owed on steps, at most `most`; return how many. */
  #spendTimeOnSteps(most: number) {
    const { pace, position } = this;
    const mostAt = (at: number) => (at === this.#read ? READ : Infinity);
    const times = this.#readingTimes;
    const secondsAt = (step: number) => Math.min(mostAt(position + step), times?.secondsAt(position + step) ?? 1 / pace);
    let steps = 0;
    for (; steps < most && this.#owed >= secondsAt(steps); steps += 1) this.#owed -= secondsAt(steps);
    return steps;
  }

  #handleEnd(now: number) {
    if (!this.loop) {
      this.pause();
      this.dispatchEvent(new Event("ended"));
      return;
    }
    this.#restartAt ??= now + LOOP_REST;
    if (now < this.#restartAt) return;
    this.#restartAt = null;
    this.#end = this.until;
    this.seek(this.from < this.#end ? this.from : 0);
  }
}
