/** Types of a trace, as trace-json.ts and trace-columns.ts check it; py/dhadha/trace/recorder.py writes it. */
import type { Board, Result } from "./python-types.ts";
import type * as made from "./generated-types.ts";

export type { Alternative, Letter, NodesHead, Reason, StepsHead } from "./generated-types.ts";

export type Column = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float64Array;
export type Counters = Record<string, number>;
/** New values of a table, from number `from`. */
export type Fresh<Value> = { from: number; values: Value[] };
export type Meaning = made.Meaning & Required<Pick<made.Meaning, "changed" | "frontier_delta">>;
export type Header = Omit<made.HeaderBlock, "board"> & { board: Board };
export type Footer = Omit<made.Footer, "result"> & { result: Result | null };
export type Head = Header | made.NodesHead | made.StepsHead | Footer;

/** Columns as read, before validation. */
export type Columns = { [name: string]: Column | undefined };
/** Ragged columns: values, and under `nameAt` the offset of each row, in the file the count of its entries. */
export type Ragged<Name extends string> = { [Each in Name | `${Name}At`]?: Column };

export type NodeColumns = { parent: Column; depth: Column; h: Column; move: Column } & {
  number?: Column;
  name?: Column;
} & Ragged<"change" | "whole">;

export type StepColumns = { word: Column; line: Column; reason: Column; node?: Column; args?: Column } & Ragged<
  "cells" | "roles" | "marks" | "links" | "notes" | "related"
>;

/** The state of validation after the previous blocks. */
export interface Known {
  /** The number of cells of the board. */
  size: number;
  words: string[];
  strings: string[];
  reasons: made.Reason[];
  nodes: { end: number; has(number: number): boolean };
}
