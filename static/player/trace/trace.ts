/** A trace: columns recorded by Python, checked, and read in place. Positions count kept steps, step numbers all. */

import { BadTrace, must } from "../../validation/bad-trace.ts";
import { binarySearchLast } from "../../validation/binary-search-last.ts";
import { MAGIC, absoluteNodeNumbers, readColumns, readHead, splitBlocks } from "./read-blocks.ts";
import { Nodes } from "./nodes.ts";
import { forEachPair, numbersInRow, pairsInRow, triplesInRow } from "./ragged-columns.ts";
import type { Mark, Role } from "../../validation/python-types.ts";
import type {
  Columns, Footer, Fresh, Header, Meaning, NodeColumns, NodesHead, Reason, StepColumns, StepsHead,
} from "../../validation/trace-types.ts";
import type { Chunk, Foreign, StepArguments } from "./types.ts";

/**
 * Maxima of a trace: steps and search nodes held at a time, and blocks. The cost of drawing a step grows with each of
 * these, and with those of check-and-thin-traces.ts; our longest runs have at most half of each.
 */
const MOST_STEPS = 2 ** 18;
const MOST_NODES = 2 ** 20;
const MOST_BLOCKS = 200_000;
const MOST_CHANGED = 4096;
const PATIENCE = 12; // milliseconds
const LOOKED_BACK = 500; // positions

const PLAIN: Meaning = { changed: "current", frontier_delta: 0 };

export class Trace {
  /** The header; the first block sets it. */
  header: Header = null!;
  /** The footer; null while the run goes on. */
  footer: Footer | null = null;
  strings: string[] = [];
  reasons: Reason[] = [];
  /** The meanings of its words, by number. */
  meanings: Meaning[] = [];
  /** For each word number the counters it changes: [[name, weight], …]. */
  weights: [string, number][][] = [];
  nodes = new Nodes(new Int32Array(), {});
  /** The chunks of steps; some are dropped where a long run is thinned. */
  chunks: Chunk[] = [];
  /** The number of positions. */
  length = 0;
  /** The markers of the progress bar. */
  markers: { position: number; step: number; word: string; answer?: boolean }[] = [];
  #blocks = 0;
  #latest = 0;
  #foreign;

  constructor(foreign: Foreign) {
    this.#foreign = foreign;
  }

  /** Load the trace in the bytes of a file without blocking the page. */
  static async load(bytes: Uint8Array, foreign: Foreign) {
    const trace = new Trace(foreign);
    must(new TextDecoder().decode(bytes.subarray(0, MAGIC.length)) === MAGIC, "not a Dhadha trace");
    let rested = performance.now();
    for (const block of splitBlocks(bytes.subarray(MAGIC.length))) {
      trace.#appendBlock(block);
      if (performance.now() - rested < PATIENCE) continue;
      await new Promise((resolve) => setTimeout(resolve));
      rested = performance.now();
    }
    must(trace.footer && trace.length > 0, "it is cut off");
    return trace;
  }

  /** Append whole blocks. */
  append(bytes: Uint8Array) {
    for (const block of splitBlocks(bytes)) this.#appendBlock(block);
  }

