/** A run that is not shown: the one that an algorithm makes alone, which is compared with the visitor's. */
import { importLate } from "../../loading/late-import.ts";
import { solver } from "../../python-worker/solver-client.ts";
import { runHandle } from "../../python-worker/run-handle.ts";
import { fetchTrace } from "../catalogue/baked-data.ts";
import { bakedRunFor } from "../catalogue/requests-and-presets.ts";
import { findPuzzle } from "../catalogue/puzzle-registry.ts";
import { checkTraceMatchesPuzzle } from "../../validation/board-and-trace-fit.ts";
import { Trace } from "../trace/trace.ts";
import type { Request } from "../catalogue/requests-and-presets.ts";

export async function runUnseen(request: Request, signal: AbortSignal) {
  const preset = bakedRunFor(request);
  if (preset) return Trace.load(await fetchTrace(preset, { signal }), null);
  const trace = new Trace(await importLate(() => import("../trace/check-and-thin-traces.ts")));
  const handle = runHandle(() => {});
  signal.addEventListener("abort", () => handle.cancel());
  await solver.run(request, (blocks: Uint8Array) => trace.append(blocks), handle);
  checkTraceMatchesPuzzle(trace.header, findPuzzle(request.puzzle));
  return trace;
}
