/** What a player loads on first use: parts, which wait for a retry after a failure, and Python. */
import { emit } from "../base/events.js";
import { solver } from "../../solver/client.js";

export class LazyLoader {
  /** @type {Set<string>} */
  #loading = new Set();
  #onLoad;
  #onError;

  /** @param {() => void} onLoad @param {(error: unknown, again: () => void) => void} onError */
  constructor(onLoad, onError) {
    this.#onLoad = onLoad;
    this.#onError = onError;
  }

  get isIdle() {
    return !this.#loading.size;
  }

  /** @param {string} name @param {() => Promise<unknown>} load */
  load(name, load) {
    if (customElements.get(name) || this.#loading.has(name)) return;
    this.#loading.add(name);
    const again = () => {
      this.#loading.delete(name);
      this.#onLoad();
    };
    load().then(again, (error) => this.#onError(error, again));
  }

  /** Forget failed loads, so that the next use retries them. */
  reset() {
    this.#loading.clear();
  }
}

export class SolverProgress {
  /** @type {import("../controls/notices.js").Progress | null} */
  now = null;
  #pending = 0;

  /** @param {import("lit").LitElement & {running: boolean}} player */
  constructor(player) {
    this.player = player;
    player.addController(this);
  }

  clear = () => {
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
    const { detail } = /** @type {CustomEvent<import("../controls/notices.js").Progress>} */ (event);
    this.now = detail.key && (this.player.running || this.#pending || detail.beside) ? detail : null;
    this.player.requestUpdate();
    emit(this.player, "progress", detail);
  };
}
