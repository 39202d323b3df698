/**
 * A trace: columns recorded by Python, read without unpacking.
 * Everything shown is a pure function of (trace, position). A position counts kept steps from 0; a step number counts
 * all steps of the run, including thinned ones. Everything is validated before use: reading an incomplete or
 * inconsistent trace throws BadTrace and nothing else.
 */

/** @import { Role } from "../../checks/contract.js" */
/** @import { Footer } from "../../checks/trace-contract.js" */
/** @import { BoardShown, Chunk, ChunkArguments, StepArguments, StepShown } from "./types.js" */
import { lastIndex } from "./blocks.js";
import { forPairsUpTo, hasPairOf, numbers, pairs, triples, writePairs } from "./ragged.js";
import { NodeIndex } from "./node-index.js";

const MOST_CHANGED = 4096;

export class Trace extends NodeIndex {
  /** Load the trace in the bytes of a file. @param {Uint8Array} bytes */
  static async load(bytes) {
    const trace = new Trace();
    await trace.load(bytes);
    return trace;
  }

  /**
   * The content of a file: the header with all tables, the blocks, and the footer; an aborted run ends at its abort.
   */
  parts() {
    const tables = { strings: { from: 0, values: this.strings }, reasons: { from: 0, values: this.reasons } };
    return {
      header: { ...this.header, ...tables },
      blocks: [...this.nodes.blocks, ...this.chunks].sort((a, b) => a.order - b.order).map((block) => block.bytes),
      footer: this.footer ?? this.#truncatedHeader(),
    };
  }

