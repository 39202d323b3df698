/** The files that Python boots from, fetched, checked and compiled once per page for any number of workers. */
import { assetUrl } from "../files/asset-url.js";
import { unpacked } from "../files/embedded-files.js";
import { TIMEOUT, FetchError, requestFile, fetchFile, withTimeout, readPieces } from "../files/fetch-file.js";
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
export const FRAME = assetUrl(frame);

export { data, lock };

/** @param {Role} role */
const addressFor = (role) => assetUrl(files[role].file);

/** @type {Map<string, Promise<any>>} */
const memo = new Map();
/** Bytes of each. @type {Partial<Record<Role, number>>} */
const receivedBytes = {};
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
export function reportProgress(progress) {
  listener(progress);
}

/** The script of the worker. */
export function workerScript() {
  const headers = { "content-type": "text/javascript" };
  return memoized("worker", async () => unpacked(new Response(await fetchRole("worker")), headers).blob());
}

/** The zip of the modules that a boot imports, packed: the worker unpacks it while the page unpacks Python. */
export function bootLibrary() {
  return memoized("boot", () => fetchRole("boot"));
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
  return memoized("wasm", async () => {
    checkThatWasmMayRun();
    return (
      (await compileWhileDownloading(begun).catch(unlessSlow)) ??
      compiling(await fetchRole("wasm", "reload"))
    );
  });
}

/** What installing wheels takes besides: the rest of the standard library, and micropip. */
export function packaging() {
  return memoized("packaging", async () => {
    const [library, micropip] = await Promise.all([fetchRole("library"), fetchRole("micropip")]);
    return { library, micropip };
  });
}

/** @param {Uint8Array<ArrayBuffer> | Response} packed */
const compiling = (packed) => WebAssembly.compileStreaming(unpacked(packed, { "content-type": "application/wasm" }));

/**
 * Compile while the bytes arrive; null where none do. Whatever fails here is found out by fetching the file whole.
 * @param {Promise<unknown>} begun
 */
async function compileWhileDownloading(begun) {
  const address = addressFor("wasm");
  const response = await withTimeout(requestFile(address), TIMEOUT, address);
  if (!response.ok) return null;
  receivedBytes.wasm = 0;
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
async function fetchRole(role, cache) {
  receivedBytes[role] = 0;
  return fetchFile(addressFor(role), files[role], { onBytes: counter(role), cache });
}

/** @param {Role} role @returns {(bytes: number) => void} */
function counter(role) {
  if (!BOOT.includes(role)) return () => {};
  const total = BOOT.reduce((sum, each) => sum + files[each].size, 0);
  return (bytes) => {
    receivedBytes[role] = (receivedBytes[role] ?? 0) + bytes;
    const loaded = BOOT.reduce((sum, each) => sum + (receivedBytes[each] ?? 0), 0);
    reportProgress({ key: loaded < total ? "solver-loading" : "solver-starting", loaded, total });
  };
}

/**
 * What was had once is kept; what failed is tried again by the next who asks.
 * @template T @param {string} name @param {() => Promise<T>} get @returns {Promise<T>}
 */
export function memoized(name, get) {
  const known = memo.get(name) ?? get().catch((error) => (memo.delete(name), Promise.reject(error)));
  memo.set(name, known);
  return known;
}
