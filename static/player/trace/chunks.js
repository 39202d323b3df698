/** The chunks of a trace, checked and indexed as they arrive, and dropped where a long run is thinned. */
/** @import { Column, Columns, Footer, Fresh, Known, Meaning, Reason } from "../../checks/trace-contract.js" */
/** @import { Header, HeaderBlock, NodesHead, StepsHead } from "../../checks/trace-contract.js" */
/** @import { Chunk, Marker } from "./types.js" */
import { sizeOf } from "../../checks/boards.js";
import { checkNodes, checkSteps } from "../../checks/columns.js";
import { BadTrace, must } from "../../checks/bad-trace.js";
import { MOST_BLOCKS, MOST_NODES, MOST_STEPS, checkCounted, checkOrder } from "../../checks/trace-json.js";
import { MAGIC, lastIndex, readColumns, readHead, split } from "./blocks.js";
import { Nodes } from "./nodes.js";
import { completed, meanings } from "./vocabulary.js";

const PATIENCE = 12; // milliseconds

/** @typedef {Pick<Chunk, "order" | "bytes">} Came a block, among all */
/** @typedef {{header: Header, meanings: Meaning[], nodes: Nodes}} Begun */

export class Chunks {
  /** The header block has been read; nothing else is valid before it. @type {Begun | null} */
  #begun = null;
  /** @type {Footer | null} */
  footer = null;
  /** Number of positions. */
  length = 0;
  /** @type {Marker[]} */
  markers = [];
  /** @type {Chunk[]} */
  chunks = [];
  /** @type {string[]} */
  strings = [];
  /** @type {Reason[]} */
  reasons = [];
  #blocks = 0;

  get header() {
    return begun(this.#begun).header;
  }

  /** The meanings of its words, by number. */
  get meanings() {
    return begun(this.#begun).meanings;
  }

  get nodes() {
    return begun(this.#begun).nodes;
  }

  /** Load a file without blocking the page. @param {Uint8Array} bytes */
  async load(bytes) {
    const magic = new TextDecoder().decode(bytes.subarray(0, MAGIC.length));
    must(magic === MAGIC, "not a Dhadha trace");
    let rested = performance.now();
    for (const block of split(bytes.subarray(MAGIC.length))) {
      this.#take(block);
      if (performance.now() - rested < PATIENCE) continue;
      await new Promise((resolve) => setTimeout(resolve));
      rested = performance.now();
    }
    must(this.complete && this.length > 0, "it is cut off");
  }

  /** Take in whole blocks. @param {Uint8Array} bytes */
  append(bytes) {
    for (const block of split(bytes)) this.#take(block);
  }

  get complete() {
    return this.footer !== null;
  }

  get thinned() {
    return (this.chunks.at(-1)?.stride ?? 1) > 1;
  }

  /** The step's number among all steps of the run. @param {number} position */
  stepNumber(position) {
    const [chunk, index] = this.find(position);
    return chunk.first + index;
  }

  /**
   * Append the blocks of a buffer; each is copied, so that dropped blocks free their memory.
   * @param {Uint8Array} bytes
   */
  #take(bytes) {
    try {
      this.#read(bytes.slice());
    } catch (error) {
      throw error instanceof BadTrace ? error : new BadTrace(String(error));
    }
  }

  /** @param {Uint8Array<ArrayBuffer>} bytes */
  #read(bytes) {
    const { head, at } = readHead(bytes);
    const { kind } = head;
    must((kind === "header") === !this.#begun && !this.footer && this.#blocks < MOST_BLOCKS, "blocks out of order");
    this.strings = joined(this.strings, head.strings);
    this.reasons = joined(this.reasons, head.reasons);
    const columns = readColumns(head, bytes, at);
    const order = this.#blocks++;
    if (head.kind === "header") this.#begin(head);
    else if (head.kind === "footer") this.#end(head);
    else if (head.kind === "nodes") this.#addNodes(head, columns, { order, bytes });
    else this.#addSteps(head, columns, { order, bytes });
  }

  /** @param {HeaderBlock} head */
  #begin({ strings: _, reasons: __, ...sent }) {
    const header = completed(sent);
    const { values, fill = 0 } = header.board;
    const root = new Int32Array(sizeOf(header.board)).fill(fill);
    root.set(values);
    this.#begun = { header, meanings: meanings(header), nodes: new Nodes(root) };
  }

  /** @param {Footer} footer */
  #end(footer) {
    checkCounted(footer.counters, this.header.counters);
    must(footer.steps > (this.length ? this.stepNumber(this.length - 1) : 0), "fewer steps than there are");
    this.footer = footer;
  }

