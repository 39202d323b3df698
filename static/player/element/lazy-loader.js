/** Loads parts of a player on first use; a part that failed to load waits for the visitor to retry. */
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
