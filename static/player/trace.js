/**
 * A trace: what Python recorded, in columns, read without unpacking.
 * Everything shown is a pure function of (trace, position); a position counts kept steps from 0,
 * a step number counts all steps of the run, also those a long run let go.
 */

const MAGIC = "DHADHA1\n";
const ARRAYS = { B: Uint8Array, H: Uint16Array, I: Uint32Array, i: Int32Array };
const NEVER = 0xffffffff;
const BOARD_EVERY = 64;
const BOARDS_KEPT = 2048;
const LANDMARK_EVERY = 256;
const PATIENCE = 12; // milliseconds

/** What a word does to the look of the cells its node changed. */
const ROLE_OF_WORD = {
  start: "current", choose: "current", expand: "current", add: "frontier", reject: "conflict", drop: "conflict",
  back: "visited", close: "visited", walk: "path", found: "goal", improve: "current", restart: "current", exhausted: "visited",
};

export class Trace {
  header = null;
  footer = null;
  /** Number of positions. */
  length = 0;
  /** @type {{position: number, step: number, word: string}[]} */
  markers = [];
  #stretches = [];
  #nodeBlocks = [];
  #nodes = 0;
  #strings = [];
  #reasons = [];
  #boards = new Map();
  /** The boards of nodes far down, so that none is more than LANDMARK_EVERY moves from a known one. */
  #landmarks = new Map();

  /** Read a file without keeping the page from anything else. */
  static async load(bytes) {
    const magic = new TextDecoder().decode(bytes.subarray(0, MAGIC.length));
    if (magic !== MAGIC) throw new TypeError("not a Dhadha trace");
    const own = bytes.slice(MAGIC.length);
    const view = new DataView(own.buffer);
    const trace = new Trace();
    let rested = performance.now();
    for (let at = 0; at < own.length; at += 4 + view.getUint32(at, true)) {
      trace.append(own.subarray(at, at + 4 + view.getUint32(at, true)));
      if (performance.now() - rested > PATIENCE) {
        await new Promise((resolve) => setTimeout(resolve));
        rested = performance.now();
      }
    }
    if (!trace.complete) throw new TypeError("the trace is cut off");
    return trace;
  }

  /** Take in whole blocks; `bytes` lies on a multiple of four in its buffer and is kept. */
  append(bytes) {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    for (let at = 0; at < bytes.length; ) {
      const size = view.getUint32(at, true);
      this.#read(bytes.subarray(at + 4, at + 4 + size));
      at += 4 + size;
    }
  }

