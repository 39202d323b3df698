/** The panels in one chunk, loaded when the first player shows one. */
import "./code.js";
import "./counters.js";
import "./fault-finder.js";
import "./lesson.js";
import "./legend.js";
import "./node-lists.js";
import "./tree.js";
import "./values.js";
import "./plot.js";
