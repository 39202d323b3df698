/** The files that Python boots from, fetched and checked once per page for any number of workers. */
import { assetUrl } from "../loading/asset-url.ts";
import { memoized } from "../loading/fetch-assets.ts";
import { decompressedResponse } from "../loading/embedded-files.ts";
import { fetchFile } from "../loading/fetch-file.ts";
import type { Status } from "./run-handle.ts";

/** The roles of the runtime's files. */
type Role = "wasm" | "boot" | "library" | "micropip" | "worker";
type Built = { file: string; size: number; sum: number };
type Runtime = { files: Record<Role, Built>; lock: any; frame: string; data: Record<string, Built> };

const { files, lock, frame, data }: Runtime = JSON.parse(__RUNTIME__);
const BOOT: Role[] = ["wasm", "boot", "worker"];

/** Bytes to download before Python answers. */
export const pythonSize = BOOT.reduce((sum, role) => sum + files[role].size, 0);

/** The URL of the sandboxed frame. */
export const FRAME = assetUrl(frame);

export { data, files, lock };

export const runtimeFileUrl = (role: Role) => assetUrl(files[role].file);

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
export const setProgressListener = (listen: typeof listener) => void (listener = listen);

export const reportProgress = (progress: Progress) => listener(progress);

/** The script of the worker. */
export function fetchWorkerScript() {
  const headers = { "content-type": "text/javascript" };
  return memoized(memo, "worker", async () => decompressedResponse(new Response(await fetchRuntimeFile("worker")), headers).blob());
}

/** The packed zip of the modules that a boot imports; the worker unpacks it while the page compiles Python. */
export function fetchBootModules() {
  return memoized(memo, "boot", () => fetchRuntimeFile("boot"));
}

export function fetchRuntimeFile(role: Role, cache?: RequestCache) {
  return fetchFile(runtimeFileUrl(role), files[role], { onPiece: makeProgressCounter(role), cache });
}

/** Count the bytes of a file, and report the progress of those that a boot needs. */
export function makeProgressCounter(role: Role) {
  let received = (receivedBytes[role] = 0);
  return ({ length }: Uint8Array) => {
    receivedBytes[role] = received += length;
    const loaded = BOOT.reduce((sum, each) => sum + (receivedBytes[each] ?? 0), 0);
    const key = loaded < pythonSize ? "solver-loading" : "solver-starting";
    if (BOOT.includes(role)) reportProgress({ key, loaded, total: pythonSize });
  };
}

