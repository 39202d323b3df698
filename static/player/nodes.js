/** The search nodes of a trace, by number: where they come from, their boards, and when they were seen. */
import { block, hasWhole, lastIndex, pairs, pick, readColumns, readHead, writePairs, writeWhole } from "./blocks.js";

const NEVER = 0xffffffff;
const BOARD_EVERY = 64;
const LANDMARK_EVERY = 255;
const LANDMARKS = 16_384;
/** Cells of all boards that are kept to be found sooner, and of all landmarks: 16 MB each. */
const CELLS_KEPT = 2 ** 22;
/** Cells of the boards that are kept on the way to one that is asked for. */
const CELLS_COPIED = 2 ** 20;
const WIDTHS = { parent: 0, depth: 0, h: 0, move: 0, name: 0, change: 2, whole: 1 };

export class Nodes {
  count = 0;
  /** The number that follows the last one. */
  end = 0;
  /** {order, bytes, count, firstNode, numbers: null where they follow each other, …columns, first, left, far}, …; the earlier the smaller the numbers. */
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

  add({ order, bytes, count }, firstNode, { number, ...columns }) {
    const added = this.#block({ order, bytes, count, firstNode, numbers: number ? Uint32Array.from(number, (each) => each - 1) : null, ...columns });
    this.blocks.push(added);
    this.count += count;
    this.end = numberAt(added, count - 1) + 1;
    for (let at = 0; at < count; at += 1) this.#measure(added, at);
  }

