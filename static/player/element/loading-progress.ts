/** Shows the progress of Python's download and boot while a run or an answer needs it. */
import { emit } from "../base/element-helpers.ts";
import { solver } from "../../python-worker/solver-client.ts";
import type { Progress } from "../../python-worker/runtime-files.ts";
import type { LitElement } from "lit";

export class SolverProgress {
  now: Progress | null = null;
  #pending = 0;
  declare player: LitElement & { running: boolean };

  constructor(player: LitElement & { running: boolean }) {
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

  /** Wait for an answer. */
  async track<T>(answer: Promise<T>) {
    this.#pending += 1;
    try {
      return await answer;
    } finally {
      this.#pending -= 1;
    }
  }

  #onProgress = (event: Event) => {
    const { detail } = event as CustomEvent<Progress>;
    this.now = detail.key && (this.player.running || this.#pending || detail.background) ? detail : null;
    this.player.requestUpdate();
    emit(this.player, "progress", detail);
  };
}
