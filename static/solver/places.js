/**
 * Where a worker may live. {sharesCode: whether a compiled module can be handed over, open(script, onBroken): {port, close, watch}};
 * `onBroken(error, {ended})` hears of errors that nobody caught: before the worker has answered, or where it was ended for them, there is none. `watch(onDead)` tells of its end,
 * once the worker has said that it holds the lock that it keeps as long as it lives: nothing else tells that a worker has ended.
 */
import { PATIENCE, Unfetched } from "../files/fetched.js";
import { Keyed, SolverLost } from "./errors.js";
import { FRAME } from "./runtime.js";

const OPENING = 5000; // milliseconds after a frame has loaded

/** How often the frame did not open: what the browser keeps of it may be to blame, so that it is asked for by another address. */
let failures = 0;

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
    onBroken(new SolverLost(event.message || "the worker could not be loaded"));
  };
  const life = `dhadha-${crypto.getRandomValues(new Uint32Array(2)).join("-")}`;
  worker.postMessage(life, [port2]);
  return { port: port1, watch: async (onDead) => navigator.locks.request(life, onDead), close: () => (worker.terminate(), URL.revokeObjectURL(address), port1.close()) };
}

function openFrame(script, onBroken) {
  const frame = document.createElement("iframe");
  const { port1, port2 } = new MessageChannel();
  frame.setAttribute("sandbox", "allow-scripts");
  frame.title = "Python";
  frame.hidden = true;
  let opened = false;
  let forbidden = false;
  const onMessage = ({ source, data }) => {
    if (source !== frame.contentWindow) return;
    if (data !== "open" || opened) return onBroken(new SolverLost("the worker broke"), { ended: true });
    opened = true;
    frame.contentWindow.postMessage(script, "*", [port2]);
  };
  const onViolation = ({ effectiveDirective }) => (forbidden ||= effectiveDirective === "frame-src");
  const policy = () => new Keyed("frame-forbidden", { host: FRAME.origin }, `This page's policy forbids the frame that packages run in: frame-src must hold ${FRAME.origin}.`);
  const look = (why) => opened || onBroken(forbidden ? policy() : unopened(why));
  frame.onload = () => setTimeout(look, OPENING, "missing");
  const tooLong = setTimeout(look, PATIENCE, "slow");
  addEventListener("message", onMessage);
  addEventListener("securitypolicyviolation", onViolation);
  frame.src = FRAME.href + (failures ? `?${failures}` : "");
  document.body.append(frame);
  const close = () => {
    clearTimeout(tooLong);
    removeEventListener("message", onMessage);
    removeEventListener("securitypolicyviolation", onViolation);
    frame.remove();
    port1.close();
  };
  return { port: port1, watch: async (_) => {}, close };
}

function unopened(why) {
  failures += 1;
  return new Unfetched(FRAME, why);
}
