/** The search tree: the whole of it while it is small, later the neighbourhood of the current node. */
import { css, html, nothing, svg } from "lit";
import { hierarchy, tree } from "d3-hierarchy";
import { define } from "../events.js";
import { ARROWS } from "../gestures.js";
import { styled } from "../styled.js";
import { Panel } from "./panel.js";

const WHOLE_UP_TO = 160;
const ANCESTORS = 5;
const CHILDREN = 40;
const HEIGHT = 230;
const STEP_X = 26;
const STEP_Y = 46;
const MARGIN = 14;
const LONGEST_LABEL = 24; // letters
const NO_NODE = -1;

/** How nodes look: what waits is dashed, what is shown now has a thick rim. */
export const nodeStyle = css`
  circle { fill: var(--surface); stroke: var(--muted); stroke-width: 1.3; }
  .done circle { fill: var(--role-visited); }
  .waiting circle { fill: var(--role-frontier); stroke: var(--ink); stroke-dasharray: 2 2.5; }
  .way circle { stroke: var(--accent); stroke-width: 2.5; }
  .now circle { fill: var(--role-current); stroke: var(--ink); stroke-width: 3; }
`;

export class Tree extends Panel {
  static styles = [nodeStyle, css`
    :host { display: block; }
    .view { direction: ltr; height: 230px; overflow: hidden; background: var(--sunken); border-radius: 10px; position: relative; }
    svg { position: absolute; left: 0; top: 0; transition: translate 180ms; }
    .edge { stroke: var(--muted); stroke-width: 1.2; fill: none; opacity: .55; }
    .node { cursor: pointer; }
    .way.edge { stroke: var(--accent); stroke-width: 2.5; opacity: 1; }
    text { font-size: 10px; text-anchor: middle; fill: var(--ink); pointer-events: none; }
    .node:hover circle, .view:focus-visible .walked circle { stroke: var(--accent); stroke-width: 3; }
    .view:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
    p { color: var(--muted); margin: 6px 0 0; font-size: .85em; display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1.5em; }
    .window { margin-inline-start: auto; }
    @media (forced-colors: active) { .view { forced-color-adjust: none; border: 1px solid CanvasText; } .now text { fill: HighlightText; } }
    @media (prefers-reduced-motion: reduce) { svg { transition: none; } }
  `];

  static properties = { ...Panel.properties, walked: { state: true } };

  #layout = { key: null, trace: null, places: new Map() };

  constructor() {
    super();
    /** {node, position, around}: the node that the arrow keys have come to while `position` was shown, in a window around a node of its own once they have left the first one. */
    this.walked = null;
  }

  render() {
    const { trace, position, texts } = this;
    if (!trace?.length) return nothing;
    const whole = trace.nodeCount <= WHOLE_UP_TO;
    const path = trace.path(position, whole ? undefined : ANCESTORS);
    if (!path.length) return html`<p>${texts.text("tree-empty")}</p>`;
    const shown = path.at(-1);
    const layout = this.#layoutFor(trace, position, this.#around === null ? path : ancestors(trace, this.#around), whole);
    const way = new Set(path);
    const now = trace.stepNumber(position);
    const at = this.#at(layout, shown, now);
    const current = layout.places.get(at);
    const height = HEIGHT;
    const width = this.clientWidth || 400;
    const seen = [...layout.places.values()].filter((place) => place.first <= now || place === current);
    const left = centred(seen.map(({ x }) => x), width, current.x);
    const top = centred(seen.map(({ y }) => y), height, current.y);
    const name = (number) => this.#name(number, number === shown, now);
    return html`<div class="view" role="tree" tabindex="0" aria-label=${texts.text("panel-tree")} aria-activedescendant=${`node-${at}`}
      @keydown=${(event) => this.#onKey(event, layout.places, at, now, whole)}><svg width=${1} height=${1} overflow="visible" role="presentation" ${styled({ translate: `${left}px ${top}px` })}>
      <g aria-hidden="true">${[...layout.places].map(([number, place]) => this.#edge(layout.places, number, place, way, now))}</g>
      ${[...layout.places].map(([number, place]) => this.#node(number, place, way, now, shown, at, name))}
    </svg></div><p><span aria-hidden="true">${name(at)}</span>
      ${whole ? nothing : html`<span class="window">${texts.text("tree-window", { shown: seen.length, count: trace.nodeCount })}</span>`}</p>`;
  }

