/**
 * A trace: what Python recorded, in columns, read without unpacking.
 * Everything shown is a pure function of (trace, position); a position counts kept steps from 0,
 * a step number counts all steps of the run, also those a long run let go. Nothing in it is believed before it is checked:
 * what is read throws BadTrace, and nothing else, where it is not whole and consistent.
 */

import { sizeOf } from "../checks/boards.js";
import { checkNodes, checkSteps } from "../checks/columns.js";
import { BadTrace, must } from "../checks/faults.js";
import { MOST_BLOCKS, MOST_NODES, MOST_STEPS, checkCounted, checkHead, checkOrder } from "../checks/heads.js";
import { MAGIC, lastIndex, pairs, readColumns, readHead, split, tuples, writePairs } from "./blocks.js";
import { Nodes } from "./nodes.js";

const PATIENCE = 12; // milliseconds

/** What a word does to the look of the cells its node changed. */
const ROLE_OF_WORD = {
  start: "current", choose: "current", expand: "current", add: "frontier", reject: "conflict", drop: "conflict",
  back: "visited", close: "visited", walk: "path", found: "goal", improve: "current", restart: "current", exhausted: "visited", remove: "idle",
};
/** The same for cells that the step itself wrote. */
const ROLE_OF_WRITING = { place: "current", assign: "current", move: "current", swap: "current", reject: "conflict", walk: "path" };
const LARGEST_LIT = 4096;
/** Words by which nodes join those that wait, and leave them, where no counter `open` says it. */
const JOINS_AND_LEAVES = { start: 1, add: 1, expand: -1, drop: -1 };
/** Words of steps about a child that is looked at from its parent. */
const LOOKED_AT = ["add", "reject"];

export class Trace {
  header = null;
  footer = null;
  /** Number of positions. */
  length = 0;
  /** @type {{position: number, step: number, word: string}[]} */
  markers = [];
  #stretches = [];
  #nodes = null;
  #blocks = 0;
  #strings = [];
  #reasons = [];

  /** Read a file without keeping the page from anything else. */
  static async load(bytes) {
    const magic = new TextDecoder().decode(bytes.subarray(0, MAGIC.length));
    must(magic === MAGIC, "not a Dhadha trace");
    const trace = new Trace();
    let rested = performance.now();
    for (const block of split(bytes.subarray(MAGIC.length))) {
      trace.#take(block);
      if (performance.now() - rested < PATIENCE) continue;
      await new Promise((resolve) => setTimeout(resolve));
      rested = performance.now();
    }
    must(trace.complete && trace.length > 0, "it is cut off");
    return trace;
  }

  /** Take in whole blocks. */
  append(bytes) {
    for (const block of split(bytes)) this.#take(block);
  }

