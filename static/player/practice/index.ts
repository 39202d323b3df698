/** All of practice, in one module that loads on first use. */
export { Practice } from "./practice.ts";
export { choices, question, score, summary } from "./question-view.ts";
