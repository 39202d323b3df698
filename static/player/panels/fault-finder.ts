/** An exercise: find the wrong line of a program. Lines are compared as texts; only Python interprets them. */
/** @import { CodeLines } from "../catalogue/sources.ts" */
/** @import { Trace } from "../trace/trace.ts" */
import { css, html, nothing } from "lit";
import { unsafeHTML } from "lit/directives/unsafe-html.js";
import { define, emit, inputs } from "../base/events.ts";
import { isModified } from "../base/key-events.ts";
import { buttons, hidden, styled } from "../base/styles.ts";
import { pythonStyle } from "./code.ts";
import { Panel } from "./panel.ts";
import { faultOf } from "./sections.ts";

/** The text of a line, and its marking. @typedef {[string, string]} Row */

export class FaultFinder extends Panel {
  static properties = { ...Panel.properties, ...inputs("source", "guess", "outcome") };

  static styles = [
    buttons,
    hidden,
    pythonStyle,
    css`
    :host { display: block; }
    p { margin: 0 0 8px; }
    [role="status"] { position: sticky; bottom: 0; padding: 6px 0; background: var(--surface); }
    [role="status"]:is(.found, .shown) { position: static; }
    [role="status"]:empty { padding: 0; }
    ol {
      list-style: none; margin: 0 0 10px; padding: 6px 0; direction: ltr; text-align: left; background: var(--sunken);
      border-radius: 10px;
      font: 13px/1.55 ui-monospace, "SF Mono", "Cascadia Code", Menlo, "DejaVu Sans Mono", monospace;
      counter-reset: line;
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
  `,
  ];

  constructor() {
    super();
    /** @type {CodeLines | null} */
    this.source = null;
    this.guess = 0;
    /** How the fault was revealed: "found" by the visitor, or "shown"; "" before. */
    this.outcome = "";
  }

  /** @param {Map<PropertyKey, unknown>} changed */
  willUpdate(changed) {
    const before = /** @type {Trace | null | undefined} */ (changed.get("trace"));
    const isOther = before?.header.effective_algorithm !== this.#algorithm;
    if (changed.has("trace") && isOther) Object.assign(this, { guess: 0, outcome: "" });
  }

