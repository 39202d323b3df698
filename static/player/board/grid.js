/** A board whose cells hold values: numbers, walls, heaps of stones; with numbers at its edges and pieces on it. */
import { css, html, nothing, svg } from "lit";
import { largest } from "../base/min-max.js";
import { squareOffset, styled } from "../base/styles.js";
import { stonePlaces, warmth } from "./geometry.js";

/** @import {Board} from "./board.js" */

export const gridStyle = css`
  :where(.chequered) .cell::before { inset: -.4px; border-radius: 0; background: none; }
  .cell .number { z-index: 1; }
  .zero::before { background: light-dark(#ffdf8f, #8a6414); }
  .warm::before {
    background: light-dark(
      oklch(calc(.93 - .34 * var(--heat)) .085 calc(160 + 130 * var(--heat))),
      oklch(calc(.34 + .2 * var(--heat)) .085 calc(200 + 120 * var(--heat)))
    );
  }
  :host([engaged]) .playable.grid:not(.brush) { touch-action: pan-y; }
  .shades {
    --square-light: light-dark(#f3e8d5, #d3cabb); --square-dark: light-dark(#d6bf98, #b5a78f);
    --role-frontier: light-dark(#a9a6a1, #6d6a73); --role-visited: light-dark(#3a3733, #0b0a0d);
  }
  .shades .role-idle .number { color: #211d18; } .shades :is(.warm, .zero) .number { color: inherit; }
  .shades .cell.role-frontier { --sign: ""; color: light-dark(#211d18, #fff); }
  .shades .cell.role-visited { --sign: ""; color: #fff; }
  .cell.blocked::before { background: repeating-linear-gradient(45deg, var(--edge) 0 12%, var(--muted) 12% 24%); }
  .noted {
    position: absolute; bottom: 5%; right: 8%; font-size: max(8px, .2em); line-height: 1; font-weight: 650; z-index: 1;
  }
  .edge .number { font-size: .34em; color: var(--muted); border-radius: .5em; padding: .25em .45em; }
  .edge::before { display: none; }
  .edge:not(.role-idle) .number { position: relative; }
  .edge .number::before {
    content: var(--sign); position: absolute; inset: auto auto -.3em -.2em; font-size: max(7px, .45em);
  }
  .edge .long { font-size: .28em; } .edge .longer, .edge .longest { font-size: .22em; }
  .token { pointer-events: none; }
  .token svg { position: static; width: 82%; height: 82%; }
  .token path {
    fill: var(--piece); stroke: var(--square-light); stroke-width: 3; stroke-linejoin: round; opacity: 1;
  }
  .token.under path { fill: light-dark(#e9b949, #a3771a); stroke: light-dark(#8a6414, #f3d488); }
  .token.held svg { filter: drop-shadow(0 0 .07em var(--accent)) drop-shadow(0 0 .07em var(--accent)); }
  .token.grabbable { pointer-events: auto; cursor: grab; }
  :host([engaged]) .token.grabbable { touch-action: none; }
  .token .number { position: absolute; z-index: 4; color: light-dark(#211d18, #fff); }
  .dense .label { display: none; }
  .target { cursor: pointer; }
  .target::after {
    content: ""; position: absolute; width: 70%; height: 70%; border-radius: 50%; border: .07em solid var(--accent);
    z-index: 2;
  }
  .cursor::after {
    content: ""; position: absolute; inset: 4%; border: .05em solid var(--accent); border-radius: 10%; z-index: 3;
    pointer-events: none;
  }
  .heap { overflow: visible; }
  .heap { --digits: max(11px, .15em); }
  .heap svg { /* above its number, however small the cell */
    position: absolute; inset: 6% 8% auto; width: 84%; height: min(74%, 88% - var(--digits)); pointer-events: auto;
  }
  .heap circle { fill: light-dark(#c9a66b, #b08d55); stroke: light-dark(#7a5c2b, #e8cf9d); stroke-width: .05; }
  .heap circle.hand { cursor: pointer; }
  .heap circle.hand:hover, .heap circle.hand:hover ~ circle { fill: var(--role-hint); }
  .heap .number { position: absolute; bottom: 3%; font-size: var(--digits); line-height: 1; }
  .heap.role-idle::before { background: none; }
  .heap::before { opacity: .5; font-size: max(9px, .1em); }
  input {
    position: absolute; z-index: 4; width: 92%; height: 92%; box-sizing: border-box; border: .04em solid var(--accent);
    border-radius: 12%; text-align: center; font: inherit; font-size: max(16px, .36em); padding: 0;
    background: var(--surface); color: var(--ink);
  }
`;

const FEWEST_A_ROW = 3;
const STONES_DRAWN = 1000; // the number below shows the total
const STONES_OF_ALL = 4000; // that heaps share

/** The cells, and the pieces on them. @param {Board} board */
export function grid(board) {
  const { rows, columns, look, edges = [], tokens = [] } = board.shape;
  const count = rows * columns;
  const draw = look === "heaps" ? heap : square;
  return html`<div aria-hidden="true">
      ${Array.from({ length: count }, (_, cell) => draw(board, cell))}
      ${edges.map((place, index) => edge(board, place, count + index))}</div>
    <div aria-hidden="true">${tokens.map((kind, index) => token(board, kind, count + edges.length + index))}</div>`;
}

