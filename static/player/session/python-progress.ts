/** Shows the progress of Python's download and boot while a run or an answer needs it. */
import { emit } from "../base/element-helpers.ts";
import { solver } from "../../python-worker/solver-client.ts";
import type { Progress } from "../../python-worker/load-runtime-files.ts";
import type { SessionHost } from "./session.ts";

export class PythonProgress {
  now: Progress | null = null;
  #pending = 0;
  #connected = new AbortController();
  declare host: SessionHost;
  declare isRunning: () => boolean;

  constructor(host: SessionHost, isRunning: () => boolean) {
    Object.assign(this, { host, isRunning });
  }

  /** The download of a data file goes on whatever becomes of the worker. */
  clear = () => {
    if (this.now?.background) return;
    this.now = null;
    this.host.requestUpdate();
  };

  connect() {
    this.#connected = new AbortController();
    const { signal } = this.#connected;
    solver.addEventListener("progress", this.#onProgress, { signal });
    for (const name of ["ready", "lost"]) solver.addEventListener(name, this.clear, { signal });
  }

  disconnect() {
    this.#connected.abort();
  }

  /** Wait for an answer. */
  async track<T>(answer: Promise<T>) {
    this.#pending += 1;
    try {
      return await answer;
    } finally {
      this.#pending -= 1;
    }
  }

  #onProgress = (event: Event) => {
    const { detail } = event as CustomEvent<Progress>;
    this.now = detail.key && (this.isRunning() || this.#pending || detail.background) ? detail : null;
    this.host.requestUpdate();
    emit(this.host, "progress", detail);
  };
}
