/** The search tree of a round: the whole tree while it is small, else the neighbourhood of the current node. */
import { html, nothing, svg } from "lit";
import { isModified } from "../base/key-events.ts";
import { ARROWS } from "../manual-play/gestures.ts";
import { css, onResize, styled } from "../base/styles.ts";
import { childEdges, roundAt } from "../trace/rounds.ts";
import { Panel } from "./panel.ts";
import { definePanel } from "./panel-registry.ts";
import { hierarchy, tree } from "d3-hierarchy";
import type { Trace } from "../trace/trace.ts";

const WHOLE_UP_TO = 160;
const EM = 15; // units of the drawing, so that it grows with the reader's font
const HEIGHT = 230;
const ANCESTORS = 5;
const CHILDREN = 40;
const STEP_X = 26;
const STEP_Y = 46;
const MARGIN = 14;
const NO_NODE = -1;
const LONGEST_LABEL = 24; // letters

/**
 * Place: a node of the trace with its position in the drawing. Seen: what is drawn. now: the number of the step;
 * current: its node; way: the path to it; at: the node that arrow keys selected; whole: whether all nodes are drawn.
 */
type Place = ReturnType<Trace["node"]> & { x: number; y: number };
type Seen = { places: Map<number, Place>; whole: boolean; now: number; current: number; way: Set<number>; at: number };

export class TreePanel extends Panel {
  protected isSlowToDraw = true;

  /** Open nodes are dashed, the current one has a thick border. */
  static styles = [...Panel.styles, css`
    circle { fill: var(--surface); stroke: var(--muted); stroke-width: 1.3; }
    .done circle { fill: var(--role-visited); }
    .waiting circle { fill: var(--role-frontier); stroke: var(--ink); stroke-dasharray: 2 2.5; }
    .way circle { stroke: var(--accent); stroke-width: 2.5; }
    .now circle { fill: var(--role-current); stroke: var(--ink); stroke-width: 3; }
    .view {
      direction: ltr; height: 15.33em; overflow: hidden; background: var(--sunken); border-radius: 10px;
      position: relative;
    }
    svg {
      position: absolute; left: 0; top: 0; width: 1em; height: 1em; overflow: visible; transition: translate 180ms;
    }
    .edge { stroke: var(--muted); stroke-width: 1.2; fill: none; opacity: .55; }
    .node { cursor: pointer; }
    .way.edge { stroke: var(--accent); stroke-width: 2.5; opacity: 1; }
    text { font-size: 10px; text-anchor: middle; fill: var(--ink); pointer-events: none; }
    .node:hover circle, .view:focus-visible .walked circle { stroke: var(--accent); stroke-width: 3; }
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
  `];

  static properties = { ...Panel.properties, walked: { state: true }, width: { state: true } };

  /** The node that arrow keys have reached at a position. */
  declare walked: { node: number; position: number } | null;
  /** In units; measured once, because measuring at each step would double the layout work. */
  declare width: number;

  constructor() {
    super();
    onResize(this, () => (this.width = this.#measuredWidth));
  }

  get #measuredWidth() {
    return (EM * this.clientWidth) / parseFloat(getComputedStyle(this).fontSize);
  }

  render() {
    const { trace, position, text } = this;
    const whole = trace.nodes.count <= WHOLE_UP_TO;
    const path = trace.path(position, whole ? undefined : ANCESTORS);
    if (!path.length) return html`<p>${text("tree-empty")}</p>`;
    const current = path[path.length - 1];
    const walked = this.walked?.position === position ? this.walked : null;
    const places = layOutNodes(trace, whole ? allEdges(trace, position, path) : nearbyEdges(trace, position, path));
    const now = trace.stepNumber(position);
    const at = walked && (places.get(walked.node)?.first ?? Infinity) <= now ? walked.node : current;
    const seen = { places, whole, now, current, way: new Set(path), at };
    const drawn = [...places.values()].filter((place) => place.first <= now || place === places.get(at));
    const window = text("tree-window", { shown: drawn.length, count: trace.nodes.count });
    return html`<div class="view" role="tree" tabindex="0" aria-label=${text("panel-tree")}
      aria-activedescendant=${`node-${at}`} @keydown=${(event: KeyboardEvent) => this.#walkByKey(event, seen)}
      >${this.#renderTree(drawn, seen)}</div
      ><p><span aria-hidden="true">${this.#describeNode(at, at === current, now)}</span>
      ${whole ? nothing : html`<span class="window">${window}</span>`}</p>`;
  }

  #renderTree(drawn: Place[], seen: Seen) {
    const { x, y } = seen.places.get(seen.at)!;
    const left = centringShift(drawn.map((place) => place.x), this.width || this.#measuredWidth || 400, x);
    const top = centringShift(drawn.map((place) => place.y), HEIGHT, y);
    const all = [...seen.places.values()];
    const translate = `${left / EM}em ${top / EM}em`;
    return html`<svg viewBox="0 0 ${EM} ${EM}" role="presentation" ${styled({ translate })}>
      <g aria-hidden="true">${all.map((place) => edgeSvg(place, seen))}</g>
      ${all.map((place) => this.#nodeSvg(place, seen))}
    </svg>`;
  }

  /** Walk to the parent, the first child or a sibling by an arrow key. */
  #walkByKey(event: KeyboardEvent, seen: Seen) {
    if (isModified(event)) return;
    if (event.key === "Enter") this.goToStep(seen.places.get(seen.at)!.first);
    else if (!(event.key in ARROWS)) return;
    else this.walked = { node: neighbourByKey(event.key, seen) ?? seen.at, position: this.position };
    event.preventDefault();
  }

