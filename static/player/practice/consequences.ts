/** What a wrong answer leads to, on the board. */
import { setMarkedRoles } from "../board/areas.ts";
import type { Drawn } from "../board/types.ts";
import type { CellValue, Child, Role } from "../../validation/python-types.ts";
import type { Session } from "../session/session.ts";
import type { Trace } from "../trace/trace.ts";
import type { Choice, Question } from "./questions.ts";

const MOST_DRAWN = 99; // larger numbers do not fit a cell

type Board = Pick<Drawn, "values" | "roles">;

/** `isVariation`: whether the run does not show the board. */
type Consequence = Drawn & { isVariation?: boolean };

/** The board that the last answer leads to, or on which its cell is marked; null for neither. */
export function consequence(session: Session, asked: Question, last?: Choice | number): Consequence | null {
  const { trace } = session;
  const standing = () => asked.board ?? boardBefore(trace, asked);
  const written = cellForNumber(session, asked, last);
  if (written !== undefined) {
    const { links, notes } = trace.step(asked.position - 1); // what the number follows from stays
    return { ...withCells(trace.board(asked.position - 1), [[written, Number(last)]], "conflict"), links, notes };
  }
  if (typeof last !== "object") return null;
  const { node, child, cell, value } = last;
  if (node !== undefined) {
    const hasBoard = trace.nodes.parent(node) < 0 || trace.nodes.changes(node, 1).length > 0;
    return hasBoard ? { values: trace.nodes.board(node), roles: [], links: [], notes: [], isVariation: true } : null;
  }
  if (value !== undefined && cell !== undefined) return withCells(standing(), [[cell, value]], "conflict");
  if (child) return boardWithChild(boardBefore(trace, asked), child, "conflict");
  return cell === undefined ? null : marked(standing(), [cell], "conflict");
}

/** The cell of the board in which a wrong number would stand, where the step writes the wanted one. */
function cellForNumber({ trace, appearance }: Session, { position, expected }: Question, last?: Choice | number) {
  if (typeof last !== "number" || last > MOST_DRAWN || appearance?.pieces === "columns") return undefined;
  const { values } = trace.board(position, { passing: false });
  const [cell, ...more] = trace.cellsWritten(position).filter((each) => values[each] === expected);
  return more.length ? undefined : cell;
}

/** The board of a child, or the present one with the child's cells marked. */
export const boardWithChild = (board: Board, { changes, cells }: Child, role: Role): Consequence =>
  changes.length ? withCells(board, changes, role) : marked(board, cells, role);

/** A board with other values in some cells, marked. */
function withCells({ values, roles }: Board, cells: CellValue[], role: Role): Consequence {
  const changed = Array.from(values);
  for (const [cell, value] of cells) changed[cell] = value;
  return { ...marked({ values: changed, roles }, cells.map(([cell]) => cell), role), isVariation: true };
}

/** The run's board before the step that is asked about. */
export const boardBefore = (trace: Trace, { position, kind }: Question) =>
  trace.board(position - 1, { passing: kind === "cells" });

export function marked({ values, roles }: Pick<Drawn, "values" | "roles">, cells: number[], role: Role): Drawn {
  return { values, roles: setMarkedRoles(cells.map((cell) => [cell, role]), [...roles]), links: [], notes: [] };
}
