/** Boots Python in a worker from data that the page transfers; fetches nothing. */
import { loadPyodide } from "pyodide";
import createPyodideModule from "trimmed/pyodide.asm.mjs";
import { decompressBytes } from "../loading/embedded-files.ts";

const NOWHERE = "https://memory.invalid/";

type Wasm = WebAssembly.Module | BufferSource;

/**
 * Boot Pyodide. library: the packed zip of the modules that a boot imports; lock: the info of Pyodide's lock file.
 * Starts before wasm and library have arrived.
 */
export function bootPython(
  { wasm, library, lock }: { wasm: Promise<Wasm>; library: Promise<Uint8Array<ArrayBuffer>>; lock: any },
): Promise<any> {
  const instantiated = new Promise((resolve) => {
    WebAssembly.instantiateStreaming = (_, imports) => {
      const done = wasm.then((code) => instantiate(code, imports));
      resolve(done);
      return done;
    };
  });
  const modules = library.then((packed) => decompressBytes(new Response(packed)));
  self.fetch = async (resource) => {
    if (String(resource).endsWith("boot.zip")) return new Response(await modules);
    if (String(resource).endsWith(".wasm")) return new Response();
    throw new TypeError("there is no network here");
  };
  const unfit = instantiated.then(() => new Promise(() => {})); // Pyodide itself never settles on this failure
  const started = loadPyodide({
    indexURL: NOWHERE,
    packageBaseUrl: NOWHERE,
    stdLibURL: `${NOWHERE}boot.zip`,
    lockFileContents: lock,
    createPyodideModule,
    env: { PYTHONHASHSEED: "0", HOME: "/home/pyodide" },
  });
  return Promise.race([started, unfit]);
}

async function instantiate(wasm: Wasm, imports: WebAssembly.Imports | undefined) {
  if (!(wasm instanceof WebAssembly.Module)) return WebAssembly.instantiate(wasm, imports);
  return { module: wasm, instance: await WebAssembly.instantiate(wasm, imports) };
}

/** Extend the paths of loaded packages to the full standard library. */
const FIND_THE_REST = `
import sys
boot, full = "/lib/python314.zip", "/lib/python_stdlib.zip"
sys.path.append(full)
for module in list(sys.modules.values()):
    path = getattr(module, "__path__", None)
    if isinstance(path, list) and path and path[0].startswith(boot):
        path.append(path[0].replace(boot, full))
`;

/** Add the rest of the standard library and micropip, which only packages need. */
export function addPackageSupport(pyodide: any, { library, micropip }: any) {
  pyodide.FS.writeFile("/lib/python_stdlib.zip", new Uint8Array(library));
  pyodide.runPython(FIND_THE_REST);
  pyodide.unpackArchive(micropip, "wheel");
  pyodide.runPython("import importlib; importlib.invalidate_caches()");
}

/** Install pure-Python wheels; their dependencies are not fetched. */
export async function installWheels(pyodide: any, wheels: { name: string; bytes: ArrayBuffer }[]) {
  pyodide.FS.mkdirTree("/wheels");
  for (const { name, bytes } of wheels) pyodide.FS.writeFile(`/wheels/${name}`, new Uint8Array(bytes));
  const micropip = pyodide.pyimport("micropip");
  await micropip.install.callKwargs(pyodide.toPy(wheels.map(({ name }) => `emfs:/wheels/${name}`)), { deps: false });
  pyodide.runPython("import importlib; importlib.invalidate_caches()");
}
