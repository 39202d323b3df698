/** The boards that a player shows: those of manual play, or those at a position of the run. */
import { marked } from "../board/sub-boards.js";

/** @import {Drawn} from "../board/types.js" */
/** @import {HandBoard} from "./hand.js" */
/** @typedef {{trace: any, position: number, hand: HandBoard | null, inspectedStep: number}} Shown */

/** What the boards show. @param {Shown} player @returns {Drawn} */
export function shownOn({ trace, position, hand, inspectedStep }) {
  return hand ? inHand(hand) : lookingBack(trace, position, inspectedStep);
}

/** Whether pieces carry the heuristic's numbers. @param {Pick<Shown, "trace" | "hand">} player */
export function hasBadges({ trace: { header }, hand }) {
  return header.informed && header.effective_algorithm === header.algorithm && !hand;
}

/**
 * The board at `position`, with the message of the step that wrote the cell under the pointer, at `earlier`.
 * @param {any} trace @param {number} position @param {number} earlier @returns {Drawn}
 */
function lookingBack(trace, position, earlier) {
  if (earlier < 0) return { ...trace.board(position), ...trace.step(position) };
  const { values, roles } = trace.board(position, { passing: false });
  const { marks, links, notes } = trace.step(earlier);
  return { values, roles: marked(marks, roles), links, notes };
}

/** The manually played board, with Python's status message or hint. @param {HandBoard} held @returns {Drawn} */
function inHand({ values, assessment, advice }) {
  const message = assessment?.status_message ?? {};
  const { marks = [], links = [] } = advice ?? message;
  const shown = [...values];
  for (const [cell, value] of advice?.cells ?? []) shown[cell] = value;
  return { values: shown, roles: marked(marks), links, notes: [], pencil: advice?.pencil ?? message.pencil };
}
