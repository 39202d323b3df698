/** The field for typing a number into a cell. */
import { html } from "lit";
import { squareOffset, styled } from "../base/styles.ts";
import { plainDigits } from "../../i18n/digits.ts";

/** @import {Board} from "../board/board.ts" */

/** The board sets the field's value once, so that it does not overwrite typing. @param {Board} board */
export const field = (board) =>
  html`<div class="piece" ${styled(squareOffset(board.at(board.typing ?? 0)))}><input inputmode="numeric"
    autocomplete="off" maxlength="4" aria-label=${board.texts.text("cell-number")}
    @keydown=${(/** @type {KeyboardEvent} */ event) => onKey(board, event)} @input=${() => onInput(board)}
    @blur=${() => enter(board)}></div>`;

/** @param {Board} board */
const inputOf = (board) => /** @type {HTMLInputElement | null} */ (board.renderRoot.querySelector("input"));

/** The field is there. @param {Board} board */
export function open(board) {
  const input = inputOf(board);
  if (!input || board.typing === null) return;
  const value = board.values[board.typing];
  input.value = value === board.appearance.blank ? "" : board.texts.number(value);
  input.focus();
  input.select();
}

/** Write the typed value to its cell. @param {Board} board */
function enter(board) {
  const { typing: cell, appearance: { hand, blank } } = board;
  const input = inputOf(board);
  const range = typeof hand === "object" ? hand.type : undefined;
  board.typing = null;
  if (cell === null || !input || !range) return;
  const typed = plainDigits(input.value).trim();
  const [least, most] = range;
  const value = typed === "" ? blank : Number(typed);
  if (value === undefined || !Number.isInteger(value) || (value !== blank && (value < least || value > most)))
    board.ask({ none: true, reason: "no-number", args: { least, most } });
  else if (value !== board.values[cell]) board.ask({ cells: [[board.numbered(cell), value]] });
}

/** Write a single digit at once where numbers have one digit. @param {Board} board */
function onInput(board) {
  const { typing: cell, appearance: { hand } } = board;
  board.ask({ begun: true });
  const [least, most] = (typeof hand === "object" && hand.type) || [-1, 10];
  const isDigit = /^\d$/.test(plainDigits(inputOf(board)?.value ?? ""));
  if (cell === null || least < 0 || most > 9 || !isDigit) return;
  enter(board);
  board.cursor = board.at(cell);
  board.frame.focus();
}

/** Enter and Tab move to the next editable cell. @param {Board} board @param {KeyboardEvent} event */
function onKey(board, event) {
  const cell = board.typing;
  if (cell === null || !["Escape", "Enter", "Tab"].includes(event.key)) return;
  event.preventDefault();
  if (event.key === "Escape") {
    board.typing = null;
    board.frame.focus();
    return;
  }
  const by = event.shiftKey ? -1 : 1;
  const count = board.shape.rows * board.shape.columns;
  let next = cell + by;
  while (next >= 0 && next < count && board.isGiven(next)) next += by;
  enter(board);
  if (next >= 0 && next < count) board.typing = next;
  else board.frame.focus();
}
