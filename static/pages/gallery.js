import "../player/element.js";
import "./shell.js";
