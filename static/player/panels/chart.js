/** uPlot and its style, loaded together and late. */
export { default } from "uplot";
export { default as css } from "uplot/dist/uPlot.min.css";
