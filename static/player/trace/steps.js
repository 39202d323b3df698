/** The steps of a trace, in chunks of columns; chunks are dropped where a long run is thinned. */
/** @import { Column, Meaning } from "../../checks/trace-contract.js" */
/** @import { Chunk } from "./types.js" */
import { lastIndex } from "./blocks.js";

export class Steps {
  length = 0;
  /** Of the progress bar. @type {{position: number, step: number, word: string, answer: boolean}[]} */
  markers = [];
  /** @type {Chunk[]} */
  chunks = [];
  #latest = 0;
  #words;
  #meanings;
  #marking;
  #nodes;

  /**
   * @param {{words: string[], markers: string[]}} header @param {Meaning[]} meanings of its words
   * @param {import("./nodes.js").Nodes} nodes
   */
  constructor({ words, markers }, meanings, nodes) {
    this.#words = words;
    this.#meanings = meanings;
    this.#marking = new Set(markers.map((word) => words.indexOf(word)));
    this.#nodes = nodes;
  }

  get thinned() {
    return (this.chunks.at(-1)?.stride ?? 1) > 1;
  }

  /** The chunk of a position, and the row in it. @param {number} position @returns {[Chunk, number]} */
  find(position) {
    let chunk = this.chunks[this.#latest];
    if (!chunk || position < chunk.start || position >= chunk.start + chunk.count) {
      this.#latest = Math.max(0, lastIndex(this.chunks, (candidate) => candidate.start <= position));
      chunk = this.chunks[this.#latest];
    }
    return [chunk, Math.min(position - chunk.start, chunk.count - 1)];
  }

  /** The step's number among all steps of the run. @param {number} position */
  numberAt(position) {
    const [chunk, index] = this.find(position);
    return chunk.first + index;
  }

  /** The position that shows step `number`, or the next one kept. @param {number} number */
  positionOf(number) {
    const at = lastIndex(this.chunks, (chunk) => chunk.first <= number);
    if (at < 0) return 0;
    const { start, first, count } = this.chunks[at];
    return Math.min(start + Math.min(number - first, count), this.length - 1);
  }

  /** A larger stride drops chunks whose index is no multiple, and their own nodes. @param {Chunk} chunk */
  add(chunk) {
    const thins = chunk.stride > (this.chunks.at(-1)?.stride ?? chunk.stride);
    this.chunks.push(chunk);
    if (!thins) return this.#index(chunk);
    this.chunks = this.chunks.filter((each) => each.index % chunk.stride === 0 || each === chunk);
    this.#nodes.keep(this.chunks);
    this.length = 0;
    this.markers = [];
    for (const kept of this.chunks) this.#index(kept);
  }

  /** Place a chunk behind those before it. @param {Chunk} chunk */
  #index(chunk) {
    chunk.start = this.length;
    this.length += chunk.count;
    if (chunk.node) this.#recordNodes(chunk, chunk.node);
    chunk.word.forEach((word, index) => {
      if (!this.#marking.has(word)) return;
      this.markers.push({
        position: chunk.start + index,
        step: chunk.first + index,
        word: this.#words[word],
        answer: this.#meanings[word].answer,
      });
    });
  }

  /** Record when each node was first seen, and when it left the open list. @param {Chunk} chunk @param {Column} node */
  #recordNodes({ first, count, word }, node) {
    const turns = this.#meanings.map((meaning) => meaning.frontier_delta);
    for (let index = 0; index < count; index += 1) {
      const turn = turns[word[index]];
      if (node[index]) this.#nodes.seen(node[index] - 1, first + index, turn > 0, turn < 0);
    }
  }
}
