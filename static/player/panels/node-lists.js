/** Lists of nodes: the open list, the closed list, and the path to the current node. */
/** @import { ListSpec } from "../../checks/contract.js" */
import { css, html, nothing } from "lit";
import { define } from "../base/events.js";
import { buttons, hidden } from "../base/theme.js";
import { areasOf } from "../board/areas.js";
import { layoutOf, smallBoards, smallColumns, smallGrid, smallStyle } from "../board/small-boards.js";
import { explained } from "../text/mark-terms.js";
import { Panel } from "./panel.js";

const SHOWN = 24;
const VALUES_WRITTEN = 200;
const BOARDS_KEPT = 2000;
const CELLS_KEPT = 2 ** 19; // of all of those
const LONGEST_NAME = 200; // letters

/** What was made of a node. @typedef {{board?: Int32Array, drawing?: ReturnType<typeof layoutOf>}} Kept */

export class Lists extends Panel {
  static styles = [
    buttons,
    hidden,
    smallStyle,
    css`
    :host { display: block; }
    h3 { margin: 0 0 4px; font-size: .85em; font-weight: 600; color: var(--muted); }
    h3 span { font-weight: 400; margin-inline-start: 1em; }
    section + section { margin-top: 10px; }
    ol { list-style: none; margin: 0; padding: 3px 2px; display: flex; gap: 5px; overflow-x: auto; position: relative; }
    ol.boards { min-height: 88px; }
    ol:focus-visible { outline: 2px solid var(--accent); }
    button {
      direction: ltr; border: 1px solid var(--line); background: var(--surface); border-radius: 8px;
      padding: 4px 5px 2px; white-space: nowrap; font-variant-numeric: tabular-nums; font-size: .82em;
      text-align: center; line-height: 1.35;
    }
    button:hover { border-color: var(--accent); }
    button.now { background: var(--role-current); border: 2px solid var(--ink); color: var(--role-ink); }
    @media (forced-colors: active) { button.now { forced-color-adjust: none; color: HighlightText; } }
    .state { letter-spacing: .06em; display: block; max-width: 11em; overflow: hidden; text-overflow: ellipsis; }
    .small.columns { width: 60px; }
    .estimate { display: block; margin-top: 2px; font-size: .94em; }
    .more, .empty {
      color: var(--muted); font-size: .85em; align-self: center; white-space: nowrap; padding-inline: 4px;
    }
  `,
  ];

  render() {
    const { trace, texts } = this;
    if (!trace?.length) return nothing;
    if (trace.thinned && trace.header.lists.some(({ id }) => id !== "path"))
      return html`<p class="empty">${texts.text("list-thinned")}</p>`;
    const lists = trace.header.lists.filter(({ view }) => view !== "wall");
    return lists.map((list) => this.#list(list));
  }

  /** How nodes are shown; by name where boards are too large. @param {ListSpec} list */
  #labelOf({ view, label }) {
    return !smallBoards(this.#cells) ? "name" : view === "boards" ? null : label;
  }

  get #cells() {
    return this.trace.nodes.root.length;
  }

  /** @param {ListSpec} list */
  #list(list) {
    const { trace, position } = this;
    const { id, order, word } = list;
    const label = this.#labelOf(list);
    if (id === "path")
      return this.#section("list-path", trace.path(position, SHOWN, trace.standsOn(position)).reverse(), label, 0);
    if (id === "closed") return this.#section("list-closed", trace.closed(position, SHOWN, word), label, 0);
    const { count, nodes } = trace.open(position, order ?? "first", SHOWN);
    return this.#section(order ? `list-open-${order}` : "list-open", nodes, label, count - nodes.length, count);
  }

  /**
   * @param {string} title @param {number[]} nodes @param {string | null | undefined} label @param {number} more
   * @param {number} [count]
   */
  #section(title, nodes, label, more, count) {
    const { texts } = this;
    const total = count === undefined ? nothing : html` <bdi>(${texts.grouped.format(count)})</bdi>`;
    const formula = this.guided ? html` <span dir="ltr">f = g + h</span>` : nothing;
    return html`<section>
      <h3>${explained(texts.text(title), texts)}${total}${formula}</h3>
      <ol class=${label === "name" ? "" : "boards"} tabindex="0">${nodes.map((number) => this.#entry(number, label))}
        ${nodes.length ? nothing : html`<li class="empty">${texts.text("list-empty")}</li>`}
        ${more > 0 ? html`<li class="more">${texts.text("list-more", { count: more })}</li>` : nothing}
      </ol></section>`;
  }

  /** @param {number} number @param {string | null | undefined} label */
  #entry(number, label) {
    const { trace, texts } = this;
    const node = trace.node(number);
    const state = label === "name" ? texts.digits(node.name.slice(0, LONGEST_NAME)) : this.#written(number);
    const now = trace.step(this.position).node === number;
    const shown =
      label === "name"
        ? html`<span class="state">${state}</span>`
        : html`<span class="hidden">${state} </span>${this.#drawn(number)}`;
    return html`<li><button class=${now ? "now" : ""} @click=${() => this.goTo(node.first)}
      title=${`${state}: ${this.estimate(node)}`}>
      ${shown}
      <span class="estimate">${this.#worth(node)}</span></button></li>`;
  }

  /** @param {{depth: number, h: number}} node */
  #worth(node) {
    const { number } = this.texts;
    if (!this.guided) return this.estimate(node);
    return html`<b>${number(node.depth + node.h)}</b> = ${number(node.depth)} + ${number(node.h)}`;
  }

  /** @param {number} number */
  #written(number) {
    const values = this.#board(number).slice(0, VALUES_WRITTEN);
    return Array.from(values, (value) => this.#glyph(value)).join(values.length > 9 ? " " : "");
  }

  /** @param {number} value */
  #glyph = (value) => this.appearance?.glyphs?.[value] ?? this.texts.number(value);

  /** The first of several boards. */
  get #shape() {
    return areasOf(this.trace.header.board)[0];
  }

  /** @param {number} number */
  #drawn(number) {
    const { appearance, trace } = this;
    if (appearance?.pieces === "columns")
      return smallColumns({ values: this.#board(number), columns: this.#shape.columns, appearance });
    const { parent } = trace.node(number);
    const before = parent < 0 ? null : this.#board(parent);
    const kept = this.#kept(number);
    kept.drawing ??= layoutOf(this.#board(number), before, this.#shape, appearance, this.#glyph);
    return smallGrid(kept.drawing);
  }

  /** The same array for the same board, so that its picture is drawn once. @param {number} number */
  #board(number) {
    return (this.#kept(number).board ??= this.trace.nodes.board(number));
  }

  /** @type {Map<number, Kept>} */
  #boards = new Map();
  /** @type {unknown[]} */
  #boardsOf = [];

  /** What was made of a node. @param {number} number @returns {Kept} */
  #kept(number) {
    const { trace, texts, appearance } = this;
    const changed = [trace, texts, appearance].some((one, index) => one !== this.#boardsOf[index]);
    if (changed || this.#boards.size > Math.min(BOARDS_KEPT, CELLS_KEPT / this.#cells)) this.#boards.clear();
    this.#boardsOf = [trace, texts, appearance];
    const kept = this.#boards.get(number) ?? {};
    this.#boards.set(number, kept);
    return kept;
  }
}

define("dhadha-lists", Lists);
