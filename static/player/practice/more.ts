/**
 * What practice shows only after a wrong answer, of nodes, or at its end; loaded then, or with what else a player
 * shows.
 */
import "./node-choices.ts";

export { consequence, isVariation } from "./consequences.ts";
export { objection } from "./objections.ts";
export { forecastOutcomes, summary } from "./summary.ts";
