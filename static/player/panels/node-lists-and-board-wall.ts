/** Nodes as lists (open, closed, and the path to the current one), and as a wall of small boards. */
import { html, nothing } from "lit";
import { css } from "../base/styles.ts";
import { guard } from "lit/directives/guard.js";
import { repeat } from "lit/directives/repeat.js";
import { areasWithCellRanges } from "../board/cell-areas.ts";
import { renderSmallBoardCanvas, smallBoardCapacity, smallStyle } from "../board/small-boards.ts";
import { Panel } from "./panel.ts";
import { definePanel, isInListsPanel } from "./panel-registry.ts";
import type { ListSpec, Role } from "../../validation/python-types.ts";
import type { Trace } from "../trace/trace.ts";

export const MOST_SHOWN = 24;
const SHOWN_ON_WALL = 120;
const LONGEST_NAME = 200; // letters
const NO_ROLES: Role[] = [];

export type Label = string | null | undefined;
/** The nodes shown, in order; `title`: the key of the heading; `count`: of the whole list. */
export type Row = { title: string; nodes: number[]; count?: number };

export class NodePanel extends Panel {
  protected isSlowToDraw = true;
  /** Pixels; undefined: as the squares need. */
  protected boardHeight: number | undefined;

  static styles = [...Panel.styles, smallStyle, css`
    button {
      border: 1px solid var(--line); background: var(--surface); border-radius: 8px; font-variant-numeric: tabular-nums;
      text-align: center;
    }
    button:hover { border-color: var(--accent); }
    .more { color: var(--muted); font-size: .85em; align-self: center; }
  `];

  get cellCount() {
    return this.trace.nodes.root.length;
  }

  /** The list that stands beside the sentence wherever the step names no other. */
  protected get listOnStage() {
    const { frontierList, header: { lists } } = this.trace;
    return frontierList ?? lists.find(({ id }) => id === "path") ?? lists.find(({ id }) => id === "closed");
  }

  /** The nodes of a list at the position. */
  protected listRow({ id, order, word }: ListSpec): Row {
    const { trace, position } = this;
    if (id === "path")
      return { title: "list-path", nodes: trace.path(position, MOST_SHOWN, trace.currentNode(position)).reverse() };
    if (id === "closed") return { title: "list-closed", nodes: trace.closedNodes(position, MOST_SHOWN, word) };
    const open = trace.nodes.openNodes(trace.stepNumber(position), order, MOST_SHOWN);
    return { title: order ? `list-open-${order}` : "list-open", ...open };
  }

  /** The heading of a list of `count` nodes. */
  heading(title: string, count?: number) {
    const total = count === undefined ? nothing : html` <bdi>(${this.texts.grouped.format(count)})</bdi>`;
    return html`${this.textWithTerms(title)}${total}`;
  }

  protected isCurrent(number: number) {
    return this.trace.step(this.position).node === number;
  }

  /** What is told of a node of a wall. */
  protected nodeCaption(number: number, label: Label) {
    const { h, move, depth } = this.trace.node(number);
    return this.text(`list-label-${label}`, { h: h ?? "none", move, depth });
  }

  /** The end of a list. */
  listEnd(nodes: number[], more: number) {
    return [
      nodes.length ? nothing : html`<li class="more">${this.text("list-empty")}</li>`,
      more > 0 ? html`<li class="more">${this.text("list-more", { count: more })}</li>` : nothing,
    ];
  }

  /** A node as a button with its board, or its name, and its estimate; `mark`: its classes. */
  nodeCard(number: number, label: Label, mark: string, { roles = NO_ROLES, caption = "" as unknown } = {}) {
    const { trace, texts } = this;
    const node = trace.node(number);
    const name = texts.digits(node.name.slice(0, LONGEST_NAME));
    const isNamed = label === "name" || !smallBoardCapacity(this.cellCount); // large boards are named
    const state = isNamed ? name : this.boardInWords(trace.nodes.board(number));
    const { depth, h } = node;
    const estimate = this.estimateInWords(node);
    const worth = caption ? caption : !this.guided || h === null ? estimate
      : html`<b>${texts.number(depth + h)}</b> = ${texts.number(depth)} + ${texts.number(h)}`;
    const face = isNamed
      ? html`<span class="state">${state}</span>`
      : html`<span class="hidden">${state} </span>${this.#renderNodeBoard(number, roles)}`;
    return html`<button class=${mark} data-node=${number} @click=${() => this.chooseNode(number)}
      title=${estimate ? `${state}: ${estimate}` : state}>
      ${face}
      <span class="estimate">${worth}</span></button>`;
  }

  /** A card was pressed. */
  protected chooseNode(number: number) {
    this.goToStep(this.trace.node(number).first);
  }

  #renderNodeBoard(number: number, roles: Role[]) {
    const { appearance, texts, trace } = this;
    const draw = () => {
      const [shape] = areasWithCellRanges(trace.header.board);
      const parent = trace.nodes.parent(number);
      const before = parent < 0 || appearance?.pieces === "columns" ? null : trace.nodes.board(parent);
      const board = { values: trace.nodes.board(number), before, shape, roles, appearance, glyph: this.glyph };
      return renderSmallBoardCanvas(board, this.boardHeight);
    };
    return guard([number, roles, trace, texts, appearance], draw);
  }
}

