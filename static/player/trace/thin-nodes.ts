/** Thin blocks of nodes, which only long runs need. */
import { COUNTS, offsetsFrom, readColumns, readHead } from "./blocks.ts";
import { NEVER, nodeBlock, numberAt } from "./nodes.ts";
import { offsetsOf } from "./ragged.ts";
import { encode } from "./write-blocks.ts";
import type { Column, NodeColumns } from "../../validation/trace-types.ts";
import type { NodeBlock, RaggedColumns, RaggedName } from "./types.ts";

/** Return the block with only the marked rows, whose times are reset; null if none is marked. */
export function thinBlock(found: NodeBlock, marks: Uint8Array) {
  const kept: number[] = [];
  marks.forEach((marked, row) => marked && kept.push(row));
  if (!kept.length) return null;
  if (kept.length === found.count)
    return Object.assign(found, { first: found.first.fill(NEVER), left: found.left.fill(NEVER) });
  const number = Uint32Array.from(kept, (row) => numberAt(found, row) + 1);
  const came = { firstNode: number[0] - 1, count: kept.length };
  const bytes = encode({ kind: "nodes", first: came.firstNode, count: came.count }, { number, ...subset(found, kept) });
  const { head, at } = readHead(bytes, null);
  const columns = readColumns(head, bytes, at) as NodeColumns;
  const rest = nodeBlock({ ...came, order: found.order, bytes }, columns);
  rest.far.set(kept.map((row) => found.far[row]));
  return rest;
}

function subset(found: NodeBlock, kept: number[]): Record<string, Column> {
  const rows = (column: Column) => {
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

/** The columns restricted to the rows `kept`, with `width` numbers per entry. */
function pick(columns: RaggedColumns, name: RaggedName, kept: number[], width: number): Record<string, Column> {
  const offsets = columns[offsetsOf(name)];
  const values = columns[name];
  if (!offsets || !values) return {};
  const counts = Uint32Array.from(kept, (row) => offsets[row + 1] - offsets[row]);
  const starts = offsetsFrom(counts);
  const [all, few] = [values.length / width, starts[kept.length]];
  const picked = values.slice(0, few * width);
  for (let part = 0; part < width; part += 1)
    kept.forEach((row, index) => {
      const own = values.subarray(part * all + offsets[row], part * all + offsets[row + 1]);
      picked.set(own, part * few + starts[index]);
    });
  return { [name + COUNTS]: counts, [name]: picked };
}
