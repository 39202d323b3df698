/** Queries on the search nodes of a trace. */
/** @import { SearchNode } from "./types.js" */
import { Chunks } from "./chunks.js";

export class NodeIndex extends Chunks {
  /** The number of search nodes; in a thinned run, of those that its steps need. */
  get nodeCount() {
    return this.nodes.count;
  }

  /** Their numbers. */
  nodeNumbers() {
    return [...this.nodes.numbers()];
  }

  /** @param {number} number @returns {SearchNode} */
  node(number) {
    const node = this.nodes.get(number);
    return { ...node, move: this.strings[node.move], name: this.strings[node.name] };
  }

  /** The board of a search node, one value per cell. @param {number} number */
  nodeBoard(number) {
    return this.nodes.board(number);
  }

  /** [[cell, value], …]: the differences between a node's board and its parent's. @param {number} number */
  changes(number) {
    return this.nodes.changes(number);
  }

  /**
   * The open nodes at `position`, at most `most`, in an order; and their total number.
   * @param {number} position @param {"f" | "h" | "first"} order @param {number} most
   */
  open(position, order, most) {
    return this.nodes.waiting(this.stepNumber(position), order, most);
  }

  /** The number of open nodes at `position` besides `number`. @param {number} number @param {number} position */
  waitingWith(number, position) {
    return this.nodes.waitingWith(number, this.stepNumber(position));
  }

  /** Whether two nodes have the same board. @param {number} one @param {number} other */
  isSameBoard(one, other) {
    return this.nodes.shows(one, this.nodes.board(other));
  }

  /** Moves from the root to the deepest node seen by `position`. @param {number} position */
  deepest(position) {
    const [chunk, index] = this.find(position);
    let { deepest } = chunk.head;
    for (let at = 0; chunk.node && at <= index; at += 1)
      if (chunk.node[at]) deepest = Math.max(deepest, this.nodes.get(chunk.node[at] - 1).depth);
    return deepest;
  }

  /**
   * Children of `parents` that exist at `position`, as [parent, child] pairs, at most `most`.
   * @param {number[]} parents @param {number} position @param {number} most
   */
  children(parents, position, most) {
    return this.nodes.children(parents, this.stepNumber(position), most);
  }

  /**
   * The nodes of steps with `word`, or with a word that closes nodes, up to `position`, the latest first, at most
   * `most`.
   * @param {number} position @param {number} most @param {string | null} [word]
   */
  closed(position, most, word) {
    const closing = this.meanings.map(({ closes }, number) => (word ? this.header.words[number] === word : closes));
    /** @type {number[]} */
    const nodes = [];
    for (let at = position; at >= 0 && nodes.length < most; at -= 1) {
      const [chunk, index] = this.find(at);
      if (closing[chunk.word[index]] && chunk.node) nodes.push(chunk.node[index] - 1);
    }
    return nodes;
  }

  /**
   * The last `most` nodes on the path from the root to the node at `position`, or to `end`.
   * @param {number} position
   */
  path(position, most = Infinity, end = this.shownNode(position)) {
    /** @type {number[]} */
    const nodes = [];
    for (let node = end; node >= 0 && nodes.length < most; node = this.nodes.parent(node)) nodes.push(node);
    return nodes.reverse();
  }

  /** The node that the search stands on; a node that it only inspects is a child of that. @param {number} position */
  standsOn(position) {
    const node = this.shownNode(position);
    const [chunk, index] = this.find(position);
    return node >= 0 && this.meanings[chunk.word[index]].child ? this.nodes.parent(node) : node;
  }

  /**
   * The node that a step back leaves; the step's own node at the root, -1 if the earlier steps were thinned
   * out.
   * @param {number} position
   */
  leftAt(position) {
    const node = this.shownNode(position);
    const follows = position > 0 && this.stepNumber(position) === this.stepNumber(position - 1) + 1;
    let left = follows ? this.standsOn(position - 1) : -1;
    while (left >= 0 && left !== node && this.nodes.parent(left) !== node) left = this.nodes.parent(left);
    return left;
  }

  /** The node of the step, or of the last step before it that had one. @param {number} position */
  shownNode(position) {
    for (let at = position; at >= 0; at -= 1) {
      const [chunk, index] = this.find(at);
      if (!chunk.node) at = chunk.start;
      else if (chunk.node[index]) return chunk.node[index] - 1;
    }
    return -1;
  }
}
