/** The element of nodes to choose from, loaded with the first question about nodes. */
import { html, nothing } from "lit";
import { css } from "../base/styles.ts";
import { defineOnce, declarePropertiesWithoutAttributes } from "../base/custom-elements-and-events.ts";
import { NodePanel, cardStyle } from "../panels/node-lists-and-board-wall.ts";
import { smallBoardCapacity } from "../board/small-boards.ts";
import type { QuestionMode } from "./question-mode.ts";

/** Nodes to choose from, in an order that tells nothing: with g or, where no estimate guides, the step of joining. */
class NodeChoices extends NodePanel {
  static properties = { ...NodePanel.properties, ...declarePropertiesWithoutAttributes("mode", "tried") };

  static styles = [
    ...NodePanel.styles,
    cardStyle,
    css`
    ol { min-height: var(--cards-height, 4.75rem); scrollbar-width: thin; }
    .named { flex-wrap: wrap; align-content: start; }
    li button { min-width: 44px; min-height: 44px; }
    kbd {
      padding: 0 4px; border-radius: 4px; background: var(--sunken); color: var(--muted); font: inherit;
      font-size: .9em; margin-inline-end: 4px;
    }
    @media (hover: none) { kbd { display: none; } }
    .refused { border: 2px dashed var(--role-conflict); opacity: .6; }
  `,
  ];

  declare mode: QuestionMode;
  declare tried: number;
  protected boardHeight = 46;

  estimateInWords(node: { depth: number; h: number | null }) {
    if (this.guided) return `f = ${this.texts.number(node.depth)} + ?`;
    return this.trace.header.lists[0]?.label ? "?" : super.estimateInWords(node);
  }

  protected chooseNode(number: number) {
    const choice = this.mode.asked?.choices.find(({ node }) => node === number);
    if (choice) this.mode.choose(choice);
  }

  render() {
    const { asked, tried } = this.mode;
    if (!asked) return nothing;
    const { label: usual } = this.trace.header.lists[0] ?? {};
    const label = smallBoardCapacity(this.cellCount) ? usual : "name";
    return html`<ol class=${label ? "named" : ""} tabindex="0">${asked.choices.map((choice, index) => {
      const { node = 0 } = choice;
      const { depth, first } = this.trace.node(node);
      const worth = this.guided ? `${this.texts.number(depth)} + ?` : this.text("practice-step", { number: first + 1 });
      const caption = html`<kbd>${this.texts.number(index + 1)}</kbd> ${worth}`;
      return html`<li>${this.nodeCard(node, label, tried.includes(choice) ? "refused" : "", { caption })}</li>`;
    })}</ol>`;
  }
}

defineOnce("dhadha-node-choices", NodeChoices);
