/** Loads parts of a player on first use; a part that failed to load waits for the visitor to retry. */
export class LazyLoader {
  /** @type {Set<string>} */
  #loading = new Set();

  /** @param {import("./element.js").DhadhaPlayer} player */
  constructor(player) {
    this.player = player;
  }

  /** Whether nothing is loading. */
  get isIdle() {
    return !this.#loading.size;
  }

  /** @param {string} name @param {() => Promise<unknown>} load */
  load(name, load) {
    if (customElements.get(name) || this.#loading.has(name)) return;
    this.#loading.add(name);
    const { player } = this;
    const again = () => {
      this.#loading.delete(name);
      player.requestUpdate();
    };
    load().then(again, (error) => player.fail(error, { again }));
  }

  /** Forget failed loads, so that the next use retries them. */
  reset() {
    this.#loading.clear();
  }
}
