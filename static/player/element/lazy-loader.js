/** Loads parts of a player on first use; a part that failed to load waits for the visitor to retry. */
export class LateParts {
  /** @type {Set<string>} */
  #asked = new Set();

  /** @param {import("./element.js").DhadhaPlayer} player */
  constructor(player) {
    this.player = player;
  }

  /** Whether none is on its way. */
  get stand() {
    return !this.#asked.size;
  }

  /** @param {string} name @param {() => Promise<unknown>} load */
  need(name, load) {
    if (customElements.get(name) || this.#asked.has(name)) return;
    this.#asked.add(name);
    const { player } = this;
    const again = () => {
      this.#asked.delete(name);
      player.requestUpdate();
    };
    load().then(again, (error) => player.fail(error, { again }));
  }

  /** What could not be had is asked for again. */
  forget() {
    this.#asked.clear();
  }
}