  /** The node that keys act on: the current one until they go elsewhere. */
  #at({ places }, current, now) {
    const { node, position } = this.walked ?? {};
    return position === this.position && places.get(node)?.first <= now ? node : current;
  }

  /** The node that the window was moved to. */
  get #around() {
    return this.walked?.position === this.position ? this.walked.around : null;
  }

  /** Up to the parent, down to the first child, left and right to what stands beside. */
  #onKey(event, places, at, now, whole) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Enter") this.goTo(places.get(at).first);
    else if (!(event.key in ARROWS)) return;
    else this.walked = this.#walk(event.key, places, at, now, whole);
    event.preventDefault();
    event.stopPropagation();
  }

  /** One node further; where the window ends, it moves along. */
  #walk(key, places, at, now, whole) {
    const { position, trace } = this;
    const near = neighbour(key, places, at, now);
    const beyond = near !== null || whole ? -1 : key === "ArrowUp" ? trace.node(at).parent : key === "ArrowDown" ? trace.children([at], position, 1)[0]?.[1] ?? -1 : -1;
    return beyond < 0 ? { node: near ?? at, position, around: this.#around } : { node: beyond, position, around: beyond };
  }

  #edge(places, number, { x, y, parent, first }, way, now) {
    const from = places.get(parent);
    if (!from || first > now) return nothing;
    return svg`<path class="edge ${way.has(number) ? "way" : ""}" d="M${from.x} ${from.y}C${from.x} ${from.y + 20} ${x} ${y - 20} ${x} ${y}"/>`;
  }

  /** What a node is called, in words. */
  #name(number, isCurrent, now) {
    const node = this.trace.node(number);
    return this.texts.text("tree-node", { move: short(node.name) || "–", numbers: this.estimate(node), state: this.#state(node, isCurrent, now) || "seen" });
  }

  /** In a long run a node may have been done in a stretch that was let go. */
  #state({ left }, isCurrent, now) {
    return isCurrent ? "now" : left <= now ? "done" : this.trace.thinned ? "" : "waiting";
  }

  #node(number, place, way, now, current, at, name) {
    const { x, y, first, depth } = place;
    if (first > now && number !== at) return nothing;
    const state = this.#state(place, number === current, now);
    return svg`<g class="node ${state} ${way.has(number) ? "way" : ""} ${number === at ? "walked" : ""}" transform="translate(${x} ${y})" data-node=${number}
      role="treeitem" id=${`node-${number}`} aria-level=${depth + 1} aria-current=${number === current ? "step" : nothing} aria-label=${name(number)} @click=${() => this.goTo(first)}>
      <circle r="10"/><text dy="3.500">${short(this.trace.node(number).name)}</text></g>`;
  }

  /** Places by node; the whole tree keeps its layout while it does not grow. */
  #layoutFor(trace, position, path, whole) {
    const key = whole ? `${trace.nodeCount}` : `at ${trace.stepNumber(position)} ${path.at(-1)}`; // a long run that thins itself moves its positions
    if (this.#layout.key === key && this.#layout.trace === trace) return this.#layout;
    const edges = whole ? allEdges(trace) : nearby(trace, position, path);
    this.#layout = { key, trace, ...arrange(trace, edges) };
    return this.#layout;
  }
}

/** The node that an arrow key leads to, of those seen by step `now`. */
function neighbour(key, places, at, now) {
  const { parent, x, y } = places.get(at);
  const seen = [...places].filter(([, { first }]) => first <= now);
  if (key === "ArrowUp") return places.has(parent) ? parent : null;
  if (key === "ArrowDown") return leftmost(seen.filter(([, place]) => place.parent === at));
  const beside = (place) => (key === "ArrowLeft" ? x - place.x : place.x - x);
  const row = seen.filter(([, place]) => place.y === y && beside(place) > 0);
  return row.sort(([, one], [, other]) => beside(one) - beside(other))[0]?.[0] ?? null;
}

function leftmost(nodes) {
  return nodes.sort(([, one], [, other]) => one.x - other.x)[0]?.[0] ?? null;
}

function allEdges(trace) {
  return trace.nodeNumbers().map((number) => [trace.node(number).parent, number]);
}

/** A node and its nearest ancestors, from above. */
function ancestors(trace, number) {
  const { parent } = trace.node(number);
  let path = [number];
  for (let node = parent; node >= 0 && path.length < ANCESTORS; node = trace.node(node).parent) path = [node, ...path];
  return path;
}

/** The last ancestors, their children, and the children of the current node. */
function nearby(trace, position, path) {
  const found = new Map(path.map((number, index) => [number, index ? path[index - 1] : -1]));
  for (const [parent, child] of trace.children(path, position, CHILDREN)) found.set(child, parent);
  return [...found].map(([child, parent]) => [parent, child]);
}

function arrange(trace, edges) {
  const items = new Map(edges.map(([, number]) => [number, { number, children: [] }]));
  const roots = [];
  for (const [parent, number] of edges) (items.get(parent)?.children ?? roots).push(items.get(number));
  const laid = tree().nodeSize([STEP_X, STEP_Y])(hierarchy({ number: NO_NODE, children: roots })); // a search that starts over has many roots
  const places = new Map();
  laid.each(({ x, y, data }) => data.number !== NO_NODE && places.set(data.number, { ...trace.node(data.number), x, y }));
  return { places };
}

function short(move) {
  return move.length > LONGEST_LABEL ? `${move.slice(0, LONGEST_LABEL - 1)}…` : move;
}

/** How far to shift the drawing: all of it into the middle if it fits, else what is current. */
function centred(values, room, current) {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return high - low + 2 * MARGIN <= room ? (room - low - high) / 2 : room / 2 - current;
}

define("dhadha-tree", Tree);
