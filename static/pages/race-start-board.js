/** The start board of a race, editable by hand; all methods solve it. */
/** @import { RaceRequest } from "../player/race/race-request.js" */
import "../player/element/element.js";
import { findPuzzle } from "../player/catalogue/puzzle-registry.js";
import { bakedRunFor } from "../player/catalogue/requests.js";
import { laneOf, lanesOf } from "../player/race/race-request.js";
import { solver } from "../solver/client.js";

/** A board that reports its state after each move to `onState`. */
export class StartBoard {
  #player = Object.assign(document.createElement("dhadha-player"), {
    controls: "hand",
    panels: "none",
    loading: "eager",
    autoplay: false,
    engaged: true,
  });
  #shown = "";
  #puzzle = "";

  /** @param {(state: string) => void} onState @param {(problem: string) => void} onProblem */
  constructor(onState, onProblem) {
    const player = this.#player;
    player.id = "start-board";
    player.addEventListener("boardchange", ({ detail }) => onState((this.#shown = detail.state)));
    player.addEventListener("error", (event) => {
      const { detail } = /** @type {CustomEvent} */ (/** @type {Event} */ (event));
      if (detail.again) return;
      event.preventDefault();
      onProblem(detail.message);
    });
    player.addEventListener("runstart", () => player.cancel()); // needs the board, not a solution
  }

  /**
   * The start board of a race; null where it cannot be edited, or is a game, or would need Python's download.
   * @param {Omit<RaceRequest, "algorithms">} race
   */
  boardOf({ puzzle: id, state, options }) {
    const puzzle = findPuzzle(id);
    if (!puzzle) return null;
    const algorithms = puzzle.algorithms.filter(({ playable, races }) => playable && races).map((each) => each.id);
    const race = { puzzle: id, algorithms, state, options };
    const requests = lanesOf(race).map((lane) => laneOf(race, lane));
    const request = requests.find(bakedRunFor) ?? (solver.everReady ? requests[0] : undefined);
    if (!request || puzzle.players > 1) return null;
    const isNew = this.#shown !== state || this.#puzzle !== id; // set first: a refused state would loop
    [this.#shown, this.#puzzle] = [state, id];
    if (isNew) this.#player.run(request, { play: false });
    return this.#player;
  }
}
