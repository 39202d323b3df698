/** What practice shows only after a wrong answer, or of nodes; loaded then, or with what else a player shows. */
import "./node-choices.ts";

export { objection } from "./objections.ts";