/** @param {Board} board @param {number} cell */
function square(board, cell) {
  const { values, roles, appearance, shape, texts, notes, drag } = board;
  const value = drag?.painted?.includes(cell) ? /** @type {number} */ (drag.paint) : values[cell];
  const blocked = value === appearance.blocked;
  const number = written(board, value);
  const role = roles[cell] ?? "idle";
  const tinted = appearance.heat && shape.heat !== false && number !== "" && role === "idle";
  const warm = tinted ? (value === 0 ? "zero" : "warm") : "";
  const noted = notes.find(([at]) => at === cell);
  const marks = `${board.targets.includes(cell) ? "target" : ""} ${board.isCursor(cell) ? "cursor" : ""}`;
  const { names, style, inside } = board.marking(cell, value);
  /** @type {Record<string, number>} */
  const heat = warm === "warm" ? { "--heat": warmth(value) } : {};
  return html`<div class="cell role-${role} ${warm} ${blocked ? "blocked" : ""} ${marks} ${names}"
    ${styled({ ...squareOffset(board.at(cell)), ...heat, ...style })} data-cell=${cell}>
    ${labelled(board, cell)}${inside}
    ${number !== "" ? html`<span class="number ${lengthOf(number)}">${number}</span>` : nothing}
    ${noted ? html`<span class="noted">${texts.number(noted[2])}</span>` : nothing}</div>`;
}

/** @param {Board} board @param {number} cell */
function labelled({ shape, texts }, cell) {
  const label = shape.labels?.[cell];
  return label === undefined ? nothing : html`<span class="label">${texts.digits(label)}</span>`;
}

/** The class that scales a long text to fit. @param {string} text */
export function lengthOf(text) {
  return ["", "", "", "long", "longer"][text.length] ?? "longest";
}

/** @param {Board} board @param {[number, number]} at @param {number} cell */
function edge(board, at, cell) {
  const { values, roles } = board;
  const number = written(board, values[cell]);
  return html`<div class="cell edge role-${roles[cell] ?? "idle"}" ${styled(squareOffset(at))}><span
    class="number ${lengthOf(number)}">${number}</span></div>`;
}

/** The text of a value: none for an empty or blocked cell. @param {Board} board @param {number} value */
function written({ appearance, glyph }, value) {
  return value === appearance.blank || value === appearance.blocked ? "" : glyph(value);
}

/** Several on a cell are offset. @param {Board} board @param {string} kind @param {number} cell */
function token(board, kind, cell) {
  const { values, roles, appearance, drag, shape } = board;
  if (!values[cell]) return nothing;
  const { shape: path, under } = /** @type {import("../../checks/contract.js").Token} */ (appearance.tokens?.[kind]);
  const first = board.firstToken;
  const before = Array.from(values).slice(first, cell).filter(
    (at, index) => at === values[cell] && shape.tokens?.[index] === kind,
  ).length;
  const over = drag?.cell === cell && drag.over;
  const [row, column] = over || board.at(values[cell] - 1);
  const aside = over ? 0 : before * 0.1;
  const held = board.heldToken === cell ? "held" : "";
  const grabbable = board.handles && !board.isGiven(cell) ? "grabbable" : "";
  return html`<div class="piece token ${under ? "under" : ""} role-${roles[cell] ?? "idle"} ${over ? "dragged" : ""}
      ${grabbable} ${held}"
    ${styled(squareOffset([row - aside, column + aside]))} data-token=${cell}><svg viewBox="0 0 100 100"><path
      fill-rule="evenodd" d=${path}/></svg>${
      under && !over ? html`<span class="number">${written(board, values[values[cell] - 1])}</span>` : nothing
    }</div>`;
}

/** A heap; a tap on stone k leaves the k - 1 below it. @param {Board} board @param {number} cell */
function heap(board, cell) {
  const { values, roles, texts, appearance } = board;
  const value = values[cell];
  if (value === appearance.blank) return nothing;
  const most = Math.min(STONES_DRAWN, Math.ceil(STONES_OF_ALL / values.length), largest(values));
  const wide = Math.max(FEWEST_A_ROW, Math.ceil(Math.sqrt(most)));
  const hand = board.handles && !board.isGiven(cell) ? "hand" : "";
  const stones = stonePlaces(Math.min(most, value), wide).map(
    ([x, y], index) => svg`<circle class=${hand} data-stone=${index + 1} cx=${x} cy=${y} r=".42"/>`,
  );
  return html`<div class="cell heap role-${roles[cell] ?? "idle"} ${board.isCursor(cell) ? "cursor" : ""}"
    ${styled(squareOffset(board.at(cell)))} data-cell=${cell}>
    ${labelled(board, cell)}
    <svg viewBox="0 0 ${wide} ${wide}">${stones}</svg><span class="number">${texts.number(value)}</span></div>`;
}
