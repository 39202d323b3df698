/** Draw the board of a state from its text alone, before Python is loaded; null for a state in another notation. */
/** @import { Options, Shape } from "../../checks/contract.js" */
/** @import { Notation } from "../catalogue/state-notation.js" */
import { parseRows, shapeOf } from "../catalogue/state-notation.js";

/**
 * See drawings in py/dhadha/devtools/bake.py.
 * @typedef {{shape: Shape, values: number[]}} StateBoard
 * @typedef {{shape: Shape, options: Options, fill: number, cells: Record<string, number>, tokens: string[],
 *   many: boolean, wall: [string, number] | null}} Squares
 * @typedef {{fill: number, levels: number, leaves: number, nodes: number}} Nested
 * @typedef {{numbers?: Record<string, Shape>, squares?: Squares, nested?: Nested}} Drawings
 */

/** @param {Drawings} drawings @param {string} state @param {Options} options @param {Notation} notation */
export function boardFromState({ numbers, squares, nested }, state, options, notation) {
  const rows = parseRows(state, notation);
  if (nested) return nestedNumbers(nested, state);
  return squares ? listedSquares(squares, rows.flat(), options) : numbers ? inOrder(numbers, rows) : null;
}

/** @param {Record<string, Shape>} shapes @param {string[][]} rows @returns {StateBoard | null} */
function inOrder(shapes, rows) {
  const values = rows.flat().map(Number);
  const shape = shapes[shapeOf(rows) || String(values.length)];
  return shape && values.every(Number.isSafeInteger) ? { shape, values } : null;
}

/** @param {Squares} squares @param {string[]} words @param {Options} given @returns {StateBoard | null} */
function listedSquares({ shape, options, fill, cells, tokens, many, wall }, words, given) {
  if (Object.keys(options).some((name) => name in given && String(given[name]) !== String(options[name]))) return null;
  const ofOne = Object.keys(cells)[0].split(" ").length; // words
  const at = wall ? words.indexOf(wall[0]) : -1;
  const [pieces, walls] = [at < 0 ? words : words.slice(0, at), at < 0 ? [] : words.slice(at + 1)].map((listed) =>
    Array.from({ length: Math.ceil(listed.length / ofOne) }, (_, square) =>
      listed.slice(square * ofOne, (square + 1) * ofOne).join(" "),
    ),
  );
  const isKnown = [...pieces, ...walls].every((name) => Object.hasOwn(cells, name));
  if (!isKnown || !pieces.length || !(many || pieces.length === tokens.length)) return null;
  const values = Array(shape.rows * shape.columns).fill(fill);
  for (const name of walls) values[cells[name]] = wall?.[1];
  values.push(...pieces.map((name) => 1 + cells[name]));
  return { shape: { ...shape, tokens: pieces.map((_, piece) => tokens[piece % tokens.length]) }, values };
}

/** An inner number is above its children. @param {Nested} nested @param {string} state @returns {StateBoard | null} */
function nestedNumbers({ fill, levels, leaves, nodes: most }, state) {
  /** @type {{value: number, level: number, parent: number, column: number, below: number[]}[]} */
  const nodes = [];
  const open = [-1];
  for (const sign of state.match(/\d+\s*\*?|\S/g) ?? []) {
    const parent = open[open.length - 1];
    const last = nodes.length - 1;
    if (/^\d/.test(sign)) {
      if ((parent < 0 && nodes.length) || nodes.length === most) return null;
      nodes[parent]?.below.push(nodes.length);
      nodes.push({ value: parseInt(sign, 10), level: open.length - 1, parent, column: 0, below: [] });
    } else if (sign === "(" && nodes[last]?.parent === parent) open.push(last);
    else if (sign === ")" && open.length > 1) open.pop();
    else return null;
  }
  const ends = nodes.filter(({ below }) => !below.length);
  const rows = 1 + Math.max(...nodes.map(({ level }) => level));
  if (open.length > 1 || !nodes.length || rows > levels || ends.length > leaves) return null;
  ends.forEach((node, column) => (node.column = column));
  for (const node of nodes.toReversed())
    if (node.below.length)
      node.column = Math.floor(node.below.reduce((sum, child) => sum + nodes[child].column, 0) / node.below.length);
  const columns = ends.length;
  const cells = nodes.map(({ level, column }) => level * columns + column);
  const values = Array(rows * columns).fill(fill);
  nodes.forEach(({ value }, node) => (values[cells[node]] = value));
  const inner = nodes.map((node, at) => [node.parent, at]).filter(([parent]) => parent >= 0);
  const lines = inner.map(([parent, at]) => /** @type {[number, number]} */ ([cells[parent], cells[at]]));
  return { shape: /** @type {Shape} */ ({ rows, columns, lines }), values };
}
