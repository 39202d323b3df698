/** Errors between the page and Python; `key` and `args` are for translation, the message is English. */

/** @import {Arguments, RefusalDetail} from "../checks/contract.ts" */

export class LocalizedError extends Error {
  /** @param {string} key @param {Arguments} args @param {string} sentence */
  constructor(key, args, sentence) {
    super(sentence);
    this.key = key;
    this.args = args;
  }
}

/** Python refused. */
export class Refusal extends LocalizedError {
  /** @param {RefusalDetail} detail */
  constructor({ key, args, sentence, picture = null, offers }) {
    super(key, args, sentence);
    this.picture = picture;
    this.offers = offers;
  }
}

/** The worker died, or hung and was terminated; the next request starts a new one. */
export class SolverLost extends Error {
  name = "SolverLost";

  /** @param {string} message */
  constructor(message, { hung = false } = {}) {
    super(message);
    this.hung = hung;
  }
}

/** Python exceptions with a meaning of their own. @type {Record<string, string>} */
const KEYS = { WatchdogTimeout: "endless", MemoryError: "out-of-memory" };
const LONGEST_MESSAGE = 2000;

/** An uncaught Python exception; for a package's code with file and line. */
export class PythonFault extends LocalizedError {
  name = "PythonFault";

  /** @param {string} kind @param {string} message */
  constructor(kind, message, file = "", line = 0) {
    const text = message.slice(0, LONGEST_MESSAGE);
    const problem = kind in KEYS ? text.replace(/^[\w.]+: /, "") : text;
    super(KEYS[kind] ?? (file ? "package-fault" : ""), { problem, file, line }, text);
  }
}
