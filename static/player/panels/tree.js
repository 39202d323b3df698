/** The search tree: the whole tree while it is small, else the neighbourhood of the current node. */
/** @import { Trace } from "../trace/trace.js" */
import { css, html, nothing, svg } from "lit";
import { define } from "../base/events.js";
import { isModified } from "../base/keys.js";
import { ARROWS } from "../hand/gestures.js";
import { onResize, styled } from "../base/styles.js";
import { Panel } from "./panel.js";
import { hierarchy, tree } from "d3-hierarchy";

const WHOLE_UP_TO = 160;
const HEIGHT = 230;
const LONGEST_LABEL = 24; // letters

/** Styles of nodes: open ones are dashed, the current one has a thick border. */
export const nodeStyle = css`
  circle { fill: var(--surface); stroke: var(--muted); stroke-width: 1.3; }
  .done circle { fill: var(--role-visited); }
  .waiting circle { fill: var(--role-frontier); stroke: var(--ink); stroke-dasharray: 2 2.5; }
  .way circle { stroke: var(--accent); stroke-width: 2.5; }
  .now circle { fill: var(--role-current); stroke: var(--ink); stroke-width: 3; }
`;

/** The drawn state: the step, its node, the path to it, and the active node of the keyboard. */
/** @typedef {{now: number, current: number, way: Set<number>, at: number}} Seen */

export class Tree extends Panel {
  static styles = [
    nodeStyle,
    css`
    :host { display: block; }
    .view {
      direction: ltr; height: 230px; overflow: hidden; background: var(--sunken); border-radius: 10px;
      position: relative;
    }
    svg { position: absolute; left: 0; top: 0; transition: translate 180ms; }
    .edge { stroke: var(--muted); stroke-width: 1.2; fill: none; opacity: .55; }
    .node { cursor: pointer; }
    .way.edge { stroke: var(--accent); stroke-width: 2.5; opacity: 1; }
    text { font-size: 10px; text-anchor: middle; fill: var(--ink); pointer-events: none; }
    .node:hover circle, .view:focus-visible .walked circle { stroke: var(--accent); stroke-width: 3; }
    .view:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
    p {
      color: var(--muted); margin: 6px 0 0; font-size: .85em; display: flex; flex-wrap: wrap;
      justify-content: space-between; gap: 0 1.5em;
    }
    .window { margin-inline-start: auto; }
    @media (forced-colors: active) {
      .view { forced-color-adjust: none; border: 1px solid CanvasText; }
      .now text { fill: HighlightText; }
    }
    @media (prefers-reduced-motion: reduce) { svg { transition: none; } }
  `,
  ];

  static properties = { ...Panel.properties, walked: { state: true }, width: { state: true } };

  #layout = { key: "", trace: /** @type {Trace | null} */ (null), places: /** @type {Places} */ (new Map()) };

  constructor() {
    super();
    /** The node that arrow keys have reached at a position, and the one that the window is then around. */
    /** @type {{node: number, position: number, around: number | null} | null} */
    this.walked = null;
    /** In pixels; measured once, because measuring at each step would double the layout work. */
    this.width = 0;
    onResize(this, () => (this.width = this.clientWidth));
  }

  render() {
    const { trace, position, texts } = this;
    const whole = trace.nodes.count <= WHOLE_UP_TO;
    const path = trace.path(position, whole ? undefined : ANCESTORS);
    if (!path.length) return html`<p>${texts.text("tree-empty")}</p>`;
    const current = path[path.length - 1];
    const around = this.#around === null ? path : ancestors(trace, this.#around);
    const { places } = this.#layoutFor(trace, position, around, whole);
    const now = trace.stepNumber(position);
    const at = this.#at(places, current, now);
    const seen = { now, current, way: new Set(path), at };
    const drawn = [...places.values()].filter((place) => place.first <= now || place === places.get(at));
    const window = texts.text("tree-window", { shown: drawn.length, count: trace.nodes.count });
    return html`<div class="view" role="tree" tabindex="0" aria-label=${texts.text("panel-tree")}
      aria-activedescendant=${`node-${at}`}
      @keydown=${(/** @type {KeyboardEvent} */ event) => this.#onKey(event, places, at, now, whole)}
      >${this.#drawing(places, drawn, seen)}</div
      ><p><span aria-hidden="true">${this.#name(at, at === current, now)}</span>
      ${whole ? nothing : html`<span class="window">${window}</span>`}</p>`;
  }

