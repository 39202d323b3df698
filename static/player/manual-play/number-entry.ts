/** The field for typing a number into a cell. */
import { html } from "lit";
import { isComposing } from "../base/key-events.ts";
import { adoptStyles } from "../base/adopt-styles.ts";
import { css, styled } from "../base/styles.ts";
import { plainDigits } from "../../loading/plain-digits.ts";
import type { Board } from "../board/board.ts";

const entryStyle = css`
  .entry { position: absolute; width: calc(100% / var(--columns)); height: calc(100% / var(--rows)); }
  input {
    position: absolute; inset: 4%; width: 92%; height: 92%; box-sizing: border-box; border: .04em solid var(--accent);
    border-radius: 12%; text-align: center; font: inherit; font-size: max(16px, .36em); padding: 0;
    background: var(--surface); color: var(--ink);
  }
`;

/** The board sets the field's value once, so that it does not overwrite typing. */
export function numberField(board: Board) {
  adoptStyles(board, entryStyle);
  const [row, column] = board.placeOf(board.typing ?? 0);
  return html`<div class="entry" ${styled({ translate: `${column * 100}% ${row * 100}%` })}><input inputmode="numeric"
    autocomplete="off" maxlength="4" aria-label=${board.texts.text("cell-number")}
    @keydown=${(event: KeyboardEvent) => commitOrDiscardEntryByKey(board, event)} @input=${() => enterSingleDigitAtOnce(board)}
    @blur=${() => enterValue(board)}></div>`;
}

const findNumberInput = (board: Board) => board.renderRoot.querySelector("input");

/** Fill the rendered field with the cell's number, focus it, and select its content. */
export function focusField(board: Board) {
  const input = findNumberInput(board);
  if (!input || board.typing === null) return;
  const value = board.values[board.typing];
  input.value = value === board.appearance.blank ? "" : board.texts.number(value);
  input.focus();
  input.select();
}

/** Write the typed value to its cell. */
function enterValue(board: Board) {
  const { typing: cell, appearance: { hand, blank } } = board;
  const input = findNumberInput(board);
  const range = typeof hand === "object" ? hand.type : undefined;
  board.typing = null;
  if (cell === null || !input || !range) return;
  const typed = plainDigits(input.value).trim();
  const [least, most] = range;
  const value = typed === "" ? blank : Number(typed);
  if (value === undefined || !Number.isInteger(value) || (value !== blank && (value < least || value > most)))
    board.sendRequest({ none: true, reason: "no-number", args: { least, most } });
  else if (value !== board.values[cell]) board.sendRequest({ cells: [[board.numberInAllAreas(cell), value]] });
}

/** Write a single digit at once where numbers have one digit; in a square of nine cells the field stays open. */
function enterSingleDigitAtOnce(board: Board) {
  const { typing: cell, appearance: { hand }, shape: { rows, columns } } = board;
  board.sendRequest({ begun: true });
  const [least, most] = (typeof hand === "object" && hand.type) || [-1, 10];
  const digit = plainDigits(findNumberInput(board)?.value ?? "");
  if (cell === null || least < 0 || !/^\d$/.test(digit)) return;
  if (most > 9) {
    if (rows * columns <= 9 && digit !== "0") board.sendRequest({ cells: [[board.numberInAllAreas(cell), Number(digit)]] });
    return;
  }
  enterValue(board);
  board.cursor = board.placeOf(cell);
  board.boardElement.focus();
}

/** Enter and Tab move to the next editable cell. */
function commitOrDiscardEntryByKey(board: Board, event: KeyboardEvent) {
  const cell = board.typing;
  if (cell === null || isComposing(event) || !["Escape", "Enter", "Tab"].includes(event.key)) return;
  event.preventDefault();
  if (event.key === "Escape") {
    board.typing = null;
    board.boardElement.focus();
    return;
  }
  const by = event.shiftKey ? -1 : 1;
  const count = board.shape.rows * board.shape.columns;
  let next = cell + by;
  while (next >= 0 && next < count && board.isGiven(next)) next += by;
  enterValue(board);
  if (next >= 0 && next < count) board.typing = next;
  else board.boardElement.focus();
}
