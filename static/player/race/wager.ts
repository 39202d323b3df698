/** Before a race the visitor says which lane will be first; the end compares. */
import { html } from "lit";
import { laneName, laneNamesInWords } from "./race-request.ts";
import { winnersOf } from "./standings.ts";
import type { Texts } from "../../i18n/load-messages.ts";
import type { RaceRequest } from "../catalogue/match-requests-and-presets.ts";
import type { Lane } from "./lane.ts";
import type { DhadhaRace as Race } from "./race.ts";

const MARKS = { right: "✓", wrong: "✗", open: "–" };

export class Wager {
  /** The number of the lane that was chosen, null for none. */
  lane: number | null = null;
  #isClosed = false;
  #race = "";

  /** Forget the wager about another race. */
  setRace({ puzzle, algorithms, state, options }: RaceRequest) {
    const race = String([puzzle, algorithms, state, Object.entries(options)]);
    if (race === this.#race) return;
    this.#race = race;
    this.lane = null;
    this.#isClosed = false;
  }

  #isOpen({ begun, lanes, position, timeline }: Race) {
    return !this.#isClosed && (!begun || (lanes.every(({ growing }) => !growing) && !position && !timeline.playing));
  }

  /** Whether the visitor is asked, until the clock leaves the start. */
  isAsked(race: Race) {
    const { begun, lanes, offered } = race;
    const racing = begun ? lanes : (offered ?? []);
    const canWin = racing.every(({ outcome }) => !["refused", "cancelled"].includes(outcome));
    return this.lane === null && this.#isOpen(race) && racing.length > 1 && canWin;
  }

  isRevocable(race: Race) {
    return this.lane !== null && this.#isOpen(race);
  }

  /** Take no more wagers: the clock has left the start. */
  close() {
    this.#isClosed = true;
  }

  /** The words at a lane; once the race is over, with a mark for right or wrong. */
  wordsAt(lane: number, lanes: Lane[], isOver: boolean, { text }: Texts) {
    if (lane !== this.lane) return "";
    return isOver ? `${MARKS[wagerOutcome(lane, lanes)]}\u202f${text("wager-yours")}` : text("wager-yours");
  }

  /** The sentences after the race. */
  outcomeSentences(lanes: Lane[], { text, language }: Texts) {
    if (this.lane === null) return [];
    const names = laneNamesInWords(winnersOf(lanes), text, language);
    return [text("wager-outcome", {
      outcome: wagerOutcome(this.lane, lanes), name: laneName(lanes[this.lane], text), names,
    })];
  }
}

/** Whether the chosen lane has won; "open" if no lane has an answer. */
function wagerOutcome(chosen: number, lanes: Lane[]): keyof typeof MARKS {
  const winners = winnersOf(lanes);
  return !winners.length ? "open" : winners.includes(lanes[chosen]) ? "right" : "wrong";
}

/** A button by which a visitor chooses a lane, or takes the choice back. */
export function renderWagerButton(race: Race, lane: number | null, label: string) {
  const choose = () => {
    race.wager.lane = lane;
    race.requestUpdate();
  };
  return html`<button class="button wager" data-act="wager" @click=${choose}>${label}</button>`;
}
