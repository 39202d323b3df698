/** A lane of a race: one method, its player, and its progress on a clock that counts steps. */
import { throttle } from "../base/throttle.ts";
import { laneRequest } from "./race-request.ts";
import type { DhadhaPlayer } from "../element/element.ts";
import type { Session } from "../session/session.ts";
import type { RaceRequest } from "../catalogue/match-requests-and-presets.ts";
import type { LaneAsked } from "./race-request.ts";
import type { DhadhaRace } from "./race.ts";

const HEARD = ["runstart", "runend", "error", "progress"];
const KEPT = ["ready", "stepchange", "play", "pause", "ended", "cellclick"];

export class Lane {
  /** Why the method did not run, as a sentence, and as an error. */
  refusal = "";
  error: Error | null = null;
  begun = false;
  declare algorithm: string;
  declare choices: LaneAsked["choices"];
  declare player: DhadhaPlayer;
  /** Undefined in a player of another version on the same page. */
  declare session: Session | undefined;

  /** The clock of the race moves the lane; `onChange` is called when the state of its run changes. */
  constructor({ algorithm, choices }: LaneAsked, { timeline, texts }: DhadhaRace, onChange: (lane: Lane) => void) {
    this.algorithm = algorithm;
    this.choices = choices;
    const player = document.createElement("dhadha-player");
    this.player = Object.assign(player, { controls: "none", loading: "eager", lang: texts?.language ?? "" });
    this.session = player.session;
    if (this.session) this.session.clock = timeline;
    for (const name of ["runprogress", ...HEARD, ...KEPT])
      player.addEventListener(name, (event) => event.stopPropagation());
    player.addEventListener("error", (event) => {
      const { message, error } = (event as unknown as CustomEvent).detail;
      this.refuse(error, message);
    });
    for (const name of HEARD) player.addEventListener(name, () => onChange(this));
    player.addEventListener("runprogress", throttle(() => onChange(this)));
  }

  refuse(error: Error, message: string) {
    [this.refusal, this.error] = [message, error];
  }

  /** Run the lane: in Python if `fresh`, else from the baked run. */
  run(race: RaceRequest, fresh: boolean) {
    this.begun = true;
    if (this.refusal) return null;
    return this.player.run?.(laneRequest(race, this), { play: false, fresh });
  }

  get growing() {
    return this.player.running;
  }

  /** Steps of the run so far, including thinned ones. */
  get steps(): number {
    const trace = this.session?.trace;
    return trace?.length ? (trace.footer?.steps ?? trace.stepNumber(trace.length - 1) + 1) : 0;
  }

  /** Seconds of Python's work; null while unknown. */
  get seconds() {
    return this.session?.trace?.footer?.seconds ?? null;
  }

  /** The final counters. */
  get counters(): Record<string, number> {
    return this.session?.trace?.footer?.counters ?? {};
  }

  /** "waiting", "searching", "found", "impossible", "exhausted", "budget", "cancelled" or "refused". */
  get outcome() {
    if (this.refusal) return "refused";
    if (!this.begun) return "waiting";
    if (this.growing) return "searching";
    const { footer } = this.session?.trace ?? {};
    if (!footer) return "cancelled";
    return footer.proved ? "impossible" : footer.status;
  }

  /** A proof that there is no answer counts as a success. */
  get succeeded() {
    return this.outcome === "found" || this.outcome === "impossible";
  }

  /** The steps taken by step `clock` of the race. */
  stepsAt(clock: number) {
    return Math.min(clock + 1, this.steps);
  }

  hasEndedAt(clock: number) {
    return !this.growing && clock >= this.steps - 1;
  }

  /** The first counter: [name, value], or null. */
  workAt(clock: number): [string, number] | null {
    const trace = this.session?.trace;
    const [name] = Object.keys(trace?.header.counters ?? {});
    return name && trace?.length ? [name, trace.counters(this.#positionAt(clock))[name]] : null;
  }

  /** Show step `clock`, or the last one of a shorter run. */
  showAt(clock: number) {
    if (this.steps) this.player.timeline.seek(this.#positionAt(clock));
  }

  #positionAt(clock: number) {
    return this.session!.trace.positionOf(this.stepsAt(clock) - 1);
  }
}

export const areRefusedAlike = (lanes: Lane[]) =>
  lanes.length > 0 && lanes.every(({ refusal }) => refusal && refusal === lanes[0].refusal);

/** The clock's maximum, 0 until all lanes are ready. */
export const raceLength = (lanes: Lane[]) =>
  lanes.some(({ growing }) => growing) ? 0 : Math.max(0, ...lanes.map(({ steps }) => steps));

/** The known finish steps of lanes, without duplicates. */
export const finishSteps = (lanes: Lane[]) => [...new Set(lanes.map(({ steps }) => steps - 1))].sort((one, other) => one - other);

/** A marker at each step at which a lane finishes with an answer or a proof. */
export const finishMarkers = (lanes: Lane[]) =>
  finishSteps(lanes.filter((lane) => lane.succeeded)).map((position) => ({ position, answer: true }));
