/** Types of decoded traces: chunks of steps, and blocks of search nodes. */
import type { Counters, NodeColumns, Ragged, StepColumns, StepsHead } from "../../validation/trace-types.ts";

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
};

export type RaggedName = "cells" | "roles" | "marks" | "links" | "notes" | "related" | "change" | "whole";
export type RaggedColumns = Ragged<RaggedName>;

/** Null for a trace that this build made, whose bytes have been compared with their CRC-32. */
export type Foreign = typeof import("./check-and-thin-traces.ts") | null;

export type StepArguments = Record<string, string | number>;
