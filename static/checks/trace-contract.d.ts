/** Types of a trace, as trace-json.js and columns.js check it; py/dhadha/trace/recorder.py writes it. */
import type { Arguments, Board, CounterSpec, ListSpec, Options, PlotSpec, Result, Role } from "./contract.js";

export type Column = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float64Array;
/** The type of a column, in the letters of Python's module array. */
export type Letter = "B" | "H" | "I" | "i" | "d";
export type Counters = Record<string, number>;
/** A key of a message, and the names of its arguments. */
export type Reason = [string, string[]];

/** The meaning of a step's word for nodes and cells; see `Word` in py/dhadha/core/step.py. */
export interface Meaning {
  changed: Role;
  written: Role | "";
  bar: Role | "";
  frontier_delta: number;
  closes: boolean;
  child: boolean;
  refused: boolean;
  context: string;
  draw_related: boolean;
  answer: boolean;
}

/** New values of a table, from number `from`. */
export interface Fresh<Value> {
  from: number;
  values: Value[];
}

/** Optional tables of any block. */
interface Tables {
  strings?: Fresh<string>;
  reasons?: Fresh<Reason>;
  columns?: [string, Letter, number][];
}

/** An alternative request that gets further than this run; see Alternative in py/dhadha/core/contract.py. */
export interface Alternative {
  id: string;
  algorithm: string;
  state: string;
  options: Options;
}

interface Vocabulary {
  vocabulary: Record<string, Partial<Meaning>>;
  /** The counter whose words open nodes. */
  waiting: string;
  /** Whether a heuristic guides the search. */
  informed: boolean;
}

interface Run {
  kind: "header";
  format: number;
  puzzle: string;
  algorithm: string;
  /** The algorithm that ran for `algorithm`. */
  effective_algorithm: string;
  state: string;
  options: Options;
  board: Board;
  words: string[];
  markers: string[];
  counters: Record<string, CounterSpec>;
  lists: ListSpec[];
  plots: PlotSpec[];
  source: string;
  ways?: Alternative[];
  /** How an ambiguous state was parsed: messages `read-KEY`. */
  read_as?: { key: string; args: Arguments }[];
  /** Whether it keeps improving its answer, and can be ended early. */
  anytime?: boolean;
}
/** The header as sent; earlier versions lack some fields. */
export type HeaderBlock = Run & Partial<Vocabulary> & Tables;
export type Header = Run & Vocabulary;

export interface NodesHead extends Tables {
  kind: "nodes";
  first: number;
  count: number;
}

export interface StepsHead extends Tables {
  kind: "steps";
  index: number;
  stride: number;
  first: number;
  count: number;
  /** Their values before the chunk. */
  counters: Counters;
  /** Moves to the deepest node before the chunk. */
  deepest: number;
  /** The values written to the board before the chunk. */
  cells?: Record<string, number>;
  roles?: Record<string, Role>;
}

export interface Footer extends Tables {
  kind: "footer";
  result: Result | null;
  status: "found" | "exhausted" | "budget" | "cancelled";
  counters: Counters;
  steps: number;
  proved?: boolean;
  line?: string;
  seconds?: number;
}

export type Head = HeaderBlock | NodesHead | StepsHead | Footer;

/** Columns as read, before validation. */
export type Columns = { [name: string]: Column | undefined };
/** Ragged columns: values, and under `nameAt` the offset of each row. */
export type Ragged<Name extends string> = { [Each in Name | `${Name}At`]?: Column };

export type NodeColumns = { parent: Column; depth: Column; h: Column; move: Column } & {
  number?: Column;
  name?: Column;
} & Ragged<"change" | "whole">;

export type StepColumns = { word: Column; line: Column; reason: Column; node?: Column } & Ragged<
  "args" | "cells" | "roles" | "marks" | "links" | "notes" | "related"
>;

/** The state of validation after the previous blocks. */
export interface Known {
  /** The number of cells of the board. */
  size: number;
  words: string[];
  strings: string[];
  reasons: Reason[];
  nodes: { end: number; has(number: number): boolean };
}
