/** All of practice that a first question needs, in one module that loads on first use. */
export { practiceFor } from "./practice.ts";
export { choices, question, score } from "./question-view.ts";

export type More = typeof import("./more.ts");
