/** The open nodes as a wall of small boards: a population, or solutions in families. */
/** @import { ListSpec, Role } from "../../checks/contract.js" */
/** @import { Trace } from "../trace/trace.js" */
import { html, nothing } from "lit";
import { css } from "../base/styles.js";
import { guard } from "lit/directives/guard.js";
import { repeat } from "lit/directives/repeat.js";
import { define } from "../base/events.js";
import { buttons } from "../base/theme.js";
import { smallBoards, smallColumns, smallStyle } from "../board/small-boards.js";
import { explained } from "../text/mark-terms.js";
import { Panel } from "./panel.js";

const SHOWN = 120;
const BOARDS_KEPT = 4000;
const CELLS_KEPT = 2 ** 19; // of all of those
/** @type {Role[]} */
const NO_ROLES = [];

export class Wall extends Panel {
  static styles = [
    buttons,
    smallStyle,
    css`
    :host { display: block; }
    h3 { margin: 0 0 6px; font-size: .85em; font-weight: 600; color: var(--muted); }
    .wall {
      display: flex; flex-wrap: wrap; gap: 7px; margin: 0; padding: 2px; list-style: none; max-height: 31rem;
      overflow-y: auto;
    }
    .wall:focus-visible { outline: 2px solid var(--accent); }
    button {
      width: 66px; padding: 3px 3px 1px; border: 1px solid var(--line); border-radius: 7px; background: var(--surface);
      font-size: .72em; line-height: 1.5; text-align: center;
    }
    button:hover { border-color: var(--accent); }
    .now { outline: 3px solid light-dark(#e0a100, #ffd166); }
    .related { outline: 3px dashed var(--accent); }
    .label {
      display: block; min-height: 1.5em; white-space: nowrap; overflow: hidden; text-overflow: ellipsis;
      font-variant-numeric: tabular-nums;
    }
    .family {
      display: flex; flex-wrap: wrap; gap: 7px; padding: 6px; border-radius: 9px; background: var(--sunken);
      flex: 0 1 auto;
    }
    .family h4 { margin: 0; flex-basis: 100%; font-size: .78em; font-weight: 600; color: var(--muted); }
    .more { color: var(--muted); font-size: .85em; align-self: center; }
  `,
  ];

  render() {
    const { trace, texts } = this;
    this.#roles = null;
    if (!trace?.length) return nothing;
    if (trace.thinned) return html`<p class="more">${texts.text("list-thinned")}</p>`;
    return trace.header.lists.filter(({ view }) => view === "wall").map((list) => this.#list(list));
  }

  /** @param {ListSpec} list */
  #list({ id, order, label, families, shown }) {
    const { trace, position, texts } = this;
    const drawn = smallBoards(this.#cells);
    const { count, nodes } = trace.open(position, order ?? "first", Math.min(shown ?? SHOWN, drawn || SHOWN));
    const more = count - nodes.length;
    const step = trace.step(position);
    const entries = families
      ? this.#families(nodes, label, step)
      : repeat(
          nodes,
          (number) => number,
          (number) => html`<li>${this.#entry(number, label, step)}</li>`,
        );
    return html`<h3>${explained(texts.text(`list-${id}`), texts)} <bdi>(${texts.grouped.format(count)})</bdi></h3>
      <ul class="wall" tabindex="0">${entries}
      ${nodes.length ? nothing : html`<li class="more">${texts.text("list-empty")}</li>`}
      ${more > 0 ? html`<li class="more">${texts.text("list-more", { count: more })}</li>` : nothing}</ul>`;
  }

  get #cells() {
    return this.trace.nodes.root.length;
  }

  /** The roles of the visible board, computed once per render. @type {Role[] | null} */
  #roles = null;

  /** @type {Map<number, Int32Array>} */
  #boards = new Map();
  /** @type {Trace | null} */
  #boardsOf = null;

  /** The same array for the same node, so that its picture is drawn once. @param {number} number */
  #board(number) {
    const most = Math.min(BOARDS_KEPT, CELLS_KEPT / this.#cells);
    if (this.#boardsOf !== this.trace || this.#boards.size > most) this.#boards.clear();
    this.#boardsOf = this.trace;
    const board = this.#boards.get(number) ?? this.trace.nodes.board(number);
    this.#boards.set(number, board);
    return board;
  }

  /**
   * Group nodes with their descendants.
   * @param {number[]} nodes @param {string | null | undefined} label @param {ReturnType<Trace["step"]>} step
   */
  #families(nodes, label, step) {
    const families = Map.groupBy(nodes, (number) => {
      const { parent } = this.trace.node(number);
      return parent < 0 ? number : parent;
    });
    return [...families.values()].map(
      (members, index) => html`<li class="family"><h4>${this.texts.text("list-family", { number: index + 1 })}</h4>
      ${members.map((number) => this.#entry(number, label, step))}</li>`,
    );
  }

  /** @param {number} number @param {string | null | undefined} label @param {ReturnType<Trace["step"]>} step */
  #entry(number, label, step) {
    const { trace, texts, appearance } = this;
    const node = trace.node(number);
    const now = step.node === number;
    const related = step.related.includes(number);
    const marked = now || (related && step.meaning.draw_related);
    const name = texts.text(`list-label-${label}`, { h: node.h, move: node.move, depth: node.depth });
    const roles = marked ? (this.#roles ??= trace.board(this.position).roles) : NO_ROLES;
    const values = this.#board(number);
    const drawn =
      smallBoards(this.#cells) && appearance
        ? guard([values, roles, appearance], () => smallColumns({ values, roles, appearance }))
        : nothing;
    return html`<button class=${now ? "now" : related ? "related" : ""} title=${name}
      @click=${() => this.goTo(node.first)}>
      ${drawn}<span class="label">${name}</span></button>`;
  }
}

define("dhadha-wall", Wall);
