/** What hands do on boards, loaded with the transport: bare boards need none. */
import { Board } from "./board.js";
import { Moving, Placing } from "./gestures.js";
import { Handling } from "./handling.js";

Board.hands = { pieces: Moving, columns: Placing, grid: Handling };
