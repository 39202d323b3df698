/** A board for those who hear it: a table of named cells, or a grid of which one cell is active. */
import { html, nothing } from "lit";

/** The cell that keys act on: the cursor's, or the one that pieces slide into; null when there is none yet. */
export function activeCell({ cursor, shape, values, dress, slides }) {
  if (cursor) return cursor[0] * shape.columns + cursor[1];
  return slides ? values.indexOf(dress.blank) : null;
}

export const idOf = (cell) => (cell === null || cell < 0 ? nothing : `cell-${cell}`);

/** The rows of a board, and what stands at its edges. */
export function heardRows(board) {
  const { rows, columns } = board.shape;
  const { text } = board.texts;
  const empty = text("cell-empty");
  const active = activeCell(board);
  const role = board.playable ? "gridcell" : "cell";
  const cell = (at) => html`<span role=${role} id=${idOf(at)} aria-label=${at === active ? saidOf(board, at) : nothing}>${shownIn(board, at, empty)}</span>`;
  return html`<div class="hidden">${range(rows).map((row) => html`<div role="row" aria-label=${text("board-row", { row: row + 1 })}>
    ${range(columns).map((column) => cell(row * columns + column))}</div>`)}</div>`;
}

export function heardEdges(board) {
  const { rows, columns, edges = [] } = board.shape;
  if (!edges.length) return nothing;
  return html`<ul class="hidden" aria-label=${board.texts.text("board-edges")}>${edges.map((_, index) => html`<li>${shownIn(board, rows * columns + index, "")}</li>`)}</ul>`;
}

/** The pieces of a board of columns that no hand may touch. */
export function heardPieces({ values, dress, texts: { text } }, label) {
  const told = Array.from(values, (value, column) => [column + 1, value]).filter(([, value]) => value !== dress.blank);
  return html`<ul class="hidden" aria-label=${label}>${told.map(([column, row]) => html`<li>${text("piece-at", { column, row })}</li>`)}</ul>`;
}

/** Where a cell is and what it shows, in words. */
export function saidOf(board, cell) {
  const { text } = board.texts;
  const where = text("piece-at", named(board, cell));
  const shown = shownIn(board, cell, text("cell-empty"));
  return board.inColumns && shown === board.dress.glyph ? `${where} ${shown}` : `${where}, ${shown}`;
}

/** A square by what stands at the board's sides. */
function named({ shape: { rows, columns }, spelled }, cell) {
  const [row, column] = [Math.floor(cell / columns), cell % columns];
  return spelled ? { column: lettersOf(column), row: String(rows - row) } : { column: column + 1, row: row + 1 };
}

/** The letters of a column of a chessboard: a … z, aa, ab, … */
export function lettersOf(column) {
  return (column < 26 ? "" : lettersOf(Math.floor(column / 26) - 1)) + String.fromCharCode(97 + (column % 26));
}

/** What a cell shows, in words. */
function shownIn(board, cell, empty) {
  const { values, dress, shape } = board;
  if (board.inColumns) return values[cell % shape.columns] === Math.floor(cell / shape.columns) + 1 ? dress.glyph : empty;
  const value = values[cell];
  const piece = board.glyphOn(cell);
  const shown = value === dress?.blank ? (piece ? "" : empty) : value === dress?.blocked ? board.texts.text("cell-blocked") : board.glyph(value);
  return `${piece} ${shown}`.trim();
}

function range(count) {
  return Array.from({ length: count }, (_, index) => index);
}
