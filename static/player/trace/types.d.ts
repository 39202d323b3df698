/** Types of the trace room. */
import type { Link, Mark, Note, Role } from "../../checks/contract.js";
import type { Counters, Meaning, NodeColumns, Ragged, StepColumns, StepsHead } from "../../checks/trace-contract.js";

/** Consecutive steps, with one row per step in each column. */
export type Chunk = StepColumns & {
  /** The index of its block. */
  order: number;
  bytes: Uint8Array;
  head: StepsHead;
  index: number;
  stride: number;
  /** The number and the position of its first step. */
  first: number;
  start: number;
  count: number;
  counters: Counters;
};

/** Search nodes in ascending order, one row each. */
export type NodeBlock = Omit<NodeColumns, "number"> & {
  order: number;
  bytes: Uint8Array;
  count: number;
  firstNode: number;
  /** null for consecutive numbers. */
  numbers: Uint32Array | null;
  /** The steps at which a node was first seen, and left the open list. */
  first: Uint32Array;
  left: Uint32Array;
  /** Its depth below a known board. */
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

/** The same, with strings as numbers. */
export type NodeRow = Omit<SearchNode, "move" | "name"> & { move: number; name: number };

export type StepArguments = Record<string, string | number>;

/** The step at a position. */
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

/** The numbers of other open nodes: all, those with the same f, and those with the same f and h. */
export interface Waiting {
  others: number;
  ties: number;
  equals: number;
}