  /** @returns {Known} */
  get #known() {
    const { header, strings, reasons, nodes } = this;
    return { size: nodes.root.length, words: header.words, strings, reasons, nodes };
  }

  /** @param {NodesHead} head @param {Columns} columns @param {Came} came */
  #addNodes(head, columns, came) {
    const { first: firstNode, count } = head;
    checkNodes(head, columns, this.#known);
    must(this.nodes.count + count <= MOST_NODES, "more nodes than are held");
    this.nodes.add({ ...came, count, firstNode }, columns);
  }

  /** @param {StepsHead} head @param {Columns} columns @param {Came} came */
  #addSteps(head, columns, came) {
    const { index, stride, first, count, counters } = head;
    const before = this.chunks.at(-1);
    checkOrder(head, before);
    checkCounted(counters, this.header.counters);
    checkSteps(head, columns, this.#known);
    must(this.length + count <= MOST_STEPS, "more steps than are held");
    /** @type {Chunk} */
    const chunk = { ...came, head, index, stride, first, count, counters, start: this.length, ...columns };
    this.chunks.push(chunk);
    this.length += count;
    if (before && stride > before.stride) this.#thin(chunk);
    else this.#look(chunk);
  }

  /**
   * Drop chunks whose index is not a multiple of the newest stride, and the nodes that only they need.
   * @param {Chunk} newest
   */
  #thin(newest) {
    const kept = this.chunks.filter((chunk) => chunk.index % newest.stride === 0 || chunk === newest);
    this.chunks = kept;
    this.nodes.keep(kept);
    this.length = 0;
    this.markers = [];
    for (const chunk of kept) {
      chunk.start = this.length;
      this.length += chunk.count;
      this.#look(chunk);
    }
  }

  /** @param {Chunk} chunk */
  #look(chunk) {
    if (chunk.node) this.#index(chunk, chunk.node);
    this.#mark(chunk);
  }

  /** Record when each node was first seen, and when it left the open list. @param {Chunk} chunk @param {Column} node */
  #index({ first, count, word }, node) {
    const { meanings, nodes } = this;
    const turns = meanings.map((meaning) => meaning.frontier_delta);
    for (let index = 0; index < count; index += 1) {
      if (node[index]) nodes.seen(node[index] - 1, first + index, turns[word[index]] > 0, turns[word[index]] < 0);
    }
  }

  /** @param {Chunk} chunk */
  #mark(chunk) {
    const marking = new Set(this.header.markers.map((word) => this.header.words.indexOf(word)));
    chunk.word.forEach((word, index) => {
      if (!marking.has(word)) return;
      this.markers.push({
        position: chunk.start + index,
        step: chunk.first + index,
        word: this.header.words[word],
        answer: this.meanings[word].answer,
      });
    });
  }

  #latest = 0;

  /** The chunk of a position, and the row in it. @param {number} position @returns {[Chunk, number]} */
  find(position) {
    let chunk = this.chunks[this.#latest];
    if (!chunk || position < chunk.start || position >= chunk.start + chunk.count) {
      this.#latest = Math.max(0, lastIndex(this.chunks, (candidate) => candidate.start <= position));
      chunk = this.chunks[this.#latest];
    }
    return [chunk, Math.min(position - chunk.start, chunk.count - 1)];
  }
}

/** @param {Begun | null} what */
function begun(what) {
  must(what, "it has no header");
  return what;
}

/**
 * Merge two tables; values of shared keys must be equal.
 * @template Value
 * @param {Value[]} table @param {Fresh<Value> | undefined} fresh
 */
function joined(table, fresh) {
  if (!fresh) return table;
  const { from, values } = fresh;
  const known = table.length - from;
  must(known >= 0, "a table with a gap");
  if (!from && !known) return values;
  for (let at = 0; at < values.length; at += 1) {
    if (at < known)
      must(JSON.stringify(table[from + at]) === JSON.stringify(values[at]), "a table that contradicts itself");
    else table.push(values[at]);
  }
  return table;
}
