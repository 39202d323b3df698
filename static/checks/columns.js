/** Whether the columns of a block are all there, long enough, and name nothing that is not. Tight loops: every byte of a trace passes here. */
import { MOST_LIT, ROLES } from "./boards.js";
import { must } from "./faults.js";

const INT = 2 ** 31;
const MOST = 2 ** 32 - 2;
/** The most pairs that a stretch writes to its board, and nodes that its steps name besides their own: all of them are gone through at once. */
const MOST_WRITTEN = 2 ** 20;
const MOST_NAMED = 2 ** 16;
const RAGGED = (names) => names.flatMap((name) => [name, `${name}At`]);
const OF_NODES = new Set(["number", "parent", "depth", "h", "move", "name", ...RAGGED(["change", "whole"])]);
const OF_STEPS = new Set(["word", "line", "node", "reason", ...RAGGED(["args", "cells", "roles", "marks", "links", "notes", "also"])]);

/**
 * The columns of a block of nodes. known: {size: cells of the board, strings, nodes}, where `nodes.has(number)` knows those before.
 * @param {any} head @param {any} columns
 */
export function checkNodes({ first, count }, columns, { size, strings, nodes }) {
  const { number, parent, depth, h, move, name } = columns;
  must(Object.keys(columns).every((each) => OF_NODES.has(each)), "a column that nodes do not have");
  must([parent, depth, h, move].every((column) => column?.length === count) && (!name || name.length === count) && (!number || number.length === count), "columns of nodes are missing or short");
  must(first >= nodes.end, "nodes out of order");
  if (number) checkAscending(number, first + 1, MOST);
  within(depth, 0, INT);
  within(h, -INT, INT);
  within(move, 0, strings.length - 1);
  if (name) within(name, 0, strings.length - 1);
  checkPairs(columns, "change", count, size);
  checkWhole(columns, count, size);
  for (let index = 0; index < count; index += 1) {
    const own = number ? number[index] : first + index + 1;
    const from = parent[index];
    must(from >= 0 && from < own && Number.isInteger(from) && (from === 0 || (from > first && (!number || includes(number, from, index))) || nodes.has(from - 1)), "a node of no parent");
  }
}

/** The same of a block of steps. known, besides: words, reasons. @param {any} head @param {any} columns */
export function checkSteps({ count, cells, roles }, columns, { size, strings, reasons, words, nodes }) {
  const { word, line, reason, node } = columns;
  must(Object.keys(columns).every((each) => OF_STEPS.has(each)), "a column that steps do not have");
  must([word, line, reason].every((column) => column?.length === count) && (!node || node.length === count), "columns of steps are missing or short");
  within(word, 0, words.length - 1);
  within(line, 0, INT);
  within(reason, 0, reasons.length - 1);
  if (node) checkNamed(node, nodes, 0);
  if (ragged(columns, "also", count, 1)) checkNamed(columns.also, nodes, 1);
  for (const name of ["marks", "links", "notes", "also"]) checkLit(columns[`${name}At`], count);
  must(!(columns.also?.length > MOST_NAMED), "more nodes than the steps of a stretch may name");
  for (const name of ["cells", "roles"]) must(!(columns[name]?.length > 2 * MOST_WRITTEN), "more cells written than a stretch may");
  checkArguments(columns, count, reasons, strings);
  for (const name of ["cells", "roles", "marks", "links"]) checkPairs(columns, name, count, size);
  for (const name of ["roles", "marks"]) checkRoles(columns[name], strings);
  if (columns.links) within(columns.links, 0, size - 1);
  if (ragged(columns, "notes", count, 3)) within(columns.notes, 0, size - 1, 0, 3);
  for (const written of [cells, roles]) for (const cell in written) must(Number(cell) < size, "a cell beyond the board");
}

/** Every number from `least` to `most`, and whole; of those from `start`, `step` apart. */
function within(column, least, most, start = 0, step = 1) {
  let fits = true;
  if (column instanceof Float64Array) for (let at = start; at < column.length; at += step) fits &&= Number.isSafeInteger(column[at]);
  for (let at = start; at < column.length; at += step) fits = fits && column[at] >= least && column[at] <= most;
  must(fits, "a number out of its range");
}

function checkAscending(column, least, most) {
  within(column, least, most);
  for (let at = 1; at < column.length; at += 1) must(column[at] > column[at - 1], "nodes out of order");
  must(column[0] === least, "nodes do not begin with the first");
}

/** Whether a ragged column is there; then its offsets rise from 0 to its end. */
function ragged(columns, name, count, width) {
  const offsets = columns[`${name}At`];
  const values = columns[name];
  must(Boolean(offsets) === Boolean(values), `${name}: half of a column`);
  if (!offsets) return false;
  must(!(offsets instanceof Float64Array) && offsets.length === count + 1 && offsets[0] === 0 && offsets[count] * width === values.length, `${name}: offsets that do not fit`);
  let rises = true;
  for (let at = 0; at < count; at += 1) rises = rises && offsets[at] <= offsets[at + 1];
  must(rises, `${name}: offsets that fall`);
  if (values instanceof Float64Array) within(values, -Infinity, Infinity);
  return true;
}

/** What a step shows beside the board. */
function checkLit(offsets, count) {
  for (let at = 0; offsets && at < count; at += 1) must(offsets[at + 1] - offsets[at] <= MOST_LIT, "a step that lights more than is drawn");
}

/** Pairs of a cell and something. */
function checkPairs(columns, name, count, size) {
  if (ragged(columns, name, count, 2)) within(columns[name], 0, size - 1, 0, 2);
}

/** A row has a value for every cell, or none. */
function checkWhole(columns, count, size) {
  if (!ragged(columns, "whole", count, 1)) return;
  for (let at = 0; at < count; at += 1) {
    const length = columns.wholeAt[at + 1] - columns.wholeAt[at];
    must(length === 0 || length === size, "a board of another size");
  }
}

/** Numbers of nodes, 0 being none. */
function checkNamed(column, nodes, least) {
  within(column, least, MOST);
  for (let at = 0; at < column.length; at += 1) must(column[at] === 0 || nodes.has(column[at] - 1), "a node that is not there");
}

function checkRoles(column, strings) {
  if (!column) return;
  within(column, 0, strings.length - 1, 1, 2);
  for (let at = 1; at < column.length; at += 2) must(ROLES.includes(strings[column[at]]), "a role that is none");
}

/** As many arguments as the reason names; those below 0 are strings. */
function checkArguments(columns, count, reasons, strings) {
  const { reason, argsAt, args } = columns;
  const given = ragged(columns, "args", count, 1);
  let fits = true;
  for (let at = 0; at < count; at += 1) fits = fits && reasons[reason[at]][1].length === (given ? argsAt[at + 1] - argsAt[at] : 0);
  must(fits, "arguments that the reason does not name");
  if (given) within(args, -strings.length, Infinity);
}

function includes(ascending, value, end) {
  let low = 0;
  let high = end;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (ascending[middle] < value) low = middle + 1;
    else high = middle;
  }
  return low < end && ascending[low] === value;
}
