/** An exercise: find the wrong line of a program. Lines are compared as texts; only Python interprets them. */
import { html, nothing } from "lit";
import { unsafeHTML } from "lit/directives/unsafe-html.js";
import { emit, declarePropertiesWithoutAttributes } from "../base/custom-elements-and-events.ts";
import { css, styled } from "../base/styles.ts";
import { focusByArrowKey, pythonStyle } from "./code.ts";
import { Panel } from "./panel.ts";
import { definePanel, debuggingFaultOf } from "./panel-registry.ts";
import type { Trace } from "../trace/trace.ts";

/** The text of a line, and its marking. */
type Row = [string, string];

export class DebuggingExercise extends Panel {
  static properties = { ...Panel.properties, ...declarePropertiesWithoutAttributes("source", "guess", "outcome") };

  static styles = [...Panel.styles, pythonStyle, css`
    p { margin: 0 0 8px; }
    [role="status"] { position: sticky; bottom: 0; padding: 6px 0; background: var(--surface); }
    [role="status"]:is(.found, .shown) { position: static; }
    [role="status"]:empty { padding: 0; }
    ol {
      margin-block-end: 10px; padding: 6px 0; direction: ltr; text-align: left; background: var(--sunken);
      border-radius: 10px; font: .8125rem/1.55 var(--monospace), monospace; counter-reset: line;
    }
    li {
      display: grid; grid-template-columns: 2.6em minmax(0, 1fr); align-items: baseline;
      border-left: 3px solid transparent; min-height: 1.55em;
    }
    li.line { counter-increment: line; }
    li::before { content: counter(line); text-align: right; color: var(--muted); }
    li:not(.line)::before { content: "+"; }
    li.wrong::before { content: counter(line) " −"; }
    li > * {
      margin: 0; padding: 0 12px 0 calc(12px + var(--indent, 0ch) + 2ch); text-indent: -2ch; text-align: left;
      font: inherit; white-space: pre-wrap; overflow-wrap: anywhere;
    }
    li button:hover { background: var(--surface); }
    li.guessed { border-left-color: light-dark(#d9563d, #ff9c8a); }
    li.wrong { border-left-color: light-dark(#d9563d, #ff9c8a); background: light-dark(#ffe4dd, #4a211a); }
    li.wrong > span { text-decoration: line-through; }
    li.right { border-left-color: light-dark(#2b9a55, #7fd69b); background: light-dark(#dcf3e2, #1d3f2a); }
    .acts { display: flex; flex-wrap: wrap; gap: 8px; }
    @media (pointer: coarse) { li:has(button) { min-height: 44px; } li button { min-height: 44px; } }
    @media (forced-colors: active) { li.wrong, li.right { border-left-color: CanvasText; } }
  `];

  declare guess: number;
  /** How the fault was revealed: "found" by the visitor, or "shown"; "" before. */
  declare outcome: string;

  willUpdate(changed: Map<PropertyKey, unknown>) {
    const before = changed.get("trace") as Trace | null | undefined;
    const isOther = before?.header.effective_algorithm !== this.#algorithm;
    if (changed.has("trace") && isOther) Object.assign(this, { guess: 0, outcome: "" });
  }

