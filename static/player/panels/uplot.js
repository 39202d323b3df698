/** uPlot and its style, loaded together and late. */
import look from "uplot/dist/uPlot.min.css";

export { default as UPlot } from "uplot";
export const sheet = new CSSStyleSheet();
sheet.replaceSync(look);