  /** @param {Places} places @param {Place[]} drawn @param {Seen} seen */
  #drawing(places, drawn, seen) {
    const { x, y } = /** @type {Place} */ (places.get(seen.at));
    const left = centred(drawn.map((place) => place.x), this.width || this.clientWidth || 400, x);
    const top = centred(drawn.map((place) => place.y), HEIGHT, y);
    const all = [...places];
    return html`<svg width=${1} height=${1} overflow="visible" role="presentation"
      ${styled({ translate: `${left}px ${top}px` })}>
      <g aria-hidden="true">${all.map(([number, place]) => this.#edge(places, number, place, seen))}</g>
      ${all.map(([number, place]) => this.#node(number, place, seen))}
    </svg>`;
  }

  /** The current one until keys move it. @param {Places} places @param {number} current @param {number} now */
  #at(places, current, now) {
    if (this.walked?.position !== this.position) return current;
    const { node } = this.walked;
    const place = places.get(node);
    return place && place.first <= now ? node : current;
  }

  get #around() {
    return this.walked?.position === this.position ? this.walked.around : null;
  }

  /**
   * Up to the parent, down to the first child, left and right to siblings.
   * @param {KeyboardEvent} event @param {Places} places @param {number} at @param {number} now @param {boolean} whole
   */
  #onKey(event, places, at, now, whole) {
    if (isModified(event)) return;
    if (event.key === "Enter") this.goTo(/** @type {Place} */ (places.get(at)).first);
    else if (!(event.key in ARROWS)) return;
    else this.walked = this.#walk(event.key, places, at, now, whole);
    event.preventDefault();
  }

  /** @param {string} key @param {Places} places @param {number} at @param {number} now @param {boolean} whole */
  #walk(key, places, at, now, whole) {
    const { position, trace } = this;
    const near = neighbour(key, places, at, now);
    const beyond =
      near !== null || whole
        ? -1
        : key === "ArrowUp"
          ? trace.node(at).parent
          : key === "ArrowDown"
            ? (trace.children([at], position, 1)[0]?.[1] ?? -1)
            : -1;
    return beyond < 0
      ? { node: near ?? at, position, around: this.#around }
      : { node: beyond, position, around: beyond };
  }

  /** @param {Places} places @param {number} number @param {Place} place @param {Seen} seen */
  #edge(places, number, { x, y, parent, first }, { way, now }) {
    const from = places.get(parent);
    if (!from || first > now) return nothing;
    const path = `M${from.x} ${from.y}C${from.x} ${from.y + 20} ${x} ${y - 20} ${x} ${y}`;
    return svg`<path class="edge ${way.has(number) ? "way" : ""}" d=${path}/>`;
  }

  /** Describe a node. @param {number} number @param {boolean} isCurrent @param {number} now */
  #name(number, isCurrent, now) {
    const node = this.trace.node(number);
    return this.texts.text("tree-node", {
      move: short(node.name) || "–",
      numbers: this.estimate(node),
      state: this.#state(node, isCurrent, now) || "seen",
    });
  }

  /** A thinned run may lack its end. @param {{left: number}} node @param {boolean} isCurrent @param {number} now */
  #state({ left }, isCurrent, now) {
    return isCurrent ? "now" : left <= now ? "done" : this.trace.thinned ? "" : "waiting";
  }

  /** @param {number} number @param {Place} place @param {Seen} seen */
  #node(number, place, { way, now, current, at }) {
    const { x, y, first, depth } = place;
    if (first > now && number !== at) return nothing;
    const isCurrent = number === current;
    const state = this.#state(place, isCurrent, now);
    const marks = `${way.has(number) ? "way" : ""} ${number === at ? "walked" : ""}`;
    return svg`<g class="node ${state} ${marks}" transform="translate(${x} ${y})" data-node=${number}
      role="treeitem" id=${`node-${number}`} aria-level=${depth + 1} aria-current=${isCurrent ? "step" : nothing}
      aria-label=${this.#name(number, isCurrent, now)} @click=${() => this.goTo(first)}>
      <circle r="10"/><text dy="3.500">${short(this.trace.node(number).name)}</text></g>`;
  }

  /** @param {Trace} trace @param {number} position @param {number[]} path @param {boolean} whole */
  #layoutFor(trace, position, path, whole) {
    // thinning renumbers positions
    const key = whole ? `${trace.nodes.count}` : `at ${trace.stepNumber(position)} ${path.at(-1)}`;
    if (this.#layout.key === key && this.#layout.trace === trace) return this.#layout;
    const edges = whole ? allEdges(trace) : nearby(trace, position, path);
    this.#layout = { key, trace, places: arrange(trace, edges) };
    return this.#layout;
  }
}

/** Among those seen. @param {string} key @param {Places} places @param {number} at @param {number} now */
function neighbour(key, places, at, now) {
  const { parent, x, y } = /** @type {Place} */ (places.get(at));
  const seen = [...places].filter(([, { first }]) => first <= now);
  if (key === "ArrowUp") return places.has(parent) ? parent : null;
  if (key === "ArrowDown") return leftmost(seen.filter(([, place]) => place.parent === at));
  const beside = (/** @type {Place} */ place) => (key === "ArrowLeft" ? x - place.x : place.x - x);
  const row = seen.filter(([, place]) => place.y === y && beside(place) > 0);
  return row.sort(([, one], [, other]) => beside(one) - beside(other))[0]?.[0] ?? null;
}

/** @param {[number, Place][]} nodes */
const leftmost = (nodes) => nodes.sort(([, one], [, other]) => one.x - other.x)[0]?.[0] ?? null;

/** @param {string} move */
const short = (move) => (move.length > LONGEST_LABEL ? `${move.slice(0, LONGEST_LABEL - 1)}…` : move);

define("dhadha-tree", Tree);

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
export const allEdges = (trace) => [...trace.nodes.numbers()].map((number) => [trace.node(number).parent, number]);

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
