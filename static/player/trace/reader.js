/** Reads the blocks of a trace as they arrive, checks them, and appends them to its parts. */
/** @import { Columns, Footer, Fresh, Known, Meaning, Reason } from "../../checks/trace-contract.js" */
/** @import { Header, HeaderBlock, NodesHead, StepsHead } from "../../checks/trace-contract.js" */
/** @import { Chunk } from "./types.js" */
import { BadTrace, must } from "../../checks/bad-trace.js";
import { sizeOf } from "../../checks/boards.js";
import { checkNodes, checkSteps } from "../../checks/columns.js";
import { MOST_BLOCKS, MOST_NODES, MOST_STEPS, checkCounted, checkOrder } from "../../checks/trace-json.js";
import { MAGIC, readColumns, readHead, split } from "./blocks.js";
import { Nodes } from "./nodes.js";
import { Steps } from "./steps.js";

const PATIENCE = 12; // milliseconds

/** @type {Meaning} */
const PLAIN = {
  changed: "current",
  written: "",
  bar: "",
  frontier_delta: 0,
  closes: false,
  child: false,
  refused: false,
  context: "",
  draw_related: false,
  answer: false,
};

/**
 * A block's place among all, and its bytes; and the parts that the header block begins.
 * @typedef {Pick<Chunk, "order" | "bytes">} Came
 * @typedef {{header: Header, meanings: Meaning[], nodes: Nodes, steps: Steps}} Parts
 */

export class TraceReader {
  /** @type {Parts | null} */
  #parts = null;
  /** @type {Footer | null} */
  footer = null;
  /** @type {string[]} */
  strings = [];
  /** @type {Reason[]} */
  reasons = [];
  #blocks = 0;

  /** Nothing is valid before the header block has been read. */
  get parts() {
    must(this.#parts, "it has no header");
    return this.#parts;
  }

  /** Number of positions. */
  get length() {
    return this.#parts?.steps.length ?? 0;
  }

  /** Read the bytes of a file without blocking the page. @param {Uint8Array} bytes */
  async readFile(bytes) {
    const magic = new TextDecoder().decode(bytes.subarray(0, MAGIC.length));
    must(magic === MAGIC, "not a Dhadha trace");
    let rested = performance.now();
    for (const block of split(bytes.subarray(MAGIC.length))) {
      this.#take(block);
      if (performance.now() - rested < PATIENCE) continue;
      await new Promise((resolve) => setTimeout(resolve));
      rested = performance.now();
    }
    must(this.footer && this.length > 0, "it is cut off");
  }

  /** Take in whole blocks. @param {Uint8Array} bytes */
  append(bytes) {
    for (const block of split(bytes)) this.#take(block);
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
    must((kind === "header") === !this.#parts && !this.footer && this.#blocks < MOST_BLOCKS, "blocks out of order");
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
    const [found, nodes] = [meaningsOf(header), new Nodes(root)];
    this.#parts = { header, meanings: found, nodes, steps: new Steps(header, found, nodes) };
  }

  /** @param {Footer} footer */
  #end(footer) {
    checkCounted(footer.counters, this.parts.header.counters);
    const last = this.length ? this.parts.steps.numberAt(this.length - 1) : 0;
    must(footer.steps > last, "fewer steps than there are");
    this.footer = footer;
  }

  /** @returns {Known} */
  get #known() {
    const { strings, reasons, parts: { header, nodes } } = this;
    return { size: nodes.root.length, words: header.words, strings, reasons, nodes };
  }

  /** @param {NodesHead} head @param {Columns} columns @param {Came} came */
  #addNodes(head, columns, came) {
    const { first: firstNode, count } = head;
    checkNodes(head, columns, this.#known);
    must(this.parts.nodes.count + count <= MOST_NODES, "more nodes than are held");
    this.parts.nodes.add({ ...came, count, firstNode }, columns);
  }

  /** @param {StepsHead} head @param {Columns} columns @param {Came} came */
  #addSteps(head, columns, came) {
    const { index, stride, first, count, counters } = head;
    checkOrder(head, this.parts.steps.chunks.at(-1));
    checkCounted(counters, this.parts.header.counters);
    checkSteps(head, columns, this.#known);
    must(this.length + count <= MOST_STEPS, "more steps than are held");
    this.parts.steps.add({ ...came, head, index, stride, first, count, counters, start: this.length, ...columns });
  }
}

/**
 * A header completed with the meanings of its words, the counter of open nodes, and whether a heuristic guides the
 * search.
 * @param {HeaderBlock} header @returns {Header}
 */
function completed(header) {
  return { vocabulary: {}, waiting: "", informed: false, ...header };
}

/** The meaning of each word of a header, by number. @param {Header} header @returns {Meaning[]} */
function meaningsOf({ words, vocabulary, counters, waiting }) {
  const weights = Object.hasOwn(counters, waiting) ? counters[waiting].words : undefined;
  return words.map((word) => {
    const meaning = { ...PLAIN, ...(Object.hasOwn(vocabulary, word) ? vocabulary[word] : {}) };
    return weights ? { ...meaning, frontier_delta: weights[word] ?? 0 } : meaning;
  });
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
