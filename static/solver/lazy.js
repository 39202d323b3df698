/** What the solver's client needs once Python is asked for: it is fetched with the first question. */
export { checkAnswer } from "../checks/answers.js";
export { Connection } from "./connection.js";
export { sandboxed, sameOrigin } from "./worker-hosts.js";
export { onProgress, packaging } from "./runtime.js";
