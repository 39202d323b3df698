/** The part of the solver's client that is loaded with the first request to Python. */
export { checkAnswer } from "../checks/responses.js";
export { Connection } from "./connection.js";
export { sandboxed, sameOrigin } from "./worker-hosts.js";
export { onProgress, packaging } from "./runtime.js";
