/** The panels in one chunk, loaded when the first player shows more than the code. */
import "./code.ts";
import "./counters-and-plots.ts";
import "./debugging-exercise.ts";
import "./lesson.ts";
import "./list-strip.ts";
import "./legend.ts";
import "./node-lists-and-board-wall.ts";
import "./tree.ts";
import "./variables.ts";
import "./line-chart.ts";
