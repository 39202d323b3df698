/**
 * The solver's worker: Python, sliced so that messages get through while a search runs.
 * It passes bytes and JSON texts and knows nothing of what they mean.
 */
import * as Comlink from "comlink";
import { loadPyodide } from "pyodide";

const SLICE = 0.012; // seconds
const RUNTIME = new URL(__RUNTIME__.folder, import.meta.url).href;
const DOWNLOADS = ["pyodide.asm.wasm", "boot.zip.gz"];

// A worker is made to boot: its downloads start before it is told to.
let loaded = 0;
let tell = () => {};
const [wasm, library] = DOWNLOADS.map((name) => download(name, (bytes) => {
  loaded += bytes;
  tell();
}));
compileEarly(wasm);
import(`${RUNTIME}pyodide.asm.mjs`).catch(() => {}); // loadPyodide will ask for it again, and is told

let python;
let pyodide;
const stopped = new Set();

const solver = {
  /** Boot Python; `onProgress(loaded, total)` counts bytes as they arrive. */
  async boot(onProgress) {
    const total = DOWNLOADS.reduce((sum, name) => sum + __RUNTIME__.sizes[name], 0);
    tell = () => onProgress(loaded, total);
    tell();
    serveDownloads({ [`${RUNTIME}pyodide.asm.wasm`]: new Response(), [`${RUNTIME}boot.zip`]: library.then(unpacked) });
    pyodide = await loadPyodide({
      indexURL: RUNTIME,
      stdLibURL: `${RUNTIME}boot.zip`,
      packageBaseUrl: RUNTIME,
      lockFileContents: __RUNTIME__.lock,
      env: { PYTHONHASHSEED: "0", HOME: "/home/pyodide" },
    });
    python = pyodide.pyimport("dhadha.worker");
    onProgress(total, total);
  },

  ping: () => "pong",

  /** The answer to a question, both JSON: {value} or {error}. */
  ask: (question, args) => python.answer(question, JSON.stringify(args)),

  /** Run a request; `onBlocks(bytes)` gets the trace as it grows. Resolves to {error} or {}. */
  async run(id, request, onBlocks) {
    const { value: number, error } = JSON.parse(python.answer("start", JSON.stringify(request)));
    if (error) return { error };
    const send = (blocks) => {
      const bytes = blocks.toJs();
      blocks.destroy();
      return bytes.length ? onBlocks(Comlink.transfer(bytes, [bytes.buffer])) : null;
    };
    try {
      send(python.header(number));
      for (let blocks; !stopped.has(id) && (blocks = python.advance(number, SLICE)) !== undefined; ) {
        send(blocks);
        await tick();
      }
      if (!stopped.has(id)) await send(python.footer(number));
    } finally {
      python.stop(number);
      stopped.delete(id);
    }
    return {};
  },

  stop(id) {
    stopped.add(id);
  },

  /** Install pure-Python wheels from their addresses; resolves to the answer of "discover". */
  async install(addresses) {
    for (const address of addresses) {
      const { ok } = await fetch(address, { method: "HEAD" }).catch(() => ({ ok: false }));
      if (!ok) return refusal("package-missing", { address }, `There is no package at ${address}.`);
    }
    await loadMicropip();
    const micropip = pyodide.pyimport("micropip");
    try {
      await micropip.install.callKwargs(pyodide.toPy(addresses), { deps: false });
    } catch (error) {
      const problem = String(error.message).trim().split("\n").at(-1);
      return refusal("package-failed", { problem }, problem);
    }
    pyodide.runPython("import importlib; importlib.invalidate_caches()");
    return python.answer("discover", "{}");
  },
};

function refusal(key, args, sentence) {
  return JSON.stringify({ error: { key, args, sentence } });
}

/** Packages that are loaded already look for their other modules in the full library, too. */
const FIND_THE_REST = `
import sys
boot, full = "/lib/python314.zip", "/lib/python_stdlib.zip"
sys.path.append(full)
for module in list(sys.modules.values()):
    path = getattr(module, "__path__", None)
    if isinstance(path, list) and path and path[0].startswith(boot):
        path.append(path[0].replace(boot, full))
`;

/** The rest of the standard library, then micropip: 2.6 MB that only those need who bring packages. */
let micropipLoaded;
function loadMicropip() {
  micropipLoaded ??= (async () => {
    const library = await (await fetch(`${RUNTIME}python_stdlib.zip`)).arrayBuffer();
    pyodide.FS.writeFile("/lib/python_stdlib.zip", new Uint8Array(library));
    pyodide.runPython(FIND_THE_REST);
    await pyodide.loadPackage("micropip", { messageCallback() {} });
  })();
  return micropipLoaded;
}

/** Start a download at once; `onBytes` hears of every piece. */
function download(name, onBytes) {
  const response = fetch(`${RUNTIME}${name}`);
  response.then((real) => countBytes(real.clone(), onBytes)).catch(() => {});
  return response;
}

async function countBytes(response, onBytes) {
  const reader = response.body.getReader();
  for (let piece; !(piece = await reader.read()).done; ) onBytes(piece.value.length);
}

/** A server may have said that the file is gzip, and the browser have unpacked it already. */
async function unpacked(response) {
  if (!response.ok) return response;
  const bytes = new Uint8Array(await response.arrayBuffer());
  const packed = bytes[0] === 0x1f && bytes[1] === 0x8b;
  return packed ? new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"))) : new Response(bytes);
}

/** Pyodide compiles only when its JavaScript is loaded; the compiler need not wait for that. */
function compileEarly(response) {
  const compiled = WebAssembly.compileStreaming(response).catch(async () => {
    const again = await fetch(`${RUNTIME}pyodide.asm.wasm`); // a server that does not know the type of .wasm
    return WebAssembly.compile(await again.arrayBuffer());
  });
  compiled.catch(() => {}); // whoever instantiates is told
  WebAssembly.instantiateStreaming = async (_, imports) => {
    const module = await compiled;
    return { module, instance: await WebAssembly.instantiate(module, imports) };
  };
}

/** Pyodide fetches by itself; what is already on its way, by address, is handed to it. */
function serveDownloads(underWay) {
  const fetchFromNetwork = self.fetch.bind(self);
  self.fetch = (resource, options) => {
    const url = resource instanceof Request ? resource.url : String(resource);
    const response = underWay[url];
    delete underWay[url];
    return response ?? fetchFromNetwork(resource, options);
  };
}

const channel = new MessageChannel();
const waiting = [];
channel.port1.onmessage = () => waiting.shift()();

/** Let other messages in. */
function tick() {
  return new Promise((resolve) => {
    waiting.push(resolve);
    channel.port2.postMessage(null);
  });
}

Comlink.expose(solver);
