/** The sizes of boards, and whether a board fits an appearance, or a trace its puzzle, whose appearance draws it. */
import { BadTrace, must } from "./bad-trace.ts";
import type { Appearance, Area, Board, Link, Mark, Description } from "./python-types.ts";

/** The maximum cells of a board with one element each. */
export const CELLS_DRAWN = 1024;
/** The same of all areas of a board together. */
export const CELLS_DRAWN_OF_ALL = 4096;
const LONGEST_SIDE_OF_GRID = 8192; // drawn on a canvas; one in columns has one cell per column, and is longer
const ROWS_OF_COLUMNS = 1000; // of boards that are not square

export function areasOfBoard(board: Board): Area[] {
  return board.areas ?? [board as Area];
}

/** Check that the cells of a board match its shape under an appearance, and are not too many to draw. */
function boardFits(value: Board, appearance: Appearance) {
  const size = value.cells ?? value.values.length;
  const counts = areasOfBoard(value).map(({ rows, columns, edges = [], tokens = [] }) => {
    if (appearance.pieces === "columns") {
      const squares = size > columns ? rows * columns : 0; // which of them are walls
      return rows === columns || rows <= ROWS_OF_COLUMNS ? columns + squares : NaN;
    }
    const known = tokens.every((kind) => Object.hasOwn(appearance.tokens ?? {}, kind));
    return known && Math.max(rows, columns) <= LONGEST_SIDE_OF_GRID
      ? rows * columns + edges.length + tokens.length
      : NaN;
  });
  return size > 0 && counts.reduce((sum, count) => sum + count, 0) === size;
}

/** Whether a refusal's picture can be drawn in its puzzle's appearance. */
export function pictureFits(
  { marks = [], links = [], ...shown }: Board & { marks?: Mark[]; links?: Link[] }, appearance: Appearance,
) {
  const size = shown.values.length;
  const fits = boardFits(shown, appearance);
  return fits && marks.every(([at]) => at < size) && links.flat().every((at) => at < size);
}

/** Throw BadTrace unless a trace's header matches the description of `puzzle`; undefined if not loaded. */
export function checkTraceMatchesPuzzle(
  { puzzle: id, algorithm, board }: { puzzle: string; algorithm: string; board: Board },
  puzzle: Description | undefined,
) {
  if (!puzzle) throw new BadTrace(`no puzzle ${id}`, "trace-puzzle", { puzzle: id });
  must(puzzle.algorithms.some((known) => known.id === algorithm), "an algorithm that the puzzle does not have");
  must(boardFits(board, puzzle.appearance), "a board that the puzzle's appearance does not fit");
}
