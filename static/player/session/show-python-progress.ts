/** Shows the progress of Python's download and boot while a run or an answer needs it. */
import { emit } from "../base/custom-elements-and-events.ts";
import { solver } from "../../python-worker/solver-client.ts";
import type { Progress } from "../../python-worker/load-runtime-files.ts";
import type { Session } from "./session.ts";

export class PythonProgress {
  now: Progress | null = null;
  #pending = 0;
  #connected = new AbortController();
  declare session: Session;

  constructor(session: Session) {
    this.session = session;
  }

  /** The download of a data file goes on whatever becomes of the worker. */
  clear = () => {
    if (this.now?.background) return;
    this.now = null;
    this.session.requestUpdate();
  };

  connect() {
    this.#connected = new AbortController();
    const { signal } = this.#connected;
    solver.addEventListener("progress", this.#showAndEmitProgress, { signal });
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

  #showAndEmitProgress = (event: Event) => {
    const { detail } = event as CustomEvent<Progress>;
    this.now = detail.key && (this.session.runs.running || this.#pending || detail.background) ? detail : null;
    this.session.requestUpdate();
    emit(this.session.host, "progress", detail);
  };
}
