/** The Python source of the running algorithm, as a textbook prints it or as it runs, with the current line lit. */
import { html } from "lit";
import { declarePropertiesWithoutAttributes } from "../base/custom-elements-and-events.ts";
import { css, styled, onResize } from "../base/styles.ts";
import { unsafeHTML } from "lit/directives/unsafe-html.js";
import { isModified } from "../base/key-events.ts";
import { linesReached, nextPositionAtLine } from "../trace/find-steps.ts";
import { Panel } from "./panel.ts";
import { definePanel } from "./panel-registry.ts";
import type { CodeLines } from "../catalogue/source-code.ts";

/** Colours of the kinds of words of Python. */
export const pythonStyle = css`
  .k { color: light-dark(#8b1f6a, #ff9edb); }
  .s { color: light-dark(#23662f, #9fe0a8); }
  .c { color: light-dark(#655d52, #b5aea1); font-style: italic; }
  .m { color: light-dark(#0b5a8a, #8fd0ff); }
  .d { color: light-dark(#2c3aa0, #b6beff); font-weight: 600; }
  .b { color: light-dark(#7a4500, #ffc98a); }
`;

export class CodePanel extends Panel {
  static properties = { ...Panel.properties, ...declarePropertiesWithoutAttributes("source", "asItRuns") };

  static styles = [...Panel.styles, pythonStyle, css`
    :host { display: flex; flex-direction: column; }
    .head {
      display: flex; gap: 10px; align-items: baseline; color: var(--muted); font-size: .85em;
      line-height: 1.4; padding-block-end: 3px;
    }
    .caption { min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; margin: 0; }
    .box {
      flex: 1; min-width: 0; direction: ltr; text-align: left; overflow: hidden auto; overscroll-behavior: contain;
      container-type: inline-size; min-height: 0; max-height: var(--code-height, 21.25rem); background: var(--sunken);
      border-radius: 10px; position: relative; tab-size: 4;
      font: var(--code-size, var(--dhadha-code, .8125rem))/var(--dhadha-leading, 1.55) var(--monospace), monospace;
    }
    ol { padding: 4px 0; --depth: 1; }
    li {
      display: flex; align-items: flex-start; column-gap: .6em; padding-right: 8px; border-left: 3px solid transparent;
    }
    .number {
      flex: none; box-sizing: border-box; width: 3em; padding: 0 .4em 0 0; position: relative; text-align: right;
      color: var(--muted); user-select: none; -webkit-user-select: none; font: inherit;
    }
    button.number { text-decoration: underline dotted; text-underline-offset: 3px; }
    button.number:hover { color: var(--accent); text-decoration-style: solid; }
    button.number:focus-visible { outline-offset: -2px; }
    code {
      --hang: calc((var(--indent) * var(--depth) + 4) * 1ch); flex: 1; min-width: 0; font: inherit;
      white-space: pre-wrap;
      overflow-wrap: anywhere; padding-left: var(--hang); text-indent: calc(-1 * var(--hang)); min-height: 1lh;
    }
    code span { text-indent: 0; }
    .indent { font-size: calc(1em * var(--depth)); }
    .on { background: light-dark(#ffe9ad, #4a3c12); border-left-color: light-dark(#b97f00, #ffd166); }
    .on .number { color: inherit; font-weight: 600; }
    @container (max-width: 29.9em) {
      ol { font-size: .92em; --depth: .5; }
    }
    @container (max-width: 16em) {
      ol { --depth: .15; }
      .number { width: 2.4em; }
    }
    @media (pointer: coarse) {
      .box { line-height: max(24px, 1.5rem); }
      .number::after { content: ""; position: absolute; inset: 0 -12px 0 0; }
    }
    @media (forced-colors: active) {
      li { border-left-color: Canvas; }
      .on { forced-color-adjust: none; background: Highlight; border-left-color: Highlight; }
      .on, .on * { color: HighlightText; }
    }
  `];

  /** The highlighted lines. */
  #highlighted: HTMLElement[] = [];
  #scrolling: ReturnType<typeof setTimeout> | undefined;
  /** For each source line whether a step is at it. */
  #stops = new Uint8Array();
  declare source: CodeLines;
  declare asItRuns: boolean;