  /** The trace as a file that `load` reads; one that was stopped ends where it was stopped. */
  toBytes() {
    const tables = { strings: { from: 0, values: this.#strings }, reasons: { from: 0, values: this.#reasons } };
    const blocks = [
      jsonBlock({ ...this.header, ...tables }),
      ...[...this.#nodeBlocks, ...this.#stretches].sort((a, b) => a.order - b.order).map((block) => block.bytes),
      jsonBlock(this.footer ?? { kind: "footer", result: null, status: "cancelled", counters: {}, steps: this.stepNumber(this.length - 1) + 1 }),
    ];
    return framed(blocks);
  }

  get complete() {
    return this.footer !== null;
  }

  get thinned() {
    return this.#stretches.some((stretch) => stretch.stride > 1);
  }

  /** Number of search nodes. */
  get nodeCount() {
    return this.#nodes;
  }

  /** Bytes held for the steps and their index. */
  get byteLength() {
    const sizes = [...this.#stretches, ...this.#nodeBlocks];
    return sizes.reduce((sum, { bytes, first, left }) => sum + bytes.byteLength + (first.byteLength ?? 0) + (left?.byteLength ?? 0), 0);
  }

  /** What happened at `position`. */
  step(position) {
    const [stretch, index] = this.#find(position);
    const reason = this.#reasons[stretch.reason[index]] ?? ["", []];
    const node = stretch.node ? stretch.node[index] - 1 : -1;
    return {
      position,
      number: stretch.first + index,
      word: this.header.words[stretch.word[index]],
      line: stretch.line[index],
      node,
      reason: reason[0],
      args: { ...this.#nodeArguments(node), ...this.#arguments(stretch, index, reason[1]) },
      links: pairs(stretch, "links", index),
    };
  }

  /** The step's number among all steps of the run. */
  stepNumber(position) {
    const [stretch, index] = this.#find(position);
    return stretch.first + index;
  }

  /** The position that shows step `number`, or the next one kept. */
  positionOf(number) {
    const at = lastIndex(this.#stretches, (stretch) => stretch.first <= number);
    if (at < 0) return 0;
    const { start, first, count } = this.#stretches[at];
    return Math.min(start + Math.min(number - first, count), this.length - 1);
  }

  /** The line lit at `position`. */
  line(position) {
    const [stretch, index] = this.#find(position);
    return stretch.line[index];
  }

  /** {values, roles}: an entry a cell. */
  board(position) {
    const [stretch, index] = this.#find(position);
    const node = this.#shownNode(position);
    const values = node < 0 ? [...this.header.board.values] : [...this.#boardOf(node)];
    const roles = new Array(values.length).fill("idle");
    this.#written(stretch, index, values, roles);
    const role = ROLE_OF_WORD[this.header.words[stretch.word[index]]] ?? "current";
    if (node >= 0) for (const [cell] of this.#changes(node)) roles[cell] = role;
    for (const [cell, name] of pairs(stretch, "marks", index)) roles[cell] = this.#strings[name];
    return { values, roles };
  }

  /** {parent, depth, h, move, first, left} of a search node. */
  node(number) {
    const [block, index] = this.#findNode(number);
    return {
      number,
      parent: block.parent[index] - 1,
      depth: block.depth[index],
      h: block.h[index],
      move: this.#strings[block.move[index]],
      first: block.first[index],
      left: block.left[index],
    };
  }

  /** The board of a search node, a value a cell. */
  nodeBoard(number) {
    return this.#boardOf(number);
  }

  /** {name: value} after the step at `position`. */
  counters(position) {
    const [stretch, index] = this.#find(position);
    const definitions = this.header.counters;
    const values = { ...stretch.counters };
    const weights = this.#weights();
    for (let at = 0; at <= index; at += 1) {
      const changes = weights[stretch.word[at]];
      if (!changes.length) continue;
      for (const [name, weight] of changes) values[name] += weight;
      for (const name in definitions) {
        if (definitions[name].peak) values[name] = Math.max(values[name], values[definitions[name].peak]);
      }
    }
    return values;
  }

  /** [positions, …values of each named counter], sampled at about `samples` positions. */
  series(names, samples) {
    const every = Math.max(1, Math.ceil(this.length / samples));
    const rows = [[], ...names.map(() => [])];
    const weights = this.#weights();
    for (const { start, count, counters, word } of this.#stretches) {
      const values = { ...counters };
      for (let index = 0; index < count; index += 1) {
        for (const [name, weight] of weights[word[index]]) values[name] += weight;
        if ((start + index) % every && start + index !== this.length - 1) continue;
        rows[0].push(start + index);
        names.forEach((name, row) => rows[row + 1].push(values[name]));
      }
    }
    return rows;
  }

  /** The nodes waiting at `position`, at most `most`, in the order `f` or `first`; and how many there are. */
  open(position, order, most) {
    const now = this.stepNumber(position);
    const best = new Smallest(most);
    let count = 0;
    for (const { firstNode, count: size, first, left, depth, h } of this.#nodeBlocks) {
      for (let index = 0; index < size; index += 1) {
        if (first[index] > now || left[index] <= now) continue;
        count += 1;
        best.add(firstNode + index, order === "f" ? (depth[index] + h[index]) * 65536 + h[index] : first[index]);
      }
    }
    return { count, nodes: best.sorted() };
  }

  /** The nodes expanded up to `position`, the latest first, at most `most`. */
  closed(position, most) {
    const expand = this.header.words.indexOf("expand");
    const nodes = [];
    for (let at = position; at >= 0 && nodes.length < most; at -= 1) {
      const [stretch, index] = this.#find(at);
      if (stretch.word[index] === expand && stretch.node) nodes.push(stretch.node[index] - 1);
    }
    return nodes;
  }

  /** The last `most` nodes on the way from the root to the node shown at `position`. */
  path(position, most = Infinity) {
    const nodes = [];
    for (let node = this.#shownNode(position); node >= 0 && nodes.length < most; node = this.#parent(node)) nodes.push(node);
    return nodes.reverse();
  }

  /** Moves from the root to the deepest node seen by `position`. */
  deepest(position) {
    const now = this.stepNumber(position);
    let deepest = 0;
    for (const { count, depth, first } of this.#nodeBlocks) {
      for (let index = 0; index < count; index += 1) if (depth[index] > deepest && first[index] <= now) deepest = depth[index];
    }
    return deepest;
  }

  /** Children of `parents` that exist at `position`, as [parent, child] pairs, at most `most`. */
  children(parents, position, most) {
    const now = this.stepNumber(position);
    const wanted = new Set(parents.map((node) => node + 1));
    const found = [];
    for (const { firstNode, count, parent, first } of this.#nodeBlocks) {
      for (let index = 0; index < count && found.length < most; index += 1) {
        if (wanted.has(parent[index]) && first[index] <= now) found.push([parent[index] - 1, firstNode + index]);
      }
    }
    return found;
  }

  #read(bytes) {
    const end = bytes.indexOf(10);
    const head = JSON.parse(new TextDecoder().decode(bytes.subarray(0, end)));
    place(this.#strings, head.strings);
    place(this.#reasons, head.reasons);
    const { strings: _, reasons: __, ...facts } = head;
    if (head.kind === "header") this.header = facts;
    else if (head.kind === "footer") this.footer = facts;
    else if (head.kind === "nodes") this.#addNodes({ ...facts, bytes, ...columns(head, bytes, end + 1) });
    else this.#addSteps({ ...facts, bytes, ...columns(head, bytes, end + 1) });
  }

  #addNodes({ first: firstNode, ...block }) {
    const order = this.#nodeBlocks.length + this.#stretches.length;
    const first = new Uint32Array(block.count).fill(NEVER);
    this.#nodeBlocks.push({ ...block, order, firstNode, first, left: first.slice() });
    this.#nodes = firstNode + block.count;
    for (let number = firstNode; number < this.#nodes; number += 1) {
      if (this.node(number).depth % LANDMARK_EVERY === LANDMARK_EVERY - 1) this.#landmarks.set(number, this.#boardOf(number));
    }
  }

  #addSteps(stretch) {
    stretch.order = this.#nodeBlocks.length + this.#stretches.length;
    stretch.start = this.length;
    this.#stretches.push(stretch);
    this.length += stretch.count;
    if (stretch.stride > 1) this.#thin(stretch);
    if (stretch.node) this.#index(stretch);
    this.#mark(stretch);
  }

  /** A long run lets stretches go: those whose index the new stride does not divide. */
  #thin(newest) {
    const kept = this.#stretches.filter((stretch) => stretch.index % newest.stride === 0 || stretch === newest);
    if (kept.length === this.#stretches.length) return;
    this.#stretches = kept;
    this.length = 0;
    this.markers = [];
    for (const stretch of kept) {
      stretch.start = this.length;
      this.length += stretch.count;
      if (stretch !== newest) this.#mark(stretch);
    }
  }

  /** When each node was first seen, and when it stopped waiting. */
  #index(stretch) {
    const { words } = this.header;
    const waits = new Set([words.indexOf("start"), words.indexOf("add")]);
    const leaves = new Set([words.indexOf("expand"), words.indexOf("drop")]);
    for (let index = 0; index < stretch.count; index += 1) {
      const number = stretch.node[index] - 1;
      if (number < 0) continue;
      const [block, at] = this.#findNode(number);
      const step = stretch.first + index;
      const isNew = block.first[at] === NEVER;
      if (isNew) this.#firstSeen(number, step);
      if (leaves.has(stretch.word[index]) || (isNew && !waits.has(stretch.word[index]))) {
        if (block.left[at] === NEVER) block.left[at] = step;
      }
    }
  }

  /** Ancestors that a stretch let go first showed are seen with their child. */
  #firstSeen(number, step) {
    for (let node = number; node >= 0; node = this.#parent(node)) {
      const [block, at] = this.#findNode(node);
      if (block.first[at] !== NEVER) return;
      block.first[at] = step;
      if (node !== number) block.left[at] = step;
    }
  }

  #mark(stretch) {
    const marking = new Set(this.header.markers.map((word) => this.header.words.indexOf(word)));
    stretch.word.forEach((word, index) => {
      if (!marking.has(word)) return;
      this.markers.push({ position: stretch.start + index, step: stretch.first + index, word: this.header.words[word] });
    });
  }

  #latest = 0;

  #find(position) {
    let stretch = this.#stretches[this.#latest];
    if (!stretch || position < stretch.start || position >= stretch.start + stretch.count) {
      this.#latest = Math.max(0, lastIndex(this.#stretches, (candidate) => candidate.start <= position));
      stretch = this.#stretches[this.#latest];
    }
    return [stretch, Math.min(position - stretch.start, stretch.count - 1)];
  }

  #latestBlock = null;

  #findNode(number) {
    let block = this.#latestBlock;
    if (!block || number < block.firstNode || number >= block.firstNode + block.count) {
      block = this.#latestBlock = this.#nodeBlocks[lastIndex(this.#nodeBlocks, (candidate) => candidate.firstNode <= number)];
    }
    return [block, number - block.firstNode];
  }

  #parent(number) {
    const [block, index] = this.#findNode(number);
    return block.parent[index] - 1;
  }

  #changes(number) {
    const [block, index] = this.#findNode(number);
    return pairs(block, "change", index);
  }

  /** The node of the step, or of the last step before it that had one. */
  #shownNode(position) {
    for (let at = position; at >= 0; at -= 1) {
      const [stretch, index] = this.#find(at);
      if (!stretch.node) return -1;
      if (stretch.node[index]) return stretch.node[index] - 1;
    }
    return -1;
  }

