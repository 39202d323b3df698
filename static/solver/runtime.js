/** What Python boots from: fetched, checked and compiled once for a page, however many workers it starts. */
import { addressOf } from "../files/base.js";
import { PATIENCE, Unfetched, ask, fetchFile, inTime, readResponse } from "../files/fetched.js";
import { Keyed } from "./errors.js";

const { folder, files, worker, micropip, lock } = __RUNTIME__;
const WASM = "pyodide.pack";
/** @type {Record<string, {size: number, sum: number}>} */
const BOOT = { [WASM]: files[WASM], "boot.pack": files["boot.pack"], [worker.file]: worker };
const EMPTY_MODULE = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0);

/** Where the frame for brought packages is. */
export const FRAME = addressOf(__RUNTIME__.frame);

export { lock };

/** @param {string} name */
const inFolder = (name) => addressOf(folder + name);

/** @type {Map<string, Promise<any>>} */
const kept = new Map();
/** @type {Record<string, number>} */
const arrived = {};
/** @type {(progress: {loaded: number, total: number}) => void} */
let tell = () => {};

/** `listener` hears {loaded, total} bytes of what a boot needs, as they arrive. @param {typeof tell} listener */
export function onProgress(listener) {
  tell = listener;
}

/** The text of the worker. */
export function workerScript() {
  return once(worker.file, async () => unpacked(await fetched(worker.file, addressOf(worker.file))).text());
}

/** The zip of the modules that a boot imports: unpacked here, while the worker still reads its script. */
export async function bootLibrary() {
  return unpacked(await once("boot.pack", () => fetched("boot.pack"))).arrayBuffer();
}

/** Python itself as bytes, for workers that can share no compiled code with the page. */
export async function wasmBytes() {
  return unpacked(await fetchFile(inFolder(WASM), files[WASM])).arrayBuffer();
}

/** Python itself, compiled. */
export function wasmModule() {
  return once(WASM, async () => {
    checkThatWasmMayRun();
    return (
      (await compiledOnTheWay().catch(unlessSlow)) ??
      WebAssembly.compileStreaming(unpacked(await fetched(WASM, undefined, "reload")))
    );
  });
}

/** What installing wheels takes besides: the rest of the standard library, and micropip. */
export function packaging() {
  return once("packaging", async () => {
    const [library, wheel] = await Promise.all(["python_stdlib.zip", micropip].map((name) => fetched(name)));
    return { library, micropip: wheel };
  });
}

/** What was packed; bytes that are not whole fail. @param {Uint8Array<ArrayBuffer> | Response} bytes */
function unpacked(bytes) {
  const { body } = bytes instanceof Response ? bytes : new Response(bytes);
  const stream = /** @type {ReadableStream<Uint8Array<ArrayBuffer>>} */ (body);
  const headers = { "content-type": "application/wasm" }; // for those that ask
  return new Response(stream.pipeThrough(new DecompressionStream("gzip")), { headers });
}

/** Compile while the bytes arrive; null where none do. Whatever fails here is found out by fetching the file whole. */
async function compiledOnTheWay() {
  const address = inFolder(WASM);
  const response = await inTime(ask(address), PATIENCE, address);
  if (!response.ok) return null;
  arrived[WASM] = 0;
  const counting = readResponse(response.clone(), address, { onBytes: counter(WASM) });
  const failing = counting.then(() => new Promise(() => {}));
  return Promise.race([WebAssembly.compileStreaming(unpacked(response)), failing]);
}

/** Who waited long need not wait again to be told. @param {unknown} error */
function unlessSlow(error) {
  if (error instanceof Unfetched && error.why === "slow") throw error;
  return null;
}

function checkThatWasmMayRun() {
  if (typeof WebAssembly !== "object")
    throw new Keyed("wasm-missing", {}, "This browser has no WebAssembly, which Python needs.");
  try {
    new WebAssembly.Module(EMPTY_MODULE);
  } catch {
    throw new Keyed(
      "wasm-forbidden",
      {},
      "This page's policy forbids WebAssembly, which Python needs: script-src must hold 'wasm-unsafe-eval'.",
    );
  }
}

/** @param {string} name @param {URL} [address] @param {RequestCache} [cache] */
async function fetched(name, address = inFolder(name), cache) {
  arrived[name] = 0;
  return fetchFile(address, BOOT[name] ?? files[name], { onBytes: counter(name), cache });
}

/** @param {string} name @returns {(bytes: number) => void} */
function counter(name) {
  if (!(name in BOOT)) return () => {};
  const total = Object.values(BOOT).reduce((sum, { size }) => sum + size, 0);
  return (bytes) => {
    arrived[name] += bytes;
    tell({ loaded: Object.keys(BOOT).reduce((sum, each) => sum + (arrived[each] ?? 0), 0), total });
  };
}

/**
 * What was had once is kept; what failed is tried again by the next who asks.
 * @template T @param {string} name @param {() => Promise<T>} get @returns {Promise<T>}
 */
function once(name, get) {
  const known = kept.get(name) ?? get().catch((error) => (kept.delete(name), Promise.reject(error)));
  kept.set(name, known);
  return known;
}
