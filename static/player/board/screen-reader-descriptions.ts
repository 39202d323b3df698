/** Describe a board for screen readers: as a table of named cells, or as a grid with one active cell. */
import { html, nothing } from "lit";
import { columnLetters, range, blockedSquares } from "./geometry.ts";
import type { Board } from "./board.ts";

/** The number of the cell under the cursor, else of the blank that pieces slide into; null if there is neither. */
export function activeCell({ cursor, shape, values, appearance, kind }: Board) {
  if (cursor) return cursor[0] * shape.columns + cursor[1];
  return kind === "pieces" ? Array.from(values).indexOf(appearance.blank!) : null;
}

export const cellId = (cell: number | null) => (cell === null || cell < 0 ? nothing : `cell-${cell}`);

/** The rows of a board. */
export function describeRows(board: Board) {
  const { rows, columns } = board.shape;
  const { text } = board.texts;
  const empty = text("cell-empty");
  const active = activeCell(board);
  const role = board.playable ? "gridcell" : "cell";
  const cell = (at: number) => {
    const label = at === active ? describeCell(board, at) : nothing;
    return html`<span role=${role} id=${cellId(at)} aria-label=${label}>${cellContentInWords(board, at, empty)}</span>`;
  };
  return html`<div class="hidden">${range(rows).map(
    (row) => html`<div role="row" aria-label=${text("board-row", { row: row + 1 })}>
    ${range(columns).map((column) => cell(row * columns + column))}</div>`,
  )}</div>`;
}

/** Describe the values at the edges. */
export function describeEdgeNumbers(board: Board) {
  const { rows, columns, edges = [] } = board.shape;
  if (!edges.length) return nothing;
  const shown = edges.map((_, index) => html`<li>${cellContentInWords(board, rows * columns + index, "")}</li>`);
  return html`<ul class="hidden" aria-label=${board.texts.text("board-edges")}>${shown}</ul>`;
}

/** Describe the pieces of a read-only board of columns. */
export function describePiecesAsList({ values, shape, appearance, texts: { text } }: Board, label: string) {
  const places = range(shape.columns).map((column) => ({ column: column + 1, row: values[column] }));
  const pieces = places.filter(({ row }) => row !== appearance.blank);
  const items = [
    ...pieces.map((at) => html`<li>${text("piece-at", at)}</li>`),
    ...blockedSquares(values, shape, appearance).map(([row, column]) =>
      html`<li>${text("piece-at", { row: row + 1, column: column + 1 })}, ${text("cell-blocked")}</li>`),
  ];
  return html`<ul class="hidden" aria-label=${label}>${items}</ul>`;
}

/** Describe a cell's position and content; "" for none. */
export function describeCell(board: Board, cell: number | null) {
  if (cell === null) return "";
  const { text } = board.texts;
  const where = text("piece-at", squareCoordinates(board, cell));
  const shown = cellContentInWords(board, cell, text("cell-empty"));
  return board.inColumns && shown === board.appearance.glyph ? `${where} ${shown}` : `${where}, ${shown}`;
}

/** Describe the piece held and the number of its targets. */
export function describeHeldPiece(board: Board) {
  const { heldToken: held, targets, texts } = board;
  const cell = held >= board.firstPieceIndex ? board.values[held] - 1 : held;
  return texts.text("piece-held", { piece: describeCell(board, cell), count: targets.length });
}

/** Name a square by the labels at the board's sides: those of a chessboard are a1, b1, …, from the bottom. */
function squareCoordinates({ shape: { rows, columns, coordinates } }: Board, cell: number) {
  const [row, column] = [Math.floor(cell / columns), cell % columns];
  if (coordinates === "squares") return { column: columnLetters(column), row: String(rows - row) };
  return { column: column + 1, row: row + 1 };
}

/** What a cell shows. */
function cellContentInWords(board: Board, cell: number, empty: string): string {
  const { values, appearance, shape } = board;
  if (board.inColumns) {
    if (values[cell % shape.columns] === Math.floor(cell / shape.columns) + 1) return appearance.glyph ?? "";
    return board.isWall(cell) ? board.texts.text("cell-blocked") : empty;
  }
  const value = values[cell];
  const piece = board.glyphOn(cell);
  const { glyph, texts: { text } } = board;
  const colour = appearance?.colours?.[value];
  const notes = (board.pencil ?? shape.pencil)?.[cell] ?? [];
  const pencilled = notes.length ? text("cell-pencil", { values: notes.map(glyph).join(", ") }) : empty;
  let shown = glyph(value).trim() || !colour ? glyph(value) : text(`colour-${colour}`); // its colour if nothing else
  if (value === appearance?.blocked) shown = text("cell-blocked");
  if (value === appearance?.blank) shown = piece ? "" : pencilled;
  const words = `${piece} ${shown}`.trim();
  return board.isGiven(cell) ? text("cell-given", { value: words }) : words;
}
