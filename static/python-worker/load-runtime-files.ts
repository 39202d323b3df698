/** The files that Python boots from, fetched, checked and compiled once per page for any number of workers. */
import { assetUrl } from "../loading/asset-url.ts";
import { memoized } from "../loading/fetch-assets.ts";
import { decompress } from "../loading/embedded-files.ts";
import { requestFile, fetchFile, withTimeout, readPieces } from "../loading/fetch-file.ts";
import { LocalizedError } from "../loading/localized-error.ts";
import type { Status } from "./run-handle.ts";

/** The roles of the runtime's files. */
type Role = "wasm" | "boot" | "library" | "micropip" | "worker";
type Built = { file: string; size: number; sum: number };
type Runtime = { files: Record<Role, Built>; lock: any; frame: string; data: Record<string, Built> };

const { files, lock, frame, data }: Runtime = JSON.parse(__RUNTIME__);
const BOOT: Role[] = ["wasm", "boot", "worker"];
const EMPTY_MODULE = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0);

/** Bytes to download before Python answers. */
export const pythonSize = BOOT.reduce((sum, role) => sum + files[role].size, 0);

/** The URL of the sandboxed frame. */
export const FRAME = assetUrl(frame);

export { data, lock };

const addressFor = (role: Role) => assetUrl(files[role].file);

/** What is fetched once, by name. */
export const memo = new Map<string, Promise<any>>();
/** Bytes of each. */
const receivedBytes: Partial<Record<Role, number>> = {};
/**
 * Progress: a message and its arguments, "" for none, and downloaded bytes; `background`: also shown while nothing is
 * pending.
 */
export type Progress = Status & { loaded: number; total: number; background?: boolean };
let listener: (progress: Progress) => void = () => {};

/** `listen` is called with each progress. */
export const onProgress = (listen: typeof listener) => void (listener = listen);

export const reportProgress = (progress: Progress) => listener(progress);

/** The script of the worker. */
export function workerScript() {
  const headers = { "content-type": "text/javascript" };
  return memoized(memo, "worker", async () => decompress(new Response(await fetchRole("worker")), headers).blob());
}

/** The packed zip of the modules that a boot imports; the worker unpacks it while the page compiles Python. */
export function bootLibrary() {
  return memoized(memo, "boot", () => fetchRole("boot"));
}

/** Python's WebAssembly as bytes, for workers that cannot receive a compiled module. */
export async function wasmBytes() {
  return decompress(await fetchFile(addressFor("wasm"), files.wasm)).arrayBuffer();
}

/** Python itself, compiled. `begun`: the worker runs; unpacking before would keep the page from starting it. */
export function wasmModule(begun: Promise<unknown>) {
  return memoized(memo, "wasm", async () => {
    checkWasm();
    const compiled = await compileWhileDownloading(begun).catch((error) => {
      if (error.why === "slow") throw error; // a retry would double the wait
    });
    return compiled ?? compile(await fetchRole("wasm", "reload"));
  });
}

/** The files for installing wheels: the rest of the standard library, and micropip. */
export function packageSupportFiles() {
  return memoized(memo, "packaging", async () => {
    const [library, micropip] = await Promise.all([fetchRole("library"), fetchRole("micropip")]);
    return { library, micropip };
  });
}

const compile = (packed: Uint8Array<ArrayBuffer> | Response) =>
  WebAssembly.compileStreaming(decompress(packed, { "content-type": "application/wasm" }));

/**
 * Compile while downloading; resolve to null on an HTTP error. Other failures are diagnosed by fetching the whole file.
 */
async function compileWhileDownloading(begun: Promise<unknown>) {
  const address = addressFor("wasm");
  const response = await withTimeout(requestFile(address), address);
  if (!response.ok) return null;
  const counting = readPieces(response.clone(), address, byteCounter("wasm"));
  const failing = counting.then(() => new Promise(() => {}));
  await Promise.race([begun, failing]);
  return Promise.race([compile(response), failing]);
}

function checkWasm() {
  if (typeof WebAssembly !== "object") throw new LocalizedError("wasm-missing");
  try {
    new WebAssembly.Module(EMPTY_MODULE);
  } catch {
    throw new LocalizedError("wasm-forbidden");
  }
}

function fetchRole(role: Role, cache?: RequestCache) {
  return fetchFile(addressFor(role), files[role], { onPiece: byteCounter(role), cache });
}

/** Count the bytes of a file, and report the progress of those that a boot needs. */
function byteCounter(role: Role) {
  let received = (receivedBytes[role] = 0);
  return ({ length }: Uint8Array) => {
    receivedBytes[role] = received += length;
    const loaded = BOOT.reduce((sum, each) => sum + (receivedBytes[each] ?? 0), 0);
    const key = loaded < pythonSize ? "solver-loading" : "solver-starting";
    if (BOOT.includes(role)) reportProgress({ key, loaded, total: pythonSize });
  };
}

