/** The element of nodes to choose from, loaded with the first question about nodes. */
import { html, nothing } from "lit";
import { css } from "../base/styles.ts";
import { defineOnce, inputProperties } from "../base/element-helpers.ts";
import { LONGEST_NAME, NodePanel, cardStyle } from "../panels/node-lists-and-board-wall.ts";
import { areasOf } from "../board/areas.ts";
import { smallBoard, mostSmallBoards } from "../board/small-boards.ts";
import type { QuestionMode } from "./question-mode.ts";
import type { Choice } from "./questions.ts";

/** Nodes to choose from, or children to make, in an order that tells nothing, without what the search compares. */
class NodeChoices extends NodePanel {
  static properties = { ...NodePanel.properties, ...inputProperties("practice", "tried"), kind: {} };

  static styles = [
    ...NodePanel.styles,
    cardStyle,
    css`
    ol { min-height: var(--cards-height, 4.75rem); scrollbar-width: thin; }
    li button { min-width: 44px; min-height: 44px; }
    kbd {
      padding: 0 4px; border-radius: 4px; background: var(--sunken); color: var(--muted); font: inherit;
      font-size: .9em; margin-inline-end: 4px;
    }
    @media (hover: none) { kbd { display: none; } }
    .refused { border: 2px dashed var(--role-conflict); opacity: .6; }
  `,
  ];

  declare practice: QuestionMode;
  declare tried: number;
  declare kind: "node" | "child";
  protected boardHeight = 46;

  estimate(node: { depth: number; h: number | null }) {
    if (this.guided) return `f = ${this.texts.number(node.depth)} + ?`;
    return this.trace.header.lists[0]?.label ? "?" : super.estimate(node);
  }

  protected choose(number: number) {
    const choice = this.practice.asked?.choices.find(({ node }) => node === number);
    if (choice) this.practice.choose(choice);
  }

  render() {
    const { asked, answer: { tried } } = this.practice;
    if (!asked) return nothing;
    const { label: usual } = this.trace.header.lists[0] ?? {};
    const label = mostSmallBoards(this.cellCount) ? usual : "name";
    const key = (index: number) => html`<kbd>${this.texts.number(index + 1)}</kbd>`;
    const worth = (g: number) => (this.guided ? `${this.texts.number(g)} + ?` : "");
    return html`<ol tabindex="0">${asked.choices.map((choice, index) => {
      const { node, child } = choice;
      const mark = tried.includes(choice) ? "refused" : "";
      if (child && this.kind === "child")
        return html`<li>${this.#child(choice, mark, label === "name", worth(child.g), key(index))}</li>`;
      if (node === undefined || this.kind === "child") return nothing;
      const caption = html`${key(index)} ${worth(this.trace.node(node).depth)}`;
      return html`<li>${this.card(node, label, mark, { caption })}</li>`;
    })}</ol>`;
  }

  /** A child of the current node, which the search may not have made yet. */
  #child(choice: Choice, mark: string, isNamed: boolean, worth: string, caption: unknown) {
    const { trace, texts, appearance, glyph } = this;
    const { changes, name } = choice.child!;
    const before = trace.nodes.board(trace.currentNode(this.position));
    const values = before.slice();
    for (const [cell, value] of changes) values[cell] = value;
    const [shape] = areasOf(trace.header.board);
    const isDrawn = !isNamed && changes.length > 0;
    const label = isDrawn ? this.inWords(values) : texts.digits(name.slice(0, LONGEST_NAME));
    const drawn = !isDrawn ? html`<span class="state">${label}</span>`
      : html`<span class="hidden">${label} </span>${
        smallBoard({ values, before, shape, appearance, glyph }, this.boardHeight)}`;
    return html`<button class=${mark} title=${label} @click=${() => this.practice.choose(choice)}
      >${drawn}<span class="estimate">${caption} ${worth}</span></button>`;
  }
}

defineOnce("dhadha-node-choices", NodeChoices);
