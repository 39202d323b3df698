/** The running algorithm's own Python, with the running line lit. */
import { LitElement, css, html, nothing } from "lit";
import { unsafeHTML } from "lit/directives/unsafe-html.js";
import { define } from "../events.js";

export class Code extends LitElement {
  static properties = { source: { attribute: false }, line: { attribute: false }, label: { attribute: false } };

  static styles = css`
    :host { display: block; }
    pre {
      margin: 0; direction: ltr; text-align: left; overflow: auto; max-height: var(--code-height, 340px); padding: 8px 0; background: var(--sunken); border-radius: 10px;
      font: 13px/1.55 ui-monospace, "SF Mono", "Cascadia Code", Menlo, "DejaVu Sans Mono", monospace; tab-size: 4; position: relative;
    }
    pre:focus-visible { outline: 2px solid var(--accent); }
    ol { list-style: none; margin: 0; padding: 0; width: max-content; min-width: 100%; counter-reset: line; }
    li { counter-increment: line; padding-inline: 0 14px; border-left: 3px solid transparent; white-space: pre; min-height: 1.55em; }
    li::before { content: counter(line); display: inline-block; width: 2.6em; margin-right: 1em; text-align: right; color: var(--muted); user-select: none; }
    .on { background: light-dark(#ffe9ad, #4a3c12); border-left-color: light-dark(#b97f00, #ffd166); }
    .k { color: light-dark(#8b1f6a, #ff9edb); }
    .s { color: light-dark(#23662f, #9fe0a8); }
    .c { color: light-dark(#655d52, #aaa396); font-style: italic; }
    .m { color: light-dark(#0b5a8a, #8fd0ff); }
    .d { color: light-dark(#2c3aa0, #b6beff); font-weight: 600; }
    @media (forced-colors: active) { li { border-left-color: Canvas; } .on { forced-color-adjust: none; background: Highlight; border-left-color: Highlight; } .on, .on *, .on::before { color: HighlightText; } }
  `;

  constructor() {
    super();
    this.source = null;
    this.line = 0;
    this.label = "";
  }

  render() {
    if (!this.source) return nothing;
    return html`<pre tabindex="0" role="region" aria-label=${this.label}><ol lang="en" dir="ltr" translate="no">${this.source.reading.map((line) => html`<li>${unsafeHTML(line)}</li>`)}</ol></pre>`;
  }

  shouldUpdate(changed) {
    if (changed.has("source") || changed.has("label")) return true;
    this.#light();
    return false;
  }

  updated() {
    this.#light();
  }

  /** Scrolls the code, never the page. */
  #light() {
    const list = this.renderRoot?.querySelector("ol");
    if (!list) return;
    const item = /** @type {HTMLElement} */ (list.children[(this.source.at[this.line - 1] ?? 0) - 1]);
    if (item?.classList.contains("on")) return;
    list.querySelector(".on")?.classList.remove("on");
    if (!item) return;
    item.classList.add("on");
    const box = list.parentElement;
    const middle = item.offsetTop - box.clientHeight / 2;
    if (item.offsetTop < box.scrollTop + 20 || item.offsetTop > box.scrollTop + box.clientHeight - 40) box.scrollTop = middle;
  }
}

define("dhadha-code", Code);
