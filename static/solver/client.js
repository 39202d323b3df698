/**
 * The page's side of the solver: Python for all players, booted when first needed, watched, and replaced when it dies.
 * Our own puzzles run beside the page; those that packages bring run behind walls.
 */
import { Keyed, Refusal, SolverLost } from "./errors.js";

/** @import {Description} from "../checks/contract.js" */
/** @import {Connection, OnBlocks} from "./connection.js" */
/** @typedef {{name: string, bytes: ArrayBuffer | Uint8Array}} Wheel */
/** @typedef {typeof import("./late.js")} Late */

const ALLOWANCE = 5; // seconds for code of a package to come back, on a machine of usual speed

/** What late.js holds, as soon as something was asked. */
let late = /** @type {Late} */ (/** @type {unknown} */ (null));

/** Events: `progress` with {loaded, total}, `ready`, `lost`. */
class SolverClient extends EventTarget {
  /** The connections that are open. @type {Promise<Connection> | null} */
  #own = null;
  /** @type {Promise<Connection> | null} */
  #walled = null;
  /** The last that was opened beside the page. @type {Connection | null} */
  #connection = null;
  /** @type {Wheel[]} */
  #wheels = [];
  /** @type {Set<string>} */
  #brought = new Set();

  /** Whether Python has ever answered here. */
  everReady = false;

  /** Bytes of memory that our own Python held when it last answered. */
  get memory() {
    return this.#connection?.memory ?? 0;
  }

  /** Boot Python unless it is up; resolves when it answers. */
  async boot() {
    await this.#beside();
  }

  /**
   * Ask Python something; rejects with Refusal for bad input.
   * @param {string} question @param {{puzzle?: string, values?: number[], [name: string]: unknown}} [args]
   * @returns {Promise<any>}
   */
  async ask(question, args = {}) {
    const connection = await this.#home(args.puzzle);
    return unwrap(await connection.request("ask", { question, args: plain(args) }), question, args);
  }

  /**
   * Run a request; `onBlocks` gets the trace as it grows. Resolves when the run has ended or `signal` stopped it;
   * rejects with Refusal or SolverLost.
   * @param {Partial<import("../checks/contract.js").RunRequest>} request @param {OnBlocks} onBlocks
   * @param {AbortSignal} [signal]
   */
  async run(request, onBlocks, signal) {
    const connection = await this.#home(request.puzzle);
    if (!signal?.aborted) unwrap(await connection.run(plain(request), onBlocks, signal), "run");
  }

  /**
   * Install wheels; resolves to the descriptions of all puzzles there are now.
   * @param {Wheel[]} wheels @returns {Promise<Description[]>}
   */
  async install(wheels) {
    const connection = await this.#behindWalls();
    try {
      await this.#installIn(connection, wheels);
      const { puzzles } = unwrap(await connection.request("ask", { question: "catalogue", args: {} }), "catalogue");
      this.#wheels = [...this.#wheels, ...wheels];
      return puzzles;
    } catch (error) {
      // The next worker has the good ones alone.
      connection.end(new SolverLost("a package that cannot be used was in it"));
      throw error;
    }
  }

  /** Puzzles of packages live behind walls from now on. @param {string[]} puzzles */
  bring(puzzles) {
    for (const id of puzzles) this.#brought.add(id);
  }

  /** @param {string | undefined} puzzle */
  #home(puzzle) {
    return puzzle !== undefined && this.#brought.has(puzzle) ? this.#behindWalls() : this.#beside();
  }

  #beside() {
    return (this.#own ??= this.#open("besideThePage", () => (this.#own = null)));
  }

  /** Whatever was installed there once is there again. */
  #behindWalls() {
    return (this.#walled ??= this.#open("behindWalls", () => (this.#walled = null), async (connection) => {
      if (this.#wheels.length) await this.#installIn(connection, this.#wheels);
    }));
  }

  /**
   * @param {"besideThePage" | "behindWalls"} place @param {() => void} onLost
   * @param {(connection: Connection) => Promise<void>} furnish
   */
  async #open(place, onLost, furnish = async (_) => {}) {
    const lose = () => {
      onLost();
      this.dispatchEvent(new Event("lost"));
    };
    await this.prepare().catch((error) => (lose(), Promise.reject(error)));
    const connection = new late.Connection(late[place], lose);
    if (place === "besideThePage") this.#connection = connection;
    await connection.booted;
    await furnish(connection).catch((error) => (connection.end(error), Promise.reject(error)));
    this.everReady = true;
    this.dispatchEvent(new Event("ready"));
    return connection;
  }

  /** Fetch the scripts that Python takes, for those who will probably ask it. */
  async prepare() {
    if (late) return;
    const loaded = await import("./late.js");
    if (!late) loaded.onProgress((detail) => this.dispatchEvent(new CustomEvent("progress", { detail })));
    late = loaded;
  }

  /** @param {Connection} connection @param {Wheel[]} wheels */
  async #installIn(connection, wheels) {
    const content = {
      wheels,
      allowance: ALLOWANCE * connection.slowness,
      packaging: connection.packaged ? null : await late.packaging(),
    };
    connection.packaged = true;
    return unwrap(await connection.request("install", content), "discover");
  }
}

/** What of a request can be sent: JSON's own kinds of values. @template T @param {T} value @returns {T} */
function plain(value) {
  return JSON.parse(JSON.stringify(value));
}

/**
 * What the text of an answer to the question holds; a run has no other answer than its blocks.
 * @param {string} text @param {string} question @param {{values?: number[]}} [args] @returns {any}
 */
function unwrap(text, question, args) {
  const { error, value } = parsed(text);
  if (error) {
    const refusal = late.checkAnswer("refusal", error);
    if (refusal.traceback) console.error(refusal.traceback);
    throw new Refusal(refusal);
  }
  return question === "run" ? null : late.checkAnswer(question, value, args);
}

/** @param {string} text @returns {any} */
function parsed(text) {
  try {
    return Object(JSON.parse(text));
  } catch {
    throw new Keyed("answer-misshapen", { question: "", where: "JSON" }, "An answer is no JSON.");
  }
}

export const solver = new SolverClient();
export { Refusal, SolverLost } from "./errors.js";
