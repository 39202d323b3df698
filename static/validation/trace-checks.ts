/** The checks of a trace that this build did not make itself, loaded with the first of those. */
export { checkNodes, checkSteps } from "./trace-columns.ts";
export { checkCounterNames, checkHead, checkOrder } from "./trace-json.ts";
