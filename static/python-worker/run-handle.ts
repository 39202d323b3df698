import type { Arguments } from "../validation/python-types.ts";

/** A message and its arguments. */
export type Status = { key: string; args?: Arguments };

/** A run in progress, as its owner holds it: `cancel` drops it, `finish` ends it early with its present answer. */
export class RunHandle {
  #cancelling = new AbortController();
  #finishing = new AbortController();
  signal = this.#cancelling.signal;
  finishing = this.#finishing.signal;
  declare onStatus: (status: Status | null) => void;

  /** `onStatus` is called with each status message of the run, and with null at its end. */
  constructor(onStatus: (status: Status | null) => void) {
    this.onStatus = onStatus;
  }

  cancel() {
    this.#cancelling.abort();
  }

  finish() {
    this.#finishing.abort();
  }
}
