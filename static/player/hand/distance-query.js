/** Requests the distances of manually played boards from Python, repeatedly, the visible board first. */
/** @import { Hand, HandBoard } from "./hand.js" */

export class DistanceSession {
  #hand;
  #busy = false;

  /** @param {Hand} hand */
  constructor(hand) {
    this.#hand = hand;
  }

  /** Request distances until all are exact. */
  async go() {
    const { host } = this.#hand;
    if (this.#busy || !host.rules().measures) return;
    this.#busy = true;
    try {
      for (let board = this.#next(); board; board = this.#next()) {
        board.distance = await host.inquire("distance", board.values);
        host.measured();
      }
    } catch {
      // the next move retries, and reports the error
    } finally {
      this.#busy = false;
    }
  }

  /** @returns {HandBoard | null | undefined} */
  #next() {
    const { now } = this.#hand;
    return now && [now, ...[...now.past].reverse()].find(({ distance }) => !distance?.over);
  }
}

/**
 * Whether a move brought its board "nearer" to the goal or "farther" from it; "" if unknown.
 * @param {HandBoard} board @returns {"nearer" | "farther" | ""}
 */
export function trend({ past, distance: now }) {
  const before = past.at(-1)?.distance;
  if (!before || !now) return "";
  if (now.most !== null && now.most < before.least) return "nearer";
  return before.most !== null && before.most < now.least ? "farther" : "";
}
