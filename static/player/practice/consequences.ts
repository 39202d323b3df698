/** What an answer leads to, on the board. */
import { setMarkedRoles } from "../board/cell-areas.ts";
import type { Drawn } from "../board/types.ts";
import type { CellValue, Link } from "../../validation/python-types.ts";
import type { Session } from "../session/session.ts";
import type { Trace } from "../trace/trace.ts";
import type { Choice, Question } from "./questions.ts";

/** `isVariation`: whether the run does not show the board. */
type Consequence = Drawn & { isVariation?: boolean };

/** The board that a wrong answer leads to, or on which its cell is marked; null for neither. */
export function consequenceBoard(session: Session, asked: Question, last?: Choice): Consequence | null {
  const { trace } = session;
  const { node, number, cell, value } = last ?? {};
  const standing = (): Base => asked.board ?? trace.board(asked.position - 1, { passing: false });
  const written = number === undefined ? undefined : cellForNumber(session, asked);
  if (written !== undefined) {
    const { links, notes } = trace.step(asked.position - 1); // what the number follows from stays
    return { ...withWrongValues(trace.board(asked.position - 1), [[written, number!]]), links, notes };
  }
  if (node !== undefined) {
    const hasBoard = trace.nodes.parent(node) < 0 || trace.nodes.changes(node, 1).length > 0;
    return hasBoard ? { values: trace.nodes.board(node), roles: [], links: [], notes: [], isVariation: true } : null;
  }
  if (cell === undefined) return null;
  if (value !== undefined) return withWrongValues(standing(), [[cell, value]]);
  return withWrongCells(standing(), [cell]);
}

/** The board of a step that marks one right piece, where another was chosen: with its mark and its line, too. */
export function boardWithChosenPiece(trace: Trace, { position, role, subject }: Question, choice: Choice | null) {
  const { cell = -1, right } = choice ?? {};
  const { values, roles } = trace.board(position);
  if (!right || !role || subject === undefined || roles[cell] === role) return null;
  const { links, notes } = trace.step(position);
  return { values, roles: setMarkedRoles([[cell, role]], roles), links: [...links, [cell, subject] as Link], notes };
}

/** The cell of the board in which a wrong number would stand, where the step writes the wanted one. */
function cellForNumber({ trace, appearance }: Session, { position, choices }: Question) {
  if (appearance?.pieces === "columns") return undefined;
  const { values } = trace.board(position, { passing: false });
  const expected = choices.find(({ right }) => right)?.number;
  const [cell, ...more] = trace.cellsWritten(position).filter((each) => values[each] === expected);
  return more.length ? undefined : cell;
}

type Base = Pick<Drawn, "values" | "roles" | "signs">;

/** A board with other values in some cells, marked as wrong. */
function withWrongValues({ values, ...base }: Base, cells: CellValue[]): Consequence {
  const changed = Array.from(values);
  for (const [cell, value] of cells) changed[cell] = value;
  return { ...withWrongCells({ ...base, values: changed }, cells.map(([cell]) => cell)), isVariation: true };
}

/** A board on which these cells alone have the mark of what is wrong. */
function withWrongCells({ values, roles, signs }: Base, cells: number[]): Drawn {
  const others = roles.map((role) => (role === "conflict" ? "idle" : role));
  const marked = setMarkedRoles(cells.map((cell) => [cell, "conflict"]), others);
  return { values, roles: marked, links: [], notes: [], signs: { ...signs, conflict: "tried" } };
}