  get #algorithm() {
    return this.trace?.header.effective_algorithm;
  }

  get #fault() {
    return debuggingFaultOf(this.trace.header)!;
  }

  /** The program's lines, as HTML. */
  get lines() {
    return this.source?.reading ?? [];
  }

  render() {
    if (!this.source || !this.trace?.length) return nothing;
    const { text } = this;
    const { wrong, right, method } = this.#fault;
    const plain = this.lines.map(htmlToPlainText);
    const line = plain.indexOf(wrong.find((each) => !right.includes(each)) ?? "") + 1;
    const again = html`<button class="button" @click=${() => this.#restart()}>${text("fault-again")}</button>
          <button class="button primary" @click=${() => emit(this, "method", method)}
          >${text("fault-right-method", { algorithm: text(`algorithm-${method}`) })}</button>`;
    const show = html`<button class="button" @click=${() => (this.outcome = "shown")}>${text("fault-show")}</button>`;
    return html`<p>${text("fault-ask")}</p>
      ${this.outcome ? this.#renderCorrectedProgram(plain) : this.#renderLineChoices(plain, line)}
      <p role="status" class=${this.outcome}>${this.#verdictInWords(line)}</p>
      <div class="acts">${this.outcome ? again : show}</div>`;
  }

  /** Scroll a long explanation into view. */
  updated(changed: Map<PropertyKey, unknown>) {
    if (!changed.has("outcome") || !this.outcome) return;
    this.renderRoot.querySelector<HTMLElement>(".acts button")!.focus({ preventScroll: true });
    this.renderRoot.querySelector("[role='status']")?.scrollIntoView({ block: "nearest" });
  }

  #verdictInWords(faultyLine: number) {
    const { text } = this;
    if (this.outcome) return `${text(`fault-${this.outcome}`, { line: faultyLine })} ${text(`fault-${this.#algorithm}-why`)}`;
    return this.guess ? `${text("fault-not-here", { line: this.guess })} ${text(`fault-${this.#algorithm}-hint`)}` : "";
  }

  /** The lines to choose from, a roving tabindex. */
  #renderLineChoices(plain: string[], line: number) {
    const first = this.lines.findIndex((shown, index) => isCode(shown, plain[index])) + 1;
    const items = this.lines.map((shown, index) => {
      const body = unsafeHTML(withoutIndent(shown));
      const number = index + 1;
      const choose = () => Object.assign(this, { guess: number, outcome: number === line ? "found" : "" });
      const choice = isCode(shown, plain[index])
        ? html`<button tabindex=${number === (this.guess || first) ? 0 : -1} @click=${choose}>${body}</button>`
        : html`<span>${body}</span>`;
      return renderLineItem(choice, plain[index], `line ${this.guess === number ? "guessed" : ""}`);
    });
    return html`<ol aria-label=${this.text("fault-code")} lang="en" translate="no" @keydown=${this.#moveFocusAmongChoices}
      >${items}</ol>`;
  }

  #restart() {
    Object.assign(this, { guess: 0, outcome: "" });
    this.updateComplete.then(() => this.#choiceButtons.find(({ tabIndex }) => tabIndex === 0)?.focus());
  }

  get #choiceButtons() {
    return [...this.renderRoot.querySelectorAll<HTMLElement>("li button")];
  }

  #moveFocusAmongChoices = (event: KeyboardEvent) => void focusByArrowKey(event, this.#choiceButtons);

  /** The corrected program, with the wrong line. */
  #renderCorrectedProgram(plain: string[]) {
    const { text } = this;
    const { wrong, right } = this.#fault;
    const at = plain.findIndex((_, index) => wrong.every((each, offset) => plain[index + offset] === each));
    const rows = this.lines.map((shown, index) =>
      renderLineItem(html`<span>${unsafeHTML(withoutIndent(shown))}</span>`, plain[index], "line"));
    const changed = markWrongAndRightLines(wrong, right).map(([line, kind]) => {
      const label = kind === "line" ? nothing
        : html`<span class="hidden">${text(kind === "right" ? "fault-line-right" : "fault-line-wrong")}: </span>`;
      return renderLineItem(html`<span>${label}${line.trimStart()}</span>`, line, kind);
    });
    return html`<ol aria-label=${text("fault-code")} lang="en" translate="no"
      >${rows.toSpliced(at, wrong.length, ...changed)}</ol>`;
  }
}

/** Merge the lines of `wrong` and `right` into one list. */
function markWrongAndRightLines(wrong: string[], right: string[]) {
  const rows: Row[] = [];
  let at = 0;
  const strike = () => {
    while (at < wrong.length && !right.includes(wrong[at])) rows.push([wrong[at++], "line wrong"]);
  };
  for (const line of right) {
    strike();
    const stays = wrong[at] === line;
    rows.push([line, stays ? "line" : "right"]);
    at += Number(stays);
  }
  strike();
  return rows;
}

const htmlToPlainText = (shown: string) => shown.replace(/<[^>]*>/g, "").replaceAll("&lt;", "<").replaceAll("&amp;", "&");

/** In a multi-line string the indentation is inside its tag. */
const withoutIndent = (shown: string) => shown.replace(/^((?:<[^>]*>)*)\s+/, "$1");

const renderLineItem = (content: unknown, plain: string, kind: string) =>
  html`<li class=${kind} ${styled({ "--indent": `${plain.length - plain.trimStart().length}ch` })}>${content}</li>`;

/** Whether a line is code: neither blank nor a comment. */
const isCode = (shown: string, plain: string) =>
  plain.trim() !== "" && !/^\s*(<span class="c">[^<]*<\/span>\s*)+$/.test(shown);

definePanel("fault", DebuggingExercise, { isWide: true });
