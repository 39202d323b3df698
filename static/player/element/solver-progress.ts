/** Shows the progress of Python's download and boot while a run or an answer needs it. */
import { emit } from "../base/events.ts";
import { solver } from "../../solver/client.ts";

export class SolverProgress {
  /** @type {import("../controls/notices.ts").Progress | null} */
  now = null;
  #pending = 0;

  /** @param {import("lit").LitElement & {running: boolean}} player */
  constructor(player) {
    this.player = player;
    player.addController(this);
  }

  /** The download of a data file goes on whatever becomes of the worker. */
  clear = () => {
    if (this.now?.background) return;
    this.now = null;
    this.player.requestUpdate();
  };

  hostConnected() {
    solver.addEventListener("progress", this.#onProgress);
    for (const name of ["ready", "lost"]) solver.addEventListener(name, this.clear);
  }

  hostDisconnected() {
    solver.removeEventListener("progress", this.#onProgress);
    for (const name of ["ready", "lost"]) solver.removeEventListener(name, this.clear);
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
    const { detail } = /** @type {CustomEvent<import("../controls/notices.ts").Progress>} */ (event);
    this.now = detail.key && (this.player.running || this.#pending || detail.background) ? detail : null;
    this.player.requestUpdate();
    emit(this.player, "progress", detail);
  };
}
