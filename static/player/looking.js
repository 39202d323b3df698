/** Which cell the visitor points at, while the run stands still: what was said when it was written is shown again. */
export class Looking {
  #at = { cell: null, position: -1, writer: -1 };

  constructor(host) {
    this.host = host;
  }

  /** Point at a cell, or at none. */
  at(cell) {
    const { position, hand, trace, timeline } = this.host;
    if (cell === this.#at.cell && position === this.#at.position) return;
    this.#at = { cell, position, writer: cell === null || hand || timeline.playing ? -1 : trace.writerOf(cell, position) };
    this.host.requestUpdate();
  }

  /** The position that wrote the cell; -1 for none. */
  get writer() {
    return this.#at.position === this.host.position && !this.host.timeline.playing ? this.#at.writer : -1;
  }
}
