/** The boards that a player shows: those of manual play, or those at a position of the run. */
import { marked } from "../board/areas.js";

/** @import {Drawn} from "../board/types.js" */
/** @import {HandBoard} from "./manual-play.js" */
/** @typedef {{trace: any, position: number, hand: HandBoard | null, inspectedStep: number}} Shown */

/**
 * What the boards show: the manually played board, with Python's status message or hint, or the one at a position, with
 * the marks of the inspected step.
 * @param {Shown} player @returns {Drawn}
 */
export function shownOn({ trace, position, hand, inspectedStep }) {
  if (!hand && inspectedStep < 0) return { ...trace.board(position), ...trace.step(position) };
  if (!hand) {
    const { values, roles } = trace.board(position, { passing: false });
    const { marks, links, notes } = trace.step(inspectedStep);
    return { values, roles: marked(marks, roles), links, notes };
  }
  const message = hand.assessment?.status_message ?? {};
  const { marks = [], links = [] } = hand.advice ?? message;
  const values = [...hand.values];
  for (const [cell, value] of hand.advice?.cells ?? []) values[cell] = value;
  return { values, roles: marked(marks), links, notes: [], pencil: hand.advice?.pencil ?? message.pencil };
}

/** Whether pieces carry the heuristic's numbers. @param {Pick<Shown, "trace" | "hand">} player */
export const hasBadges = ({ trace: { header }, hand }) =>
  header.informed && header.effective_algorithm === header.algorithm && !hand;

/** @typedef {Pick<import("../element/element.js").DhadhaPlayer, "position" | "hand" | "timeline" | "trace">} Host */

/** Tracks the cell under the pointer while the run is paused, to show the step that last wrote it. */
export class CellHistory {
  /** @type {{cell: number | null, position: number, writer: number}} */
  #at = { cell: null, position: -1, writer: -1 };

  /** @param {Host & {requestUpdate: () => void}} host */
  constructor(host) {
    this.host = host;
  }

  /** Set the cell under the pointer, or none. @param {number | null} cell */
  at(cell) {
    const { position, hand, trace, timeline } = this.host;
    if (cell === this.#at.cell && position === this.#at.position) return;
    const none = cell === null || hand || timeline.playing;
    this.#at = { cell, position, writer: none ? -1 : trace.writerOf(cell, position) };
    this.host.requestUpdate();
  }

  onInspect = (/** @type {CustomEvent<number | null>} */ { detail }) => this.at(detail);

  /** The position that wrote the cell; -1 for none. */
  get writer() {
    return this.#at.position === this.host.position && !this.host.timeline.playing ? this.#at.writer : -1;
  }
}
