/** The search nodes of a trace, by number: their parents, their boards, and when they occur. */
import { binarySearchLast } from "../../validation/binary-search-last.ts";
import { forEachPair, numbersInRow, pairsInRow } from "./ragged-columns.ts";
import type { ListSpec } from "../../validation/python-types.ts";
import type { Header, NodeColumns } from "../../validation/trace-types.ts";
import type { NodeBlock } from "./types.ts";

export const NEVER = 0xffffffff;
const BOARD_EVERY = 64;
const LARGEST_SUM = 2 ** 16; // of what an order compares
const CELLS_KEPT = 2 ** 22; // of all cached boards: 16 MB
const CELLS_COMPARED = 2 ** 19; // when searching for duplicates of a node
const CELLS_COPIED = 2 ** 20; // in boards cached on the way to a requested one

export class Nodes {
  count = 0;
  /** The number after the last node. */
  end = 0;
  /** In ascending order of numbers. */
  blocks: NodeBlock[] = [];
  #boards = new Map<number, Int32Array>();
  #orders;
  /** The block of the last lookup. */
  #latest: NodeBlock | undefined;
  declare root: Int32Array;

  /**
   * `root` is the board before the first step, from which nodes without a parent differ; `orders`: what each order
   * compares, see py/dhadha/core/steps_and_nodes.py.
   */
  constructor(root: Int32Array, orders: Header["orders"]) {
    this.root = root;
    this.#orders = orders;
  }

  addBlock(came: Came, columns: NodeColumns) {
    const added = makeNodeBlock(came, columns);
    this.count += came.count;
    this.blocks.push(added);
    this.end = nodeNumberInRow(added, came.count - 1) + 1;
  }

  has(number: number) {
    return this.blocks.length > 0 && number >= this.blocks[0].firstNode && rowOfNode(this.blockOf(number), number) >= 0;
  }

  *numbers() {
    for (const block of this.blocks) for (let row = 0; row < block.count; row += 1) yield nodeNumberInRow(block, row);
  }

  /** Hold only these blocks from now on. */
  replaceBlocks(blocks: NodeBlock[]) {
    this.blocks = blocks;
    this.#latest = undefined;
    this.count = blocks.reduce((sum, { count }) => sum + count, 0);
    this.#boards.clear();
  }

  /** The node, with strings as numbers. */
  get(number: number) {
    const block = this.blockOf(number);
    const row = rowOfNode(block, number);
    const { parent, depth, h, move, name = move, first, left } = block;
    return {
      number,
      parent: parent[row] - 1,
      depth: depth[row],
      h: decodeEstimate(h[row]),
      move: move[row],
      name: name[row],
      first: first[row],
      left: left[row],
    };
  }

  parent(number: number) {
    const block = this.blockOf(number);
    return block.parent[rowOfNode(block, number)] - 1;
  }

  /** [[cell, value], …]: the differences between the board and the parent's, at most `most`. */
  changes(number: number, most = Infinity) {
    const block = this.blockOf(number);
    return pairsInRow(block, "change", rowOfNode(block, number), most);
  }

  /** The board of a node, one value per cell. */
  board(number: number) {
    const chain: number[] = [];
    let node = number;
    let known = false; // a node with its whole board needs no ancestor
    while (!known && node >= 0 && !this.#boards.has(node)) {
      chain.push(node);
      const block = this.blockOf(node);
      const row = rowOfNode(block, node);
      known = numbersInRow(block, "whole", row).length > 0;
      node = block.parent[row] - 1;
    }
    let board = (known ? null : this.#boards.get(node)) ?? this.root;
    if (chain.length) board = board.slice();
    const every = Math.max(BOARD_EVERY, Math.ceil((chain.length * board.length) / CELLS_COPIED));
    for (let remaining = chain.length - 1; remaining >= 0; remaining -= 1) {
      const block = this.blockOf(chain[remaining]);
      const row = rowOfNode(block, chain[remaining]);
      const whole = numbersInRow(block, "whole", row);
      if (whole.length) board.set(whole);
      else forEachPair(block, "change", [row, row], (cell, value) => (board[cell] = value));
      if (remaining % every) continue;
      if (this.#boards.size >= CELLS_KEPT / board.length) this.#boards.clear();
      this.#boards.set(chain[remaining], board.slice());
    }
    return board;
  }

  recordTimes(number: number, step: number, waits: boolean, leaves: boolean) {
    const block = this.blockOf(number);
    const row = rowOfNode(block, number);
    const isNew = block.first[row] === NEVER;
    if (isNew) this.#recordFirstSeen(number, step);
    if ((leaves || (isNew && !waits)) && block.left[row] === NEVER) block.left[row] = step;
  }

  /** Ancestors without a step count as seen with their child. */
  #recordFirstSeen(number: number, step: number) {
    for (let node = number; node >= 0; node = this.parent(node)) {
      const block = this.blockOf(node);
      const { first, left } = block;
      const row = rowOfNode(block, node);
      if (first[row] !== NEVER) return;
      first[row] = step;
      if (node !== number) left[row] = step;
    }
  }

  /** What an order compares: the smallest comes first, and nodes with equal keys are equals. */
  orderKey(number: number, order: Order) {
    return this.#orderKeyFunction(order)(this.get(number));
  }

  #orderKeyFunction(order: Order) {
    const sums = this.#orders[order ?? "first"];
    return (node: Keyed) => {
      let key = 0;
      for (const columns of sums) {
        key *= LARGEST_SUM;
        for (const column of columns) key += node[column] ?? 0;
      }
      return key;
    };
  }

