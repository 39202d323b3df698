/** Drop nodes of runs that are too long to be held whole. */
import { COUNTS, offsetsFromCounts, readColumns, readHead } from "./read-blocks.ts";
import { NEVER, makeNodeBlock, nodeNumberInRow, rowOfNode } from "./nodes.ts";
import { offsetsName } from "./ragged-columns.ts";
import { encodeBlock } from "./write-blocks.ts";
import type { Column, NodeColumns } from "../../validation/trace-types.ts";
import type { Nodes } from "./nodes.ts";
import type { Chunk, NodeBlock, RaggedColumns, RaggedName } from "./types.ts";

/** Drop nodes but those of `chunks` and their ancestors, whose times are recorded again. */
export function thinNodes(nodes: Nodes, chunks: Chunk[]) {
  const needed = new Map(nodes.blocks.map((each) => [each, new Uint8Array(each.count)]));
  /** `number` counts from 1; 0 is none. */
  const need = (number: number) => {
    if (!number) return;
    const block = nodes.blockOf(number - 1);
    const marks = needed.get(block);
    if (marks) marks[rowOfNode(block, number - 1)] = 1;
  };
  for (const { node, related } of chunks) for (const named of [node, related]) named?.forEach(need);
  for (const [{ count, parent }, marks] of [...needed].reverse())
    for (let row = count - 1; row >= 0; row -= 1) if (marks[row]) need(parent[row]);
  nodes.replaceBlocks([...needed].flatMap(([each, marks]) => thinBlock(each, marks) ?? []));
}

/** Return the block with only the marked rows, whose times are reset; null if none is marked. */
function thinBlock(found: NodeBlock, marks: Uint8Array) {
  const kept: number[] = [];
  marks.forEach((marked, row) => marked && kept.push(row));
  if (!kept.length) return null;
  if (kept.length === found.count)
    return Object.assign(found, { first: found.first.fill(NEVER), left: found.left.fill(NEVER) });
  const number = Uint32Array.from(kept, (row) => nodeNumberInRow(found, row) + 1);
  const came = { firstNode: number[0] - 1, count: kept.length };
  const thinned = { kind: "nodes", first: came.firstNode, count: came.count };
  const bytes = encodeBlock(thinned, { number, ...pickRows(found, kept) });
  const { head, at } = readHead(bytes, null);
  const columns = readColumns(head, bytes, at) as NodeColumns;
  return makeNodeBlock({ ...came, order: found.order, bytes }, columns);
}

function pickRows(found: NodeBlock, kept: number[]): Record<string, Column> {
  const rows = (column: Column) => {
    const rest = column.slice(0, kept.length);
    for (let at = 0; at < kept.length; at += 1) rest[at] = column[kept[at]];
    return rest;
  };
  const { parent, depth, h, move, name } = found;
  const columns = Object.entries({ parent, depth, h, move, name });
  return {
    ...Object.fromEntries(columns.flatMap(([of, column]) => (column ? [[of, rows(column)]] : []))),
    ...pickRaggedRows(found, "change", kept, 2),
    ...pickRaggedRows(found, "whole", kept, 1),
  };
}

/** The columns restricted to the rows `kept`, with `width` numbers per entry. */
function pickRaggedRows(
  columns: RaggedColumns, name: RaggedName, kept: number[], width: number,
): Record<string, Column> {
  const offsets = columns[offsetsName(name)];
  const values = columns[name];
  if (!offsets || !values) return {};
  const counts = Uint32Array.from(kept, (row) => offsets[row + 1] - offsets[row]);
  const starts = offsetsFromCounts(counts);
  const [all, few] = [values.length / width, starts[kept.length]];
  const picked = values.slice(0, few * width);
  for (let part = 0; part < width; part += 1)
    kept.forEach((row, index) => {
      const own = values.subarray(part * all + offsets[row], part * all + offsets[row + 1]);
      picked.set(own, part * few + starts[index]);
    });
  return { [name + COUNTS]: counts, [name]: picked };
}
