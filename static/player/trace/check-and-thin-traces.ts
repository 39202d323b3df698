/** What only traces need that this build did not make: checks of all that they hold, and thinning of long ones. */
export { checkNodes, checkSteps } from "../../validation/trace-columns.ts";
export { checkCounterNames, checkBlockHead, checkChunkOrder } from "../../validation/trace-json.ts";
export { thinNodes } from "./thin-nodes.ts";
