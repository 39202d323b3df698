/** What all kinds of questions share: the steps that they are about, the board that they show, an order, and names. */
import { areasWithCellRanges } from "../board/cell-areas.ts";
import { columnLetters, rowAndColumnOfCell } from "../board/geometry.ts";
import type { Drawn } from "../board/types.ts";
import type { Question as Spec } from "../../validation/python-types.ts";
import type { Session } from "../session/session.ts";
import type { Trace } from "../trace/trace.ts";

export const SCANNED = 4000; // positions
const MOST_CHANGED = 64; // cells that are marked as new
const WORD = "word:";

/** The word that a declaration names as "word:WORD". */
export const wordWithoutPrefix = (step: string) => step.slice(WORD.length);

/** Whether a step has one of these reasons, or words. */
export function hasOneOfReasonsOrWords(trace: Trace, steps: readonly string[], position: number) {
  return steps.includes(trace.reasonAt(position)) || steps.includes(`${WORD}${trace.step(position).word}`);
}

/** Whether a question of this declaration may stand before the step: one about later steps follows the named one. */
export function canAskBefore(trace: Trace, { steps, by }: Spec, position: number) {
  return hasOneOfReasonsOrWords(trace, steps, by ? position - 1 : position);
}

/** Whether no step between the two positions was dropped. */
export function areAdjacent(trace: Trace, from: number, to: number) {
  return trace.stepNumber(to) - trace.stepNumber(from) === to - from;
}

/** The cells that a step marks with a role. */
export function cellsMarkedAs(trace: Trace, position: number, role: string) {
  return trace.step(position).marks.filter(([, each]) => each === role).map(([cell]) => cell);
}

/** The cells that a step changes: those of its node, and those that it writes itself. */
export function cellsChangedAt(trace: Trace, position: number) {
  const { node } = trace.step(position);
  const changed = node < 0 ? [] : trace.nodes.changes(node, MOST_CHANGED).map(([cell]) => cell);
  return [...changed, ...trace.cellsWritten(position)];
}

/** The board that a step is about, with what is new on it, but without what the step says of it. */
export function boardAskedAbout(trace: Trace, position: number): Drawn {
  const { values } = trace.board(position, { passing: false });
  const { roles } = trace.board(position - 1, { passing: false });
  const role = roles.includes("current") ? "hint" : "current"; // what the search is at keeps its mark
  for (const cell of cellsChangedAt(trace, position)) roles[cell] = role;
  return { values, roles, links: [], notes: [], signs: { [role]: "asked" } };
}

/** Return a copy in an order that tells nothing, the same for the same seed. */
export function shuffled<Item>(items: readonly Item[], seed: number) {
  const key = (index: number) => {
    const mixed = Math.imul((index + 1) * 7919 + seed * 104729, 2654435761);
    return Math.imul(mixed ^ (mixed >>> 15), 2246822519) >>> 8; // one product alone keeps most orders
  };
  const keyed = items.map((item, index) => [key(index), item] as const);
  return keyed.sort(([one], [other]) => one - other).map(([, item]) => item);
}

/** The area of a cell, by default the first one. */
export function areaOfCell(trace: Trace, wanted = 0) {
  const areas = areasWithCellRanges(trace.header.board);
  return areas.find(({ first, count }) => wanted >= first && wanted < first + count) ?? areas[0];
}

/** A cell's name on the board: of a tile its own, if no other tile has it. */
export function placeInWords(session: Session, board: Drawn | null, cell: number) {
  const { trace, appearance, texts } = session;
  const area = areaOfCell(trace, cell);
  const label = area.labels?.[cell - area.first];
  if (label !== undefined) return texts.digits(label);
  const values = board?.values ?? session.values();
  const value = values[cell];
  const isOnly = Array.from(values).filter((each) => each === value).length === 1;
  if (appearance?.pieces === "tiles" && value !== (appearance.blank ?? 0) && isOnly)
    return texts.text("practice-tile", { tile: appearance.glyphs?.[value] ?? value });
  const [row, column] = rowAndColumnOfCell(cell - area.first, values, area, appearance ?? {});
  if (area.coordinates === "squares") return `${columnLetters(column)}${area.rows - row}`;
  const key = `practice-place${appearance?.pieces === "columns" ? "-columns" : ""}`;
  return texts.text(key, { row: row + 1, column: column + 1 });
}
