/** The player's panels, loaded when the first player shows them. */
import "./light.js";
import "./counters.js";
import "./fault.js";
import "./lesson.js";
import "./legend.js";
import "./lists.js";
import "./plots.js";
import "./tree.js";
import "./values.js";
import "./wall.js";
import "./plot.js";
