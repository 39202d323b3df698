/** What hands do on boards and how boards are heard, loaded with the transport: bare boards need none of it. */
import { Board } from "./board.js";
import "./coordinates.js";
import { Moving, Placing } from "./gestures.js";
import { Handling, entry } from "./handling.js";
import * as heard from "./heard.js";

Board.heard = heard;
Board.entry = entry;
Board.hands = { pieces: Moving, columns: Placing, grid: Handling };
