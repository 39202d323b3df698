/** Where a worker runs: in the page's own origin, or in a sandboxed frame. */
import { TIMEOUT, FetchError } from "../loading/fetch-file.ts";
import { SolverLost } from "./errors.ts";
import { LocalizedError } from "../loading/localized-error.ts";
import { FRAME } from "./load-runtime-files.ts";

/** Receives uncaught errors; one before the worker's first answer, or with `ended`, means that the worker has ended. */
type OnBroken = (error: unknown, how?: { ended?: boolean }) => void;
/**
 * watch: calls back when the worker has ended, which only the release of its Web Lock reveals; call it once the worker
 * has reported the lock.
 */
export type OpenedPlace = { port: MessagePort; watch: (onDead: () => void) => Promise<void>; close: () => void };
/** sharesCode: whether a compiled module can be transferred; isSandboxed: whether third-party code may run there. */
export type Place = {
  sharesCode: boolean;
  isSandboxed: boolean;
  open: (script: Blob, onBroken: OnBroken) => OpenedPlace;
};

const OPENING = 5000; // milliseconds after the frame's load event

/** The Trusted Types policy `dhadha`, which creates the URLs of our scripts. */
let policy: any;
try {
  policy = globalThis.trustedTypes?.createPolicy("dhadha", { createScriptURL: (url: string) => url });
} catch {} // the page's CSP does not list it, which matters only where it requires Trusted Types

/** How often the frame failed to open; a retry changes its URL, because the cached copy may be damaged. */
let failures = 0;

/** For our own Python. A page of opaque origin, such as file:, cannot transfer a compiled module. */
export const sameOrigin: Place = { sharesCode: self.origin !== "null", isSandboxed: false, open: openWorker };

/** For third-party Python: a frame of opaque origin whose policy allows neither network nor storage. */
export const sandboxed: Place = { sharesCode: false, isSandboxed: true, open: openFrame };

function openWorker(script: Blob, onBroken: OnBroken): OpenedPlace {
  const address = URL.createObjectURL(script);
  const worker = new Worker(policy?.createScriptURL(address) ?? address);
  const { port1, port2 } = new MessageChannel();
  worker.onerror = (event) => {
    event.preventDefault();
    onBroken(new SolverLost(event.message || "the worker could not be loaded"));
  };
  const life = `dhadha-${crypto.getRandomValues(new Uint32Array(2)).join("-")}`;
  worker.postMessage(life, [port2]);
  return {
    port: port1,
    watch: async (onDead) => void (await navigator.locks.request(life, onDead)),
    close: () => (worker.terminate(), URL.revokeObjectURL(address), port1.close()),
  };
}

function openFrame(script: Blob, onBroken: OnBroken): OpenedPlace {
  const frame = document.createElement("iframe");
  const { port1, port2 } = new MessageChannel();
  frame.setAttribute("sandbox", "allow-scripts");
  frame.title = "Python";
  frame.hidden = true;
  let opened = false;
  let forbidden = false;
  const onMessage = ({ source, data }: MessageEvent) => {
    if (source !== frame.contentWindow) return;
    if (data !== "open" || opened) return onBroken(new SolverLost("the worker broke"), { ended: true });
    opened = true;
    frame.contentWindow?.postMessage(script, "*", [port2]);
  };
  const onViolation = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
    forbidden ||= effectiveDirective === "frame-src";
  };
  const look = (why: "missing" | "slow") => opened || onBroken(unopenedError(forbidden, why));
  frame.onload = () => setTimeout(look, OPENING, "missing");
  const tooLong = setTimeout(look, TIMEOUT, "slow");
  const closing = new AbortController();
  addEventListener("message", onMessage, closing);
  addEventListener("securitypolicyviolation", onViolation, closing);
  frame.src = FRAME.href + (failures ? `?${failures}` : "");
  document.body.append(frame);
  const close = () => {
    clearTimeout(tooLong);
    closing.abort();
    frame.remove();
    port1.close();
  };
  return { port: port1, watch: async () => {}, close };
}

/** Why the frame did not open. */
function unopenedError(isForbidden: boolean, why: "missing" | "slow") {
  if (isForbidden) return new LocalizedError("frame-forbidden", { host: FRAME.origin });
  failures += 1;
  return new FetchError(FRAME, why);
}