  /** @returns {Footer} */
  #truncatedHeader() {
    const last = this.length - 1;
    const [counters, steps] = [this.counters(last), this.stepNumber(last) + 1];
    return { kind: "footer", result: null, status: "cancelled", counters, steps };
  }

  /** Bytes held for the steps and their index. */
  get byteLength() {
    const parts = this.nodes.blocks.flatMap(({ bytes, first, left, far }) => [bytes, first, left, far]);
    return [...parts, ...this.chunks.map(({ bytes }) => bytes)].reduce((sum, { byteLength }) => sum + byteLength, 0);
  }

  /** The step at `position`. @param {number} position @returns {StepShown} */
  step(position) {
    const [chunk, index] = this.find(position);
    const node = chunk.node ? chunk.node[index] - 1 : -1;
    return {
      position,
      number: chunk.first + index,
      word: this.header.words[chunk.word[index]],
      meaning: this.meanings[chunk.word[index]],
      line: chunk.line[index],
      node,
      reason: this.reasons[chunk.reason[index]]?.[0] ?? "",
      args: this.args(position),
      links: pairs(chunk, "links", index),
      marks: pairs(chunk, "marks", index).map(([cell, role]) => [cell, this.#role(role)]),
      notes: triples(chunk, "notes", index),
      related: Array.from(numbers(chunk, "related", index), (number) => number - 1),
    };
  }

  /**
   * The arguments of the step at `position`: its node's, and its own.
   * @param {number} position @returns {StepArguments}
   */
  args(position) {
    const [chunk, index] = this.find(position);
    return { ...this.#nodeArguments(chunk.node ? chunk.node[index] - 1 : -1), ...this.#arguments(chunk, index) };
  }

  /** The position that shows step `number`, or the next one kept. @param {number} number */
  positionOf(number) {
    const at = lastIndex(this.chunks, (chunk) => chunk.first <= number);
    if (at < 0) return 0;
    const { start, first, count } = this.chunks[at];
    return Math.min(start + Math.min(number - first, count), this.length - 1);
  }

  /** The source line of `position`. @param {number} position */
  line(position) {
    const [chunk, index] = this.find(position);
    return chunk.line[index];
  }

  /** The source lines, one column per chunk: [{start, line}, …]. */
  lines() {
    return this.chunks.map(({ start, line }) => ({ start, line }));
  }

  /**
   * The board at `position`; `passing`: including marks of this step alone.
   * @param {number} position @param {{passing?: boolean}} [how] @returns {BoardShown}
   */
  board(position, { passing = true } = {}) {
    const [chunk, index] = this.find(position);
    const node = this.shownNode(position);
    const values = (node < 0 ? this.nodes.root : this.nodes.board(node)).slice();
    /** @type {Role[]} */
    const roles = [];
    this.#written(chunk, index, values, roles);
    if (!passing) return { values, roles };
    this.#paint(chunk, index, node, roles);
    for (const [cell, role] of pairs(chunk, "marks", index)) roles[cell] = this.#role(role);
    return { values, roles };
  }

  /**
   * Paint the changed cells in the role that the word declares.
   * @param {Chunk} chunk @param {number} index @param {number} node @param {Role[]} roles
   */
  #paint(chunk, index, node, roles) {
    const { changed: role, written } = this.meanings[chunk.word[index]];
    // a first board has no changes
    const whole = node >= 0 && this.nodes.parent(node) < 0 && role !== "goal" && role !== "path";
    const changes = node < 0 || whole ? [] : this.nodes.changes(node, MOST_CHANGED);
    for (const [cell] of changes) roles[cell] = role;
    if (!written) return;
    for (const [cell] of pairs(chunk, "cells", index)) roles[cell] = written;
    for (const [cell, number] of pairs(chunk, "roles", index))
      if (this.#role(number) !== "idle") roles[cell] = this.#role(number);
  }

  /**
   * The last position up to `position` whose step wrote a value to `cell`; -1 if there is none.
   * @param {number} cell @param {number} position
   */
  writerOf(cell, position) {
    for (let at = position; at >= 0; at -= 1) {
      const [chunk, index] = this.find(at);
      if (!chunk.cellsAt) at = chunk.start;
      else if (hasPairOf(chunk, "cells", index, cell)) return at;
    }
    return -1;
  }

  /**
   * The other nodes with the board of `number` that were not rejected up to `position`; empty where the search for them
   * is too expensive.
   * @param {number} number @param {number} position
   */
  duplicates(number, position) {
    /** @param {number} twin */
    const accepted = (twin) => {
      const [chunk, index] = this.find(this.positionOf(this.nodes.get(twin).first));
      return chunk.node?.[index] !== twin + 1 || !this.meanings[chunk.word[index]].refused;
    };
    return this.nodes.duplicates(number, this.stepNumber(position)).filter(accepted);
  }

  /** The counters after the step at `position`. @param {number} position */
  counters(position) {
    const [chunk, index] = this.find(position);
    const definitions = this.header.counters;
    const peaks = Object.entries(definitions).flatMap(([name, { peak }]) => (peak ? [[name, peak]] : []));
    const values = { ...chunk.counters };
    const weights = this.#weights();
    for (let at = 0; at <= index; at += 1) {
      const changes = weights[chunk.word[at]];
      if (!changes.length) continue;
      for (const [name, weight] of changes) values[name] += weight;
      for (const [name, peak] of peaks) values[name] = Math.max(values[name], values[peak]);
    }
    return values;
  }

  /**
   * [positions, …values of each named counter], sampled at about `samples` positions.
   * @param {string[]} names @param {number} samples
   */
  series(names, samples) {
    const every = Math.max(1, Math.ceil(this.length / samples));
    /** @type {number[][]} */
    const rows = [[], ...names.map(() => [])];
    const weights = this.#weights();
    for (const { start, count, counters, word } of this.chunks) {
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

  /** The steps' own arguments, one chunk after the other. @returns {ChunkArguments[]} */
  chunkArguments() {
    return this.chunks.map((chunk) => ({ chunk, args: (index) => this.#arguments(chunk, index) }));
  }

  /** Moves to the goal, if one was found up to `position`; else 0. @param {number} position */
  answerDepth(position) {
    const found = this.markers.findLast(({ answer, position: at }) => answer && at <= position);
    return found ? Number(this.step(found.position).args.g ?? 0) : 0;
  }

  /**
   * Values and roles written to the board up to this step.
   * @param {Chunk} chunk @param {number} index @param {Int32Array} values @param {Role[]} roles
   */
  #written(chunk, index, values, roles) {
    const { cells = {}, roles: before = {} } = chunk.head;
    for (const cell in cells) values[Number(cell)] = cells[cell];
    for (const cell in before) roles[Number(cell)] = before[cell];
    writePairs(chunk, "cells", index, values, 0);
    forPairsUpTo(chunk, "roles", index, (cell, role) => (roles[cell] = this.#role(role)));
  }

  /** @param {number} number of its string, which was checked */
  #role(number) {
    return /** @type {Role} */ (this.strings[number]);
  }

  /** @param {number} number @returns {StepArguments} */
  #nodeArguments(number) {
    if (number < 0) return {};
    const { depth, h, move } = this.node(number);
    return { g: depth, h, f: depth + h, move };
  }

  /**
   * The step's own arguments; negative entries refer to strings.
   * @param {Chunk} chunk @param {number} index @returns {StepArguments}
   */
  #arguments({ reason, args, argsAt }, index) {
    const names = this.reasons[reason[index]]?.[1] ?? [];
    if (!args || !argsAt || !names.length) return {};
    const from = argsAt[index];
    return Object.fromEntries(names.map((name, offset) => {
      const value = args[from + offset];
      return [name, value < 0 ? this.strings[-1 - value] : value];
    }));
  }

  /** @type {[string, number][][] | undefined} */
  #weightsOfWords;

  /** For each word number the counters it changes: [[name, weight], …]. */
  #weights() {
    const counters = Object.entries(this.header.counters);
    /** @param {string} word @returns {[string, number][]} */
    const weightsOf = (word) =>
      counters.flatMap(([name, { words = {} }]) => (words[word] ? [[name, words[word]]] : []));
    return (this.#weightsOfWords ??= this.header.words.map(weightsOf));
  }
}
