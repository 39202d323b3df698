/**
 * Solves many requests in parallel: in the page's own worker, and in as many more as the machine allows, started for
 * the batch and terminated after it.
 */
import { importLate } from "../files/late-import.ts";
import { solver } from "./client.ts";
import { Refusal, SolverLost } from "./errors.ts";

/** @import {Connection, OnBlocks} from "./connection.ts" */
/** @import {Lazy} from "./client.ts" */
/** @import {RunRequest} from "../checks/contract.ts" */
/** @typedef {{run: (request: object, onBlocks: OnBlocks, handle: {signal: AbortSignal}) => Promise<void>}} Lane */
/** @typedef {{line: string} | {error: Error}} Answer */

const MAX_WORKERS = 8;
const WORKERS_A_GIGABYTE = 2; // each takes some 70 MB, and the machine runs other programs
const START_DELAY = 500; // milliseconds; few boards are solved before another worker would be ready
const MAX_TRIES = 2; // a board may have killed its worker

/** @typedef {Navigator & {deviceMemory?: number}} Machine its memory in gigabytes, where the browser tells it */

/** The number of workers for a number of boards. @param {number} boards */
export function workersFor(boards) {
  const { hardwareConcurrency = 1, deviceMemory = MAX_WORKERS } = /** @type {Machine} */ (navigator);
  return Math.max(1, Math.floor(Math.min(boards, hardwareConcurrency, WORKERS_A_GIGABYTE * deviceMemory, MAX_WORKERS)));
}

/**
 * Solve `requests`; calls `tell` with the index and answer of each as it completes, never after `signal`. Packages run
 * in one sandboxed worker. Reject when Python is unavailable.
 * @param {Partial<RunRequest>[]} requests
 * @param {{packages: boolean, signal: AbortSignal, tell: (index: number, answer: Answer) => void}} how
 */
export async function solveMany(requests, { packages: brought, signal, tell }) {
  const late = await importLate(() => import("./lazy.ts"));
  const more = brought ? 0 : workersFor(requests.length) - 1;
  const lost = /** @type {number[]} */ (requests.map(() => 0));
  const waiting = [...requests.keys()].reverse();
  /** @param {Lane} lane */
  const work = async (lane) => {
    for (let index; !signal.aborted && (index = waiting.pop()) !== undefined; ) {
      /** @type {Answer} */
      const answer = await lineOf(lane, requests[index], signal)
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

/** @returns {Promise<void>} */
function delay() {
  return new Promise((resolve) => void setTimeout(resolve, START_DELAY));
}

/** Whether Python is unavailable, so that no request can succeed. @param {Error} error */
function isUnavailable(error) {
  return error.name === "FetchError" || !(solver.everReady || error instanceof Refusal);
}

/** A worker of the pool, started on first use and restarted after it was lost. */
class PooledWorker {
  /** @type {Connection | null} */
  #connection = null;
  everReady = false;

  /** @param {Lazy} late */
  constructor(late) {
    this.late = late;
  }

  /** @type {Lane["run"]} */
  async run(request, onBlocks, handle) {
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

/** @param {Lane} lane @param {Partial<RunRequest>} request @param {AbortSignal} signal */
async function lineOf(lane, request, signal) {
  const decoder = new TextDecoder();
  let text = "";
  const take = (/** @type {Uint8Array} */ bytes) => void (text += decoder.decode(bytes, { stream: true }));
  await lane.run({ ...request, answer_only: true }, take, { signal });
  return signal.aborted ? "" : String(JSON.parse(text).line);
}
