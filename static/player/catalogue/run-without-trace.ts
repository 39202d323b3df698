/** Run a request for its footer alone. */
import { solver } from "../../python-worker/client.ts";
import { readHead, splitBlocks } from "../trace/blocks.ts";
import * as foreign from "../trace/foreign-traces.ts";
import type { PartialRequest } from "./presets-and-defaults.ts";
import type { Trace } from "../trace/trace.ts";

/** Run a request; resolve to the footer of its trace, or to null after an abort. */
export async function runForFooter(request: PartialRequest, signal?: AbortSignal): Promise<Trace["footer"]> {
  let footer = null;
  await solver.run(request, (blocks: Uint8Array) => {
    for (const block of splitBlocks(blocks)) {
      const { head } = readHead(block, foreign);
      if (head.kind === "footer") footer = head;
    }
  }, { signal });
  return footer;
}
