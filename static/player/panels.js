/** The player's panels, loaded when the first player shows them. */
import "./explained.js";
import "./panels/code.js";
import "./panels/counters.js";
import "./panels/fault.js";
import "./panels/lesson.js";
import "./panels/legend.js";
import "./panels/lists.js";
import "./panels/plots.js";
import "./panels/tree.js";
import "./panels/values.js";
import "./panels/wall.js";
import "./plot.js";
