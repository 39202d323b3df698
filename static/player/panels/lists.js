/** Which nodes wait, which are done, and the path to the current one. */
import { css, html, nothing } from "lit";
import { define } from "../events.js";
import { buttons } from "../look.js";
import { Panel } from "./panel.js";

const SHOWN = 24;
const VALUES_WRITTEN = 200;

export class Lists extends Panel {
  static properties = { ...Panel.properties, dress: { attribute: false } };

  static styles = [buttons, css`
    :host { display: block; }
    h3 { margin: 0 0 4px; font-size: .85em; font-weight: 600; color: var(--muted); }
    section + section { margin-top: 10px; }
    ol { list-style: none; margin: 0; padding: 2px; display: flex; gap: 5px; overflow-x: auto; }
    ol:focus-visible { outline: 2px solid var(--accent); }
    button { direction: ltr; border: 1px solid var(--line); background: var(--surface); border-radius: 8px; padding: 3px 7px; white-space: nowrap; font-variant-numeric: tabular-nums; font-size: .82em; text-align: center; line-height: 1.35; }
    button:hover { border-color: var(--accent); }
    button.now { background: var(--role-current); color: var(--role-ink); }
    @media (forced-colors: active) { button.now { forced-color-adjust: none; color: HighlightText; } }
    .state { letter-spacing: .06em; display: block; max-width: 11em; overflow: hidden; text-overflow: ellipsis; }
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

  #list({ id, order, label }, trace, position, texts) {
    if (id === "path") return this.#section("list-path", trace.path(position, SHOWN).reverse(), label, 0);
    if (id === "closed") return this.#section("list-closed", trace.closed(position, SHOWN), label, 0);
    const { count, nodes } = trace.open(position, order, SHOWN);
    return this.#section(order ? `list-open-${order}` : "list-open", nodes, label, count - nodes.length, count);
  }

  #section(title, nodes, label, more, count) {
    const { texts } = this;
    const total = count === undefined ? nothing : html` <bdi>(${texts.grouped.format(count)})</bdi>`;
    return html`<section>
      <h3>${texts.text(title)}${total}</h3>
      <ol tabindex="0">${nodes.map((number) => this.#entry(number, label))}
        ${nodes.length ? nothing : html`<li class="empty">${texts.text("list-empty")}</li>`}
        ${more > 0 ? html`<li class="more">${texts.text("list-more", { count: more })}</li>` : nothing}
      </ol></section>`;
  }

  #entry(number, label) {
    const { trace, texts } = this;
    const node = trace.node(number);
    const state = label === "name" ? texts.digits(node.name) : this.#board(number);
    const estimate = trace.header.options.heuristic
      ? `${texts.number(node.depth)} + ${texts.number(node.h)} = ${texts.number(node.depth + node.h)}`
      : `g = ${texts.number(node.depth)}`;
    const now = trace.step(this.position).node === number;
    return html`<li><button class=${now ? "now" : ""} @click=${() => this.goTo(node.first)} title=${state}>
      <span class="state">${state}</span>${estimate}</button></li>`;
  }

  #board(number) {
    const values = this.trace.nodeBoard(number).slice(0, VALUES_WRITTEN);
    return Array.from(values, (value) => this.dress?.glyphs?.[value] ?? this.texts.number(value)).join(values.length > 9 ? " " : "");
  }
}

define("dhadha-lists", Lists);
