/**
 * The error for an incomplete or inconsistent trace; `key` and `args` are for translation, the message is for
 * developers.
 */
import type { Arguments } from "./python-types.ts";

export class BadTrace extends Error {
  name = "BadTrace";
  declare key: string;
  declare args: Arguments;

  constructor(message: string, key = "trace-unreadable", args: Arguments = {}) {
    super(message);
    this.key = key;
    this.args = args;
  }
}

/** Throw BadTrace unless the condition holds. */
export function must(holds: unknown, message: string): asserts holds {
  if (!holds) throw new BadTrace(message);
}
