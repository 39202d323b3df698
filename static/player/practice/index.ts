/** All of practice, in one module that loads on first use; except what only questions about nodes show. */
import { importLate } from "../../loading/late-import.ts";

export { Practice } from "./practice.ts";
export { choices, question, score, summary } from "./question-view.ts";

export const loadNodeChoices = () => importLate(() => import("./node-choices.ts"));
