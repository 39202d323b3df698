/**
 * A connection to one worker, with its watchdog. Page and worker exchange plain data only (see worker.ts); each
 * message is validated, because a worker may run third-party code.
 */
import { makeAnswerCheck } from "../validation/check-by-schema.ts";
import { checkAnswer } from "../validation/python-responses.ts";
import { PythonFault, SolverLost } from "./errors.ts";
import { fetchWasmBytes, compiledWasm } from "./compile-python-wasm.ts";
import { fetchBootModules, lock, fetchWorkerScript } from "./load-runtime-files.ts";
import { fetchDataFile } from "./fetch-data-files.ts";
import type { OpenedPlace, Place } from "./worker-hosts.ts";
import type { RunHandle, Status } from "./run-handle.ts";

const TICK = 1000; // milliseconds, as all below
const BOOT_TIMEOUT = 60_000;
const PING_TIMEOUT = 15_000; // without a ping's answer, on a machine that boots in USUAL_BOOT
const USUAL_BOOT = 1000;
const SLOWEST = 4;
const STOP_TIMEOUT = 10_000; // from an abort to the end of a run
const STATUS_INTERVAL = 100; // between status messages of a run
const DEADLINE = 60_000; // for the answer to a question; a run may take any time
/** Limits per watchdog tick, many times what our own worker sends. */
const MAX_MESSAGES = 20_000;
const MAX_BYTES = 2 ** 28;
const MAX_MESSAGE_LENGTH = 10_000; // characters of a message other than an answer
const MAX_DATA_FILES = 100; // data files, per worker
/** Maximum characters of an answer, from our own Python and from packages. */
const [MAX_ANSWER, MAX_PACKAGE_ANSWER] = [2 ** 26, 2 ** 23];

/** The types of a worker's messages, with the types of their fields. */
const MESSAGES = {
  alive: { id: "number" },
  begun: {},
  locked: {},
  answer: { id: "number", text: "string", memory: "number" },
  blocks: { id: "number", bytes: "object" },
  status: { id: "number", text: "string" },
  wanted: { names: "string" },
  failed: { id: "number", fault: "object" },
};

export type OnBlocks = (bytes: Uint8Array<ArrayBuffer>) => void;
type Listeners = { onBlocks?: OnBlocks; onStatus?: (text: string) => void };
/** seconds: time waited so far while the page was awake; endless: without a deadline. */
type Asked = Listeners & {
  resolve: (text: string) => void;
  reject: (error: unknown) => void;
  seconds: number;
  endless: boolean;
};

export class Connection {
  /** Whether Python has answered. */
  ready = false;
  /** How many times slower than usual the machine is. */
  slowness = 1;
  /** Bytes of memory of Python at its last answer. */
  memory = 0;
  #longestAnswer = MAX_ANSWER;
  /** The number of data files requested. */
  #requestedFiles = 0;
  #pending = new Map<number, Asked>();
  #next = 1;
  #place: OpenedPlace | null = null;
  #lastPong = performance.now();
  #loss = Promise.withResolvers<never>();
  lost = this.#loss.promise;
  /** Give the worker up. */
  end = this.#loss.reject;
  #started = Promise.withResolvers();
  /** Whether the worker has started, and whether the boot has all its data. */
  #isStarted = false;
  #supplied = false;
  declare booted: Promise<void>;

