/**
 * The error for an incomplete or inconsistent trace; `key` and `args` are for translation, the message is for
 * developers.
 */
/** @import { Arguments } from "./contract.ts" */
export class BadTrace extends Error {
  name = "BadTrace";

  /** @param {string} message @param {string} [key] @param {Arguments} [args] */
  constructor(message, key = "trace-unreadable", args = {}) {
    super(message);
    this.key = key;
    this.args = args;
  }
}

/**
 * Throw BadTrace unless the condition holds.
 * @param {unknown} holds @param {string} message @returns {asserts holds}
 */
export function must(holds, message) {
  if (!holds) throw new BadTrace(message);
}
