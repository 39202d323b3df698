/** Tracks the cell under the pointer while the run is paused, to show the step that last wrote it. */

/**
 * @typedef {object} Host
 * @property {number} position
 * @property {unknown} hand
 * @property {{playing: boolean}} timeline
 * @property {any} trace
 * @property {() => void} requestUpdate
 */

export class CellHistory {
  /** @type {{cell: number | null, position: number, writer: number}} */
  #at = { cell: null, position: -1, writer: -1 };

  /** @param {Host} host */
  constructor(host) {
    this.host = host;
  }

  /** Set the cell under the pointer, or none. @param {number | null} cell */
  at(cell) {
    const { position, hand, trace, timeline } = this.host;
    if (cell === this.#at.cell && position === this.#at.position) return;
    const none = cell === null || hand || timeline.playing;
    this.#at = { cell, position, writer: none ? -1 : trace.writerOf(cell, position) };
    this.host.requestUpdate();
  }

  onInspect = (/** @type {CustomEvent<number | null>} */ { detail }) => this.at(detail);

  /** The position that wrote the cell; -1 for none. */
  get writer() {
    return this.#at.position === this.host.position && !this.host.timeline.playing ? this.#at.writer : -1;
  }
}