  constructor() {
    super();
    onResize(this, () => this.#scrollToLines(this.#highlighted));
  }

  shouldUpdate(changed: Map<PropertyKey, unknown>) {
    if (!this.source) return false;
    const before = this.#stops;
    if (changed.has("source") || changed.has("trace") || changed.has("version"))
      this.#stops = linesReached(this.trace, this.source.text.length);
    const isRedrawn = ["source", "asItRuns", "texts"].some((name) => changed.has(name));
    if (isRedrawn || String(before) !== String(this.#stops)) return true;
    this.#highlightCurrentLines();
    return false;
  }

  updated() {
    this.#clearHighlight();
    this.#highlightCurrentLines();
    if (!this.#highlighted.length) setTabStop(this.#lineNumberButtons[0] ?? null, this.#lineNumberButtons);
  }

  render() {
    const { text } = this.texts;
    const { text: all, reading, numbers, caption } = this.source;
    const lines = this.asItRuns ? all : reading;
    return html`<div class="head"><slot></slot><p class="caption" lang="en" dir="ltr" translate="no" title=${caption}
        >${caption}</p></div>
      <div class="box" tabindex="0" role="group" aria-label=${text("panel-code")}
        ><ol lang="en" dir="ltr" translate="no" @keydown=${this.#moveFocusByArrowKey}>
        ${lines.map((line, index) => html`<li>${
          this.#renderLineNumber(index + 1, this.asItRuns ? index + 1 : numbers[index])}${renderCodeLine(line)}</li>`)}</ol></div>`;
  }

  /** The number of a line in its file; it leads to the next step at that line. */
  #renderLineNumber(shown: number, number: number) {
    const { text } = this.texts;
    if (!this.#stops.some((stands, line) => stands && this.#isShownAt(line, shown)))
      return html`<span class="number" title=${text("code-no-step")}>${number}</span>`;
    const go = () => {
      const position = nextPositionAtLine(this.trace, this.position, (line) => this.#isShownAt(line, shown));
      if (position >= 0) this.goToPosition(position);
    };
    return html`<button class="number" tabindex="-1" title=${text("code-next-step")} @click=${go}>${number}</button>`;
  }

  /** Return the first and the last line of the view that a source line highlights; 0 for none. */
  #viewLinesOfSourceLine(line: number) {
    return this.asItRuns ? [line, line] : (this.source.at[line - 1] ?? [0, 0]);
  }

  #isShownAt(line: number, shown: number) {
    const [first, last] = this.#viewLinesOfSourceLine(line);
    return first <= shown && shown <= last;
  }

  get #lineNumberButtons() {
    return [...this.renderRoot.querySelectorAll<HTMLElement>("button.number")];
  }

  #moveFocusByArrowKey = (event: KeyboardEvent) => {
    const reached = focusByArrowKey(event, this.#lineNumberButtons);
    if (reached) this.#scrollToLines([reached.closest("li")!]);
  };

  #highlightCurrentLines() {
    const lines = [...(this.renderRoot.querySelector("ol")?.children ?? [])] as HTMLElement[];
    const [first, last] = this.#viewLinesOfSourceLine(this.trace.step(this.position).line);
    const items = first ? lines.slice(first - 1, last) : [];
    if (items[0] === this.#highlighted[0] && items.length === this.#highlighted.length) return;
    this.#clearHighlight();
    this.#highlighted = items;
    if (!items.length) return;
    for (const item of items) item.classList.add("on");
    items[0].setAttribute("aria-current", "step");
    setTabStop(items[0].querySelector("button"), this.#lineNumberButtons);
    clearTimeout(this.#scrolling);
    this.#scrolling = setTimeout(() => this.#scrollToLines(items)); // once the frame has been laid out
  }

  #clearHighlight() {
    for (const item of this.#highlighted) item.classList.remove("on");
    this.#highlighted[0]?.removeAttribute("aria-current");
    this.#highlighted = [];
  }

  /** Scroll the code, never the page, to some lines and their neighbours. */
  #scrollToLines(items: HTMLElement[]) {
    const box = items[0]?.closest(".box");
    if (!box?.isConnected) return;
    const { clientHeight, scrollTop } = box;
    const [item, end] = [items[0], items[items.length - 1]];
    const first = (item.previousElementSibling ?? item) as HTMLElement;
    const last = (end.nextElementSibling ?? end) as HTMLElement;
    const around = last.offsetTop + last.offsetHeight - first.offsetTop <= clientHeight;
    const top = around ? first.offsetTop : item.offsetTop;
    const bottom = around ? last.offsetTop + last.offsetHeight : end.offsetTop + end.offsetHeight;
    if (top < scrollTop || bottom > scrollTop + clientHeight)
      box.scrollTo({ top: top - Math.max(0, (clientHeight - (bottom - top)) / 2), behavior: "instant" });
  }
}

/**
 * Move the focus in a column of buttons by arrow keys, Home and End; only one of them is in the tab order. Return the
 * button that a key leads to, which now has the focus; null for other keys.
 */
export function focusByArrowKey(event: KeyboardEvent, buttons: HTMLElement[]) {
  const at = buttons.indexOf(event.target as HTMLElement);
  const places: Record<string, number | undefined> = {
    ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: buttons.length - 1,
  };
  const to = places[event.key];
  if (at < 0 || to === undefined || isModified(event)) return null;
  event.preventDefault();
  const next = buttons[to] ?? buttons[at];
  setTabStop(next, buttons);
  next.focus({ preventScroll: true });
  return next;
}

function setTabStop(stop: HTMLElement | null, buttons: HTMLElement[]) {
  for (const each of buttons) each.tabIndex = each === stop ? 0 : -1;
}

/** A line of HTML with a hanging indent where it wraps. */
function renderCodeLine(line: string) {
  const [, before = "", indent = "", rest = ""] = line.match(/^((?:<[^>]*>)?)([ \t]*)([^]*)$/) ?? [];
  const depth = indent.replaceAll("\t", "    ").length;
  const body = unsafeHTML(`<span class="indent">${indent}</span>${before}${rest}`);
  return html`<code ${styled({ "--indent": depth })}>${body}</code>`;
}

definePanel("code", CodePanel, { heading: "inside" });
