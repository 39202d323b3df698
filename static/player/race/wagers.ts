/** Before a race the visitor says which lane will be first, and which needs least work and memory; the end compares. */
import { html } from "lit";
import { findAlgorithm } from "../catalogue/puzzle-registry.ts";
import { nameOf } from "./race-setup.ts";
import type { Texts } from "../../i18n/load-messages.ts";
import type { Counter } from "../../validation/python-types.ts";
import type { RaceRequest } from "../catalogue/presets-and-defaults.ts";
import type { Lane } from "./lane.ts";
import type { DhadhaRace as Race } from "./race.ts";

const KINDS = ["first", "work", "memory"] as const;
type Kind = (typeof KINDS)[number];

export class Wagers {
  /** The number of the lane that was chosen for each kind. */
  #chosen = new Map<Kind, number>();
  #isClosed = false;
  #race = "";

  /** Forget the wagers about another race. */
  about({ puzzle, algorithms, state, options }: RaceRequest) {
    const chosen = Object.entries(options).map(([name, value]) => `${name}=${textOf(value)}`);
    const race = [puzzle, ...algorithms, state, ...chosen].join("\n");
    if (race === this.#race) return;
    this.#race = race;
    this.#chosen.clear();
    this.#isClosed = false;
  }

  /** The kind that is asked for next; null for none, and once the clock has left the start. */
  asked({ begun, lanes, offered, position, timeline, request, asked }: Race): Kind | null {
    const racing = begun ? lanes : (offered ?? []);
    const isOpen = !begun || (lanes.every(({ growing }) => !growing) && !position && !timeline.playing);
    if (this.#isClosed || !isOpen || racing.length < 2 || racing.some(({ refusal }) => refusal)) return null;
    const counters = racing.map(({ algorithm }) => countersOf((request ?? asked).puzzle, algorithm));
    return KINDS.find((kind) => !this.#chosen.has(kind) && isComparable(kind, counters)) ?? null;
  }

  choose(kind: Kind, lane: number) {
    this.#chosen.set(kind, lane);
  }

  /** Ask nothing more about this race. */
  close() {
    this.#isClosed = true;
  }

  /** What the visitor said of a lane, in words. */
  onLane(lane: number, { text }: Texts) {
    return [...this.#chosen].filter(([, each]) => each === lane).map(([kind]) => text(`wager-${kind}`)).join(" · ");
  }

  /** A sentence for each wager, after the race. */
  outcomes(lanes: Lane[], { text, language }: Texts) {
    return [...this.#chosen].map(([kind, chosen]) => {
      const values = lanes.map((lane) => valueOf(kind, lane));
      const known = values.filter((value) => value !== undefined);
      const least = Math.min(...known);
      const best = lanes.filter((_, index) => values[index] === least);
      const names = new Intl.ListFormat(language).format(best.map((lane) => nameOf(lane, text)));
      const outcome = !known.length ? "open" : values[chosen] === least ? "right" : "wrong";
      return text("wager-outcome", { outcome, kind: text(`wager-${kind}`), name: nameOf(lanes[chosen], text), names });
    });
  }

  get length() {
    return this.#chosen.size;
  }
}

/** An option of any type as text; a page may pass objects, which no option takes. */
const textOf = (value: unknown) => (typeof value === "object" ? "" : String(value));

const countersOf = (puzzle: string, algorithm: string) =>
  Object.entries(findAlgorithm({ puzzle, algorithm })?.counters ?? {}) as [string, Counter][];

const peakOf = (counters: [string, Counter][]) => counters.find(([, { peak }]) => peak)?.[0];

/** Whether all lanes count what a kind of wager compares. */
function isComparable(kind: Kind, counters: [string, Counter][][]) {
  if (kind === "first") return true;
  if (kind === "memory") return counters.every((each) => peakOf(each));
  return new Set(counters.map(([first]) => first?.[0])).size === 1 && counters[0].length > 0;
}

/** What a kind compares, the less the better; undefined for a lane without an answer. */
function valueOf(kind: Kind, lane: Lane) {
  if (!lane.succeeded) return undefined;
  if (kind === "first") return lane.steps;
  const counters = Object.entries(lane.player.trace.header.counters) as [string, Counter][];
  return lane.counters[(kind === "memory" ? peakOf(counters) : counters[0]?.[0]) ?? ""];
}

/** The question, beside the clock. */
export function wagerQuestion(race: Race, kind: Kind, { text }: Texts) {
  const close = () => {
    race.wagers.close();
    race.requestUpdate();
  };
  return html`<p class="wagering" role="status">${text(`wager-${kind}-ask`)}<button class="button" @click=${close}
    >${text("wager-none")}</button></p>`;
}

/** The button by which a visitor chooses a lane; null where nothing is asked. */
export function wagerButton(race: Race, lane: number, { text }: Texts) {
  const kind = race.wagers.asked(race);
  if (!kind) return null;
  const choose = (event: Event) => {
    event.stopPropagation(); // a click on the lanes would start the race
    race.wagers.choose(kind, lane);
    race.requestUpdate();
  };
  return html`<button class="button wager" @click=${choose}>${text(`wager-${kind}`)}</button>`;
}
