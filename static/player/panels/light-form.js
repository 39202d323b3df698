/** The panels of the light player, in one chunk, loaded when the first one is shown. */
import "../text/mark-terms.js";
import "./code.js";
