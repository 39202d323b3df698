/** All of taking over, in one module that loads on first use. */
export { TakeOver } from "./take-over.ts";
export { acting, sentence, tools } from "./view.ts";
