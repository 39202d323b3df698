/**
 * Where a worker may live. {sharesCode: whether a compiled module can be handed over, open(script, onBroken): {port, close, watch}};
 * `onBroken(message)` hears of errors that nobody caught: before the worker has answered, there is none. `watch(onDead)` tells of its end, where that can be known.
 */
import { FRAME } from "./runtime.js";

/** For our own Python. */
export const besideThePage = { sharesCode: true, open: openWorker };

/** For strangers' Python: a frame of opaque origin, whose policy allows no network and no storage. */
export const behindWalls = { sharesCode: false, open: openFrame };

function openWorker(script, onBroken) {
  const address = URL.createObjectURL(new Blob([script], { type: "text/javascript" }));
  const worker = new Worker(address);
  const { port1, port2 } = new MessageChannel();
  worker.onerror = (event) => {
    event.preventDefault();
    onBroken(event.message);
  };
  const life = `dhadha-${crypto.getRandomValues(new Uint32Array(2)).join("-")}`;
  worker.postMessage(life, [port2]);
  return { port: port1, watch: (onDead) => whenFree(life, onDead), close: () => (worker.terminate(), URL.revokeObjectURL(address), port1.close()) };
}

function openFrame(script, onBroken) {
  const frame = document.createElement("iframe");
  const { port1, port2 } = new MessageChannel();
  frame.setAttribute("sandbox", "allow-scripts");
  frame.title = "Python";
  frame.hidden = true;
  const onMessage = ({ source, data }) => {
    if (source !== frame.contentWindow) return;
    if (data === "open") frame.contentWindow.postMessage(script, "*", [port2]);
    else onBroken("the worker could not be loaded");
  };
  addEventListener("message", onMessage);
  frame.src = FRAME.href;
  document.body.append(frame);
  return { port: port1, watch: async (_) => {}, close: () => (removeEventListener("message", onMessage), frame.remove(), port1.close()) };
}

/** A worker holds a lock as long as it lives, and nothing else tells that it has ended. */
async function whenFree(lock, act) {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  if (held.some(({ name }) => name === lock)) await navigator.locks.request(lock, act);
}