  /** Append a block of a buffer; it is copied, so that dropped blocks free their memory. */
  #appendBlock(block: Uint8Array) {
    try {
      this.#readBlock(block.slice());
    } catch (error) {
      throw error instanceof BadTrace ? error : new BadTrace(String(error));
    }
  }

  #readBlock(bytes: Uint8Array<ArrayBuffer>) {
    const { head, at } = readHead(bytes, this.#foreign);
    const order = this.#blocks++;
    must((head.kind === "header") === !order && !this.footer && order < MOST_BLOCKS, "blocks out of order");
    this.strings = appendEntries(this.strings, head.strings);
    this.reasons = appendEntries(this.reasons, head.reasons);
    if (head.kind === "steps") must(this.length + head.count <= MOST_STEPS, "more steps than are held");
    if (head.kind === "nodes") must(this.nodes.count + head.count <= MOST_NODES, "more nodes than are held");
    const columns = readColumns(head, bytes, at);
    if (head.kind === "header") this.#takeHeader(head);
    else if (head.kind === "footer") this.#takeFooter(head);
    else if (head.kind === "nodes") this.#addNodes(head, columns, { order, bytes });
    else this.#addSteps(head, columns, { order, bytes });
  }

  #takeHeader({ strings: _, reasons: __, ...header }: Header) {
    this.header = header;
    const { board } = header;
    const root = new Int32Array(board.cells ?? board.values.length).fill(board.fill ?? 0);
    root.set(board.values);
    this.meanings = meaningsOf(this.header);
    const counters = Object.entries(this.header.counters);
    this.weights = header.words.map((word) =>
      counters.flatMap(([name, { words = {} }]) => (words[word] ? [[name, words[word]]] : [])));
    this.nodes = new Nodes(root, header.orders);
  }

  #takeFooter(footer: Footer) {
    this.#foreign?.checkCounterNames(footer.counters, this.header.counters);
    must(footer.steps > (this.length ? this.stepNumber(this.length - 1) : 0), "fewer steps than there are");
    this.footer = footer;
  }

  /** What the columns of a block refer to. */
  get #contextForChecks() {
    const { strings, reasons, nodes, header: { words } } = this;
    return { size: nodes.root.length, words, strings, reasons, nodes };
  }

  #addNodes(head: NodesHead, columns: Columns, came: Pick<Chunk, "order" | "bytes">) {
    const { first: firstNode, count } = head;
    this.#foreign?.checkNodes(head, columns, this.#contextForChecks);
    this.nodes.addBlock({ ...came, count, firstNode }, columns as NodeColumns);
  }

  #addSteps(head: StepsHead, columns: Columns, came: Pick<Chunk, "order" | "bytes">) {
    const { index, stride, first, count, counters } = head;
    must(!columns.node || columns.node.length === count, "a step without a node's number");
    if (columns.node) columns.node = absoluteNodeNumbers(columns.node);
    this.#foreign?.checkChunkOrder(head, this.chunks.at(-1));
    this.#foreign?.checkCounterNames(counters, this.header.counters);
    this.#foreign?.checkSteps(head, columns, this.#contextForChecks);
    const placed = { ...came, head, index, stride, first, count, counters, start: this.length };
    this.#addChunk({ ...placed, ...(columns as StepColumns) });
  }

  /** A larger stride drops chunks whose index is no multiple, and their own nodes. */
  #addChunk(chunk: Chunk) {
    const thins = chunk.stride > (this.chunks.at(-1)?.stride ?? chunk.stride);
    this.chunks.push(chunk);
    if (!thins) return this.#placeChunk(chunk);
    this.chunks = this.chunks.filter((each) => each.index % chunk.stride === 0 || each === chunk);
    must(this.#foreign, "a thinned run of this build");
    this.#foreign.thinNodes(this.nodes, this.chunks);
    this.length = 0;
    this.markers = [];
    for (const kept of this.chunks) this.#placeChunk(kept);
  }

  /** Place a chunk behind those before it, and record when nodes were seen. */
  #placeChunk(chunk: Chunk) {
    const { node, first, count, word } = chunk;
    const { words, markers } = this.header;
    const marked = words.map((name) => markers.includes(name));
    chunk.start = this.length;
    this.length += count;
    for (let index = 0; index < count; index += 1) {
      const { frontier_delta: turn, answer } = this.meanings[word[index]];
      if (node?.[index]) this.nodes.recordTimes(node[index] - 1, first + index, turn > 0, turn < 0);
      if (!marked[word[index]]) continue;
      this.markers.push({ position: chunk.start + index, step: first + index, word: words[word[index]], answer });
    }
  }

  get complete() {
    return this.footer !== null;
  }

  /** Every how many chunks of steps one is kept. */
  get stride() {
    return this.chunks.at(-1)?.stride ?? 1;
  }

  get thinned() {
    return this.stride > 1;
  }

  /** The list of the page that shows the frontier. */
  get frontierList() {
    return this.header.lists.find(({ id, view }) => id !== "closed" && id !== "path" && view !== "strip");
  }

  // ---- steps

  /** The chunk of a position, and the row in it. */
  #findChunkRow(position: number): [Chunk, number] {
    let chunk = this.chunks[this.#latest];
    if (!chunk || position < chunk.start || position >= chunk.start + chunk.count) {
      this.#latest = Math.max(0, binarySearchLast(this.chunks, (candidate) => candidate.start <= position));
      chunk = this.chunks[this.#latest];
    }
    return [chunk, Math.min(position - chunk.start, chunk.count - 1)];
  }

  /** The step at `position`. */
  step(position: number) {
    const [chunk, index] = this.#findChunkRow(position);
    return {
      position,
      number: chunk.first + index,
      ...this.wordAndNode(position),
      line: chunk.line[index],
      reason: this.reasons[chunk.reason[index]]?.[0] ?? "",
      args: this.args(position),
      links: pairsInRow(chunk, "links", index),
      marks: pairsInRow(chunk, "marks", index).map(([cell, role]) => [cell, this.#roleNamed(role)] as Mark),
      notes: triplesInRow(chunk, "notes", index),
      related: Array.from(numbersInRow(chunk, "related", index), (number) => number - 1),
    };
  }

  /** What is known of a step at once; steps of one `kind` have the same word and the same reason. */
  wordAndNode(position: number) {
    const [{ word, node, reason }, index] = this.#findChunkRow(position);
    const { words } = this.header;
    return {
      kind: word[index] + words.length * reason[index],
      word: words[word[index]], meaning: this.meanings[word[index]], node: node ? node[index] - 1 : -1,
    };
  }

  /** Return the arguments of the step's node, and its own. */
  args(position: number): StepArguments {
    const [chunk, index] = this.#findChunkRow(position);
    const own = this.ownArguments(chunk, index);
    if (!chunk.node?.[index]) return own;
    const { depth, h, move } = this.node(chunk.node[index] - 1);
    return { g: depth, move, ...(h === null ? {} : { h, f: depth + h }), ...own };
  }

  /** The arguments of the last nearby step that has one of that name. */
  latestArgsWith(name: string, position: number) {
    for (let at = position; at >= 0 && at > position - LOOKED_BACK; at -= 1) {
      const args = this.args(at);
      if (name in args) return args;
    }
    return undefined;
  }

  /** The step's number among all steps of the run. */
  stepNumber(position: number) {
    const [chunk, index] = this.#findChunkRow(position);
    return chunk.first + index;
  }

  /** The position that shows step `number`, or the next one kept. */
  positionOf(number: number) {
    const at = binarySearchLast(this.chunks, (chunk) => chunk.first <= number);
    if (at < 0) return 0;
    const { start, first, count } = this.chunks[at];
    return Math.min(start + Math.min(number - first, count), this.length - 1);
  }

  /** The key of the step's sentence, without supplements. */
  reasonAt(position: number) {
    const [chunk, index] = this.#findChunkRow(position);
    return (this.reasons[chunk.reason[index]]?.[0] ?? "").split(" ")[0];
  }

  /** The board at `position`; `passing`: including marks of this step alone. */
  board(position: number, { passing = true }: { passing?: boolean } = {}) {
    const [chunk, index] = this.#findChunkRow(position);
    const node = this.shownNode(position);
    const values = (node < 0 ? this.nodes.root : this.nodes.board(node)).slice();
    const roles: Role[] = [];
    this.#applyWrittenCells(chunk, index, values, roles);
    if (!passing) return { values, roles };
    this.#setStepRoles(chunk, index, position, roles);
    for (const [cell, role] of pairsInRow(chunk, "marks", index)) roles[cell] = this.#roleNamed(role);
    return { values, roles };
  }

  /** The cells that the step itself wrote. */
  cellsWritten(position: number) {
    const [chunk, index] = this.#findChunkRow(position);
    return chunk.cellsAt ? Array.from(numbersInRow(chunk, "cells", index)) : [];
  }

  /** The last position that wrote to `cell`; -1 for none. */
  lastPositionWriting(cell: number, position: number) {
    for (let at = position; at >= 0; at -= 1) {
      const [chunk, index] = this.#findChunkRow(at);
      if (!chunk.cellsAt) at = chunk.start;
      else if (numbersInRow(chunk, "cells", index).includes(cell)) return at;
    }
    return -1;
  }

  /** Return other nodes of the same state that were not rejected; none where that is too expensive. */
  duplicates(number: number, position: number) {
    const accepted = (twin: number) => {
      const [chunk, index] = this.#findChunkRow(this.positionOf(this.nodes.get(twin).first));
      return chunk.node?.[index] !== twin + 1 || !this.meanings[chunk.word[index]].refused;
    };
    return this.nodes.duplicates(number, this.stepNumber(position)).filter(accepted);
  }

  /** The counters after the step at `position`. */
  counters(position: number) {
    const [chunk, index] = this.#findChunkRow(position);
    const definitions = this.header.counters;
    const peaks = Object.entries(definitions).flatMap(([name, { peak }]) => (peak ? [[name, peak]] : []));
    const values = { ...chunk.counters };
    for (let at = 0; at <= index; at += 1) {
      const changes = this.weights[chunk.word[at]];
      if (!changes.length) continue;
      for (const [name, weight] of changes) values[name] += weight;
      for (const [name, peak] of peaks) values[name] = Math.max(values[name], values[peak]);
    }
    return values;
  }

  /** Moves to the goal, if one was found up to `position`; else 0. */
  answerDepth(position: number) {
    const marker = this.markers.findLast(({ answer, position: at }) => answer && at <= position);
    return marker ? Number(this.step(marker.position).args.g ?? 0) : 0;
  }

  // ---- search nodes

  /** A search node; `first` and `left` are step numbers, `parent` is -1 for none. */
  node(number: number) {
    const node = this.nodes.get(number);
    return { ...node, move: this.strings[node.move], name: this.strings[node.name] };
  }

  /** Moves from the root to the deepest node seen by `position`. */
  greatestDepth(position: number) {
    const [chunk, index] = this.#findChunkRow(position);
    let { deepest } = chunk.head;
    for (let at = 0; chunk.node && at <= index; at += 1)
      if (chunk.node[at]) deepest = Math.max(deepest, this.nodes.get(chunk.node[at] - 1).depth);
    return deepest;
  }

  /** Return the closed nodes, or those of `word`, the latest first. */
  closedNodes(position: number, most: number, word?: string | null) {
    const closing = this.meanings.map(({ closes }, number) => (word ? this.header.words[number] === word : closes));
    const nodes: number[] = [];
    for (let at = position; at >= 0 && nodes.length < most; at -= 1) {
      const [chunk, index] = this.#findChunkRow(at);
      if (closing[chunk.word[index]] && chunk.node) nodes.push(chunk.node[index] - 1);
    }
    return nodes;
  }

  /** Return the nodes from the root to `end`, at most the last `most`. */
  path(position: number, most = Infinity, end = this.shownNode(position)) {
    const nodes: number[] = [];
    for (let node = end; node >= 0 && nodes.length < most; node = this.nodes.parent(node)) nodes.push(node);
    return nodes.reverse();
  }

  /** The current node of the search; a step that only inspects a node belongs to the parent of that node. */
  currentNode(position: number) {
    const node = this.shownNode(position);
    const [chunk, index] = this.#findChunkRow(position);
    return node >= 0 && this.meanings[chunk.word[index]].child ? this.nodes.parent(node) : node;
  }

  /** Return the node that a step back leaves: at the root its own; -1 if the steps before it were dropped. */
  nodeSteppedBackFrom(position: number) {
    const node = this.shownNode(position);
    const follows = position > 0 && this.stepNumber(position) === this.stepNumber(position - 1) + 1;
    let left = follows ? this.currentNode(position - 1) : -1;
    while (left >= 0 && left !== node && this.nodes.parent(left) !== node) left = this.nodes.parent(left);
    return left;
  }

  /** The node of the step, or of the last step before it that had one. */
  shownNode(position: number) {
    for (let at = position; at >= 0; at -= 1) {
      const [chunk, index] = this.#findChunkRow(at);
      if (!chunk.node) at = chunk.start;
      else if (chunk.node[index]) return chunk.node[index] - 1;
    }
    return -1;
  }

  // ---- decoding

  /** Set the roles of the cells that the step's node changed, or on a step back the one left, and that the step wrote. */
  #setStepRoles(chunk: Chunk, index: number, position: number, roles: Role[]) {
    const { changed: role, written, context } = this.meanings[chunk.word[index]];
    const node = context === "left" ? this.nodeSteppedBackFrom(position) : this.shownNode(position);
    // a first board has no changes
    const whole = node >= 0 && this.nodes.parent(node) < 0 && role !== "goal" && role !== "path";
    const changes = node < 0 || whole ? [] : this.nodes.changes(node, MOST_CHANGED);
    for (const [cell] of changes) roles[cell] = role;
    if (!written) return;
    for (const cell of numbersInRow(chunk, "cells", index)) roles[cell] = written;
    for (const [cell, number] of pairsInRow(chunk, "roles", index))
      if (this.#roleNamed(number) !== "idle") roles[cell] = this.#roleNamed(number);
  }

  /** Apply the cells that the chunk's steps wrote, up to this step. */
  #applyWrittenCells(chunk: Chunk, index: number, values: Int32Array, roles: Role[]) {
    const { cells = {}, roles: before = {} } = chunk.head;
    for (const cell in cells) values[Number(cell)] = cells[cell];
    for (const cell in before) roles[Number(cell)] = before[cell];
    forEachPair(chunk, "cells", [0, index], (cell, value) => (values[cell] = value));
    forEachPair(chunk, "roles", [0, index], (cell, role) => (roles[cell] = this.#roleNamed(role)));
  }

  /** `number` is that of its string, which was checked. */
  #roleNamed(number: number) {
    return this.strings[number] as Role;
  }

  /** Return the arguments of the step's reason. */
  ownArguments({ reason, args }: Chunk, index: number): StepArguments {
    const names = this.reasons[reason[index]]?.[1] ?? [];
    if (!args) return {};
    let from = 0;
    for (let row = 0; row < index; row += 1) from += this.reasons[reason[row]][1].length;
    return Object.fromEntries(names.map((name, offset) => {
      const value = args[from + offset];
      return [name, value % 2 ? this.strings[(value - 1) / 2] : value / 2];
    }));
  }
}

/** The meaning of each word of a header, by number. */
function meaningsOf({ words, vocabulary, counters, waiting }: Header): Meaning[] {
  const weights = Object.hasOwn(counters, waiting) ? counters[waiting].words : undefined;
  return words.map((word) => {
    const meaning = { ...PLAIN, ...(Object.hasOwn(vocabulary, word) ? vocabulary[word] : {}) };
    return weights ? { ...meaning, frontier_delta: weights[word] ?? 0 } : meaning;
  });
}

/** Append entries to a table; those that it has already must be equal. */
function appendEntries<Value>(table: Value[], fresh: Fresh<Value> | undefined) {
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
