/** A message and its arguments. @typedef {{key: string, args?: import("../checks/contract.js").Arguments}} Status */

/** A run in progress, as its owner holds it. */
export class RunHandle {
  #cancelling = new AbortController();
  #finishing = new AbortController();

  /**
   * `onStatus` receives what the run reports meanwhile, null at its end.
   * @param {(status: Status | null) => void} onStatus
   */
  constructor(onStatus) {
    this.onStatus = onStatus;
  }

  /** Aborted by `cancel`. */
  get signal() {
    return this.#cancelling.signal;
  }

  /** Aborted by `finish`. */
  get finishing() {
    return this.#finishing.signal;
  }

  /** Drop the run. */
  cancel() {
    this.#cancelling.abort();
  }

  /** End the run early with its present answer. */
  finish() {
    this.#finishing.abort();
  }
}
