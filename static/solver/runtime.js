/** The files that Python boots from, fetched, checked and compiled once per page for any number of workers. */
import { addressOf } from "../files/asset-url.js";
import { unpacked } from "../files/embedded-files.js";
import { PATIENCE, FetchError, ask, fetchFile, withTimeout, readPieces } from "../files/fetch-file.js";
import { LocalizedError } from "./errors.js";

/** Its files by what they are for. @typedef {keyof typeof files} Role */
/** @type {Runtime} */
const { files, lock, frame, data } = JSON.parse(__RUNTIME__);
/** @type {Role[]} */
const BOOT = ["wasm", "boot", "worker"];
const EMPTY_MODULE = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0);

/** Bytes that Python takes until it answers. */
export const pythonSize = BOOT.reduce((sum, role) => sum + files[role].size, 0);

/** Where the frame for brought packages is. */
export const FRAME = addressOf(frame);

export { data, lock };

/** @param {Role} role */
const addressFor = (role) => addressOf(files[role].file);

/** @type {Map<string, Promise<any>>} */
const kept = new Map();
/** Bytes of each. @type {Partial<Record<Role, number>>} */
const arrived = {};
/**
 * How far things are: a message and its arguments, "" for none, and bytes of what is fetched; `beside`: also told
 * where nothing is waited for.
 * @typedef {{key: string, args?: import("../checks/contract.js").Arguments, loaded: number, total: number,
 *   beside?: boolean}} Progress
 */
/** @type {(progress: Progress) => void} */
let listener = () => {};

/** @param {typeof listener} listen hears of each progress */
export function onProgress(listen) {
  listener = listen;
}

/** @param {Progress} progress */
export function tell(progress) {
  listener(progress);
}

/** The script of the worker. */
export function workerScript() {
  const headers = { "content-type": "text/javascript" };
  return once("worker", async () => unpacked(new Response(await fetched("worker")), headers).blob());
}

/** The zip of the modules that a boot imports, packed: the worker unpacks it while the page unpacks Python. */
export function bootLibrary() {
  return once("boot", () => fetched("boot"));
}

/** Python itself as bytes, for workers that can share no compiled code with the page. */
export async function wasmBytes() {
  return unpacked(await fetchFile(addressFor("wasm"), files.wasm)).arrayBuffer();
}

/**
 * Python itself, compiled.
 * @param {Promise<unknown>} begun when the worker runs: unpacking before would keep the page from starting it
 */
export function wasmModule(begun) {
  return once("wasm", async () => {
    checkThatWasmMayRun();
    return (
      (await compiledOnTheWay(begun).catch(unlessSlow)) ??
      compiling(await fetched("wasm", "reload"))
    );
  });
}

/** What installing wheels takes besides: the rest of the standard library, and micropip. */
export function packaging() {
  return once("packaging", async () => {
    const [library, micropip] = await Promise.all([fetched("library"), fetched("micropip")]);
    return { library, micropip };
  });
}

/** @param {Uint8Array<ArrayBuffer> | Response} packed */
const compiling = (packed) => WebAssembly.compileStreaming(unpacked(packed, { "content-type": "application/wasm" }));

/**
 * Compile while the bytes arrive; null where none do. Whatever fails here is found out by fetching the file whole.
 * @param {Promise<unknown>} begun
 */
async function compiledOnTheWay(begun) {
  const address = addressFor("wasm");
  const response = await withTimeout(ask(address), PATIENCE, address);
  if (!response.ok) return null;
  arrived.wasm = 0;
  const count = counter("wasm");
  const counting = readPieces(response.clone(), address, ({ length }) => count(length));
  const failing = counting.then(() => new Promise(() => {}));
  await Promise.race([begun, failing]);
  return Promise.race([compiling(response), failing]);
}

/** Who waited long need not wait again to be told. @param {unknown} error */
function unlessSlow(error) {
  if (error instanceof FetchError && error.why === "slow") throw error;
  return null;
}

function checkThatWasmMayRun() {
  if (typeof WebAssembly !== "object")
    throw new LocalizedError("wasm-missing", {}, "This browser has no WebAssembly, which Python needs.");
  try {
    new WebAssembly.Module(EMPTY_MODULE);
  } catch {
    throw new LocalizedError(
      "wasm-forbidden",
      {},
      "This page's policy forbids WebAssembly, which Python needs: script-src must hold 'wasm-unsafe-eval'.",
    );
  }
}

/** @param {Role} role @param {RequestCache} [cache] */
async function fetched(role, cache) {
  arrived[role] = 0;
  return fetchFile(addressFor(role), files[role], { onBytes: counter(role), cache });
}

/** @param {Role} role @returns {(bytes: number) => void} */
function counter(role) {
  if (!BOOT.includes(role)) return () => {};
  const total = BOOT.reduce((sum, each) => sum + files[each].size, 0);
  return (bytes) => {
    arrived[role] = (arrived[role] ?? 0) + bytes;
    const loaded = BOOT.reduce((sum, each) => sum + (arrived[each] ?? 0), 0);
    tell({ key: loaded < total ? "solver-loading" : "solver-starting", loaded, total });
  };
}

/**
 * What was had once is kept; what failed is tried again by the next who asks.
 * @template T @param {string} name @param {() => Promise<T>} get @returns {Promise<T>}
 */
export function once(name, get) {
  const known = kept.get(name) ?? get().catch((error) => (kept.delete(name), Promise.reject(error)));
  kept.set(name, known);
  return known;
}
