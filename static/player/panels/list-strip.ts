/** The list that the sentence speaks of, in one row beside it: the open list, the path, compared children, a set. */
import { html, nothing } from "lit";
import { css, onResize } from "../base/styles.ts";
import { repeat } from "lit/directives/repeat.js";
import { setMarkedRoles } from "../board/cell-areas.ts";
import { FOLLOWABLE } from "../trace/playback-clock.ts";
import { childEdges } from "../trace/rounds.ts";
import { definePanel } from "./panel-registry.ts";
import { NodePanel, MOST_SHOWN, cardStyle } from "./node-lists-and-board-wall.ts";
import type { Label, Row } from "./node-lists-and-board-wall.ts";
import type { ListSpec } from "../../validation/python-types.ts";

const MOST_CHILDREN = 5000;

type Shown = Row & { label?: Label; caption?: (number: number) => unknown; subject?: number };

export class ListStrip extends NodePanel {
  static styles = [...NodePanel.styles, cardStyle, css`
    h2 { white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
    ol { min-height: 4.75rem; align-items: center; scrollbar-width: thin; }
    .refused { border: 2px dashed var(--role-conflict); }
    .refused .estimate::before { content: "✗ "; color: var(--ink); }
    .refused.now { background: color-mix(in srgb, var(--role-conflict) 30%, var(--surface)); }
    .taken { padding-inline-end: 8px; border-inline-end: solid; }
    .list-children .left .estimate::after { content: " ↩"; }
    .member {
      padding: .2em .7em; border: 1px solid var(--line); border-radius: 8px; font-weight: 600; font-size: 1.2em;
    }
    .gap { border: 2px dashed var(--ink); background: var(--role-goal); color: var(--role-ink); }
    .unknown { border: 2px dashed var(--muted); color: var(--muted); }
    @media (forced-colors: active) {
      .refused.now { background: Highlight; }
      .refused.now .estimate::before { color: HighlightText; }
      .gap { forced-color-adjust: none; background: Highlight; color: HighlightText; }
    }
  `];

  protected boardHeight = 46;

  constructor() {
    super();
    onResize(this, () => this.#scrollToCurrent());
  }

  render() {
    const { trace, texts, position } = this;
    const { lists } = trace.header;
    const members = lists.some(({ id }) => id === "options") && this.#renderNumberSet();
    if (members) return members;
    if (trace.thinned && !lists.some(({ id }) => id === "path"))
      return html`<p class="more">${texts.text("list-thinned")}</p>`;
    const row = this.#chooseListToShow(lists);
    if (!row) return nothing;
    const { node } = trace.step(position);
    const { title, nodes, label, count, caption, subject = node } = row;
    const apart = subject >= 0 && !nodes.includes(subject); // it has left the list, or never joined it
    const item = (number: number) => html`<li class=${apart && number === subject ? "taken" : ""}
      aria-current=${number === node ? "true" : nothing}>${this.#renderCard(number, label, caption)}</li>`;
    return html`<h2>${this.heading(title, count)}${this.#renderThreshold()}</h2>
      <ol class=${title} tabindex="0">${repeat(apart ? [subject, ...nodes] : nodes, (number) => number, item)}
        ${this.listEnd(nodes, (count ?? 0) - nodes.length)}</ol>`;
  }

  /** Choose the list by the word of the step. */
  #chooseListToShow(lists: ListSpec[]): Shown | null {
    const { trace, position } = this;
    const { node, meaning: { context } } = trace.step(position);
    const byId = (wanted: string) => lists.find(({ id }) => id === wanted);
    const children = byId("children");
    if (children && node >= 0) {
      const left = context === "left" ? trace.nodeSteppedBackFrom(position) : -1; // the sentence speaks of it
      const parent = left < 0 ? trace.nodes.parent(node) : left;
      const edges = parent < 0 ? [] : childEdges(trace, [parent], position, MOST_CHILDREN);
      const nodes = edges.slice(-MOST_SHOWN).map(([, child]) => child);
      const caption = this.guided ? undefined : this.#moveInWords;
      if (nodes.length && (left >= 0 || nodes.includes(node)))
        return { title: "list-children", nodes, label: children.label, caption, subject: left < 0 ? node : left };
    }
    const list = this.listOnStage;
    if (!list) return null;
    const row = this.listRow(list);
    if (list.view !== "wall") return { ...row, label: list.label };
    return { ...row, title: `list-${list.id}`, caption: (number) => this.nodeCaption(number, list.label) };
  }

  #moveInWords = (number: number) => this.texts.digits(this.trace.node(number).move);

  /** Whether the search has come back from a node. */
  #isLeft(number: number) {
    const { trace, position } = this;
    return trace.node(number).left <= trace.stepNumber(position) && !trace.path(position).includes(number);
  }

  /** The step at which a node was first seen, if that refused it. */
  #refusingStep(number: number) {
    const first = this.trace.step(this.trace.positionOf(this.trace.node(number).first));
    return first.node === number && first.meaning.refused ? first : null;
  }

  #renderCard(number: number, label: Label, caption?: Shown["caption"]) {
    const refused = this.#refusingStep(number);
    const roles = refused ? setMarkedRoles(refused.marks) : undefined;
    const mark = `${this.isCurrent(number) ? "now" : ""} ${refused ? "refused" : this.#isLeft(number) ? "left" : ""}`;
    return this.nodeCard(number, label, mark, { roles, caption: caption?.(number) });
  }

  /** The set of numbers that the sentence names, and the smallest number that it lacks; empty where it names none. */
  #renderNumberSet() {
    const { trace, position, texts } = this;
    const { values, number } = trace.args(position);
    if (values === undefined) return html`<h2>${this.heading("list-options")}</h2><ol></ol>`;
    const inSet = new Set((String(values).match(/\d+/g) ?? []).map(Number));
    let gap = 0;
    while (inSet.has(gap)) gap += 1;
    const all = [...new Set([...inSet, gap])].sort((one, other) => one - other);
    const member = (value: number) => {
      if (inSet.has(value)) return html`<li class="member">${texts.number(value)}</li>`;
      return number === undefined
        ? html`<li class="member unknown">?</li>`
        : html`<li class="member gap" aria-current="true">${texts.number(value)}</li>`;
    };
    return html`<h2>${this.heading("list-options")}</h2><ol tabindex="0">${all.map(member)}</ol>`;
  }

  /** The limit of a search that raises a threshold. */
  #renderThreshold() {
    const { threshold } = this.trace.args(this.position);
    return typeof threshold === "number" ? html`<span>${this.text("list-threshold", { threshold })}</span>` : nothing;
  }

  /** Bring the current entry into view; scrollIntoView would scroll the page, too. */
  #scrollToCurrent() {
    const card = this.renderRoot.querySelector(".now");
    const list = card?.closest("ol");
    if (!card || !list) return;
    const [inner, outer] = [card.getBoundingClientRect(), list.getBoundingClientRect()];
    if (inner.left < outer.left) list.scrollLeft -= outer.left - inner.left;
    else if (inner.right > outer.right) list.scrollLeft += inner.right - outer.right;
  }

  updated() {
    if (this.pace <= FOLLOWABLE) this.#scrollToCurrent();
  }
}

definePanel("strip", ListStrip, { heading: "none" });