  #boardOf(number) {
    const chain = [];
    let node = number;
    while (node >= 0 && !this.#boards.has(node) && !this.#landmarks.has(node)) {
      chain.push(node);
      node = this.#parent(node);
    }
    let board = node < 0 ? this.header.board.values : this.#boards.get(node) ?? this.#landmarks.get(node);
    if (chain.length) board = [...board];
    if (this.#boards.size > BOARDS_KEPT) this.#boards.clear();
    for (const [remaining, next] of [...chain.entries()].reverse()) {
      for (const [cell, value] of this.#changes(next)) board[cell] = value;
      if (remaining % BOARD_EVERY === 0) this.#boards.set(next, [...board]);
    }
    return board;
  }

  /** Cells and roles written to the board itself, up to this step. */
  #written(stretch, index, values, roles) {
    for (const cell in stretch.cells_) values[cell] = stretch.cells_[cell];
    for (const cell in stretch.roles_) roles[cell] = stretch.roles_[cell];
    for (let at = 0; at <= index; at += 1) {
      for (const [cell, value] of pairs(stretch, "cells", at)) values[cell] = value;
      for (const [cell, role] of pairs(stretch, "roles", at)) roles[cell] = this.#strings[role];
    }
  }

  #nodeArguments(number) {
    if (number < 0) return {};
    const { depth, h, move } = this.node(number);
    return { g: depth, h, f: depth + h, move };
  }

  #arguments(stretch, index, names) {
    if (!names.length) return {};
    const from = stretch.argsAt[index];
    return Object.fromEntries(names.map((name, offset) => {
      const value = stretch.args[from + offset];
      return [name, value < 0 ? this.#strings[-1 - value] : value];
    }));
  }

  #weightsCache = null;

  /** For each word number the counters it changes: [[name, weight], …]. */
  #weights() {
    this.#weightsCache ??= this.header.words.map((word) =>
      Object.entries(this.header.counters)
        .filter(([, definition]) => definition.words?.[word])
        .map(([name, definition]) => [name, definition.words[word]]),
    );
    return this.#weightsCache;
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

