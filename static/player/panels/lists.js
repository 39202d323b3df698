/** Which nodes wait, which are done, and the path to the current one. */
import { css, html, nothing } from "lit";
import { define } from "../events.js";
import { buttons, hidden } from "../look.js";
import "../mini.js";
import { drawingOf, small, smallStyle } from "../small.js";
import { explained } from "../terms.js";
import { Panel } from "./panel.js";

const SHOWN = 24;
const VALUES_WRITTEN = 200;
const BOARDS_KEPT = 2000;
const NO_ROLES = [];

export class Lists extends Panel {
  static properties = { ...Panel.properties, dress: { attribute: false } };

  static styles = [buttons, hidden, smallStyle, css`
    :host { display: block; }
    h3 { margin: 0 0 4px; font-size: .85em; font-weight: 600; color: var(--muted); }
    h3 span { font-weight: 400; margin-inline-start: 1em; }
    section + section { margin-top: 10px; }
    ol { list-style: none; margin: 0; padding: 3px 2px; display: flex; gap: 5px; overflow-x: auto; position: relative; }
    ol.boards { min-height: 88px; }
    ol:focus-visible { outline: 2px solid var(--accent); }
    button { direction: ltr; border: 1px solid var(--line); background: var(--surface); border-radius: 8px; padding: 4px 5px 2px; white-space: nowrap; font-variant-numeric: tabular-nums; font-size: .82em; text-align: center; line-height: 1.35; }
    button:hover { border-color: var(--accent); }
    button.now { background: var(--role-current); border: 2px solid var(--ink); color: var(--role-ink); }
    @media (forced-colors: active) { button.now { forced-color-adjust: none; color: HighlightText; } }
    .state { letter-spacing: .06em; display: block; max-width: 11em; overflow: hidden; text-overflow: ellipsis; }
    dhadha-mini { width: 60px; margin-inline: auto; }
    .estimate { display: block; margin-top: 2px; font-size: .94em; }
    .more, .empty { color: var(--muted); font-size: .85em; align-self: center; white-space: nowrap; padding-inline: 4px; }
  `];

  constructor() {
    super();
    this.dress = null;
  }

  render() {
    const { trace, position, texts } = this;
    if (!trace?.length) return nothing;
    if (trace.thinned && trace.header.lists.some(({ id }) => id !== "path")) return html`<p class="empty">${texts.text("list-thinned")}</p>`;
    return trace.header.lists.filter(({ view }) => !view).map((list) => this.#list(list, trace, position, texts));
  }

  #list({ id, order, label, word }, trace, position, texts) {
    if (id === "path") return this.#section("list-path", trace.path(position, SHOWN, trace.standsOn(position)).reverse(), label, 0);
    if (id === "closed") return this.#section("list-closed", trace.closed(position, SHOWN, word), label, 0);
    const { count, nodes } = trace.open(position, order, SHOWN);
    return this.#section(order ? `list-open-${order}` : "list-open", nodes, label, count - nodes.length, count);
  }

  #section(title, nodes, label, more, count) {
    const { texts } = this;
    const total = count === undefined ? nothing : html` <bdi>(${texts.grouped.format(count)})</bdi>`;
    return html`<section>
      <h3>${explained(texts.text(title), texts)}${total}${this.guided ? html` <span dir="ltr">f = g + h</span>` : nothing}</h3>
      <ol class=${label === "name" ? "" : "boards"} tabindex="0">${nodes.map((number) => this.#entry(number, label))}
        ${nodes.length ? nothing : html`<li class="empty">${texts.text("list-empty")}</li>`}
        ${more > 0 ? html`<li class="more">${texts.text("list-more", { count: more })}</li>` : nothing}
      </ol></section>`;
  }

  #entry(number, label) {
    const { trace, texts } = this;
    const node = trace.node(number);
    const state = label === "name" ? texts.digits(node.name) : this.#written(number);
    const now = trace.step(this.position).node === number;
    return html`<li><button class=${now ? "now" : ""} @click=${() => this.goTo(node.first)} title=${`${state}: ${this.estimate(node)}`}>
      ${label === "name" ? html`<span class="state">${state}</span>` : html`<span class="hidden">${state} </span>${this.#drawn(number)}`}
      <span class="estimate">${this.guided ? html`<b>${texts.number(node.depth + node.h)}</b> = ${texts.number(node.depth)} + ${texts.number(node.h)}` : this.estimate(node)}</span></button></li>`;
  }

  #written(number) {
    const values = this.#board(number).slice(0, VALUES_WRITTEN);
    return Array.from(values, (value) => this.#glyph(value)).join(values.length > 9 ? " " : "");
  }

  #glyph = (value) => this.dress?.glyphs?.[value] ?? this.texts.number(value);

  #drawn(number) {
    const { dress, trace } = this;
    if (dress?.pieces === "columns") return html`<dhadha-mini .values=${this.#board(number)} .roles=${NO_ROLES} .dress=${dress}></dhadha-mini>`;
    const { parent } = trace.node(number);
    return small(this.#kept(number, "drawing", () => drawingOf(this.#board(number), parent < 0 ? null : this.#board(parent), trace.header.board, dress, this.#glyph)));
  }

  #board(number) {
    return this.#kept(number, "board", () => this.trace.nodeBoard(number));
  }

  #boards = new Map();
  #boardsOf = [];

  /** What was made of a node; the same array for the same board, so that its picture is drawn once. */
  #kept(number, part, make) {
    const { trace, texts, dress } = this;
    if ([trace, texts, dress].some((one, index) => one !== this.#boardsOf[index]) || this.#boards.size > BOARDS_KEPT) this.#boards.clear();
    this.#boardsOf = [trace, texts, dress];
    if (!this.#boards.has(number)) this.#boards.set(number, {});
    return (this.#boards.get(number)[part] ??= make());
  }
}

define("dhadha-lists", Lists);
