/** A run in progress, as its owner holds it. */
export class RunHandle {
  #cancelling = new AbortController();
  #finishing = new AbortController();

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
