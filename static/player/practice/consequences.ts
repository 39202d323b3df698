/** What a wrong answer leads to, on the board. */
import { setMarkedRoles } from "../board/cell-areas.ts";
import type { Drawn } from "../board/types.ts";
import type { CellValue, Role } from "../../validation/python-types.ts";
import type { Session } from "../session/session.ts";
import type { Choice, Question } from "./questions.ts";

/** `isVariation`: whether the run does not show the board. */
type Consequence = Drawn & { isVariation?: boolean };

/** The board that a wrong answer leads to, or on which its cell is marked; null for neither. */
export function consequenceBoard(session: Session, asked: Question, last?: Choice): Consequence | null {
  const { trace } = session;
  const { node, number, cell, value } = last ?? {};
  const standing = () => asked.board ?? trace.board(asked.position - 1, { passing: false });
  const written = number === undefined ? undefined : cellForNumber(session, asked);
  if (written !== undefined) {
    const { links, notes } = trace.step(asked.position - 1); // what the number follows from stays
    return { ...withMarkedValues(trace.board(asked.position - 1), [[written, number!]], "conflict"), links, notes };
  }
  if (node !== undefined) {
    const hasBoard = trace.nodes.parent(node) < 0 || trace.nodes.changes(node, 1).length > 0;
    return hasBoard ? { values: trace.nodes.board(node), roles: [], links: [], notes: [], isVariation: true } : null;
  }
  if (cell === undefined) return null;
  if (value !== undefined) return withMarkedValues(standing(), [[cell, value]], "conflict");
  return withMarkedCells(standing(), [cell], "conflict");
}

/** The cell of the board in which a wrong number would stand, where the step writes the wanted one. */
function cellForNumber({ trace, appearance }: Session, { position, choices }: Question) {
  if (appearance?.pieces === "columns") return undefined;
  const { values } = trace.board(position, { passing: false });
  const expected = choices.find(({ right }) => right)?.number;
  const [cell, ...more] = trace.cellsWritten(position).filter((each) => values[each] === expected);
  return more.length ? undefined : cell;
}

/** A board with other values in some cells, marked. */
function withMarkedValues({ values, roles }: Pick<Drawn, "values" | "roles">, cells: CellValue[], role: Role): Consequence {
  const changed = Array.from(values);
  for (const [cell, value] of cells) changed[cell] = value;
  return { ...withMarkedCells({ values: changed, roles }, cells.map(([cell]) => cell), role), isVariation: true };
}

function withMarkedCells({ values, roles }: Pick<Drawn, "values" | "roles">, cells: number[], role: Role): Drawn {
  return { values, roles: setMarkedRoles(cells.map((cell) => [cell, role]), [...roles]), links: [], notes: [] };
}
