/** The boards that a player shows: those of manual play, or those at a position of the run. */
import { marked } from "../board/areas.js";

/** @import {Drawn} from "../board/types.js" */
/** @import {HandBoard} from "./manual-play.js" */
/** @typedef {{trace: any, position: number, hand: HandBoard | null, inspectedStep: number}} Shown */

/** What the boards show. @param {Shown} player @returns {Drawn} */
export const shownOn = ({ trace, position, hand, inspectedStep }) =>
  hand ? inHand(hand) : lookingBack(trace, position, inspectedStep);

/** Whether pieces carry the heuristic's numbers. @param {Pick<Shown, "trace" | "hand">} player */
export const hasBadges = ({ trace: { header }, hand }) =>
  header.informed && header.effective_algorithm === header.algorithm && !hand;

/** With the marks of `earlier`. @param {any} trace @param {number} position @param {number} earlier @returns {Drawn} */
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
