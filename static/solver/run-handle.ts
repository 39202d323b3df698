/** A message and its arguments. @typedef {{key: string, args?: import("../checks/contract.ts").Arguments}} Status */

/** A run in progress, as its owner holds it: `cancel` drops it, `finish` ends it early with its present answer. */
export class RunHandle {
  #cancelling = new AbortController();
  #finishing = new AbortController();
  signal = this.#cancelling.signal;
  finishing = this.#finishing.signal;

  /** @param {(status: Status | null) => void} onStatus hears what the run reports meanwhile, null at its end */
  constructor(onStatus) {
    this.onStatus = onStatus;
  }

  cancel() {
    this.#cancelling.abort();
  }

  finish() {
    this.#finishing.abort();
  }
}
