/** The start board of a race, in the hand: what is moved here is what all methods solve. */
import "../player/element.js";
import { bakedFor, findPuzzle, fittingOptions } from "../player/library.js";
import { solver } from "../solver/client.js";

/** A board that tells `onState` the state it was moved to. */
export class StartBoard {
  #player = Object.assign(document.createElement("dhadha-player"), { controls: "hand", panels: "none", autoplay: false });
  #shown = "";

  constructor(onState, onProblem) {
    const player = this.#player;
    player.id = "start-board";
    player.addEventListener("handmove", ({ detail }) => onState((this.#shown = detail.state)));
    player.addEventListener("error", (/** @type {any} */ event) => {
      if (event.detail.again) return;
      event.preventDefault();
      onProblem(event.detail.message);
    });
    player.addEventListener("runstart", () => player.cancel()); // the board is wanted, not its solution
  }

  /** The board of {puzzle, state, options}; null where hands can do nothing, or take turns, or Python would have to be fetched for it. */
  boardOf({ puzzle: id, state, options }) {
    const puzzle = findPuzzle(id);
    const requests = puzzle.algorithms.filter(({ playable, races }) => playable && races).map(({ id: algorithm }) => ({ puzzle: id, algorithm, state, options: fittingOptions({ puzzle: id, algorithm, options }) }));
    const request = requests.find(bakedFor) ?? (solver.everReady ? requests[0] : undefined);
    if (!request || puzzle.players > 1) return null;
    if (this.#shown !== state || this.#player.request?.puzzle !== id) this.#player.run(request, { play: false });
    this.#shown = state;
    return this.#player;
  }
}
