/** What can go wrong between the page and Python; `key` and `args` are for translation, the message is English. */

export class Keyed extends Error {
  constructor(key, args, sentence) {
    super(sentence);
    this.key = key;
    this.args = args;
  }
}

/** Python refused. */
export class Refusal extends Keyed {
  constructor({ key, args, sentence, picture = null }) {
    super(key, args, sentence);
    this.picture = picture;
  }
}

/** The worker died, or hung and was ended; a new one is started by whoever asks next. */
export class SolverLost extends Error {
  name = "SolverLost";

  constructor(message, { hung = false } = {}) {
    super(message);
    this.hung = hung;
  }
}
