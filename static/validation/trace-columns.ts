/**
 * Checks that the columns of a block are complete, long enough, and refer only to existing entries. Tight loops: every
 * byte of a trace passes here.
 */
import { MOST_HIGHLIGHTED, ROLES } from "./check-by-schema.ts";
import { must } from "./bad-trace.ts";
import { binarySearchLast } from "./binary-search-last.ts";
import type {
  Column, Columns, Known, NodeColumns, NodesHead, Reason, StepColumns, StepsHead,
} from "./trace-types.ts";

const INT = 2 ** 31;
const MOST = 2 ** 32 - 2;
/** Pairs that a chunk writes to its board, and nodes that its steps name besides their own: each access scans all. */
const MOST_WRITTEN = 2 ** 20;
const MOST_NAMED = 2 ** 16;
/** The names of columns; a ragged one has its offsets under `nameAt`. */
const OF_NODES = /^(number|parent|depth|h|move|name|(change|whole)(At)?)$/;
const OF_STEPS = /^(word|line|node|reason|args|(cells|roles|marks|links|notes|related)(At)?)$/;

/** Check the columns of a block of nodes. */
export function checkNodes(
  { first, count }: NodesHead, columns: Columns, { size, strings, nodes }: Known,
): asserts columns is NodeColumns {
  must(Object.keys(columns).every((each) => OF_NODES.test(each)), "a column that nodes do not have");
  const [parent, depth, h, move] = ["parent", "depth", "h", "move"].map((name) => requireColumn(columns, name, count));
  const [number, name] = ["number", "name"].map((each) => columns[each] && requireColumn(columns, each, count));
  must(first >= nodes.end, "nodes out of order");
  if (number) checkNodeOrder(number, first + 1, MOST);
  checkRange(depth, 0, INT);
  checkRange(h, -INT, INT);
  checkRange(move, 0, strings.length - 1);
  if (name) checkRange(name, 0, strings.length - 1);
  checkPairs(columns, "change", count, size);
  checkWholeBoards(columns, count, size);
  for (let index = 0; index < count; index += 1) {
    const own = number ? number[index] : first + index + 1;
    const from = parent[index];
    const isKnown = from === 0 || (from > first && (!number || ascendingIncludes(number, from))) || nodes.has(from - 1);
    must(from >= 0 && from < own && Number.isInteger(from) && isKnown, "a node of no parent");
  }
}

/** Check the columns of a block of steps. */
export function checkSteps(
  { count, cells, roles }: StepsHead, columns: Columns, { size, strings, reasons, words, nodes }: Known,
): asserts columns is StepColumns {
  must(Object.keys(columns).every((each) => OF_STEPS.test(each)), "a column that steps do not have");
  const [word, line, reason] = ["word", "line", "reason"].map((name) => requireColumn(columns, name, count));
  checkRange(word, 0, words.length - 1);
  checkRange(line, 0, INT);
  checkRange(reason, 0, reasons.length - 1);
  if (columns.node) checkNodeNumbers(requireColumn(columns, "node", count), nodes, 0);
  const related = checkRagged(columns, "related", count, 1);
  if (related) checkNodeNumbers(related.values, nodes, 1);
  for (const name of ["marks", "links", "notes", "related"]) checkHighlightsPerStepWithinLimit(columns[`${name}At`], count);
  must(!related || related.values.length <= MOST_NAMED, "more nodes than the steps of a chunk may name");
  for (const name of ["cells", "roles"])
    must((columns[name]?.length ?? 0) <= 2 * MOST_WRITTEN, "more cells written than a chunk may");
  checkArguments(columns, reason, reasons, strings);
  for (const name of ["cells", "roles", "marks", "links"]) checkPairs(columns, name, count, size);
  for (const name of ["roles", "marks"]) checkRoles(columns[name], strings);
  if (columns.links) checkRange(columns.links, 0, size - 1);
  const notes = checkRagged(columns, "notes", count, 3);
  if (notes) checkRange(notes.values.subarray(0, notes.values.length / 3), 0, size - 1);
  for (const written of [cells, roles])
    for (const cell in written) must(Number(cell) < size, "a cell beyond the board");
}

