import type { Arguments } from "../validation/python-types.ts";

/** A message and its arguments. */
export type Status = { key: string; args?: Arguments };

/** A run in progress, as its owner holds it: `cancel` drops it, `finish` ends it early with its present answer. */
export type RunHandle = ReturnType<typeof makeRunHandle>;

/** `onStatus` is called with each status message of the run, and with null at its end. */
export function makeRunHandle(onStatus: (status: Status | null) => void) {
  const [cancelling, finishing] = [new AbortController(), new AbortController()];
  const acts = { cancel: () => cancelling.abort(), finish: () => finishing.abort() };
  return { signal: cancelling.signal, finishing: finishing.signal, onStatus, ...acts };
}
