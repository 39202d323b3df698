// Queries a worker that sends heartbeats but no response, on a fake clock; prints the seconds until each time-out, in
// JSON: node worker_timeouts.mjs STATIC_FOLDER
import { join } from "node:path";
import { build } from "esbuild";

const folder = join(process.argv[2], "python-worker");
const beside = `
  export const [workerScript, bootLibrary, wasmModule, wasmBytes] = Array(4).fill(async () => null);
  export const lock = null, setStatus = () => {}, fetchDataFile = async () => null;`;
const built = await build({
  stdin: { contents: 'export * from "./worker-connection.ts"; export * from "./run-handle.ts";', resolveDir: folder },
  bundle: true,
  format: "esm",
  platform: "node",
  write: false,
  plugins: [{
    name: "beside",
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /\/(runtime-files|data-files)\.ts$/ }, ({ path }) => ({ path, namespace: "beside" }));
      onLoad({ filter: /.*/, namespace: "beside" }, () => ({ contents: beside }));
    },
  }],
});

let seconds = 0;
const looks = [];
globalThis.setInterval = (look) => looks.push(look);
globalThis.clearInterval = () => {};
performance.now = () => 1000 * seconds;
const settled = () => new Promise((resolve) => setImmediate(resolve));
const { Connection, RunHandle } = await import(
  `data:text/javascript;base64,${Buffer.from(built.outputFiles[0].contents).toString("base64")}`
);

/** A worker that answers its boot and whatever shows that it lives. */
function open() {
  const port = {
    postMessage({ type, id }) {
      const tell = (data) => queueMicrotask(() => port.onmessage({ data }));
      if (type === "boot") {
        tell({ type: "begun" });
        tell({ type: "answer", id, text: "{}", memory: 0 });
      }
      if (type === "ping") tell({ type: "alive", id });
    },
  };
  return { port, watch: async () => {}, close() {} };
}

/** The second in which the connection terminates the worker after a request, 0 if not within 1000, and its fault. */
async function given(ask) {
  looks.length = 0;
  seconds = 0;
  const connection = new Connection({ sharesCode: false, isSandboxed: false, open }, () => {});
  await connection.booted;
  let fault = "";
  ask(connection).catch(({ name, hung }) => (fault = `${name} ${hung}`));
  while (!fault && seconds < 1000) {
    seconds += 1;
    for (const look of looks) look();
    await settled();
  }
  return [fault && seconds, fault];
}

const told = {
  question: await given((connection) => connection.request("ask", { question: "moves", args: "{}" })),
  data: await given((connection) => connection.request("data", { name: "x" })),
  run: await given((connection) => connection.run("{}", () => {}, new RunHandle(() => {}))),
};
console.log(JSON.stringify(told));
process.exit();
