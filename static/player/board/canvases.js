/** The canvas renderers of large boards, loaded when the first one is shown. */
import "./columns-canvas.js";
import "./heatmap.js";
