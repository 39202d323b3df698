/** Runs of which only the end is wanted. */
import { solver } from "../solver/client.js";
import { readHead, split } from "./blocks.js";

/** How a run ended: the footer of its trace, or null when it was stopped. */
export async function footerOf(request, signal) {
  let footer = null;
  await solver.run(request, (blocks) => {
    for (const block of split(blocks)) {
      const { head } = readHead(block);
      if (head.kind === "footer") footer = head;
    }
  }, signal);
  return footer;
}