function columns(head, bytes, at) {
  let offset = bytes.byteOffset + at;
  const found = head.kind === "steps" ? { cells_: head.cells, roles_: head.roles, cells: undefined, roles: undefined } : {};
  for (const [name, type, length] of head.columns) {
    found[name] = new ARRAYS[type](bytes.buffer, offset, length);
    offset += Math.ceil(found[name].byteLength / 4) * 4;
  }
  return found;
}

/** The pairs of row `index` of a ragged column. */
function pairs(block, name, index) {
  const offsets = block[`${name}At`];
  if (!offsets) return [];
  const found = [];
  for (let at = 2 * offsets[index]; at < 2 * offsets[index + 1]; at += 2) found.push([block[name][at], block[name][at + 1]]);
  return found;
}

function place(table, fresh) {
  fresh?.values.forEach((value, index) => (table[fresh.from + index] = value));
}

/** The last index whose item satisfies a condition that holds for a beginning of the list; -1 if none. */
function lastIndex(list, holds) {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(list[middle])) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

function jsonBlock(value) {
  const text = new TextEncoder().encode(JSON.stringify(value));
  const block = new Uint8Array(Math.ceil((text.length + 1) / 4) * 4).fill(32);
  block.set(text);
  block[block.length - 1] = 10;
  return block;
}

function framed(blocks) {
  const magic = new TextEncoder().encode(MAGIC);
  const bytes = new Uint8Array(blocks.reduce((sum, block) => sum + 4 + block.length, magic.length));
  const view = new DataView(bytes.buffer);
  bytes.set(magic);
  let at = magic.length;
  for (const block of blocks) {
    view.setUint32(at, block.length, true);
    bytes.set(block, at + 4);
    at += 4 + block.length;
  }
  return bytes;
}
