/** The nodes to choose from, loaded with the first question about nodes. */
import { html, nothing } from "lit";
import { css } from "../base/styles.ts";
import { defineOnce, inputs } from "../base/events.ts";
import { NodePanel, cardStyle } from "../panels/node-lists.ts";
import { smallBoards } from "../board/small-boards.ts";
import type { Practice } from "./practice.ts";

/** The waiting nodes in an order that tells nothing, without what the search compares. */
class NodeChoices extends NodePanel {
  static properties = { ...NodePanel.properties, ...inputs("practice", "tried") };

  static styles = [
    ...NodePanel.styles,
    cardStyle,
    css`
    ol { min-height: 76px; scrollbar-width: thin; }
    li button { min-width: 44px; }
    kbd {
      padding: 0 4px; border-radius: 4px; background: var(--sunken); color: var(--muted); font: inherit;
      font-size: .9em; margin-inline-end: 4px;
    }
    .refused { border: 2px dashed var(--role-conflict); opacity: .6; }
  `,
  ];

  declare practice: Practice;
  declare tried: number;
  protected boardHeight = 46;

  constructor() {
    super();
    this.practice = null!;
    this.tried = 0;
  }

  estimate({ depth }: { depth: number; h: number }) {
    const g = this.texts.number(depth);
    return this.guided ? `f = ${g} + ?` : this.#listLabel ?? `g = ${g}`;
  }

  get #listLabel() {
    return this.trace.header.lists[0]?.label ? "?" : null;
  }

  protected choose(number: number) {
    const choice = this.practice.asked?.choices.find(({ node }) => node === number);
    if (choice) this.practice.choose(choice);
  }

  render() {
    const { asked, tried } = this.practice;
    if (!asked) return nothing;
    const { label } = this.trace.header.lists[0] ?? {};
    const shown = smallBoards(this.cells) ? label : "name";
    return html`<ol tabindex="0">${asked.choices.map((choice, index) => {
      const { node = 0 } = choice;
      const mark = tried.includes(choice) ? "refused" : "";
      const caption = this.guided ? html`<kbd>${index + 1}</kbd> ${this.texts.number(this.trace.node(node).depth)} + ?`
        : html`<kbd>${index + 1}</kbd>`;
      return html`<li>${this.card(node, shown, mark, { caption })}</li>`;
    })}</ol>`;
  }
}

defineOnce("dhadha-node-choices", NodeChoices);
