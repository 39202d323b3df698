/** The boards that a player shows: those of manual play, or those at a position of the run. */
import { setMarkedRoles } from "./cell-areas.ts";
import type { Drawn } from "./types.ts";
import type { HandBoard } from "../session/hand-board.ts";

type Shown = { trace: any; position: number; hand: HandBoard | null; inspectedPosition: number };

/**
 * What the boards show: the manually played board, with Python's status message or hint, or the one at a position, with
 * the marks of the inspected step.
 */
export function drawnStateToShow({ trace, position, hand, inspectedPosition }: Shown): Drawn {
  if (!hand && inspectedPosition < 0) return { ...trace.board(position), ...trace.step(position) };
  if (!hand) {
    const { values, roles } = trace.board(position, { passing: false });
    const { marks, links, notes } = trace.step(inspectedPosition);
    return { values, roles: setMarkedRoles(marks, roles), links, notes };
  }
  const message = hand.assessment?.status_message ?? {};
  const { marks = hand.marks ?? [], links = [] } = hand.hint ?? message;
  const values = [...hand.values];
  for (const [cell, value] of hand.hint?.cells ?? []) values[cell] = value;
  return { values, roles: setMarkedRoles(marks), links, notes: [], pencil: hand.hint?.pencil ?? message.pencil };
}

/** Whether pieces carry the heuristic's numbers. */
export const showsHeuristicBadges = ({ trace: { header }, hand }: Pick<Shown, "trace" | "hand">) =>
  header.informed && header.effective_algorithm === header.algorithm && !hand;
