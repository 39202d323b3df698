/** Template of the sheet that lists the keyboard shortcuts. */
import { html } from "lit";
import type { Texts } from "../../i18n/load-messages.ts";

const KEYS = [
  ["play", "Space"],
  ["step", ", ."],
  ["ends", "Home End"],
  ["markers", "[ ]"],
  ["speed", "- +"],
  ["slide", "← ↑ ↓ →"],
  ["place", "← ↑ ↓ → Enter"],
  ["act", "← ↑ ↓ → Enter"],
  ["practice", "G"],
  ["answer", "0–9 Enter"],
  ["take-over", "T"],
  ["present", "P"],
  ["help", "?"],
];

const ON_BOARD: Record<string, string> = { keyed: "slide", tiles: "act", columns: "place", none: "act" };

export function keySheet(
  { text, pieces = "none", keyed = false }: { text: Texts["text"]; pieces?: string; keyed?: boolean },
) {
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
