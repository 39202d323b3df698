import { LocalizedError } from "../loading/localized-error.ts";
import type { Arguments } from "./python-types.ts";

/** A trace is incomplete or inconsistent; the message is for developers. */
export class BadTrace extends LocalizedError {
  name = "BadTrace";

  constructor(message: string, key = "trace-unreadable", args: Arguments = {}) {
    super(key, args, message);
  }
}

/** Throw BadTrace unless the condition holds. */
export function must(holds: unknown, message: string): asserts holds {
  if (!holds) throw new BadTrace(message);
}
