/**
 * One worker and the watch over it. Page and worker exchange plain data only (see worker.js), and what arrives is
 * checked: a worker may hold strangers' code.
 */
import { SolverLost } from "./errors.js";
import { bootLibrary, lock, wasmBytes, wasmModule, workerScript } from "./runtime.js";

const LOOK_EVERY = 1000; // milliseconds; the same for all below
const BOOT_PATIENCE = 60_000;
const PATIENCE = 15_000; // with a worker that gives no sign, on a machine that boots in USUAL_BOOT
const USUAL_BOOT = 1000;
const SLOWEST = 4;
const STOP_PATIENCE = 10_000; // from a wish to stop to the end of a run
const LONGEST_TEXT = 2 ** 26;
/** The most messages and bytes between two looks: many times what a worker of ours sends. */
const MOST_MESSAGES = 20_000;
const MOST_BYTES = 2 ** 28;
const LONGEST_MESSAGE = 2000;

export class Connection {
  /** Whether Python has answered. */
  ready = false;
  /** How many times slower than usual the machine seems. */
  slowness = 1;
  /** Bytes of memory that Python held when it last answered. */
  memory = 0;
  /** Whether it has what installing takes. */
  packaged = false;
  #pending = new Map();
  #next = 1;
  #place = null;
  #lastSign = performance.now();
  #lose;

  /** place: one of places.js; `onLost(connection)` is told once. */
  constructor(place, onLost) {
    this.lost = new Promise((_, reject) => (this.#lose = reject));
    this.lost.catch((error) => {
      clearInterval(this.#watch);
      this.#place?.close();
      for (const { reject } of this.#pending.values()) reject(error);
      this.#pending.clear();
      onLost(this);
    });
    this.booted = Promise.race([this.#boot(place), this.lost]);
    this.booted.catch((error) => this.#lose(error));
  }

  /** Give the worker up. */
  end(error) {
    this.#lose(error);
  }

  /** Have the worker do something; resolves to the text it answers with. */
  request(type, content = {}, onBlocks = null) {
    return this.#send(type, content, onBlocks).answer;
  }

  /** The same for a run, whose trace arrives in blocks; `signal`, or blocks that cannot be read, end it after its slice, or the worker that goes on. */
  async run(request, onBlocks, signal) {
    let fault = null;
    const take = (blocks) => {
      if (signal?.aborted || fault) return;
      try {
        onBlocks(blocks);
      } catch (error) {
        fault = error;
        stop();
      }
    };
    const { id, answer } = this.#send("run", { request }, take);
    let tooLong;
    const stop = () => {
      this.request("stop", { run: id }).catch(() => {}); // who runs it is told
      tooLong ??= setTimeout(() => this.#lose(new SolverLost("the worker does not stop", { hung: true })), STOP_PATIENCE * this.slowness);
    };
    signal?.addEventListener("abort", stop);
    const text = await answer.finally(() => {
      signal?.removeEventListener("abort", stop);
      clearTimeout(tooLong);
    });
    if (fault) throw fault;
    return text;
  }

  #send(type, content, onBlocks) {
    const id = this.#next++;
    const answer = new Promise((resolve, reject) => {
      if (!this.#pending.size) this.#lastSign = performance.now();
      this.#pending.set(id, { resolve, reject, onBlocks });
      this.#place.port.postMessage({ type, id, ...content });
    });
    return { id, answer };
  }

  /** All that a boot needs is on its way before the first of it is there. */
  async #boot(place) {
    const [wasm, library] = [place.sharesCode ? wasmModule() : wasmBytes(), bootLibrary()];
    for (const each of [wasm, library]) each.catch(() => {}); // awaited below
    this.#place = place.open(await workerScript(), (error, { ended = false } = {}) => (this.ready && !ended) || this.#lose(error));
    this.#place.port.onmessage = ({ data }) => this.#hear(data);
    this.#place.port.onmessageerror = () => this.#lose(new SolverLost("the worker sent what cannot be read"));
    const runtime = { wasm: await wasm, library: await library, lock };
    const began = performance.now();
    await this.request("boot", runtime);
    this.slowness = Math.min(SLOWEST, Math.max(1, (performance.now() - began) / USUAL_BOOT));
    this.ready = true;
  }

  #hear(message) {
    const { type, id, text, bytes, fault, memory } = message ?? {};
    const asked = this.#pending.get(id);
    this.#heard.messages += 1;
    this.#heard.bytes += bytes?.byteLength ?? 0;
    if (this.#heard.messages > MOST_MESSAGES || this.#heard.bytes > MOST_BYTES) this.#lose(new SolverLost("the worker sends more than can be read"));
    else if (type === "alive" && this.#unanswered > 0) this.#sign(id);
    else if (type === "locked" && !this.#locked) this.#locked = this.#place.watch(() => this.#lose(new SolverLost("the worker died"))).catch(() => {}); // then signs must do
    else if (asked && type === "answer" && typeof text === "string" && text.length <= LONGEST_TEXT) this.#settle(id, () => this.#answer(asked, text, memory));
    else if (asked?.onBlocks && type === "blocks" && bytes instanceof ArrayBuffer) asked.onBlocks(new Uint8Array(bytes));
    else if (asked && type === "failed" && fault) this.#settle(id, () => this.#fail(asked, fault));
    else this.#lose(new SolverLost("the worker sent what no worker of ours sends"));
  }

  #sign(ping) {
    this.#unanswered -= 1;
    if (ping === this.#ping) this.#lastSign = performance.now();
  }

  #answer(asked, text, memory) {
    this.memory = Number(memory) || 0;
    asked.resolve(text);
  }

  #settle(id, act) {
    this.#lastSign = performance.now();
    this.#pending.delete(id);
    act();
  }

  #fail(asked, { kind, message, fatal }) {
    const told = new PythonFault(String(kind).slice(0, 40), String(message).slice(0, LONGEST_MESSAGE));
    asked.reject(told.key || !fatal ? told : new SolverLost(told.message));
    if (fatal) this.#lose(new SolverLost(told.message));
  }

  /** While something is pending the worker must give signs; a page that slept gives it a fresh start. */
  #lastLook = performance.now();
  #watch = setInterval(() => {
    const now = performance.now();
    if (now - this.#lastLook > 3 * LOOK_EVERY || !this.#pending.size) this.#lastSign = now;
    this.#lastLook = now;
    this.#heard = { messages: 0, bytes: 0 };
    if (!this.#pending.size) return;
    const patience = this.ready ? PATIENCE * this.slowness : BOOT_PATIENCE;
    if (now - this.#lastSign > patience) this.#lose(new SolverLost("the worker no longer answers", { hung: true }));
    else if (this.ready) this.#askForSign();
  }, LOOK_EVERY);

  #askForSign() {
    this.#ping = Math.random();
    this.#unanswered += 1;
    this.#place.port.postMessage({ type: "ping", id: this.#ping });
  }

  /** Only who reads what it is sent knows it: code that never ends cannot pretend to. */
  #ping = 0;
  #unanswered = 0;
  #locked = null;
  /** What arrived since the last look. */
  #heard = { messages: 0, bytes: 0 };
}

/** What Python's own exceptions mean, where they mean more than a fault of the code. */
const KEYS = { Endless: "endless", MemoryError: "out-of-memory" };

/** An exception that Python did not catch. */
class PythonFault extends Error {
  constructor(kind, message) {
    super(message);
    this.name = "PythonFault";
    this.key = KEYS[kind] ?? "";
    this.args = { problem: message.replace(/^[\w.]+: /, "") };
  }
}
