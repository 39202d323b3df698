/** The pictures of large boards, loaded when the first one is shown. */
import "./dots.js";
import "./heat.js";
