/** Before a race the visitor says which lane will be first, and which needs least work and memory; the end compares. */
import { html } from "lit";
import { findAlgorithm } from "../catalogue/puzzle-descriptions.ts";
import { laneName, laneNames } from "./race-request.ts";
import type { Texts } from "../../i18n/load-messages.ts";
import type { Counter } from "../../validation/python-types.ts";
import type { RaceRequest } from "../catalogue/complete-requests.ts";
import type { Lane } from "./lane.ts";
import type { DhadhaRace as Race } from "./race.ts";

const KINDS = ["first", "work", "memory"] as const;
type Kind = (typeof KINDS)[number];

export class Wagers {
  /** The number of the lane that was chosen for each kind. */
  #chosen = new Map<Kind, number>();
  #isClosed = false;
  #isDeclined = false;
  #race = "";

  /** Forget the wagers about another race. */
  setRace({ puzzle, algorithms, state, options }: RaceRequest) {
    const race = String([puzzle, algorithms, state, Object.entries(options)]);
    if (race === this.#race) return;
    this.#race = race;
    this.#chosen.clear();
    this.#isClosed = this.#isDeclined = false;
  }

  #isOpen({ begun, lanes, position, timeline }: Race) {
    return !this.#isClosed && (!begun || (lanes.every(({ growing }) => !growing) && !position && !timeline.playing));
  }

  /** The kind that is asked for next; null for none, and once the clock has left the start. */
  nextKind(race: Race): Kind | null {
    const { begun, lanes, offered, request, askedRequest } = race;
    const racing = begun ? lanes : (offered ?? []);
    if (this.#isDeclined || !this.#isOpen(race) || racing.length < 2 || racing.some(({ refusal }) => refusal))
      return null;
    const { puzzle } = request ?? askedRequest;
    const counters = racing.map(({ algorithm }) =>
      Object.entries(findAlgorithm({ puzzle, algorithm })?.counters ?? {}) as [string, Counter][]);
    return KINDS.find((kind) => !this.#chosen.has(kind) && isComparable(kind, counters)) ?? null;
  }

  choose(kind: Kind, lane: number) {
    this.#chosen.set(kind, lane);
  }

  isRevocable(race: Race) {
    return this.length > 0 && this.#isOpen(race);
  }

  /** Take the last wager back. */
  undo() {
    this.#chosen.delete([...this.#chosen.keys()].at(-1)!);
    this.#isDeclined = false;
  }

  /** Ask nothing more before this race. */
  decline() {
    this.#isDeclined = true;
  }

  /** Take no more wagers: the clock has left the start. */
  close() {
    this.#isClosed = true;
  }

  /** What the visitor said of a lane, in words; once the race is over, with a mark for right or wrong. */
  wagersInWords(index: number, lanes: Lane[], isOver: boolean, { text }: Texts) {
    const said = [...this.#chosen].filter(([, chosen]) => chosen === index);
    const words = said.map(([kind]) => {
      const word = text(`wager-${kind}-briefly`);
      return isOver ? `${MARKS[outcomeOf(kind, index, lanes).outcome]}\u202f${word}` : word;
    });
    return words.length ? text("wager-yours", { wager: words.join(isOver ? " " : " · ") }) : "";
  }

  /** A sentence for each wager, after the race. */
  outcomeSentences(lanes: Lane[], { text, language }: Texts) {
    return [...this.#chosen].map(([kind, chosen]) => {
      const { outcome, best } = outcomeOf(kind, chosen, lanes);
      const names = laneNames(best, text, language);
      const name = laneName(lanes[chosen], text);
      return text("wager-outcome", { outcome, kind: text(`wager-${kind}`), name, names });
    });
  }

  get length() {
    return this.#chosen.size;
  }
}

const MARKS = { right: "✓", wrong: "✗", open: "–" };

/** Whether the lane `chosen` is among the best of a kind; "open" if no lane has an answer. */
function outcomeOf(kind: Kind, chosen: number, lanes: Lane[]) {
  const values = lanes.map((lane) => valueOf(kind, lane));
  const known = values.filter((value) => value !== undefined);
  const least = Math.min(...known);
  const outcome: keyof typeof MARKS = !known.length ? "open" : values[chosen] === least ? "right" : "wrong";
  return { outcome, best: lanes.filter((_, index) => values[index] === least) };
}

export const peakCounterName = (counters: [string, Counter][]) => counters.find(([, { peak }]) => peak)?.[0];

/** Whether all lanes count what a kind of wager compares. */
function isComparable(kind: Kind, counters: [string, Counter][][]) {
  if (kind === "first") return true;
  if (kind === "memory") return counters.every((each) => peakCounterName(each));
  return new Set(counters.map(([first]) => first?.[0])).size === 1 && counters[0].length > 0;
}

/** What a kind compares, the less the better; undefined for a lane without an answer. */
function valueOf(kind: Kind, lane: Lane) {
  if (!lane.succeeded) return undefined;
  if (kind === "first") return lane.steps;
  const counters = Object.entries(lane.player.session.trace.header.counters) as [string, Counter][];
  return lane.counters[(kind === "memory" ? peakCounterName(counters) : counters[0]?.[0]) ?? ""];
}

/** Act on the first click of a double click only: what stands beneath the second one has changed. */
export const onFirstClick = (act: () => unknown) => (event: MouseEvent) => {
  event.stopPropagation(); // a click on the lanes would start the race
  if (event.detail > 1) return;
  act();
};

const wagerAct = (race: Race, act: () => void) =>
  onFirstClick(() => {
    act();
    race.requestUpdate();
  });

/** The buttons that take a wager back, and that end the questions. */
export function wagerTools(race: Race, { text }: Texts) {
  const { wagers } = race;
  const button = (label: string, act: () => void) =>
    html`<button class="button" data-act="wager" @click=${wagerAct(race, act)}>${text(label)}</button>`;
  return [
    ...(wagers.isRevocable(race) ? [button("undo", () => wagers.undo())] : []),
    ...(wagers.nextKind(race) ? [button("wager-none", () => wagers.decline())] : []),
  ];
}

/** The button by which a visitor chooses a lane; null where nothing is asked. */
export function wagerButton(race: Race, lane: number, { text }: Texts) {
  const kind = race.wagers.nextKind(race);
  return kind && html`<button class="button wager" data-act="wager"
    @click=${wagerAct(race, () => race.wagers.choose(kind, lane))}>${text(`wager-${kind}`)}</button>`;
}
