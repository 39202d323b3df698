/** Keeps the `most` entries with the smallest keys, earlier ones first among equals. @template Value */
export class Smallest {
  /** @type {{value: Value, key: number}[]} */
  #entries = [];

  /** @param {number} most */
  constructor(most) {
    this.most = most;
  }

  /** @param {Value} value @param {number} key */
  add(value, key) {
    const entries = this.#entries;
    if (entries.length === this.most && key >= entries[entries.length - 1].key) return;
    let at = entries.length;
    while (at > 0 && entries[at - 1].key > key) at -= 1;
    entries.splice(at, 0, { value, key });
    if (entries.length > this.most) entries.pop();
  }

  sorted() {
    return this.#entries.map((entry) => entry.value);
  }
}
