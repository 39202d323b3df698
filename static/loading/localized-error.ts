/** An error whose `key` and `args` are for translation; the message is for developers. */
export class LocalizedError extends Error {
  declare key: string;
  declare args: Record<string, any>;

  constructor(key: string, args: Record<string, any> = {}, sentence = `${key} ${JSON.stringify(args)}`) {
    super(sentence);
    this.key = key;
    this.args = args;
  }
}
