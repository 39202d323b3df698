/** uPlot and its style sheet in one lazily loaded chunk. */
import look from "uplot/dist/uPlot.min.css" with { type: "text" };

export { default as UPlot } from "uplot";
export const sheet = new CSSStyleSheet();
sheet.replaceSync(look);
