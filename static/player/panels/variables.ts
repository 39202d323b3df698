/** The variables of the running frame. A trace omits them: on the visitor's request, Python re-runs up to the step. */
import { html, nothing } from "lit";
import { css, scriptFonts } from "../base/styles.ts";
import { guard } from "lit/directives/guard.js";
import { declarePropertiesWithoutAttributes } from "../base/custom-elements-and-events.ts";
import { areasWithCellRanges } from "../board/cell-areas.ts";
import { errorSentence } from "../text/error-messages.ts";
import { FOLLOWABLE } from "../trace/playback-clock.ts";
import { renderSmallBoardCanvas, smallStyle } from "../board/small-boards.ts";
import { Panel } from "./panel.ts";
import { definePanel } from "./panel-registry.ts";
import type { Frame, Variable } from "../../validation/python-types.ts";
import type { Trace } from "../trace/trace.ts";

/** Whether the visitor wants to see values, in any player. */
let wanted = false;

export class VariablesPanel extends Panel {
  static properties = {
    ...Panel.properties, ...declarePropertiesWithoutAttributes("query", "answer", "reached", "fault", "isPythonReady"),
  };

  static styles = [...Panel.styles, smallStyle, css`
    p { margin: 0 0 8px; color: var(--muted); font-size: .9em; }
    .where { color: var(--ink); }
    .where code, dl {
      font: .8125rem/1.55 var(--monospace), ${scriptFonts}, monospace;
    }
    .box {
      direction: ltr; text-align: left; max-height: var(--values-height, 26rem); overflow: hidden auto;
      overscroll-behavior: contain;
    }
    dl { display: grid; grid-template-columns: fit-content(40%) minmax(0, 1fr); margin: 0; }
    dl div {
      display: grid; grid-template-columns: subgrid; grid-column: 1 / -1; column-gap: 12px; padding: 4px 6px;
      border-top: 1px solid var(--line);
    }
    dl div:first-child { border-top-color: transparent; }
    dt { color: var(--muted); overflow-wrap: anywhere; padding-left: 14px; position: relative; }
    dd { margin: 0; min-width: 0; overflow-wrap: anywhere; }
    .changed { background: light-dark(#fff4d6, #33290f); }
    .changed dt { color: inherit; font-weight: 600; }
    .changed dt::before { content: "●" / ""; position: absolute; left: 0; font-size: .75em; line-height: 2; }
    .late { opacity: .55; }
    .node { display: inline-block; white-space: nowrap; }
    .item { display: inline-block; max-width: 100%; }
    .item, .node, .small { vertical-align: middle; }
    .small { display: inline-block; margin: 2px; }
    .more, .object { color: var(--muted); font-style: italic; }
    .constant { color: light-dark(#0b5a8a, #8fd0ff); }
    .text { color: light-dark(#23662f, #9fe0a8); }
    @media (forced-colors: active) {
      .changed { outline: 1px solid Highlight; outline-offset: -1px; }
      .late { opacity: 1; }
    }
  `];

  #asking = false;
  /** Python's variables of a step. */
  declare answer: { trace: Trace; step: number; frame: Frame | null } | null;
  /** The step that the re-run has reached, or null. */
  declare reached: number | null;
  /** An error of the trace. */
  declare fault: { trace: Trace; sentence: string } | null;

  constructor() {
    super();
    this.reached = null;
  }

  updated() {
    if (this.#missingPosition !== null && !this.#asking) this.#requestMissingValues();
  }

  /** The position whose values are missing; null for none. */
  get #missingPosition() {
    const { trace, position, answer, fault, pace } = this;
    if (!wanted || !this.isConnected || !trace?.length || pace > FOLLOWABLE || fault?.trace === trace) return null;
    return answer?.trace === trace && answer.step === trace.stepNumber(position) ? null : position;
  }

  /** One request at a time, each for the clock's position at that time. */
  async #requestMissingValues() {
    this.#asking = true;
    for (let position; (position = this.#missingPosition) !== null;) {
      const { trace } = this;
      try {
        await this.#requestValues(trace, position);
      } catch (error) {
        this.fault = { trace, sentence: errorSentence(error as Error, this.texts) };
      }
    }
    this.reached = null;
    this.#asking = false;
  }

