/** Create, search and thin blocks of search nodes. */
/** @import { Column, NodeColumns } from "../../checks/trace-contract.js" */
/** @import { NodeBlock } from "./types.js" */
import { block, lastIndex, readColumns, readHead } from "./blocks.js";
import { pick } from "./ragged.js";

export const NEVER = 0xffffffff;

/**
 * @typedef {Pick<NodeBlock, "order" | "bytes" | "count" | "firstNode">} Came
 * @param {Came} came @param {NodeColumns} columns @returns {NodeBlock}
 */
export function nodeBlock(came, { number, ...columns }) {
  const { count } = came;
  const first = new Uint32Array(count).fill(NEVER);
  const numbers = number ? Uint32Array.from(number, (each) => each - 1) : null;
  return { ...came, numbers, ...columns, first, left: first.slice(), far: new Uint8Array(count) };
}

/** The number of the node in a row of its block. @param {NodeBlock} found @param {number} row */
export function numberAt({ numbers, firstNode }, row) {
  return numbers ? numbers[row] : firstNode + row;
}

/** The row of a node in its block, -1 if absent. @param {NodeBlock} found @param {number} number */
export function rowOf({ numbers, firstNode, count }, number) {
  if (!numbers) return number < firstNode + count ? number - firstNode : -1;
  const row = lastIndex(numbers, (each) => each <= number);
  return numbers[row] === number ? row : -1;
}

/**
 * A block with only the marked rows, null without any; their times are reset.
 * @param {NodeBlock} found @param {Uint8Array} marks
 */
export function thinBlock(found, marks) {
  /** @type {number[]} */
  const kept = [];
  marks.forEach((marked, row) => marked && kept.push(row));
  if (!kept.length) return null;
  if (kept.length === found.count)
    return Object.assign(found, { first: found.first.fill(NEVER), left: found.left.fill(NEVER) });
  const number = Uint32Array.from(kept, (row) => numberAt(found, row) + 1);
  const came = { firstNode: number[0] - 1, count: kept.length };
  const bytes = block({ kind: "nodes", first: came.firstNode, count: came.count }, { number, ...picked(found, kept) });
  const { head, at } = readHead(bytes);
  const columns = /** @type {NodeColumns} */ (readColumns(head, bytes, at));
  const rest = nodeBlock({ ...came, order: found.order, bytes }, columns);
  rest.far.set(kept.map((row) => found.far[row]));
  return rest;
}

/** @param {NodeBlock} found @param {number[]} kept @returns {Record<string, Column>} */
function picked(found, kept) {
  /** @param {Column} column */
  const rows = (column) => {
    const rest = column.slice(0, kept.length);
    for (let at = 0; at < kept.length; at += 1) rest[at] = column[kept[at]];
    return rest;
  };
  const { parent, depth, h, move, name } = found;
  return {
    ...{ parent: rows(parent), depth: rows(depth), h: rows(h), move: rows(move) },
    ...(name ? { name: rows(name) } : {}),
    ...pick(found, "change", kept, 2),
    ...pick(found, "whole", kept, 1),
  };
}
