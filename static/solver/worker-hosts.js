/** Where a worker runs: in the page's own origin, or in a sandboxed frame. */
import { TIMEOUT, FetchError } from "../files/fetch-file.js";
import { trustedAddress } from "../files/trusted-types.js";
import { LocalizedError, SolverLost } from "./errors.js";
import { FRAME } from "./runtime.js";

/**
 * Hears of errors that nobody caught: before the worker has answered, or where it was `ended` for them, there is none.
 * @typedef {(error: unknown, how?: {ended?: boolean}) => void} OnBroken
 */
/**
 * watch: tells of the worker's end, once it has said that it holds the lock that it keeps as long as it lives: nothing
 * else tells that a worker has ended.
 * @typedef {{port: MessagePort, watch: (onDead: () => void) => Promise<void>, close: () => void}} OpenedPlace
 */
/**
 * sharesCode: whether a compiled module can be handed over; isWalled: whether strangers' code may run there.
 * @typedef {{sharesCode: boolean, isSandboxed: boolean, open: (script: Blob, onBroken: OnBroken) => OpenedPlace}} Place
 */

const OPENING = 5000; // milliseconds after a frame has loaded

/**
 * How often the frame did not open: what the browser keeps of it may be to blame, so that it is asked for by another
 * address.
 */
let failures = 0;

/** For our own Python. Where the origin is opaque, as a file's is, nothing compiled arrives. @type {Place} */
export const sameOrigin = { sharesCode: self.origin !== "null", isSandboxed: false, open: openWorker };

/** For strangers' Python: a frame of opaque origin, whose policy allows no network and no storage. @type {Place} */
export const sandboxed = { sharesCode: false, isSandboxed: true, open: openFrame };

/** @type {Place["open"]} */
function openWorker(script, onBroken) {
  const address = URL.createObjectURL(script);
  const worker = new Worker(trustedAddress(address));
  const { port1, port2 } = new MessageChannel();
  worker.onerror = (event) => {
    event.preventDefault();
    onBroken(new SolverLost(event.message || "the worker could not be loaded"));
  };
  const life = `dhadha-${crypto.getRandomValues(new Uint32Array(2)).join("-")}`;
  worker.postMessage(life, [port2]);
  return {
    port: port1,
    watch: async (onDead) => {
      await navigator.locks.request(life, onDead);
    },
    close: () => (worker.terminate(), URL.revokeObjectURL(address), port1.close()),
  };
}

/** @type {Place["open"]} */
function openFrame(script, onBroken) {
  const frame = document.createElement("iframe");
  const { port1, port2 } = new MessageChannel();
  frame.setAttribute("sandbox", "allow-scripts");
  frame.title = "Python";
  frame.hidden = true;
  let opened = false;
  let forbidden = false;
  const onMessage = (/** @type {MessageEvent} */ { source, data }) => {
    if (source !== frame.contentWindow) return;
    if (data !== "open" || opened) return onBroken(new SolverLost("the worker broke"), { ended: true });
    opened = true;
    frame.contentWindow?.postMessage(script, "*", [port2]);
  };
  const onViolation = (/** @type {SecurityPolicyViolationEvent} */ { effectiveDirective }) => {
    forbidden ||= effectiveDirective === "frame-src";
  };
  const policy = () =>
    new LocalizedError(
      "frame-forbidden",
      { host: FRAME.origin },
      `This page's policy forbids the frame that packages run in: frame-src must hold ${FRAME.origin}.`,
    );
  const look = (/** @type {"missing" | "slow"} */ why) => opened || onBroken(forbidden ? policy() : unopened(why));
  frame.onload = () => setTimeout(look, OPENING, "missing");
  const tooLong = setTimeout(look, TIMEOUT, "slow");
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
  return { port: port1, watch: async () => {}, close };
}

/** @param {"missing" | "slow"} why */
function unopened(why) {
  failures += 1;
  return new FetchError(FRAME, why);
}
