/** The sheet that lists keyboard shortcuts. */
import { html } from "lit";

const KEYS = [
  ["play", "Space"],
  ["step", ", ."],
  ["ends", "Home End"],
  ["markers", "[ ]"],
  ["speed", "- +"],
  ["slide", "← ↑ ↓ →"],
  ["place", "← ↑ ↓ → Enter"],
  ["act", "← ↑ ↓ → Enter"],
  ["present", "P"],
  ["help", "?"],
];

/** @type {Record<string, string>} */
const ON_BOARD = { keyed: "slide", tiles: "act", columns: "place", none: "act" };

/**
 * Keys that act on a board are listed only if they act on such `pieces`.
 * @param {{text: import("../../i18n/texts.js").Texts["text"], pieces?: string, keyed?: boolean}} given
 */
export function keySheet({ text, pieces = "none", keyed = false }) {
  const own = ON_BOARD[keyed ? "keyed" : pieces];
  const others = Object.values(ON_BOARD).filter((name) => name !== own);
  const rows = KEYS.filter(([name]) => !others.includes(name)).map(
    ([name, keys]) => html`<div><dt>${keys.split(" ").map((key) => html`<kbd>${key}</kbd> `)}</dt>
      <dd>${text(`key-${name}`)}</dd></div>`,
  );
  return html`<dialog class="keys" aria-label=${text("keys-title")}><h2>${text("keys-title")}</h2>
    <dl>${rows}</dl>
    <form method="dialog"><button class="button">${text("close")}</button></form></dialog>`;
}