  /** What a file of it holds: the header with all tables, the blocks, and the footer; one that was stopped ends where it was stopped. */
  parts() {
    const tables = { strings: { from: 0, values: this.#strings }, reasons: { from: 0, values: this.#reasons } };
    return {
      header: { ...this.header, ...tables },
      blocks: [...this.#nodes.blocks, ...this.#stretches].sort((a, b) => a.order - b.order).map((block) => block.bytes),
      footer: this.footer ?? { kind: "footer", result: null, status: "cancelled", counters: this.counters(this.length - 1), steps: this.stepNumber(this.length - 1) + 1 },
    };
  }

  get complete() {
    return this.footer !== null;
  }

  get thinned() {
    return this.#stretches.at(-1)?.stride > 1;
  }

  /** Number of search nodes; of a thinned run, of those that its steps need. */
  get nodeCount() {
    return this.#nodes.count;
  }

  /** Their numbers. */
  nodeNumbers() {
    return [...this.#nodes.numbers()];
  }

  /** Bytes held for the steps and their index. */
  get byteLength() {
    const sizes = [...this.#stretches, ...this.#nodes.blocks];
    return sizes.reduce((sum, { bytes, first, left, far }) => sum + bytes.byteLength + (first.byteLength ?? 0) + (left?.byteLength ?? 0) + (far?.byteLength ?? 0), 0);
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
      marks: pairs(stretch, "marks", index).map(([cell, role]) => [cell, this.#strings[role]]),
      notes: tuples(stretch, "notes", index, 3),
      also: tuples(stretch, "also", index, 1).map(([number]) => number - 1),
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

  /** The position of the `nth` step of a reason, or of a word as "word:found", or of the last one (nth = -1); -1 where there is none. */
  occurrence(name, nth) {
    const [column, known] = name.startsWith("word:") ? ["word", this.header.words.map((word) => `word:${word}`)] : ["reason", this.#reasons.map(([key]) => key)];
    const wanted = known.map((each) => each === name); // a reason stands once for each set of arguments that it came with
    let last = -1;
    for (const { start, count, [column]: numbers } of this.#stretches) {
      for (let index = 0; index < count; index += 1) {
        if (!wanted[numbers[index]]) continue;
        last = start + index;
        if (!(nth -= 1)) return last;
      }
    }
    return nth < 0 ? last : -1;
  }

  /** The line lit at `position`. */
  line(position) {
    const [stretch, index] = this.#find(position);
    return stretch.line[index];
  }

  /** The lines lit, a column a stretch: [{start, line}, …]. */
  lines() {
    return this.#stretches.map(({ start, line }) => ({ start, line }));
  }

  /** {values, roles}: an entry a cell, roles only where there are some; `passing`: also what the step lights for itself alone. */
  board(position, { passing = true } = {}) {
    const [stretch, index] = this.#find(position);
    const node = this.#shownNode(position);
    const values = (node < 0 ? this.#nodes.root : this.#nodes.board(node)).slice();
    const roles = [];
    this.#written(stretch, index, values, roles);
    if (!passing) return { values, roles };
    this.#light(stretch, index, node, roles);
    for (const [cell, name] of pairs(stretch, "marks", index)) roles[cell] = this.#strings[name];
    return { values, roles };
  }

  /** What the word says about the cells that changed. */
  #light(stretch, index, node, roles) {
    const word = this.header.words[stretch.word[index]];
    const role = ROLE_OF_WORD[word] ?? "current";
    const whole = node >= 0 && this.#nodes.parent(node) < 0 && role !== "goal" && role !== "path"; // a first board has nothing new
    const changes = node < 0 || whole ? [] : this.#nodes.changes(node, LARGEST_LIT);
    for (const [cell] of changes) roles[cell] = role;
    const writing = ROLE_OF_WRITING[word];
    if (!writing) return;
    for (const [cell] of pairs(stretch, "cells", index)) roles[cell] = writing;
    for (const [cell, name] of pairs(stretch, "roles", index)) if (this.#strings[name] !== "idle") roles[cell] = this.#strings[name];
  }

  /** The last position up to `position` whose step wrote a value to `cell`; -1 if there is none. */
  writerOf(cell, position) {
    for (let at = position; at >= 0; at -= 1) {
      const [stretch, index] = this.#find(at);
      if (!stretch.cellsAt) at = stretch.start;
      else if (pairs(stretch, "cells", index).some(([written]) => written === cell)) return at;
    }
    return -1;
  }

  /** {parent, depth, h, move, name, first, left} of a search node; first and left are step numbers. */
  node(number) {
    const node = this.#nodes.get(number);
    return { ...node, move: this.#strings[node.move], name: this.#strings[node.name] };
  }

  /** The board of a search node, a value a cell. */
  nodeBoard(number) {
    return this.#nodes.board(number);
  }

  /** [[cell, value], …]: where the board of a node differs from its parent's. */
  changes(number) {
    return this.#nodes.changes(number);
  }

  /** The nodes waiting at `position`, at most `most`, in the order `f` or `first`; and how many there are. */
  open(position, order, most) {
    return this.#nodes.waiting(this.stepNumber(position), order, most);
  }

  /** How many other nodes wait at `position`: {others: in all, ties: with the f of `number`, equals: with its h, too}. */
  waitingWith(number, position) {
    return this.#nodes.waitingWith(number, this.stepNumber(position));
  }

  /** Whether two nodes have the same board. */
  isSameBoard(one, other) {
    return this.#nodes.shows(one, this.#nodes.board(other));
  }

  /** The other nodes with the board of `number` that were not refused up to `position`. */
  twins(number, position) {
    const accepted = (twin) => {
      const { node, word } = this.step(this.positionOf(this.node(twin).first));
      return node !== twin || word !== "reject";
    };
    return this.#nodes.twins(number, this.stepNumber(position)).filter(accepted);
  }

  /** Moves from the root to the deepest node seen by `position`. */
  deepest(position) {
    const [stretch, index] = this.#find(position);
    let { deepest } = stretch.head;
    for (let at = 0; stretch.node && at <= index; at += 1) if (stretch.node[at]) deepest = Math.max(deepest, this.#nodes.get(stretch.node[at] - 1).depth);
    return deepest;
  }

  /** Children of `parents` that exist at `position`, as [parent, child] pairs, at most `most`. */
  children(parents, position, most) {
    return this.#nodes.children(parents, this.stepNumber(position), most);
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

  /** The stretches for Curves: [{start, count, told: (index) => the arguments that the step itself tells}, …]. */
  tales() {
    return this.#stretches.map((stretch) => ({ stretch, start: stretch.start, count: stretch.count, told: (index) => this.#told(stretch, index) }));
  }

  #told(stretch, index) {
    return this.#arguments(stretch, index, this.#reasons[stretch.reason[index]]?.[1] ?? []);
  }

  /** Moves to the goal, if one was found up to `position`; else 0. */
  answerDepth(position) {
    const found = this.markers.findLast(({ word, position: at }) => word === "found" && at <= position);
    return found ? this.step(found.position).args.g ?? 0 : 0;
  }

  /** The nodes of steps with `word` up to `position`, the latest first, at most `most`. */
  closed(position, most, word = "expand") {
    const closing = this.header.words.indexOf(word);
    const nodes = [];
    for (let at = position; at >= 0 && nodes.length < most; at -= 1) {
      const [stretch, index] = this.#find(at);
      if (stretch.word[index] === closing && stretch.node) nodes.push(stretch.node[index] - 1);
    }
    return nodes;
  }

  /** The last `most` nodes on the way from the root to the node shown at `position`, or to another one. */
  path(position, most = Infinity, end = this.#shownNode(position)) {
    const nodes = [];
    for (let node = end; node >= 0 && nodes.length < most; node = this.#nodes.parent(node)) nodes.push(node);
    return nodes.reverse();
  }

  /** The node that the search stands on: what it only looks at is a child of that. */
  standsOn(position) {
    const node = this.#shownNode(position);
    const [stretch, index] = this.#find(position);
    return node >= 0 && LOOKED_AT.includes(this.header.words[stretch.word[index]]) ? this.#nodes.parent(node) : node;
  }

  /** The node that a step back leaves; that step's own where there is nothing to go back to, -1 where what came before was let go. */
  leftAt(position) {
    const node = this.#shownNode(position);
    const follows = position > 0 && this.stepNumber(position) === this.stepNumber(position - 1) + 1;
    let left = follows ? this.standsOn(position - 1) : -1;
    while (left >= 0 && left !== node && this.#nodes.parent(left) !== node) left = this.#nodes.parent(left);
    return left;
  }

  /** Bytes of several blocks come in one buffer; each is copied, so that those that are let go leave nothing behind. */
  #take(bytes) {
    try {
      this.#read(bytes.slice());
    } catch (error) {
      throw error instanceof BadTrace ? error : new BadTrace(String(error));
    }
  }

  #read(bytes) {
    const { head, at } = readHead(bytes);
    checkHead(head);
    must((head.kind === "header") === !this.header && !this.footer && this.#blocks < MOST_BLOCKS, "blocks out of order");
    this.#strings = joined(this.#strings, head.strings);
    this.#reasons = joined(this.#reasons, head.reasons);
    const columns = readColumns(head, bytes, at);
    const order = this.#blocks++;
    if (head.kind === "header") this.#begin(head);
    else if (head.kind === "footer") this.#end(head);
    else if (head.kind === "nodes") this.#addNodes({ order, bytes, head }, columns);
    else this.#addSteps({ order, bytes, head }, columns);
  }

  #begin({ strings: _, reasons: __, ...header }) {
    this.header = header;
    const { values, fill = 0 } = header.board;
    const root = new Int32Array(sizeOf(header.board)).fill(fill);
    root.set(values);
    this.#nodes = new Nodes(root);
  }

  #end(footer) {
    checkCounted(footer.counters, this.header.counters);
    must(footer.steps > (this.length ? this.stepNumber(this.length - 1) : 0), "fewer steps than there are");
    this.footer = footer;
  }

  get #known() {
    return { size: this.#nodes.root.length, words: this.header.words, strings: this.#strings, reasons: this.#reasons, nodes: this.#nodes };
  }

  #addNodes({ order, bytes, head: { first, count } }, columns) {
    checkNodes({ first, count }, columns, this.#known);
    must(this.#nodes.count + count <= MOST_NODES, "more nodes than are held");
    this.#nodes.add({ order, bytes, count }, first, columns);
  }

  #addSteps({ order, bytes, head }, columns) {
    const { index, stride, first, count, counters } = head;
    const before = this.#stretches.at(-1);
    checkOrder(head, before);
    checkCounted(counters, this.header.counters);
    checkSteps(head, columns, this.#known);
    must(this.length + count <= MOST_STEPS, "more steps than are held");
    const stretch = { order, bytes, head, index, stride, first, count, counters, start: this.length, ...columns };
    this.#stretches.push(stretch);
    this.length += count;
    if (before && stride > before.stride) this.#thin(stretch);
    else this.#look(stretch);
  }

  /** A long run lets stretches go, those whose index the new stride does not divide, and the nodes that only they need. */
  #thin(newest) {
    const kept = this.#stretches.filter((stretch) => stretch.index % newest.stride === 0 || stretch === newest);
    this.#stretches = kept;
    this.#nodes.keep(kept);
    this.length = 0;
    this.markers = [];
    for (const stretch of kept) {
      stretch.start = this.length;
      this.length += stretch.count;
      this.#look(stretch);
    }
  }

  #look(stretch) {
    if (stretch.node) this.#index(stretch);
    this.#mark(stretch);
  }

  /** When each node was first seen, and when it stopped waiting. */
  #index(stretch) {
    const { words, counters } = this.header;
    const weights = counters.open?.words ?? JOINS_AND_LEAVES;
    const turns = words.map((word) => weights[word] ?? 0);
    const { first, count, node, word } = stretch;
    for (let index = 0; index < count; index += 1) {
      if (node[index]) this.#nodes.seen(node[index] - 1, first + index, turns[word[index]] > 0, turns[word[index]] < 0);
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

  /** The node of the step, or of the last step before it that had one. */
  #shownNode(position) {
    for (let at = position; at >= 0; at -= 1) {
      const [stretch, index] = this.#find(at);
      if (!stretch.node) at = stretch.start;
      else if (stretch.node[index]) return stretch.node[index] - 1;
    }
    return -1;
  }

  /** Cells and roles written to the board itself, up to this step. */
  #written(stretch, index, values, roles) {
    for (const cell in stretch.head.cells) values[cell] = stretch.head.cells[cell];
    for (const cell in stretch.head.roles) roles[cell] = stretch.head.roles[cell];
    for (let at = 0; at <= index; at += 1) {
      writePairs(stretch, "cells", at, values);
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

/** A table with further values, of which it may have some; those must be the same. */
function joined(table, fresh) {
  if (!fresh) return table;
  const { from, values } = fresh;
  const known = table.length - from;
  must(known >= 0, "a table with a gap");
  if (!from && !known) return values;
  for (let at = 0; at < values.length; at += 1) {
    if (at < known) must(JSON.stringify(table[from + at]) === JSON.stringify(values[at]), "a table that contradicts itself");
    else table.push(values[at]);
  }
  return table;
}