  /** Return the first `most` open nodes in an order, and the number of all. */
  openNodes(now: number, order: Order, most: number) {
    const best: { number: number; key: number }[] = [];
    const keyOf = this.#orderKeyFunction(order);
    let count = 0;
    for (const block of this.blocks) {
      const { first, left, depth, h } = block;
      for (let index = 0; index < block.count; index += 1) {
        if (first[index] > now || left[index] <= now) continue;
        count += 1;
        const key = keyOf({ depth: depth[index], h: decodeEstimate(h[index]), first: first[index] });
        if (best.length === most && !(key < best[most - 1]?.key)) continue;
        const place = binarySearchLast(best, (other) => other.key <= key) + 1;
        best.splice(place, 0, { number: nodeNumberInRow(block, index), key });
        if (best.length > most) best.pop();
      }
    }
    return { count, nodes: best.map(({ number }) => number) };
  }

  /** How many other nodes are open, with the same f, with the same h, and how many of these came earlier. */
  countOtherOpenNodes(number: number, now: number) {
    const { depth, h, first } = this.get(number);
    const counts = { others: 0, ties: 0, equals: 0, earlier: 0 };
    for (const block of this.blocks) {
      for (let row = 0; row < block.count; row += 1) {
        if (block.first[row] > now || block.left[row] <= now || nodeNumberInRow(block, row) === number) continue;
        counts.others += 1;
        const otherH = decodeEstimate(block.h[row]);
        if (block.depth[row] + (otherH ?? 0) !== depth + (h ?? 0)) continue;
        counts.ties += 1;
        if (otherH !== h) continue;
        counts.equals += 1;
        if (block.first[row] < first) counts.earlier += 1;
      }
    }
    return counts;
  }

  /** Return other nodes of the same state, seen by step `now`; none where that takes too many comparisons. */
  duplicates(number: number, now: number) {
    const board = this.board(number);
    const budget = { left: CELLS_COMPARED };
    const others: number[] = [];
    for (const block of this.blocks) {
      for (let row = 0; row < block.count; row += 1) {
        if (block.first[row] > now || !agreesWithBoard(block, row, board)) continue;
        const other = nodeNumberInRow(block, row);
        if (other !== number && this.hasBoard(other, board, budget)) others.push(other);
        if (budget.left < 0) return [];
      }
    }
    return others;
  }

  /**
   * Whether a node has this board; a mismatch usually shows within a few moves upwards. False once `budget` is spent.
   */
  hasBoard(number: number, board: Int32Array, budget: { left: number } = { left: Infinity }) {
    budget.left -= board.length;
    const settled = new Uint8Array(board.length);
    for (let node = number; node >= 0 && budget.left >= 0; ) {
      const block = this.blockOf(node);
      const row = rowOfNode(block, node);
      if (numbersInRow(block, "whole", row).length) return false;
      const changes = pairsInRow(block, "change", row);
      budget.left -= 1 + changes.length;
      for (const [cell, value] of changes) {
        if (!settled[cell] && board[cell] !== value) return false;
        settled[cell] = 1;
      }
      node = block.parent[row] - 1;
    }
    return budget.left >= 0 && board.every((value, cell) => settled[cell] || value === this.root[cell]);
  }

  /** Return the block of a node. It is called millions of times, mostly for the same block. */
  blockOf(number: number): NodeBlock {
    const latest = this.#latest;
    if (latest && number >= latest.firstNode && number <= nodeNumberInRow(latest, latest.count - 1)) return latest;
    const block = this.blocks[binarySearchLast(this.blocks, ({ firstNode }) => firstNode <= number)];
    this.#latest = block;
    return block;
  }
}

type Keyed = { depth: number; h: number | null; first: number };

/** The h of a node as it stands in its column; null if it was not computed. */
const decodeEstimate = (column: number) => (column > 0 ? column - 1 : column || null);

/** The name of an order; by default nodes follow in the order of the steps at which they were first seen. */
export type Order = ListSpec["order"];

/** Whether a board has the values that a node changed. */
function agreesWithBoard({ change, changeAt }: NodeBlock, row: number, board: Int32Array) {
  if (!change || !changeAt) return true;
  const second = change.length / 2;
  for (let at = changeAt[row]; at < changeAt[row + 1]; at += 1)
    if (board[change[at]] !== change[second + at]) return false;
  return true;
}

type Came = Pick<NodeBlock, "order" | "bytes" | "count" | "firstNode">;

/** All blocks have the same properties in the same order, so that one machine code reads them. */
export function makeNodeBlock({ order, bytes, count, firstNode }: Came, columns: NodeColumns): NodeBlock {
  const { number, parent, depth, h, move, name, change, changeAt, whole, wholeAt } = columns;
  const numbers = number ? Uint32Array.from(number, (each) => each - 1) : null;
  const first = new Uint32Array(count).fill(NEVER);
  const left = first.slice();
  return {
    order, bytes, count, firstNode, numbers, parent, depth, h, move, name, change, changeAt, whole, wholeAt,
    first, left,
  };
}

/** The number of the node in a row of its block. */
export const nodeNumberInRow = ({ numbers, firstNode }: NodeBlock, row: number) =>
  numbers ? numbers[row] : firstNode + row;

/** The row of a node in its block, -1 if absent. Its own loop: thinning calls it for every step of a long run. */
export function rowOfNode({ numbers, firstNode, count }: NodeBlock, number: number) {
  if (!numbers) return number < firstNode + count ? number - firstNode : -1;
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (numbers[middle] < number) low = middle + 1;
    else high = middle;
  }
  return numbers[low] === number ? low : -1;
}
