/** The page's side of the solver, whose code loads with the first request to Python. */
import { importLate } from "../loading/late-import.ts";
import { fetchBootModules, setProgressListener, fetchWorkerScript } from "./load-runtime-files.ts";
import type { Solver } from "./solver.ts";

/** Events: `progress` with {loaded, total}, `ready`, `lost`. */
class SolverClient extends EventTarget {
  #solver: Solver | null = null;
  /** Whether Python has ever answered. */
  everReady = false;

  /** Bytes of memory of our own Python at its last answer. */
  get memory() {
    return this.#solver?.memory ?? 0;
  }

  /** Load the solver's code ahead of a likely request to Python. */
  async loadSolver(): Promise<Solver> {
    if (this.#solver) return this.#solver;
    const tell = (name: string, detail?: object) => {
      this.everReady ||= name === "ready";
      this.dispatchEvent(new CustomEvent(name, { detail }));
    };
    const lose = (error: unknown) => (tell("lost"), Promise.reject(error));
    const loaded = await importLate(() => import("./solver.ts")).catch(lose);
    if (!this.#solver) setProgressListener((detail) => tell("progress", detail));
    return (this.#solver ??= new loaded.Solver(tell));
  }

  async boot() {
    for (const file of [fetchWorkerScript(), fetchBootModules()]) file.catch(() => {}); // the boot itself reports a failure
    await (await this.loadSolver()).boot();
  }

  ask: Solver["ask"] = async (question, args) => (await this.loadSolver()).ask(question, args);

  async run(...asked: Parameters<Solver["run"]>) {
    await (await this.loadSolver()).run(...asked);
  }
}

export const solver = new SolverClient();
