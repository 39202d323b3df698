/**
 * The page's side of the solver: one worker for all players, booted when first needed,
 * watched, and replaced when it dies.
 */
import * as Comlink from "comlink";

const PING_EVERY = 1000;
const BOOT_PATIENCE = 30_000;
const RUN_PATIENCE = 5000;

/** Python refused: `key` and `args` are for translation, the message is English. */
export class Refusal extends Error {
  constructor({ key, args, sentence, picture = null }) {
    super(sentence);
    this.key = key;
    this.args = args;
    this.picture = picture;
  }
}

/** The worker died or hung; a new one stands ready. */
export class SolverLost extends Error {
  name = "SolverLost";
}

/** Events: `progress` with {loaded, total}, `ready`, `lost`. */
class SolverClient extends EventTarget {
  #current = null;
  #nextRun = 1;
  #packages = [];

  /** Whether Python has ever answered here. */
  everReady = false;

  /** Boot Python unless it is up; resolves when it answers. */
  async boot() {
    await this.#solver();
  }

  /** Ask Python something; rejects with Refusal for bad input. */
  async ask(question, args = {}) {
    return unwrap(JSON.parse(await this.#call((remote) => remote.ask(question, args))));
  }

  /**
   * Run `request` ({puzzle, algorithm, state, options}); `onBlocks` gets the trace as it grows.
   * Resolves when the run has ended or `signal` stopped it; rejects with Refusal or SolverLost.
   */
  async run(request, onBlocks, signal) {
    if (signal?.aborted) return;
    const id = this.#nextRun++;
    const heard = Comlink.proxy((blocks) => signal?.aborted || onBlocks(blocks));
    const stop = () => this.#current?.remote.stop(id);
    signal?.addEventListener("abort", stop);
    try {
      unwrap(await this.#call((remote) => (signal?.aborted ? "{}" : remote.run(id, request, heard))));
    } finally {
      signal?.removeEventListener("abort", stop);
    }
  }

  /** Install wheels by address; resolves to the identifiers of the puzzles they brought. */
  async install(addresses) {
    const absolute = addresses.map((address) => new URL(address, document.baseURI).href);
    const found = unwrap(JSON.parse(await this.#call((remote) => remote.install(absolute))));
    this.#packages.push(...absolute);
    return found;
  }

  async #solver() {
    this.#current ??= new Connection(this, this.#packages, (lost) => {
      if (this.#current === lost) this.#current = null;
      this.dispatchEvent(new Event("lost"));
    });
    await this.#current.booted;
    return this.#current;
  }

  async #call(send) {
    const connection = await this.#solver();
    return connection.race(send(connection.remote));
  }
}

/** One worker and the watch over it. */
class Connection {
  ready = false;
  #worker = makeWorker();
  #pending = 0;
  #lastSign = performance.now();
  #lose;

  constructor(client, packages, onLost) {
    this.remote = Comlink.wrap(this.#worker);
    this.lost = new Promise((_, reject) => (this.#lose = reject));
    this.lost.catch(() => {
      clearInterval(this.#watch);
      this.#worker.terminate();
      onLost(this);
    });
    this.#worker.addEventListener("error", (event) => {
      event.preventDefault();
      this.#lose(new SolverLost(event.message || "the worker could not be loaded"));
    });
    this.booted = this.race(this.#boot(client, packages));
    this.booted.catch((error) => this.#lose(error));
  }

  /** Settles like `promise`, or rejects when the worker is lost first. */
  async race(promise) {
    this.#pending += 1;
    this.#lastSign = performance.now();
    try {
      return await Promise.race([promise, this.lost]);
    } catch (error) {
      if (isFatal(error)) this.#lose(new SolverLost(error.message));
      throw error;
    } finally {
      this.#pending -= 1;
    }
  }

  async #boot(client, packages) {
    await this.remote.boot(Comlink.proxy((loaded, total) => {
      this.#lastSign = performance.now();
      client.dispatchEvent(new CustomEvent("progress", { detail: { loaded, total } }));
    }));
    if (packages.length) await this.remote.install(packages);
    this.ready = client.everReady = true;
    client.dispatchEvent(new Event("ready"));
  }

  /** While something is pending the worker must answer pings; a page that slept is given a fresh start. */
  #lastLook = performance.now();
  #watch = setInterval(() => {
    const now = performance.now();
    if (now - this.#lastLook > 3 * PING_EVERY || !this.#pending) this.#lastSign = now;
    this.#lastLook = now;
    const patience = this.ready ? RUN_PATIENCE : BOOT_PATIENCE;
    if (now - this.#lastSign > patience) this.#lose(new SolverLost("the worker no longer answers"));
    else if (this.#pending && this.ready) this.remote.ping().then(() => (this.#lastSign = performance.now()));
  }, PING_EVERY);
}

/** Workers must come from the page's own origin: elsewhere a small one that imports the real one will do. */
function makeWorker() {
  const address = new URL(__WORKER__, import.meta.url);
  if (address.origin === location.origin) return new Worker(address, { type: "module" });
  const stub = new Blob([`import ${JSON.stringify(address.href)};`], { type: "text/javascript" });
  return new Worker(URL.createObjectURL(stub), { type: "module" });
}

function unwrap(answer) {
  if (answer.error) throw new Refusal(answer.error);
  return answer.value;
}

/** Python's own exceptions leave it alive; anything else from the runtime does not. */
function isFatal(error) {
  return !(error instanceof SolverLost) && error.name !== "PythonError";
}

export const solver = new SolverClient();