  #block(columns) {
    const first = new Uint32Array(columns.count).fill(NEVER);
    return { ...columns, first, left: first.slice(), far: new Uint8Array(columns.count) };
  }

  /** How far down from a known board; too far, and it becomes one. */
  #measure(found, at) {
    const parent = found.parent[at] - 1;
    if (parent < 0) return;
    const row = this.#find(parent);
    found.far[at] = Math.min(LANDMARK_EVERY, this.#latest.far[row] + 1);
    if (found.far[at] < LANDMARK_EVERY || this.#landmarks.size >= Math.min(LANDMARKS, CELLS_KEPT / this.root.length)) return;
    const number = numberAt(found, at);
    this.#landmarks.set(number, this.board(number));
    found.far[at] = 0;
  }

  has(number) {
    const found = this.#blockOf(number);
    return Boolean(found) && rowOf(found, number) >= 0;
  }

  /** The numbers of all nodes. */
  *numbers() {
    for (const found of this.blocks) for (let row = 0; row < found.count; row += 1) yield numberAt(found, row);
  }

  /** Let go of every node that is not among those `stretches` are about, nor an ancestor of one; when they were seen is to be told anew. */
  keep(stretches) {
    const needed = new Map(this.blocks.map((each) => [each, new Uint8Array(each.count)]));
    const need = (number) => {
      if (!number) return;
      const row = this.#find(number - 1);
      needed.get(this.#latest)[row] = 1;
    };
    for (const { node = [], also = [] } of stretches) for (const numbers of [node, also]) numbers.forEach(need);
    for (const found of [...this.blocks].reverse()) {
      const { count, parent } = found;
      const marks = needed.get(found);
      for (let row = count - 1; row >= 0; row -= 1) if (marks[row]) need(parent[row]);
    }
    this.blocks = this.blocks.map((each) => this.#rest(each, needed.get(each))).filter(Boolean);
    this.#latest = null;
    this.count = this.blocks.reduce((sum, { count }) => sum + count, 0);
    for (const number of this.#landmarks.keys()) if (!this.has(number)) this.#landmarks.delete(number);
    this.#boards.clear();
  }

  /** A block with the rows that are marked, null if none is. */
  #rest(found, marks) {
    const kept = [];
    for (let row = 0; row < found.count; row += 1) if (marks[row]) kept.push(row);
    if (!kept.length) return null;
    if (kept.length === found.count) return Object.assign(found, { first: found.first.fill(NEVER), left: found.left.fill(NEVER) });
    const number = Uint32Array.from(kept, (row) => numberAt(found, row) + 1);
    const bytes = block({ kind: "nodes", first: number[0] - 1, count: kept.length }, { number, ...pick(found, kept, WIDTHS) });
    const { head, at } = readHead(bytes);
    const { number: _, ...columns } = readColumns(head, bytes, at);
    const rest = this.#block({ order: found.order, bytes, count: kept.length, firstNode: number[0] - 1, numbers: number.map((each) => each - 1), ...columns });
    rest.far.set(kept.map((row) => found.far[row]));
    return rest;
  }

  /** {parent, depth, h, move, name, first, left}: `move` and `name` are numbers of strings; first and left are step numbers. */
  get(number) {
    const row = this.#find(number);
    const { parent, depth, h, move, name = move, first, left } = this.#latest;
    return { number, parent: parent[row] - 1, depth: depth[row], h: h[row], move: move[row], name: name[row], first: first[row], left: left[row] };
  }

  parent(number) {
    const row = this.#find(number);
    return this.#latest.parent[row] - 1;
  }

  /** [[cell, value], …]: where the board differs from the parent's, at most `most` of them. */
  changes(number, most = Infinity) {
    const row = this.#find(number);
    return pairs(this.#latest, "change", row, most);
  }

  /** The board of a node, a value a cell. */
  board(number) {
    const chain = [];
    let node = number;
    let known = false; // a node that brings its whole board needs none above it
    while (!known && node >= 0 && !this.#boards.has(node) && !this.#landmarks.has(node)) {
      chain.push(node);
      const row = this.#find(node);
      known = hasWhole(this.#latest, "whole", row);
      node = this.#latest.parent[row] - 1;
    }
    let board = known || node < 0 ? this.root : this.#boards.get(node) ?? this.#landmarks.get(node);
    if (chain.length) board = board.slice();
    const every = Math.max(BOARD_EVERY, Math.ceil((chain.length * board.length) / CELLS_COPIED));
    for (let remaining = chain.length - 1; remaining >= 0; remaining -= 1) {
      const row = this.#find(chain[remaining]);
      if (!writeWhole(this.#latest, "whole", row, board)) writePairs(this.#latest, "change", row, board);
      if (remaining % every === 0) this.#keepBoard(chain[remaining], board);
    }
    return board;
  }

  #keepBoard(number, board) {
    if (this.#boards.size >= CELLS_KEPT / board.length) this.#boards.clear();
    this.#boards.set(number, board.slice());
  }

  /** A step is about a node: it may wait from then on (`waits`), or wait no longer (`leaves`). */
  seen(number, step, waits, leaves) {
    const row = this.#find(number);
    const { first, left } = this.#latest;
    const isNew = first[row] === NEVER;
    if (isNew) this.#firstSeen(number, step);
    if ((leaves || (isNew && !waits)) && left[row] === NEVER) left[row] = step;
  }

  /** Ancestors that a stretch let go first showed are seen with their child. */
  #firstSeen(number, step) {
    for (let node = number; node >= 0; node = this.parent(node)) {
      const row = this.#find(node);
      const { first, left } = this.#latest;
      if (first[row] !== NEVER) return;
      first[row] = step;
      if (node !== number) left[row] = step;
    }
  }

  /** The nodes waiting at step `now`, at most `most`, in the order `f`, `h` or `first`; and how many there are. */
  waiting(now, order, most) {
    const best = new Smallest(most);
    let count = 0;
    for (const found of this.blocks) {
      const { first, left, depth, h } = found;
      for (let index = 0; index < found.count; index += 1) {
        if (first[index] > now || left[index] <= now) continue;
        count += 1;
        best.add(numberAt(found, index), order === "f" ? (depth[index] + h[index]) * 65536 + h[index] : order === "h" ? h[index] : first[index]);
      }
    }
    return { count, nodes: best.sorted() };
  }

  /** How many other nodes wait at step `now`: {others: in all, ties: with the f of `number`, equals: with its h, too}. */
  waitingWith(number, now) {
    const { depth, h } = this.get(number);
    const found = { others: 0, ties: 0, equals: 0 };
    for (const each of this.blocks) {
      for (let row = 0; row < each.count; row += 1) {
        if (each.first[row] > now || each.left[row] <= now || numberAt(each, row) === number) continue;
        found.others += 1;
        if (each.depth[row] + each.h[row] !== depth + h) continue;
        found.ties += 1;
        if (each.h[row] === h) found.equals += 1;
      }
    }
    return found;
  }

  /** The other nodes with the board of `number` seen by step `now`. */
  twins(number, now) {
    const board = this.board(number);
    const found = [];
    for (const each of this.blocks) {
      for (let row = 0; row < each.count; row += 1) {
        if (each.first[row] > now || !agrees(each, row, board)) continue;
        const other = numberAt(each, row);
        if (other !== number && this.shows(other, board)) found.push(other);
      }
    }
    return found;
  }

  /** Whether a node has this board: that it has not, is mostly seen a few moves up. */
  shows(number, board) {
    const settled = new Uint8Array(board.length);
    for (let node = number; node >= 0; ) {
      const row = this.#find(node);
      const { parent } = this.#latest;
      if (hasWhole(this.#latest, "whole", row)) return false;
      for (const [cell, value] of pairs(this.#latest, "change", row)) {
        if (!settled[cell] && board[cell] !== value) return false;
        settled[cell] = 1;
      }
      node = parent[row] - 1;
    }
    return board.every((value, cell) => settled[cell] || value === this.root[cell]);
  }

  /** Children of `parents` seen by step `now`, as [parent, child] pairs, at most `most`. */
  children(parents, now, most) {
    const wanted = new Set(parents.map((node) => node + 1));
    const found = [];
    for (const each of this.blocks) {
      const { count, parent, first } = each;
      for (let index = 0; index < count && found.length < most; index += 1) {
        if (wanted.has(parent[index]) && first[index] <= now) found.push([parent[index] - 1, numberAt(each, index)]);
      }
    }
    return found;
  }

  /** The row of a node in its block, which is the latest then: this is asked millions of times, and makes nothing. */
  #find(number) {
    return rowOf(this.#blockOf(number), number);
  }

  #blockOf(number) {
    const latest = this.#latest;
    if (latest && number >= latest.firstNode && number <= numberAt(latest, latest.count - 1)) return latest;
    this.#latest = this.blocks[lastIndex(this.blocks, ({ firstNode }) => firstNode <= number)];
    return this.#latest;
  }
}

/** Whether what the last move wrote still stands on a board. */
function agrees({ change, changeAt }, row, board) {
  for (let at = 2 * (changeAt?.[row] ?? 0); at < 2 * (changeAt?.[row + 1] ?? 0); at += 2) if (board[change[at]] !== change[at + 1]) return false;
  return true;
}

function numberAt({ numbers, firstNode }, row) {
  return numbers ? numbers[row] : firstNode + row;
}

/** The row of a node in its block, -1 if it is not there. */
function rowOf({ numbers, firstNode, count }, number) {
  if (!numbers) return number < firstNode + count ? number - firstNode : -1;
  const row = lastIndex(numbers, (each) => each <= number);
  return numbers[row] === number ? row : -1;
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
