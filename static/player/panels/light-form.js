/** What the light form of a player shows besides its board, loaded when the first player shows it. */
import "../text/mark-terms.js";
import "./code.js";
