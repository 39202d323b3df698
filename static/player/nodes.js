/** The search nodes of a trace, by number: where they come from, their boards, and when they were seen. */
import { lastIndex, pairs, writePairs, writeWhole } from "./blocks.js";

const NEVER = 0xffffffff;
const BOARD_EVERY = 64;
const BOARDS_KEPT = 2048;
const LANDMARK_EVERY = 256;

export class Nodes {
  count = 0;
  blocks = [];
  root;
  #boards = new Map();
  /** The boards of nodes far down, so that none is more than LANDMARK_EVERY moves from a known one. */
  #landmarks = new Map();
  #latest = null;

  /** @param {Int32Array} root the board before the first step, from which nodes without a parent differ */
  constructor(root) {
    this.root = root;
  }

  add(block, firstNode, columns) {
    const first = new Uint32Array(block.count).fill(NEVER);
    this.blocks.push({ ...block, ...columns, firstNode, first, left: first.slice() });
    this.count = firstNode + block.count;
    for (let number = firstNode; number < this.count; number += 1) {
      if (this.get(number).depth % LANDMARK_EVERY === LANDMARK_EVERY - 1) this.#landmarks.set(number, this.board(number));
    }
  }

  /** {parent, depth, h, move, name, first, left}: `move` and `name` are numbers of strings; first and left are step numbers. */
  get(number) {
    const [{ parent, depth, h, move, name = move, first, left }, at] = this.#find(number);
    return { number, parent: parent[at] - 1, depth: depth[at], h: h[at], move: move[at], name: name[at], first: first[at], left: left[at] };
  }

  parent(number) {
    const [block, at] = this.#find(number);
    return block.parent[at] - 1;
  }

  /** [[cell, value], …]: where the board differs from the parent's, at most `most` of them. */
  changes(number, most = Infinity) {
    const [block, at] = this.#find(number);
    return pairs(block, "change", at, most);
  }

  /** The board of a node, a value a cell. */
  board(number) {
    const chain = [];
    let node = number;
    while (node >= 0 && !this.#boards.has(node) && !this.#landmarks.has(node)) {
      chain.push(node);
      node = this.parent(node);
    }
    let board = node < 0 ? this.root : this.#boards.get(node) ?? this.#landmarks.get(node);
    if (chain.length) board = board.slice();
    if (this.#boards.size > BOARDS_KEPT) this.#boards.clear();
    for (const [remaining, next] of [...chain.entries()].reverse()) {
      const [block, at] = this.#find(next);
      if (!writeWhole(block, "whole", at, board)) writePairs(block, "change", at, board);
      if (remaining % BOARD_EVERY === 0) this.#boards.set(next, board.slice());
    }
    return board;
  }

  /** A step is about a node: it may wait from then on (`waits`), or wait no longer (`leaves`). */
  seen(number, step, waits, leaves) {
    const [block, at] = this.#find(number);
    const isNew = block.first[at] === NEVER;
    if (isNew) this.#firstSeen(number, step);
    if ((leaves || (isNew && !waits)) && block.left[at] === NEVER) block.left[at] = step;
  }

  /** Ancestors that a stretch let go first showed are seen with their child. */
  #firstSeen(number, step) {
    for (let node = number; node >= 0; node = this.parent(node)) {
      const [block, at] = this.#find(node);
      if (block.first[at] !== NEVER) return;
      block.first[at] = step;
      if (node !== number) block.left[at] = step;
    }
  }

  /** The nodes waiting at step `now`, at most `most`, in the order `f`, `h` or `first`; and how many there are. */
  waiting(now, order, most) {
    const best = new Smallest(most);
    let count = 0;
    for (const { firstNode, count: size, first, left, depth, h } of this.blocks) {
      for (let index = 0; index < size; index += 1) {
        if (first[index] > now || left[index] <= now) continue;
        count += 1;
        best.add(firstNode + index, order === "f" ? (depth[index] + h[index]) * 65536 + h[index] : order === "h" ? h[index] : first[index]);
      }
    }
    return { count, nodes: best.sorted() };
  }

  /** The depth of the deepest node seen by step `now`. */
  deepest(now) {
    let deepest = 0;
    for (const { count, depth, first } of this.blocks) {
      for (let index = 0; index < count; index += 1) if (depth[index] > deepest && first[index] <= now) deepest = depth[index];
    }
    return deepest;
  }

  /** Children of `parents` seen by step `now`, as [parent, child] pairs, at most `most`. */
  children(parents, now, most) {
    const wanted = new Set(parents.map((node) => node + 1));
    const found = [];
    for (const { firstNode, count, parent, first } of this.blocks) {
      for (let index = 0; index < count && found.length < most; index += 1) {
        if (wanted.has(parent[index]) && first[index] <= now) found.push([parent[index] - 1, firstNode + index]);
      }
    }
    return found;
  }

  #find(number) {
    let block = this.#latest;
    if (!block || number < block.firstNode || number >= block.firstNode + block.count) {
      block = this.#latest = this.blocks[lastIndex(this.blocks, (candidate) => candidate.firstNode <= number)];
    }
    return [block, number - block.firstNode];
  }
}

/** Keeps the `most` entries with the smallest keys, earlier ones first among equals. */
class Smallest {
  #entries = [];

  constructor(most) {
    this.most = most;
  }

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
