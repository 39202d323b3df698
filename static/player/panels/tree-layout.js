/** Choose the nodes of a search tree to draw, and lay them out. */
/** @import { Trace } from "../trace/trace.js" */
import { hierarchy, tree } from "d3-hierarchy";

export const ANCESTORS = 5;
const CHILDREN = 40;
const STEP_X = 26;
const STEP_Y = 46;
const MARGIN = 14;
const NO_NODE = -1;

/**
 * A node of the trace, and its position in the drawing.
 * @typedef {ReturnType<Trace["node"]> & {x: number, y: number}} Place
 */
/** @typedef {Map<number, Place>} Places */

/** @param {Trace} trace @returns {[number, number][]} */
export function allEdges(trace) {
  return [...trace.nodes.numbers()].map((number) => [trace.node(number).parent, number]);
}

/** A node and its nearest ancestors, topmost first. @param {Trace} trace @param {number} number */
export function ancestors(trace, number) {
  const { parent } = trace.node(number);
  let path = [number];
  for (let node = parent; node >= 0 && path.length < ANCESTORS; node = trace.node(node).parent) path = [node, ...path];
  return path;
}

/** @param {Trace} trace @param {number} position @param {number[]} path @returns {[number, number][]} */
export function nearby(trace, position, path) {
  const found = new Map(path.map((number, index) => [number, index ? path[index - 1] : -1]));
  for (const [parent, child] of trace.children(path, position, CHILDREN)) found.set(child, parent);
  return [...found].map(([child, parent]) => [parent, child]);
}

/** @typedef {{number: number, children: Item[]}} Item */

/** The position of each node. @param {Trace} trace @param {[number, number][]} edges */
export function arrange(trace, edges) {
  /** @type {Map<number, Item>} */
  const items = new Map(edges.map(([, number]) => [number, { number, children: [] }]));
  /** @type {Item} */
  const above = { number: NO_NODE, children: [] }; // a restarting search has several roots
  for (const [parent, number] of edges)
    (items.get(parent) ?? above).children.push(/** @type {Item} */ (items.get(number)));
  const layout = /** @type {import("d3-hierarchy").TreeLayout<Item>} */ (tree());
  const laid = layout.nodeSize([STEP_X, STEP_Y])(hierarchy(above));
  /** @type {Places} */
  const places = new Map();
  laid.each(({ x, y, data: { number } }) => {
    if (number !== NO_NODE) places.set(number, { ...trace.node(number), x, y });
  });
  return places;
}

/** Centred if it fits, else its node is. @param {number[]} values @param {number} room @param {number} current */
export function centred(values, room, current) {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return high - low + 2 * MARGIN <= room ? (room - low - high) / 2 : room / 2 - current;
}
