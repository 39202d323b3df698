/** Python's WebAssembly, compiled once per page for any number of workers, and what installs packages. */
import { memoized } from "../loading/fetch-assets.ts";
import { decompressedResponse } from "../loading/embedded-files.ts";
import { requestFile, fetchFile, withTimeout, readPieces } from "../loading/fetch-file.ts";
import { LocalizedError } from "../loading/localized-error.ts";
import { runtimeFileUrl, makeProgressCounter, fetchRuntimeFile, files, memo } from "./load-runtime-files.ts";

const EMPTY_MODULE = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0);

/** Python's WebAssembly as bytes, for workers that cannot receive a compiled module. */
export async function fetchWasmBytes() {
  return decompressedResponse(await fetchFile(runtimeFileUrl("wasm"), files.wasm)).arrayBuffer();
}

/** Python itself, compiled. `begun`: the worker runs; unpacking before would keep the page from starting it. */
export function compiledWasm(begun: Promise<unknown>) {
  return memoized(memo, "wasm", async () => {
    checkWasmSupport();
    const compiled = await compileWhileDownloading(begun).catch((error) => {
      if (error.why === "slow") throw error; // a retry would double the wait
    });
    return compiled ?? compileWasm(await fetchRuntimeFile("wasm", "reload"));
  });
}

/** The files for installing wheels: the rest of the standard library, and micropip. */
export function fetchPackageSupport() {
  return memoized(memo, "packaging", async () => {
    const [library, micropip] = await Promise.all([fetchRuntimeFile("library"), fetchRuntimeFile("micropip")]);
    return { library, micropip };
  });
}

const compileWasm = (packed: Uint8Array<ArrayBuffer> | Response) =>
  WebAssembly.compileStreaming(decompressedResponse(packed, { "content-type": "application/wasm" }));

/**
 * Compile while downloading; resolve to null on an HTTP error. Other failures are diagnosed by fetching the whole file.
 */
async function compileWhileDownloading(begun: Promise<unknown>) {
  const address = runtimeFileUrl("wasm");
  const response = await withTimeout(requestFile(address), address);
  if (!response.ok) return null;
  const counting = readPieces(response.clone(), address, makeProgressCounter("wasm"));
  const failing = counting.then(() => new Promise(() => {}));
  await Promise.race([begun, failing]);
  return Promise.race([compileWasm(response), failing]);
}

function checkWasmSupport() {
  if (typeof WebAssembly !== "object") throw new LocalizedError("wasm-missing");
  try {
    new WebAssembly.Module(EMPTY_MODULE);
  } catch {
    throw new LocalizedError("wasm-forbidden");
  }
}
