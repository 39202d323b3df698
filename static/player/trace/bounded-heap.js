/**
 * Keeps the `most` entries with the smallest keys, earlier ones first among equals: a max-heap, whose top is the entry
 * that a smaller one replaces.
 * @template Value
 */
export class BoundedHeap {
  /** @type {{value: Value, key: number, order: number}[]} */
  #heap = [];
  #added = 0;

  /** @param {number} most */
  constructor(most) {
    this.most = most;
  }

  /** @param {Value} value @param {number} key */
  add(value, key) {
    const entry = { value, key, order: this.#added++ };
    const heap = this.#heap;
    if (heap.length < this.most) this.#rise(heap.push(entry) - 1);
    else if (this.most && key < heap[0].key) {
      heap[0] = entry;
      this.#sink();
    }
  }

  /** @param {number} at */
  #rise(at) {
    const heap = this.#heap;
    for (let above; at > 0 && isLater(heap[at], heap[(above = (at - 1) >> 1)]); at = above)
      [heap[at], heap[above]] = [heap[above], heap[at]];
  }

  #sink() {
    const heap = this.#heap;
    for (let at = 0, below; (below = 2 * at + 1) < heap.length; at = below) {
      if (below + 1 < heap.length && isLater(heap[below + 1], heap[below])) below += 1;
      if (!isLater(heap[below], heap[at])) return;
      [heap[at], heap[below]] = [heap[below], heap[at]];
    }
  }

  sorted() {
    return this.#heap.toSorted((one, other) => (isLater(one, other) ? 1 : -1)).map(({ value }) => value);
  }
}

/** @typedef {{key: number, order: number}} Entry */

/** @param {Entry} one @param {Entry} other */
function isLater(one, other) {
  return one.key === other.key ? one.order > other.order : one.key > other.key;
}
