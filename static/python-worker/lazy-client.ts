/** The part of the solver's client that is loaded with the first request to Python. */
export { checkAnswer } from "../validation/python-responses.ts";
export { Connection } from "./connection.ts";
export { sandboxed, sameOrigin } from "./worker-hosts.ts";
export { onProgress } from "./runtime-files.ts";
export { Solver } from "./solver.ts";
