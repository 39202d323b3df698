/** Questions that are answered on the board: which cell a step writes or marks. */
import { areInLine, rowAndColumnOfCell } from "../board/geometry.ts";
import {
  areAdjacent, areaOfCell, boardAskedAbout, cellsChangedAt, hasOneOfReasonsOrWords, cellsMarkedAs, shuffled,
} from "./question-helpers.ts";
import type { PlacedArea } from "../board/cell-areas.ts";
import type { Appearance, Question as Spec } from "../../validation/python-types.ts";
import type { Trace } from "../trace/trace.ts";

const MOST_CELLS = 5; // to choose from
const MOST_SEEN = 2; // of them, cells that the steps asked about touch besides

/**
 * A cell that the step writes, or marks with a role, or that the steps after a named one write. Of several, each is
 * right and one is a choice; of pieces that attack the refused one, each is a choice.
 */
export function cellQuestion(trace: Trace, position: number, spec: Spec, appearance: Appearance) {
  const { role, by } = spec;
  const subject = subjectCell(trace, position, role);
  const span = by ? spanUpToNamedStep(trace, position, spec) : null;
  const attackers = role ? attackersOf(trace, position, subject, appearance) : [];
  const marked = role ? [...cellsMarkedAs(trace, position, role), ...attackers] : cellsChangedAt(trace, position);
  const wanted = span?.cells ?? marked;
  const { area, cells, isBlank } = areaAndValuesAt(trace, position, Boolean(role), appearance, wanted[0]);
  const right = [...new Set(wanted)].filter((cell) => cells.includes(cell));
  if (!right.length) return null;
  const board = role ? boardWithSubject(trace, position, role, subject) : null;
  const { roles } = board ?? trace.board(position - 1);
  const hidden = role ? [...cellsMarkedAs(trace, position, "visited"), subject] : [];
  const others = cells.filter((cell) => !right.includes(cell) && !hidden.includes(cell));
  const seen = others.filter((cell) => span?.seen.includes(cell));
  const alike = others.filter((cell) => !seen.includes(cell) && isBlank(cell) === isBlank(right[0]));
  const unmarked = alike.filter((cell) => roles[cell] === roles[right[0]]); // a mark would tell
  const near = sortByDistance(shuffled(unmarked, position), right, area);
  const wrong = [...shuffled(seen, position).slice(0, MOST_SEEN), ...near].slice(0, MOST_CELLS - 1);
  if (!wrong.length || (roles[right[0]] && !near.length)) return null;
  const isRight = (cell: number) => right.includes(cell);
  const offered = [...right.slice(0, attackers.length ? MOST_CELLS - 1 : 1), ...wrong].slice(0, MOST_CELLS);
  const choices = offered.map((cell) => ({ cell, right: isRight(cell) }));
  const isPossible = (cell: number) => [right, seen, alike].some((some) => some.includes(cell));
  return { choices, role, subject, until: span?.until, writtenAt: span?.writtenAt, isRight, isPossible, board };
}

/** Cells, first those near one of the right ones, which are not told by their place. */
function sortByDistance(cells: number[], right: number[], { first, columns }: PlacedArea) {
  const place = (cell: number) => [Math.floor((cell - first) / columns), (cell - first) % columns];
  const distance = ([row, column]: number[], [toRow, toColumn]: number[]) =>
    Math.max(Math.abs(row - toRow), Math.abs(column - toColumn));
  const nearest = (cell: number) => Math.min(...right.map((each) => distance(place(cell), place(each))));
  return cells.map((cell) => [nearest(cell), cell]).sort(([one], [other]) => one - other).map(([, cell]) => cell);
}

/** The cells of an area, and all values: after the step where it marks some, before it where it writes them. */
function areaAndValuesAt(trace: Trace, position: number, isAfter: boolean, appearance: Appearance, wanted?: number) {
  const area = areaOfCell(trace, wanted);
  const { values } = trace.board(isAfter ? position : position - 1, { passing: false });
  const inBoard = appearance.pieces === "columns" ? area.columns : area.rows * area.columns;
  const count = Math.min(inBoard, values.length, area.count);
  const cells = Array.from({ length: count }, (_, cell) => area.first + cell);
  return { area, cells, isBlank: (cell: number) => values[cell] === (appearance.blank ?? 0), values };
}

/** The cell that the marked ones are about: the refused piece, or the one that others attack. */
function subjectCell(trace: Trace, position: number, role: Spec["role"]): number | undefined {
  return cellsMarkedAs(trace, position, role === "conflict" ? "current" : "conflict")[0];
}

/** The pieces that attack the one in a cell; where the step passes over some, none of these. */
export function attackersOf(trace: Trace, position: number, subject: number | undefined, appearance: Appearance) {
  const { lines } = appearance;
  if (subject === undefined || !lines) return [];
  const { area, cells, isBlank, values } = areaAndValuesAt(trace, position, true, appearance);
  const place = (cell: number) => rowAndColumnOfCell(cell, values, area, appearance);
  const passed = cellsMarkedAs(trace, position, "visited");
  return cells.filter((cell) => cell !== subject && !isBlank(cell) && !passed.includes(cell)
    && areInLine(place(cell), place(subject), lines));
}

/** The steps from a position up to the next named one: what they write, what else they touch, where they end. */
function spanUpToNamedStep(trace: Trace, position: number, { steps, by = "" }: Spec) {
  const writtenAt = new Map<number, number>(); // positions of cells
  const seen: number[] = [];
  let until = position;
  for (let at = position; at < trace.length && !hasOneOfReasonsOrWords(trace, steps, at); at += 1) {
    if (!areAdjacent(trace, position, at)) return { cells: [], seen, until, writtenAt };
    if (!hasOneOfReasonsOrWords(trace, [by], at)) seen.push(...trace.step(at).marks.map(([cell]) => cell));
    else {
      for (const cell of trace.cellsWritten(at)) writtenAt.set(cell, at);
      until = at;
    }
  }
  return { cells: [...writtenAt.keys()], seen, until, writtenAt };
}

/** The board of a question about marks, with the cell that they are about. */
function boardWithSubject(trace: Trace, position: number, role: Spec["role"], subject: number | undefined) {
  const board = boardAskedAbout(trace, position);
  const current = role === "current" ? [] : cellsMarkedAs(trace, position, "current");
  for (const cell of subject === undefined ? current : [...current, subject]) board.roles[cell] = "current";
  return board;
}