  /** `onLost` is called once. */
  constructor(place: Place, onLost: (connection: Connection) => void) {
    this.lost.catch((error) => {
      this.#started.resolve(null);
      clearInterval(this.#watch);
      this.#place?.close();
      for (const { reject } of this.#pending.values()) reject(error);
      this.#pending.clear();
      onLost(this);
    });
    if (place.isSandboxed) this.#longestAnswer = MAX_PACKAGE_ANSWER;
    this.booted = Promise.race([this.#boot(place), this.lost]);
    this.booted.catch((error) => this.end(error));
  }

  /** Whether a request is pending. */
  get isBusy() {
    return this.#pending.size > 0;
  }

  /** Send a message to the worker; resolve to the text of its answer. */
  request(type: string, content: object = {}) {
    return this.#sendRequest(type, content).answer;
  }

  /**
   * Send a run, whose trace arrives in blocks. `signal`, or invalid blocks, end it after its slice, or terminate a
   * worker that ignores this. `finishing` ends it early with its present answer.
   */
  async run(request: string, onBlocks: OnBlocks, { signal, finishing, onStatus }: RunHandle) {
    let fault: unknown = null;
    const take: OnBlocks = (blocks) => {
      if (signal.aborted || fault) return;
      try {
        onBlocks(blocks);
      } catch (error) {
        fault = error;
        stop();
      }
    };
    const statuses = throttleStatus(onStatus);
    const { id, answer } = this.#sendRequest("run", { request }, { onBlocks: take, onStatus: statuses.take });
    let tooLong: ReturnType<typeof setTimeout> | undefined;
    const stop = () => {
      this.request("stop", { run: id }).catch(() => {}); // who runs it is told
      const hung = new SolverLost("the worker does not stop", { hung: true });
      tooLong ??= setTimeout(() => this.end(hung), STOP_TIMEOUT * this.slowness);
    };
    const finish = () => void this.request("finish", { run: id }).catch(() => {}); // who runs it is told
    const ended = new AbortController();
    signal.addEventListener("abort", stop, ended);
    finishing.addEventListener("abort", finish, ended);
    if (finishing.aborted) finish();
    const text = await answer.finally(() => {
      statuses.end();
      ended.abort();
      clearTimeout(tooLong);
    });
    if (fault) throw fault;
    return text;
  }

  #sendRequest(type: string, content: object, listeners?: Listeners) {
    const id = this.#next++;
    const answer = new Promise<string>((resolve, reject) => {
      if (!this.#pending.size) this.#lastPong = performance.now();
      const endless = type === "run" || type === "boot"; // a boot has its own timeout
      this.#pending.set(id, { ...listeners, resolve, reject, endless, seconds: 0 });
      this.#place?.port.postMessage({ type, id, ...content });
    });
    return { id, answer };
  }

  /** Start all downloads at once, and the worker before the last one completes. */
  async #boot(place: Place) {
    const script = fetchWorkerScript();
    const [wasm, library] = [place.sharesCode ? compiledWasm(this.#started.promise) : fetchWasmBytes(), fetchBootModules()];
    for (const each of [wasm, library]) each.catch(() => {}); // awaited below
    const opened = place.open(await script, (error, { ended = false } = {}) => {
      if (!this.ready || ended) this.end(error);
    });
    this.#place = opened;
    opened.port.onmessage = ({ data }) => this.#receive(data);
    opened.port.onmessageerror = () => this.end(new SolverLost("the worker sent what cannot be read"));
    const booted = this.request("boot", { lock });
    booted.catch(() => {}); // awaited below
    await Promise.all([this.#supply("wasm", wasm), this.#supply("library", library)]);
    this.#supplied = true;
    const began = performance.now();
    await booted;
    this.slowness = Math.min(SLOWEST, Math.max(1, (performance.now() - began) / USUAL_BOOT));
    this.ready = true;
    performance.mark("dhadha-python-ready"); // for `build.py bench` and profilers
  }

  async #supply(name: "wasm" | "library", content: Promise<unknown>) {
    this.#place?.port.postMessage({ type: "supply", name, content: await content });
  }

  #receive(message: any) {
    const { type, id, text = "", bytes, fault, memory, names = "" } = isKnownMessage(message) ? message : {};
    const asked = this.#pending.get(id);
    this.#received.messages += 1;
    this.#received.bytes += (bytes?.byteLength ?? 0) + 2 * (text.length + names.length);
    if (this.#received.messages > MAX_MESSAGES || this.#received.bytes > MAX_BYTES)
      this.end(new SolverLost("the worker sends more than can be read"));
    else if (type === "alive" && this.#pendingPings > 0) this.#receivePong(id);
    else if (type === "begun" && !this.#isStarted) this.#started.resolve((this.#isStarted = true));
    else if (type === "locked" && !this.#locked) this.#watchLock();
    else if (asked && type === "answer" && text.length <= this.#longestAnswer) {
      this.#removeRequest(id);
      this.memory = memory || 0;
      asked.resolve(text);
    } else if (asked?.onBlocks && type === "blocks" && bytes instanceof ArrayBuffer)
      asked.onBlocks(new Uint8Array(bytes));
    else if (asked?.onStatus && type === "status" && text.length <= MAX_MESSAGE_LENGTH) asked.onStatus(text);
    else if (type === "wanted" && this.#mayRequestFiles(names))
      for (const name of names.split(" ")) void this.#sendDataFile(name);
    else if (asked && type === "failed" && makeAnswerCheck("fault")(fault) === null) {
      this.#removeRequest(id);
      this.#rejectRequest(asked, fault);
    } else this.end(new SolverLost("the worker sent what no worker of ours sends"));
  }

  /** Whether the worker has requested no more data files than our own ever would. */
  #mayRequestFiles(names: string) {
    return names.length <= MAX_MESSAGE_LENGTH && (this.#requestedFiles += names.split(" ").length) <= MAX_DATA_FILES;
  }

  /** Send an optional data file to Python. */
  async #sendDataFile(name: string) {
    const content = await fetchDataFile(name);
    this.request("data", { name, content }).catch(() => {}); // the worker may have ended
  }

  #watchLock() {
    this.#locked = true;
    this.#place?.watch(() => this.end(new SolverLost("the worker died"))).catch(() => {}); // then signs must do
  }

  #receivePong(ping: unknown) {
    this.#pendingPings -= 1;
    if (ping === this.#ping) this.#lastPong = performance.now();
  }

  #removeRequest(id: number) {
    this.#lastPong = performance.now();
    this.#pending.delete(id);
  }

  /** Reject a request, and log the full traceback for package authors. */
  #rejectRequest(asked: Asked, { kind, message, fatal, file, line, traceback }: any) {
    const error = new PythonFault(kind, message, file, line);
    if (traceback) console.error(traceback);
    asked.reject(error.key || !fatal ? error : new SolverLost(error.message));
    if (fatal) this.end(new SolverLost(error.message));
  }

  /** The watchdog: a worker with pending requests must answer pings. The time restarts after the page was suspended. */
  #lastTick = performance.now();
  #watch = setInterval(() => {
    const now = performance.now();
    const slept = now - this.#lastTick > 3 * TICK;
    if (slept || !this.#pending.size || (this.#isStarted && !this.#supplied)) this.#lastPong = now;
    this.#lastTick = now;
    this.#received = { messages: 0, bytes: 0 };
    if (!this.#pending.size) return;
    const patience = this.ready ? PING_TIMEOUT * this.slowness : BOOT_TIMEOUT;
    for (const asked of this.#pending.values()) asked.seconds += this.ready && !asked.endless ? TICK / 1000 : 0;
    const overdue = [...this.#pending.values()].some(({ seconds }) => 1000 * seconds > DEADLINE * this.slowness);
    if (overdue || now - this.#lastPong > patience)
      this.end(new SolverLost("the worker no longer answers", { hung: true }));
    else if (this.ready) this.#sendPing();
  }, TICK);

  #sendPing() {
    this.#ping = Math.random();
    this.#pendingPings += 1;
    this.#place?.port.postMessage({ type: "ping", id: this.#ping });
  }

  /** Pings are random, so that a blocked worker cannot answer them in advance. */
  #ping = 0;
  #pendingPings = 0;
  #locked = false;
  /** Messages and bytes since the last tick. */
  #received = { messages: 0, bytes: 0 };
}

/** Whether a message has a known type and exactly the fields of that type. */
function isKnownMessage(message: unknown) {
  const { type, ...fields } = Object(message) as Record<string, unknown>;
  if (typeof type !== "string" || !Object.hasOwn(MESSAGES, type)) return false;
  const kinds = MESSAGES[type as keyof typeof MESSAGES] as Record<string, string>;
  const names = Object.keys(fields);
  return names.length === Object.keys(kinds).length && names.every((name) => typeof fields[name] === kinds[name]);
}

/** Pass on the latest of a run's status messages now and then; ignore invalid ones. */
function throttleStatus(onStatus: (status: Status | null) => void) {
  let latest = "";
  let timer: ReturnType<typeof setTimeout> | undefined;
  const show = () => {
    timer = undefined;
    try {
      const { reason, args } = checkAnswer("status", JSON.parse(latest));
      onStatus({ key: `reason-${reason}`, args });
    } catch {}
  };
  return {
    take: (text: string) => {
      latest = text;
      timer ??= setTimeout(show, STATUS_INTERVAL);
    },
    end: () => {
      clearTimeout(timer);
      if (latest) onStatus(null);
    },
  };
}
