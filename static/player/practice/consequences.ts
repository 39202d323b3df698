/** What a wrong answer leads to, on the board. */
import { boardBefore, marked } from "./asking.ts";
import type { Drawn } from "../board/types.ts";
import type { CellValue, Child, Role } from "../../validation/python-types.ts";
import type { Trace } from "../trace/trace.ts";
import type { Choice, Question } from "./questions.ts";

type Board = Pick<Drawn, "values" | "roles">;

/** The board that the last answer leads to, or on which its cell is marked; null for neither. */
export function consequence(trace: Trace, asked: Question, last?: Choice | number): Drawn | null {
  if (typeof last !== "object") return null;
  const standing = () => asked.board ?? boardBefore(trace, asked);
  const { node, child, cell, value } = last;
  if (node !== undefined)
    return isVariation(trace, last) ? { values: trace.nodes.board(node), roles: [], links: [], notes: [] } : null;
  if (value !== undefined && cell !== undefined) return withCells(standing(), [[cell, value]], "conflict");
  if (child) return withChild(boardBefore(trace, asked), child, "conflict");
  return cell === undefined ? null : marked(standing(), [cell], "conflict");
}

/** Whether that board is one that the run does not show. */
export function isVariation({ nodes }: Trace, last?: Choice | number) {
  if (typeof last !== "object") return false;
  const { node, child, value } = last;
  const hasBoard = (number: number) => nodes.parent(number) < 0 || nodes.changes(number, 1).length > 0;
  return Boolean(child?.changes.length) || value !== undefined || (node !== undefined && hasBoard(node));
}

/** The board of a child, or the present one with the child's cells marked. */
export const withChild = (board: Board, { changes, cells }: Child, role: Role): Drawn =>
  changes.length ? withCells(board, changes, role) : marked(board, cells, role);

/** A board with other values in some cells, marked. */
function withCells({ values, roles }: Board, cells: CellValue[], role: Role): Drawn {
  const changed = Array.from(values);
  for (const [cell, value] of cells) changed[cell] = value;
  return marked({ values: changed, roles }, cells.map(([cell]) => cell), role);
}
