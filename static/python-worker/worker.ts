/**
 * The solver's worker: runs Python in time slices, so that messages are received during a search.
 * It passes bytes and JSON texts through one port without interpreting them.
 *
 * In: {type: one of `handlers`, id, …}. Out, with the same id: any number of {type: "blocks", bytes} and of
 * {type: "status", text}, the progress of a run, then {type: "answer", text, memory: bytes of Python} on success or
 * {type: "failed", fault}. {type: "wanted", names} requests data files, each sent as {type: "data", id, name, content},
 * with content undefined if unavailable. {type: "alive"} answers {type: "ping"}. {type: "begun"} reports that the
 * worker waits for the boot's data, sent as {type: "supply", name, content}; {type: "locked"} that it holds its lock.
 */
import { addPackageSupport, bootPython, installWheels } from "./boot-pyodide.ts";

const SLICE = 0.012; // seconds
const DONE = "{}";

/** Pyodide's own objects. */
let pyodide: any;
let data: any;
let python: any;
let watchdog: any = null;
const stopped = new Set<number>();
const finishing = new Set<number>();

const handlers: Record<string, (message: any) => Promise<string> | string> = {
  async boot({ lock }) {
    pyodide = await bootPython({ wasm: whenSupplied("wasm"), library: whenSupplied("library"), lock });
    python = pyodide.pyimport("dhadha.worker.api");
    data = pyodide.pyimport("dhadha.puzzle.data_files");
    return DONE;
  },

  ask: ({ question, args }) => callPython("answer", question, args),

  /** Run a request; send its blocks as the trace grows. */
  async run({ id, request }) {
    const started = callPython("answer", "start", request);
    const { value: number, error } = JSON.parse(started);
    if (error) return started;
    let ended = DONE;
    const faults: unknown[] = [];
    running += 1;
    await streamRun(id, number).catch((error) => faults.push(error));
    running -= 1;
    stopped.delete(id);
    finishing.delete(id);
    try {
      ended = callPython("stop", number);
    } catch (error) {
      faults.push(error); // closing a broken run may fail, too; report the first fault
    }
    if (faults.length) throw faults[0];
    return ended;
  },

  /** Pass a data file to Python. */
  data({ name, content }) {
    data.receive(name, content);
    return DONE;
  },

  stop({ run }) {
    stopped.add(run);
    return DONE;
  },

  /** End a run early with its present answer. */
  finish({ run }) {
    finishing.add(run);
    return DONE;
  },

  /** Install wheels and discover their puzzles; their code is stopped after `allowance` seconds. */
  async install({ wheels, packaging, allowance }) {
    addPackageSupport(pyodide, packaging);
    try {
      await installWheels(pyodide, wheels);
    } catch (error: any) {
      if (error.name !== "PythonError") throw error;
      const problem = lastLine(error);
      const refusal = { key: "package-failed", args: { problem }, sentence: problem, traceback: error.message };
      return JSON.stringify({ error: refusal });
    }
    watchdog = pyodide.pyimport("dhadha.worker.watchdog").Watchdog(allowance);
    return callPython("answer", "discover", "{}");
  },
};

/** Resolvers of content that the page supplies, by name. */
const supplies = new Map<string, (content: any) => void>();
const whenSupplied = (name: string): Promise<any> => new Promise((resolve) => supplies.set(name, resolve));

/** `id` is that of the message, `number` that of the run. */
async function streamRun(id: number, number: number) {
  sendBlocks(id, callPython("header", number));
  await yieldToMessages(); // to start may take as long as a slice
  for (let blocks; !stopped.has(id) && (blocks = callPython("advance", number, SLICE)) !== undefined; ) {
    sendBlocks(id, blocks);
    const text = callPython("status", number);
    if (text) port.postMessage({ type: "status", id, text });
    requestDataFiles();
    await yieldToMessages();
    if (finishing.delete(id)) callPython("finish", number);
  }
  if (!stopped.has(id)) sendBlocks(id, callPython("footer", number));
}

function requestDataFiles() {
  const names = data?.pop_missing();
  if (names) port.postMessage({ type: "wanted", names });
}

/** The number of active runs. */
let running = 0;
let isIdling = false;

/** Run background jobs while no run is active. */
async function runBackgroundJobs() {
  if (isIdling) return;
  isIdling = true;
  while (!running && data?.run_jobs(SLICE)) await yieldToMessages();
  isIdling = false;
}

/** Call Python; each call restarts the watchdog. */
function callPython(name: string, ...args: unknown[]): any {
  watchdog?.begin();
  return python[name](...args);
}

let port: MessagePort;

self.onmessage = ({ data: life, ports }) => {
  [port] = ports;
  port.postMessage({ type: "begun" });
  if (life) navigator.locks?.request(life, () => (port.postMessage({ type: "locked" }), new Promise(() => {})));
  port.onmessage = ({ data }) => void answerMessage(data);
};

async function answerMessage({ type, id, ...rest }: any) {
  if (type === "ping") return port.postMessage({ type: "alive", id });
  if (type === "supply") return supplies.get(rest.name)?.(rest.content);
  try {
    const text = await handlers[type]({ id, ...rest });
    port.postMessage({ type: "answer", id, text, memory: pyodide?._module.HEAPU8.length ?? 0 });
  } catch (error) {
    port.postMessage({ type: "failed", id, fault: describeError(error) });
  }
  requestDataFiles();
  void runBackgroundJobs();
}

function sendBlocks(id: number, blocks: any) {
  const { buffer } = blocks.toJs();
  blocks.destroy();
  if (buffer.byteLength) port.postMessage({ type: "blocks", id, bytes: buffer }, [buffer]);
}

/**
 * Describe an error. Python stays alive after its own exceptions, but never returns memory; any other error of the
 * runtime is fatal.
 */
function describeError(error: any) {
  if (error.name !== "PythonError") return { kind: "", message: String(error.message ?? error), fatal: true };
  const fatal = error.type === "MemoryError";
  return { kind: error.type, message: lastLine(error), fatal, ...(fatal ? {} : errorLocation(error)) };
}

/** File, line and traceback, if Python can still report them. */
function errorLocation(error: any) {
  try {
    return JSON.parse(python.last_error());
  } catch {
    return { traceback: error.message };
  }
}

function lastLine(error: any) {
  return String(error.message).trim().split("\n").at(-1) ?? "";
}

const channel = new MessageChannel();
const yields: ((value: unknown) => void)[] = [];
channel.port1.onmessage = () => yields.shift()?.(null);

/** Let other messages in. */
function yieldToMessages() {
  return new Promise((resolve) => {
    yields.push(resolve);
    channel.port2.postMessage(null);
  });
}