export const cardStyle = css`
    :is(h2, h3) span { font-weight: 400; margin-inline-start: 1em; }
    ol { padding: 3px 2px; display: flex; gap: 5px; overflow-x: auto; position: relative; }
    button { direction: ltr; padding: 4px 5px 2px; white-space: nowrap; font-size: .82em; line-height: 1.35; }
    button.now { background: var(--role-current); border: 2px solid var(--ink); color: var(--role-ink); }
    @media (forced-colors: active) { button.now { forced-color-adjust: none; color: HighlightText; } }
    .state { letter-spacing: .06em; display: block; max-width: 11em; overflow: hidden; text-overflow: ellipsis; }
    .estimate { display: block; margin-top: 2px; font-size: .94em; }
    .more { white-space: nowrap; padding-inline: 4px; }
`;

export class ListsPanel extends NodePanel {
  static styles = [...NodePanel.styles, cardStyle, css`
    section + section { margin-top: 10px; }
    ol.boards { min-height: 5.5rem; }
  `];

  render() {
    const { trace, texts } = this;
    if (trace.thinned && trace.header.lists.some(({ id }) => id !== "path"))
      return html`<p class="more">${texts.text("list-thinned")}</p>`;
    return trace.header.lists.filter((list) => isInListsPanel(list) && list !== this.listOnStage)
      .map((list) => this.#renderListSection(list));
  }

  #renderListSection(list: ListSpec) {
    const { title, nodes, count } = this.listRow(list);
    const label = !smallBoardCapacity(this.cellCount) ? "name" // of large boards
      : list.view === "boards" ? null : list.label;
    const formula = this.guided ? html` <span dir="ltr">f = g + h</span>` : nothing;
    return html`<section>
      <h3>${this.heading(title, count)}${formula}</h3>
      <ol class=${label === "name" ? "" : "boards"} tabindex="0">${nodes.map(
        (number) => html`<li>${this.nodeCard(number, label, this.isCurrent(number) ? "now" : "")}</li>`)}
        ${this.listEnd(nodes, (count ?? 0) - nodes.length)}</ol></section>`;
  }
}

/** The open nodes as small boards: a population, or solutions in families. */
export class BoardWallPanel extends NodePanel {
  static styles = [...NodePanel.styles, css`
    h3 { margin-bottom: 6px; }
    .wall, .family { display: flex; flex-wrap: wrap; gap: 7px; }
    .wall { padding: 2px; max-height: 31rem; overflow-y: auto; }
    button { min-width: 4.1rem; padding: 3px 3px 1px; border-radius: 7px; font-size: .72em; line-height: 1.5; }
    .now { outline: 3px solid light-dark(#e0a100, #ffd166); }
    .related { outline: 3px dashed var(--accent); }
    .estimate { display: block; white-space: nowrap; }
    .family { padding: 6px; border-radius: 9px; background: var(--sunken); }
    .family h4 { margin: 0; flex-basis: 100%; font-size: .78em; font-weight: 600; color: var(--muted); }
  `];

  render() {
    const { trace, texts } = this;
    this.#roles = null;
    if (trace.thinned) return html`<p class="more">${texts.text("list-thinned")}</p>`;
    return trace.header.lists.filter(({ view }) => view === "wall").map((list) => this.#renderWall(list));
  }

  #renderWall({ id, order, label, families, shown }: ListSpec) {
    const { trace, position } = this;
    const most = Math.min(shown ?? SHOWN_ON_WALL, smallBoardCapacity(this.cellCount) || SHOWN_ON_WALL);
    const { count, nodes } = trace.nodes.openNodes(trace.stepNumber(position), order, most);
    const step = trace.step(position);
    const entry = (number: number) => this.#renderWallEntry(number, label, step);
    const entries = families
      ? this.#renderFamilies(nodes, entry)
      : repeat(nodes, (number) => number, (number) => html`<li>${entry(number)}</li>`);
    return html`<h3>${this.heading(`list-${id}`, count)}</h3>
      <ul class="wall" tabindex="0">${entries}${this.listEnd(nodes, count - nodes.length)}</ul>`;
  }

  /** The roles of the visible board, computed once per render. */
  #roles: Role[] | null = null;

  /** Group nodes with their descendants. */
  #renderFamilies(nodes: number[], entry: (number: number) => unknown) {
    const families = Map.groupBy(nodes, (number) => {
      const { parent } = this.trace.node(number);
      return parent < 0 ? number : parent;
    });
    return [...families.values()].map(
      (members, index) => html`<li class="family"><h4>${this.text("list-family", { number: index + 1 })}</h4>
      ${members.map(entry)}</li>`,
    );
  }

  #renderWallEntry(number: number, label: Label, step: ReturnType<Trace["step"]>) {
    const now = step.node === number;
    const related = step.related.includes(number);
    const marked = now || (related && step.meaning.draw_related);
    const roles = marked ? (this.#roles ??= this.trace.board(this.position).roles) : NO_ROLES;
    const caption = this.nodeCaption(number, label);
    return this.nodeCard(number, null, now ? "now" : related ? "related" : "", { roles, caption });
  }
}

definePanel("lists", ListsPanel);
definePanel("wall", BoardWallPanel, { hasNote: true, isWide: true });
