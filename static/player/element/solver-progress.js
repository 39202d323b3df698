/** Shows the progress of Python's download and boot while a run or an answer needs it. */
import { emit } from "../base/events.js";
import { solver } from "../../solver/client.js";

/** A Lit controller. */
export class SolverProgress {
  #pending = 0;

  /** @param {import("./element.js").DhadhaPlayer} player */
  constructor(player) {
    this.player = player;
    player.addController(this);
  }

  hostConnected() {
    solver.addEventListener("progress", this.#onProgress);
    solver.addEventListener("ready", this.#onEnd);
    solver.addEventListener("lost", this.#onEnd);
  }

  hostDisconnected() {
    solver.removeEventListener("progress", this.#onProgress);
    solver.removeEventListener("ready", this.#onEnd);
    solver.removeEventListener("lost", this.#onEnd);
  }

  /** Wait for an answer. @template T @param {Promise<T>} answer */
  async track(answer) {
    this.#pending += 1;
    try {
      return await answer;
    } finally {
      this.#pending -= 1;
    }
  }

  /** @param {Event} event */
  #onProgress = (event) => {
    const { detail } = /** @type {CustomEvent<import("../controls/notices.js").Progress>} */ (event);
    this.player.progress = detail.key && (this.player.running || this.#pending || detail.beside) ? detail : null;
    emit(this.player, "progress", detail);
  };

  #onEnd = () => (this.player.progress = null);
}
