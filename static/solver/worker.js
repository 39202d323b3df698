/**
 * The solver's worker: Python, sliced so that messages get through while a search runs.
 * It passes bytes and JSON texts through one port and knows nothing of what they mean.
 *
 * In: {type: one of `acts`, id, …}. Out, with the same id: {type: "answer", text, memory: bytes Python holds} when it
 * is done, {type: "failed", fault} when it could not be done, before it {type: "blocks", bytes} any number of times,
 * and {type: "status", text}, how far a run is. {type: "wanted", names} asks for data files, each of which comes as
 * {type: "data", id, name, content}, undefined where it cannot be had. {type: "alive"} answers {type: "ping"};
 * {type: "supply", name, content} brings what a boot waits for, {type: "begun"} tells that the worker waits for it, and
 * {type: "locked"} that it holds its lock from now on.
 */
import { addPackaging, bootPython, installWheels } from "./python.js";

const SLICE = 0.012; // seconds
const DONE = "{}";

/** Pyodide's own objects. @type {any} */
let pyodide;
/** @type {any} */
let data;
/** @type {any} */
let python;
/** @type {any} */
let guard = null;
/** @type {Set<number>} */
const stopped = new Set();
/** @type {Set<number>} */
const finishing = new Set();

/** @type {Record<string, (message: any) => Promise<string> | string>} */
const acts = {
  async boot({ lock }) {
    pyodide = await bootPython({ wasm: supplied("wasm"), library: supplied("library"), lock });
    python = pyodide.pyimport("dhadha.worker.api");
    data = pyodide.pyimport("dhadha.puzzle.data_file");
    return DONE;
  },

  ask: ({ question, args }) => call("answer", question, JSON.stringify(args)),

  /** Run a request; its blocks are sent as the trace grows. */
  async run({ id, request }) {
    const started = call("answer", "start", JSON.stringify(request));
    const { value: number, error } = JSON.parse(started);
    if (error) return started;
    let ended = DONE;
    /** @type {unknown[]} */
    const faults = [];
    running += 1;
    await advance(id, number).catch((error) => faults.push(error));
    running -= 1;
    stopped.delete(id);
    finishing.delete(id);
    try {
      ended = call("stop", number);
    } catch (error) {
      faults.push(error); // what broke a run may keep it from being closed; the first fault is the one to tell
    }
    if (faults.length) throw faults[0];
    return ended;
  },

  /** A file that Python wanted. */
  data({ name, content }) {
    data.receive(name, content);
    return DONE;
  },

  stop({ run }) {
    stopped.add(run);
    return DONE;
  },

  /** Let a run end with the answer it has. */
  finish({ run }) {
    finishing.add(run);
    return DONE;
  },

  /**
   * Install wheels and find the puzzles they bring; code of theirs that does not come back within `allowance` seconds
   * is stopped.
   */
  async install({ wheels, packaging, allowance }) {
    addPackaging(pyodide, packaging);
    try {
      await installWheels(pyodide, wheels);
    } catch (/** @type {any} */ error) {
      if (error.name !== "PythonError") throw error;
      return JSON.stringify({
        error: {
          key: "package-failed",
          args: { problem: lastLine(error) },
          sentence: lastLine(error),
          traceback: error.message,
        },
      });
    }
    guard = pyodide.pyimport("dhadha.worker.watchdog").watch(allowance);
    return call("answer", "discover", "{}");
  },
};

/** What waits for something that the page supplies, by its name. @type {Map<string, (content: any) => void>} */
const supplies = new Map();

/** @param {string} name @returns {Promise<any>} */
function supplied(name) {
  return new Promise((resolve) => supplies.set(name, resolve));
}

/** @param {number} id of the message @param {number} number of the run */
async function advance(id, number) {
  send(id, call("header", number));
  for (let blocks; !stopped.has(id) && (blocks = call("advance", number, SLICE)) !== undefined; ) {
    send(id, blocks);
    const text = call("status", number);
    if (text) port.postMessage({ type: "status", id, text });
    askForData();
    await tick();
    if (finishing.delete(id)) call("finish", number);
  }
  if (!stopped.has(id)) send(id, call("footer", number));
}

function askForData() {
  const names = data?.pop_missing();
  if (names) port.postMessage({ type: "wanted", names });
}

/** How many runs are under way. */
let running = 0;
let idling = false;

/** What nobody waits for is done while nothing runs. */
async function idle() {
  if (idling) return;
  idling = true;
  while (!running && data?.run_jobs(SLICE)) await tick();
  idling = false;
}

/** Every call of Python begins the allowance anew. @param {string} name @param {unknown[]} args @returns {any} */
function call(name, ...args) {
  guard?.begin();
  return python[name](...args);
}

/** @type {MessagePort} */
let port;

self.onmessage = ({ data: life, ports }) => {
  [port] = ports;
  port.postMessage({ type: "begun" });
  if (life) navigator.locks?.request(life, () => (port.postMessage({ type: "locked" }), new Promise(() => {})));
  port.onmessage = ({ data }) => void serve(data);
};

/** @param {any} message */
async function serve({ type, id, ...rest }) {
  if (type === "ping") return port.postMessage({ type: "alive", id });
  if (type === "supply") return supplies.get(rest.name)?.(rest.content);
  try {
    const text = await acts[type]({ id, ...rest });
    port.postMessage({ type: "answer", id, text, memory: pyodide?._module.HEAPU8.length ?? 0 });
  } catch (error) {
    port.postMessage({ type: "failed", id, fault: faultOf(error) });
  }
  askForData();
  void idle();
}

/** @param {number} id @param {any} blocks */
function send(id, blocks) {
  const { buffer } = blocks.toJs();
  blocks.destroy();
  if (buffer.byteLength) port.postMessage({ type: "blocks", id, bytes: buffer }, [buffer]);
}

/**
 * Python's own exceptions leave it alive, but memory it got it never gives back; anything else from the runtime is its
 * end.
 * @param {any} error
 */
function faultOf(error) {
  if (error.name !== "PythonError") return { kind: "", message: String(error.message ?? error), fatal: true };
  const fatal = error.type === "MemoryError";
  return { kind: error.type, message: lastLine(error), fatal, ...(fatal ? {} : placeOf(error)) };
}

/** File, line and traceback, as far as Python can still tell. @param {any} error */
function placeOf(error) {
  try {
    return JSON.parse(python.last_error());
  } catch {
    return { traceback: error.message };
  }
}

/** @param {any} error */
function lastLine(error) {
  return String(error.message).trim().split("\n").at(-1) ?? "";
}

const channel = new MessageChannel();
/** @type {((value: unknown) => void)[]} */
const waiting = [];
channel.port1.onmessage = () => waiting.shift()?.(null);

/** Let other messages in. */
function tick() {
  return new Promise((resolve) => {
    waiting.push(resolve);
    channel.port2.postMessage(null);
  });
}
