/** Errors between the page and Python. */
import { LocalizedError } from "../loading/localized-error.ts";
import type { RefusalDetail } from "../validation/python-types.ts";

/** Python refused. */
export class Refusal extends LocalizedError {
  declare picture: RefusalDetail["picture"];
  declare offers: RefusalDetail["offers"];

  constructor({ key, args, sentence, picture = null, offers }: RefusalDetail) {
    super(key, args, sentence);
    this.picture = picture;
    this.offers = offers;
  }
}

/** The worker died, or hung and was terminated; the next request starts a new one. */
export class SolverLost extends Error {
  name = "SolverLost";
  declare hung: boolean;

  constructor(message: string, { hung = false } = {}) {
    super(message);
    this.hung = hung;
  }
}

/** Python exceptions with a meaning of their own. */
const KEYS: Record<string, string> = { WatchdogTimeout: "endless", MemoryError: "out-of-memory" };
const LONGEST_MESSAGE = 2000;

/** An uncaught Python exception; for a package's code with file and line. */
export class PythonFault extends LocalizedError {
  name = "PythonFault";

  constructor(kind: string, message: string, file = "", line = 0) {
    const text = message.slice(0, LONGEST_MESSAGE);
    const problem = kind in KEYS ? text.replace(/^[\w.]+: /, "") : text;
    super(KEYS[kind] ?? (file ? "package-fault" : ""), { problem, file, line }, text);
  }
}