/** A column with `count` rows. */
function requireColumn(columns: Columns, name: string, count: number) {
  const found = columns[name];
  must(found?.length === count, `${name}: a column is missing or short`);
  return found;
}

/** Check that all numbers are integers from `least` to `most`. */
function checkRange(column: Column, least: number, most: number) {
  let fits = true;
  if (column instanceof Float64Array)
    for (let at = 0; at < column.length; at += 1) fits &&= Number.isSafeInteger(column[at]);
  for (let at = 0; at < column.length; at += 1) fits = fits && column[at] >= least && column[at] <= most;
  must(fits, "a number out of its range");
}

function checkNodeOrder(column: Column, least: number, most: number) {
  checkRange(column, least, most);
  for (let at = 1; at < column.length; at += 1) must(column[at] > column[at - 1], "nodes out of order");
  must(column[0] === least, "nodes do not begin with the first");
}

/** Check a ragged column, if present: its offsets must rise from 0 to its end. */
function checkRagged(columns: Columns, name: string, count: number, width: number) {
  const offsets = columns[`${name}At`];
  const values = columns[name];
  if (!offsets && !values) return null;
  must(offsets && values, `${name}: half of a column`);
  const fits = offsets.length === count + 1 && offsets[0] === 0 && offsets[count] * width === values.length;
  must(fits && !(offsets instanceof Float64Array), `${name}: offsets that do not fit`);
  let rises = true;
  for (let at = 0; at < count; at += 1) rises = rises && offsets[at] <= offsets[at + 1];
  must(rises, `${name}: offsets that fall`);
  if (values instanceof Float64Array) checkRange(values, -Infinity, Infinity);
  return { offsets, values };
}

/** Check a step's highlights. */
function checkHighlightsPerStepWithinLimit(offsets: Column | undefined, count: number) {
  for (let at = 0; offsets && at < count; at += 1)
    must(offsets[at + 1] - offsets[at] <= MOST_HIGHLIGHTED, "a step that highlights more than is drawn");
}

/** Check pairs of a cell and another number. */
function checkPairs(columns: Columns, name: string, count: number, size: number) {
  const found = checkRagged(columns, name, count, 2);
  if (found) checkRange(found.values.subarray(0, found.values.length / 2), 0, size - 1);
}

/** Check that each row has a value for every cell, or none. */
function checkWholeBoards(columns: Columns, count: number, size: number) {
  const found = checkRagged(columns, "whole", count, 1);
  for (let at = 0; found && at < count; at += 1) {
    const length = found.offsets[at + 1] - found.offsets[at];
    must(length === 0 || length === size, "a board of another size");
  }
}

/** Check node numbers; 0 means none. */
function checkNodeNumbers(column: Column, nodes: Known["nodes"], least: number) {
  checkRange(column, least, MOST);
  for (let at = 0; at < column.length; at += 1)
    must(column[at] === 0 || nodes.has(column[at] - 1), "a node that is not there");
}

function checkRoles(column: Column | undefined, strings: string[]) {
  if (!column) return;
  const numbers = column.subarray(column.length / 2);
  checkRange(numbers, 0, strings.length - 1);
  for (const each of new Set(numbers)) must((ROLES as string[]).includes(strings[each]), "a role that is none");
}

/** Check that there are as many arguments as the reasons name; odd ones refer to strings. */
function checkArguments({ args = new Uint8Array() }: Columns, reason: Column, reasons: Reason[], strings: string[]) {
  let named = 0;
  for (let at = 0; at < reason.length; at += 1) named += reasons[reason[at]][1].length;
  must(named === args.length, "arguments that the reasons do not name");
  checkRange(args, 0, Infinity);
  for (let at = 0; at < args.length; at += 1)
    must(args[at] % 2 === 0 || args[at] < 2 * strings.length, "an argument that is no string");
}

const ascendingIncludes = (ascending: Column, value: number) =>
  ascending[binarySearchLast(ascending, (each) => each <= value)] === value;
