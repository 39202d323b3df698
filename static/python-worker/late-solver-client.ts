/** The part of the solver's client that is loaded with the first request to Python. */
export { onProgress } from "./runtime-files.ts";
export { Solver } from "./solver.ts";