  get #algorithm() {
    return this.trace?.header.effective_algorithm;
  }

  get #fault() {
    return /** @type {NonNullable<ReturnType<typeof faultOf>>} */ (faultOf(this.trace.header));
  }

  /** The program's lines, as HTML. */
  get lines() {
    return this.source?.reading ?? [];
  }

  render() {
    if (!this.source || !this.trace?.length) return nothing;
    const { text } = this.texts;
    const { wrong, right, method } = this.#fault;
    const plain = this.lines.map(plainText);
    const line = plain.indexOf(wrong.find((each) => !right.includes(each)) ?? "") + 1;
    const again = html`<button class="button" @click=${() => this.#restart()}>${text("fault-again")}</button>
          <button class="button primary" @click=${() => emit(this, "method", method)}
          >${text("fault-right-method", { algorithm: text(`algorithm-${method}`) })}</button>`;
    const show = html`<button class="button" @click=${() => (this.outcome = "shown")}>${text("fault-show")}</button>`;
    return html`<p>${text("fault-ask")}</p>
      ${this.outcome ? this.#correction(plain) : this.#lineChoices(plain, line)}
      <p role="status" class=${this.outcome}>${this.#verdict(line)}</p>
      <div class="acts">${this.outcome ? again : show}</div>`;
  }

  /** Scroll a long explanation into view. @param {Map<PropertyKey, unknown>} changed */
  updated(changed) {
    if (!changed.has("outcome") || !this.outcome) return;
    /** @type {HTMLElement} */ (this.renderRoot.querySelector(".acts button")).focus({ preventScroll: true });
    this.renderRoot.querySelector("[role='status']")?.scrollIntoView({ block: "nearest" });
  }

  /** @param {number} line */
  #verdict(line) {
    const { text } = this.texts;
    if (this.outcome) return `${text(`fault-${this.outcome}`, { line })} ${text(`fault-${this.#algorithm}-why`)}`;
    return this.guess ? `${text("fault-not-here", { line: this.guess })} ${text(`fault-${this.#algorithm}-hint`)}` : "";
  }

  /** The lines to choose from, a roving tabindex. @param {string[]} plain @param {number} line */
  #lineChoices(plain, line) {
    const first = this.lines.findIndex((shown, index) => read(shown, plain[index]).isCode) + 1;
    const items = this.lines.map((shown, index) => {
      const { indent, isCode } = read(shown, plain[index]);
      const body = unsafeHTML(unindented(shown));
      const number = index + 1;
      const choose = () => Object.assign(this, { guess: number, outcome: number === line ? "found" : "" });
      const choice = html`<button tabindex=${number === (this.guess || first) ? 0 : -1}
        @click=${choose}>${body}</button>`;
      return html`<li class="line ${this.guess === number ? "guessed" : ""}" ${styled({ "--indent": `${indent}ch` })}>${
        isCode ? choice : html`<span>${body}</span>`
      }</li>`;
    });
    return html`<ol aria-label=${this.texts.text("fault-code")} lang="en" translate="no" @keydown=${this.#onKey}
      >${items}</ol>`;
  }

  #restart() {
    Object.assign(this, { guess: 0, outcome: "" });
    this.updateComplete.then(() => this.#choices.find(({ tabIndex }) => tabIndex === 0)?.focus());
  }

  /** @returns {HTMLElement[]} */
  get #choices() {
    return [...this.renderRoot.querySelectorAll("li button")].map((each) => /** @type {HTMLElement} */ (each));
  }

  /** @param {KeyboardEvent} event */
  #onKey = (event) => {
    const by = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (!by || isModified(event)) return;
    const all = this.#choices;
    const target = /** @type {HTMLElement} */ (event.target);
    const next = all[all.indexOf(target) + by];
    event.preventDefault();
    for (const each of all) each.tabIndex = each === (next ?? target) ? 0 : -1;
    next?.focus();
  };

  /** The corrected program, with the wrong line. @param {string[]} plain */
  #correction(plain) {
    const { text } = this.texts;
    const { wrong, right } = this.#fault;
    const at = plain.findIndex((_, index) => wrong.every((each, offset) => plain[index + offset] === each));
    const label = (/** @type {string} */ kind) =>
      kind === "line"
        ? nothing
        : html`<span class="hidden">${text(kind === "right" ? "fault-line-right" : "fault-line-wrong")}: </span>`;
    const row = (/** @type {unknown} */ body, /** @type {number} */ indent, kind = "line") =>
      html`<li class=${kind} ${styled({ "--indent": `${indent}ch` })}><span>${label(kind)}${body}</span></li>`;
    const whole = (/** @type {number} */ from, /** @type {number} */ to = this.lines.length) =>
      this.lines
        .slice(from, to)
        .map((shown, index) => row(unsafeHTML(unindented(shown)), indentOf(plain[from + index])));
    const changed = merged(wrong, right).map(([line, kind]) => row(line.trimStart(), indentOf(line), kind));
    return html`<ol aria-label=${text("fault-code")} lang="en" translate="no"
      >${whole(0, at)}${changed}${whole(at + wrong.length)}</ol>`;
  }
}

/** Merge the lines of `wrong` and `right` into one list. @param {string[]} wrong @param {string[]} right */
function merged(wrong, right) {
  /** @type {Row[]} */
  const rows = [];
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

/** @param {string} shown */
const plainText = (shown) => shown.replace(/<[^>]*>/g, "").replaceAll("&lt;", "<").replaceAll("&amp;", "&");

/** In a multi-line string the indentation is inside its tag. */
const unindented = (/** @type {string} */ shown) => shown.replace(/^((?:<[^>]*>)*)\s+/, "$1");
const indentOf = (/** @type {string} */ line) => line.length - line.trimStart().length;

/** Whether a line is code: neither blank nor a comment. @param {string} shown @param {string} plain */
const read = (shown, plain) => ({
  indent: indentOf(plain),
  isCode: plain.trim() !== "" && !/^\s*(<span class="c">[^<]*<\/span>\s*)+$/.test(shown),
});

define("dhadha-fault", FaultFinder);
