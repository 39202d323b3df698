/**
 * Solves many requests in parallel: in the page's own worker, and in as many more as the machine allows, started for
 * the batch and terminated after it.
 */
import { importLate } from "../loading/late-import.ts";
import { solver } from "./client.ts";
import { Refusal, SolverLost } from "./errors.ts";
import type { Connection, OnBlocks } from "./connection.ts";
import type { Lazy } from "./client.ts";
import type { RunRequest } from "../validation/python-types.ts";

type Lane = { run: (request: object, onBlocks: OnBlocks, handle: { signal: AbortSignal }) => Promise<void> };
export type Answer = { line: string } | { error: Error };

const MAX_WORKERS = 8;
const WORKERS_A_GIGABYTE = 2; // each takes some 70 MB, and the machine runs other programs
const START_DELAY = 500; // milliseconds; few boards are solved before another worker would be ready
const MAX_TRIES = 2; // a board may have killed its worker

/** `deviceMemory` is in gigabytes, where the browser tells it. */
type Machine = Navigator & { deviceMemory?: number };

/** The number of workers for a number of boards. */
export function workerCount(boards: number) {
  const { hardwareConcurrency = 1, deviceMemory = MAX_WORKERS } = navigator as Machine;
  return Math.max(1, Math.floor(Math.min(boards, hardwareConcurrency, WORKERS_A_GIGABYTE * deviceMemory, MAX_WORKERS)));
}

type Solving = { packages: boolean; signal: AbortSignal; tell: (index: number, answer: Answer) => void };

/**
 * Solve `requests`; calls `tell` with the index and answer of each as it completes, never after `signal`. Packages run
 * in one sandboxed worker. Reject when Python is unavailable.
 */
export async function solveMany(requests: Partial<RunRequest>[], { packages: brought, signal, tell }: Solving) {
  const late = await importLate(() => import("./lazy-client.ts"));
  const more = brought ? 0 : workerCount(requests.length) - 1;
  const lost = requests.map(() => 0);
  const waiting = [...requests.keys()].reverse();
  const work = async (lane: Lane) => {
    for (let index; !signal.aborted && (index = waiting.pop()) !== undefined; ) {
      const answer: Answer = await answerLine(lane, requests[index], signal)
        .then((line) => ({ line }), (error) => ({ error }));
      const error = "error" in answer ? answer.error : null;
      if (error && lane === solver && isUnavailable(error)) throw error;
      if (error && lane instanceof PooledWorker && !lane.everReady) return void waiting.push(index); // one fewer
      if (error instanceof SolverLost && (lost[index] += 1) < MAX_TRIES) waiting.push(index);
      else if (!signal.aborted) tell(index, answer);
    }
  };
  const spares = Array.from({ length: more }, () => new PooledWorker(late));
  const own = work(solver);
  const alone = more ? Promise.race([solver.boot().then(delay, delay), own]) : own;
  const working = spares.map((spare) => alone.then(() => work(spare)).finally(() => spare.close()));
  await Promise.all([own, ...working]);
  await work(solver); // requests that a worker returned when it failed to start
}

function delay(): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, START_DELAY));
}

/** Whether Python is unavailable, so that no request can succeed. */
function isUnavailable(error: Error) {
  return error.name === "FetchError" || !(solver.everReady || error instanceof Refusal);
}

/** A worker of the pool, started on first use and restarted after it was lost. */
class PooledWorker {
  #connection: Connection | null = null;
  everReady = false;
  declare late: Lazy;

  constructor(late: Lazy) {
    this.late = late;
  }

  async run(request: object, onBlocks: OnBlocks, handle: { signal: AbortSignal }) {
    const { Connection, sameOrigin, checkAnswer } = this.late;
    const connection = (this.#connection ??= new Connection(sameOrigin, () => (this.#connection = null)));
    await connection.booted;
    this.everReady = true;
    if (handle.signal.aborted) return;
    const { error } = JSON.parse(await connection.run(request, onBlocks, handle));
    if (error) throw new Refusal(checkAnswer("refusal", error));
  }

  close() {
    this.#connection?.end(new SolverLost("there is nothing left to do"));
  }
}

async function answerLine(lane: Lane, request: Partial<RunRequest>, signal: AbortSignal) {
  const decoder = new TextDecoder();
  let text = "";
  const take = (bytes: Uint8Array) => void (text += decoder.decode(bytes, { stream: true }));
  await lane.run({ ...request, answer_only: true }, take, { signal });
  return signal.aborted ? "" : String(JSON.parse(text).line);
}
