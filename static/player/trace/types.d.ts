/** Types of the trace room. */
import type { Link, Mark, Note, Role } from "../../checks/contract.js";
import type { Counters, Meaning, NodeColumns, Ragged, StepColumns, StepsHead } from "../../checks/trace-contract.js";

/** A run of steps in a row, with a row of each column for each of them. */
export type Chunk = StepColumns & {
  /** Of its block among all. */
  order: number;
  bytes: Uint8Array;
  head: StepsHead;
  index: number;
  stride: number;
  /** The number of its first step, and its position. */
  first: number;
  start: number;
  count: number;
  counters: Counters;
};

/** Search nodes with ascending numbers, a row each. */
export type NodeBlock = Omit<NodeColumns, "number"> & {
  order: number;
  bytes: Uint8Array;
  count: number;
  firstNode: number;
  /** null where they follow each other. */
  numbers: Uint32Array | null;
  /** The steps at which a node was seen first, and stopped waiting. */
  first: Uint32Array;
  left: Uint32Array;
  /** How far it is down from a board that is known. */
  far: Uint8Array;
};

export type RaggedName = "args" | "cells" | "roles" | "marks" | "links" | "notes" | "related" | "change" | "whole";
export type RaggedColumns = Ragged<RaggedName>;

/** A search node; `first` and `left` are step numbers. */
export interface SearchNode {
  number: number;
  /** -1 where there is none. */
  parent: number;
  depth: number;
  h: number;
  move: string;
  name: string;
  first: number;
  left: number;
}

/** The same, with the numbers of strings. */
export type NodeRow = Omit<SearchNode, "move" | "name"> & { move: number; name: number };

export type StepArguments = Record<string, string | number>;

/** What happened at a position. */
export interface StepShown {
  position: number;
  /** Among all steps of the run. */
  number: number;
  word: string;
  meaning: Meaning;
  line: number;
  /** -1 where there is none. */
  node: number;
  reason: string;
  args: StepArguments;
  links: Link[];
  marks: Mark[];
  notes: Note[];
  related: number[];
}

/** A value for every cell, and a role for some. */
export interface BoardShown {
  values: Int32Array;
  roles: Role[];
}

/** A step that the progress bar marks. */
export interface Marker {
  position: number;
  step: number;
  word: string;
  answer: boolean;
}

/** How many other nodes wait: in all, those with the same f, and those with the same h besides. */
export interface Waiting {
  others: number;
  ties: number;
  equals: number;
}

/** The arguments that the steps of a chunk bring themselves. */
export interface ChunkArguments {
  chunk: Chunk;
  args: (index: number) => StepArguments;
}
