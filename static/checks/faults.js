/** A trace that is not whole and consistent; `key` and `args` are for translation, the message is for developers. */
export class BadTrace extends Error {
  name = "BadTrace";

  constructor(message, key = "trace-unreadable", args = {}) {
    super(message);
    this.key = key;
    this.args = args;
  }
}

/** Throw BadTrace unless it holds. */
export function must(holds, message) {
  if (!holds) throw new BadTrace(message);
}
