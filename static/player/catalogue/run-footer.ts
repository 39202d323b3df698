/** Run a request for its footer alone. */
/** @import { PartialRequest } from "./requests.ts" */
import { solver } from "../../solver/client.ts";
import { readHead, split } from "../trace/blocks.ts";

/**
 * Run a request; resolve to the footer of its trace, or to null after an abort.
 * @param {PartialRequest} request @param {AbortSignal} [signal]
 * @returns {Promise<import("../trace/trace.ts").Trace["footer"]>}
 */
export async function runForFooter(request, signal) {
  let footer = null;
  await solver.run(request, (/** @type {Uint8Array} */ blocks) => {
    for (const block of split(blocks)) {
      const { head } = readHead(block);
      if (head.kind === "footer") footer = head;
    }
  }, { signal });
  return footer;
}