  /** Describe a node. */
  #describeNode(number: number, isCurrent: boolean, now: number) {
    const node = this.trace.node(number);
    return this.text("tree-node", {
      move: shortenLabel(node.name) || "–",
      numbers: this.estimateInWords(node) || "none",
      state: this.#nodeState(node, isCurrent, now) || "seen",
    });
  }

  /** A thinned run may lack its end. */
  #nodeState({ left }: { left: number }, isCurrent: boolean, now: number) {
    return isCurrent ? "now" : left <= now ? "done" : this.trace.thinned ? "" : "waiting";
  }

  #nodeSvg(place: Place, { way, now, current, at }: Seen) {
    const { number, x, y, first, depth, name } = place;
    if (first > now && number !== at) return nothing;
    const isCurrent = number === current;
    const state = this.#nodeState(place, isCurrent, now);
    const marks = `${way.has(number) ? "way" : ""} ${number === at ? "walked" : ""}`;
    return svg`<g class="node ${state} ${marks}" transform="translate(${x} ${y})" data-node=${number}
      role="treeitem" id=${`node-${number}`} aria-level=${depth + 1} aria-current=${isCurrent ? "step" : nothing}
      aria-label=${this.#describeNode(number, isCurrent, now)} @click=${() => this.goToStep(first)}>
      <circle r="10"/><text dy="3.500">${shortenLabel(name)}</text></g>`;
  }
}

function edgeSvg({ number, x, y, parent, first }: Place, { places, way, now }: Seen) {
  const from = places.get(parent);
  if (!from || first > now) return nothing;
  const path = `M${from.x} ${from.y}C${from.x} ${from.y + 20} ${x} ${y - 20} ${x} ${y}`;
  return svg`<path class="edge ${way.has(number) ? "way" : ""}" d=${path}/>`;
}

/** The node that an arrow key leads to, among those seen. */
function neighbourByKey(key: string, { places, at, now }: Seen) {
  const { parent, x, y } = places.get(at)!;
  if (key === "ArrowUp") return places.has(parent) ? parent : null;
  const beside = (place: Place) => (key === "ArrowLeft" ? x - place.x : place.x - x);
  const fits = (place: Place) => (key === "ArrowDown" ? place.parent === at : place.y === y && beside(place) > 0);
  const neighbours = [...places.values()].filter((place) => place.first <= now && fits(place));
  return neighbours.sort((one, other) => beside(one) - beside(other))[0]?.number ?? null;
}

const shortenLabel = (move: string) => (move.length > LONGEST_LABEL ? `${move.slice(0, LONGEST_LABEL - 1)}…` : move);

function allEdges(trace: Trace, position: number, path: number[]): [number, number][] {
  const { from, to } = roundAt(trace, position);
  return [...trace.nodes.numbers()].map((number) => trace.node(number))
    .filter(({ number, first }) => (first >= from && first < to) || path.includes(number))
    .map(({ parent, number }) => [parent, number]);
}

function nearbyEdges(trace: Trace, position: number, path: number[]): [number, number][] {
  const parents = new Map(path.map((number, index) => [number, index ? path[index - 1] : -1]));
  for (const [parent, child] of childEdges(trace, path, position, CHILDREN)) parents.set(child, parent);
  return [...parents].map(([child, parent]) => [parent, child]);
}

/** The position of each node. */
function layOutNodes(trace: Trace, edges: [number, number][]) {
  const drawn = new Set(edges.map(([, number]) => number));
  // a restarting search has several roots
  const children = Map.groupBy(edges, ([parent]) => (drawn.has(parent) ? parent : NO_NODE));
  const root = hierarchy(NO_NODE, (number) => children.get(number)?.map(([, child]) => child));
  const places: Seen["places"] = new Map();
  tree<number>().nodeSize([STEP_X, STEP_Y])(root).each(({ x, y, data: number }) => {
    if (number !== NO_NODE) places.set(number, { ...trace.node(number), x, y });
  });
  return places;
}

/** Return the shift that centres the range of values in the room or, if the range does not fit, the current node. */
function centringShift(values: number[], room: number, current: number) {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return high - low + 2 * MARGIN <= room ? (room - low - high) / 2 : room / 2 - current;
}

definePanel("tree", TreePanel, { hasNote: true, isWide: true });
