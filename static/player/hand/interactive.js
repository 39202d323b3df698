/**
 * Input handlers and screen reader support of boards, loaded with the playback controls; a static board needs neither.
 */
import { Board } from "../board/board.js";
import "../board/coordinates.js";
import { ColumnGestures, PieceGestures } from "./gestures.js";
import { GridGestures } from "./grid-gestures.js";
import * as entry from "./number-entry.js";
import * as pointing from "./square-at-pointer.js";
import * as screenReader from "./screen-reader.js";

Board.screenReader = screenReader;
Board.entry = entry;
Board.pointing = pointing;
Board.gestures = { pieces: PieceGestures, columns: ColumnGestures, grid: GridGestures };
