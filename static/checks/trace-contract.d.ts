/** What a trace is made of, as heads.js and columns.js check it; see py/dhadha/trace/recorder.py, which writes it. */
import type { Arguments, Board, CounterSpec, ListSpec, Options, PlotSpec, Result, Role } from "./contract.js";

export type Column = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float64Array;
/** The type of a column, in the letters of Python's module array. */
export type Letter = "B" | "H" | "I" | "i" | "d";
export type Counters = Record<string, number>;
/** A key of a message, and the names of its arguments. */
export type Reason = [string, string[]];

/** What a word of a step does to nodes and cells; see `Word` in py/dhadha/core/step.py. */
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

/** Values of a table from number `from` on. */
export interface Fresh<Value> {
  from: number;
  values: Value[];
}

/** What any block may bring. */
interface Tables {
  strings?: Fresh<string>;
  reasons?: Fresh<Reason>;
  columns?: [string, Letter, number][];
}

/** A run that gets further where this one ends; see Alternative in py/dhadha/core/contract.py. */
export interface Alternative {
  id: string;
  algorithm: string;
  state: string;
  options: Options;
}

interface Vocabulary {
  vocabulary: Record<string, Partial<Meaning>>;
  /** The counter whose words make nodes wait. */
  waiting: string;
  /** Whether an estimate guides the search. */
  informed: boolean;
}

interface Run {
  kind: "header";
  format: number;
  puzzle: string;
  algorithm: string;
  /** The algorithm that `algorithm` came down to. */
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
  /** How the state was read, where that is not plain: messages `read-KEY`. */
  read_as?: { key: string; args: Arguments }[];
  /** Whether it goes on improving its answer, and can be told that it is enough. */
  anytime?: boolean;
}
/** As it is sent: those of earlier days say less. */
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
  /** As they stand before the chunk. */
  counters: Counters;
  /** Moves to the deepest node before the chunk. */
  deepest: number;
  /** What was written to the board before the chunk. */
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

/** Columns as they are read, before anything is known of them. */
export type Columns = { [name: string]: Column | undefined };
/** Columns of lists: values, and under `nameAt` where each row begins. */
export type Ragged<Name extends string> = { [Each in Name | `${Name}At`]?: Column };

export type NodeColumns = { parent: Column; depth: Column; h: Column; move: Column } & {
  number?: Column;
  name?: Column;
} & Ragged<"change" | "whole">;

export type StepColumns = { word: Column; line: Column; reason: Column; node?: Column } & Ragged<
  "args" | "cells" | "roles" | "marks" | "links" | "notes" | "related"
>;

/** What the blocks before say about those that come. */
export interface Known {
  /** The number of cells of the board. */
  size: number;
  words: string[];
  strings: string[];
  reasons: Reason[];
  nodes: { end: number; has(number: number): boolean };
}
