/** An error whose `key` and `args` are for translation; the message is English. */
import type { Arguments } from "../validation/python-types.ts";

export class LocalizedError extends Error {
  declare key: string;
  declare args: Arguments;

  constructor(key: string, args: Arguments, sentence: string) {
    super(sentence);
    this.key = key;
    this.args = args;
  }
}