  async #requestValues(trace: Trace, position: number) {
    const { number, word, reason } = trace.step(position);
    const { puzzle, algorithm, state, options } = trace.header;
    const request = { puzzle, algorithm, state, options, step: number };
    const { step, said, over, frame } = await this.query("variables", request);
    if (step === number && said[0] === word && said[1] === reason) this.answer = { trace, step, frame };
    else if (step === number || over) this.fault = { trace, sentence: this.texts.text("values-differ") };
    else this.reached = step;
  }

  #startShowingValues = () => {
    wanted = true;
    this.fault = null;
    this.requestUpdate();
  };

  render() {
    const { trace, texts, fault, answer, reached, text } = this;
    if (!wanted) return this.#renderOffer(text(this.isPythonReady ? "values-about" : "values-about-python"));
    if (fault?.trace === trace) return this.#renderOffer(fault.sentence);
    if (answer?.trace !== trace) return this.#renderWaitingNotice();
    const late = answer.step !== trace.stepNumber(this.position);
    const values = () => (answer.frame ? this.#renderFrame(answer.frame) : html`<p>${text("values-none")}</p>`);
    return html`<div class=${late ? "late" : ""}>${guard([answer, texts], values)}</div>
      ${late && reached !== null ? this.#renderWaitingNotice() : nothing}`;
  }

  #renderOffer(sentence: string) {
    return html`<p>${sentence}</p><button class="button" data-act="values" @click=${this.#startShowingValues}
      >${this.text("values-show")}</button>`;
  }

  #renderWaitingNotice() {
    const { text, reached } = this;
    if (this.pace > FOLLOWABLE) return html`<p>${text("values-paused")}</p>`;
    const words = reached === null ? text("values-waiting") : text("values-reached", { step: reached + 1 });
    return html`<p role="status">${words}</p>`;
  }

  #renderFrame({ function: name, calls, variables }: Frame) {
    const { text } = this;
    const often = calls > 1 ? text("values-calls", { count: calls }) : nothing;
    const changes = html`<span class="hidden"> ${text("values-changed")}</span>`;
    const rows = variables.map(
      ({ name, changed, ...value }) => html`
        <div class=${changed ? "changed" : ""}><dt><span lang="en" translate="no">${name}</span
        >${changed ? changes : nothing}</dt><dd>${this.#renderValue(value as Variable)}</dd></div>`,
    );
    return html`<p class="where"><code dir="ltr" lang="en" translate="no">${name}</code> ${often}</p>
      <div class="box" tabindex="0" role="group" aria-label=${text("panel-values")}><dl>${rows}</dl></div>`;
  }

  #renderValue(value: Variable): unknown {
    if (value.kind === "list") return this.#renderList(value);
    if (value.kind === "node") return this.#renderNode(value);
    if (value.kind === "pair") return html`${this.#renderValue(value.key)}: ${this.#renderValue(value.value)}`;
    if (value.kind === "board") return this.#renderBoard(value.cells);
    const { kind, text, on_board: onBoard } = value;
    const written = kind === "number" ? this.#formatNumber(text) : kind === "text" ? `"${text}"` : text;
    const note = onBoard === undefined ? nothing : html` <bdi class="more" lang=${this.texts.language}
      >${this.text("values-on-board", { number: onBoard })}</bdi>`;
    return html`<span class=${kind}>${written}</span>${note}`;
  }

  #formatNumber(digits: string) {
    return this.texts.digits(digits).replace("-", "−");
  }

  #renderList({ ends, items, last, length }: Extract<Variable, { kind: "list" }>) {
    const count = length - items.length - last.length;
    const more = html`<bdi class="more" lang=${this.texts.language}>… ${this.text("list-more", { count })} …</bdi>`;
    const drawn = (some: Variable[]) => some.map((item) => this.#renderValue(item));
    const parts = [...drawn(items), ...(count ? [more] : []), ...drawn(last)];
    const single = ends === "()" && length === 1;
    const comma = (index: number) => (index < parts.length - 1 || single ? "," : "");
    const separated = parts.map(
      (part, index) => html`${index ? " " : ""}<span class="item">${part}${comma(index)}</span>`,
    );
    return html`${ends[0]}${separated}${ends[1]}`;
  }

  /** The move, and what the node knows: of f = g + h, where a heuristic guides the search. */
  #renderNode({ move, g, h, f, cells, state }: Extract<Variable, { kind: "node" }>) {
    const number = (digits: string) => this.#formatNumber(digits);
    const worth = h === undefined || f === undefined ? this.estimateInWords({ depth: Number(g), h: null })
      : this.guided ? html`<b>${number(f)}</b> = ${number(g)} + ${number(h)}` : `h = ${number(h)}`;
    const board = cells ? this.#renderBoard(cells) : state ? this.#renderValue(state) : "";
    return html`<span class="node" title=${this.guided ? this.text("values-node") : nothing}
      >${board} ${move && this.texts.digits(`${move}: `)}${worth}</span>`;
  }

  #renderBoard(cells: number[]) {
    const { appearance, glyph, trace } = this;
    const [board] = areasWithCellRanges(trace.header.board);
    if (appearance.pieces !== "columns" && cells.length < board.rows * board.columns) return cells.map(glyph).join(" ");
    const drawn = renderSmallBoardCanvas({ values: cells, shape: board, appearance, glyph });
    return html`<span class="hidden">${this.boardInWords(cells)} </span>${drawn}`;
  }
}

definePanel("values", VariablesPanel);
