/** A board of pieces with an identity, which slide from cell to cell. */
import { css, html, nothing } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { squareOffset, styled } from "../base/styles.js";
import { lengthOf } from "./grid.js";

export const tilesStyle = css`
  .pieces .cell.role-idle::before { opacity: .45; }
  .pieces .cell:not(.role-idle)::before {
    box-shadow: inset 0 0 0 max(3px, .05em) color-mix(in srgb, var(--highlight) 50%, var(--ink));
  }
  .face {
    width: 92%; height: 92%; border-radius: 14%; display: grid; place-items: center; position: relative;
    background: var(--tile); color: var(--tile-ink); box-shadow: 0 1px 0 var(--edge), 0 2px 5px var(--shade);
    transition: background 160ms, color 160ms;
  }
  .badge {
    position: absolute; inset-block-end: 6%; inset-inline-end: 9%; font-size: max(9px, .15em); opacity: .75;
    font-weight: 500;
  }
  .many .badge { display: none; }
  .over { pointer-events: none; z-index: 2; }
  .movable { cursor: grab; }
  .held .face { outline: max(3px, .05em) solid var(--accent); outline-offset: max(1px, .02em); }
  .stuck .face { animation: stuck 240ms; }
  @keyframes stuck { 25% { translate: -3% } 75% { translate: 3% } }
  :where(.home) .face { background: var(--tile-home); }
  .home .face {
    box-shadow: inset 0 0 0 max(2px, .025em) color-mix(in srgb, var(--tile-ink) 14%, transparent),
      0 1px 0 var(--edge), 0 2px 5px var(--shade);
  }
  @media (prefers-reduced-motion: reduce) { .face, .stuck .face { transition: none; animation: none; } }
`;

/** @import {Board} from "./board.js" */

/** @param {Board} board */
export function tiles(board) {
  const { values, shape: { labels = {} } } = board;
  return html`<div aria-hidden="true">${Array.from(values, (value, cell) => hollow(board, cell, value))}</div>
    <div aria-hidden="true">${repeat(
      pieces(board),
      ({ key }) => key,
      ({ value, cell }) => tile(board, value, cell),
    )}</div>
    ${Object.entries(labels).map(([cell, label]) => named(board, Number(cell), label))}
    ${board.cursor ? html`<div class="piece over cursor" ${styled(squareOffset(board.cursor))}></div>` : nothing}`;
}

/** @param {Board} board @param {number} cell @param {number} value */
function hollow(board, cell, value) {
  const { inside } = board.marking(cell, value);
  const target = board.targets.includes(cell) ? "target" : "";
  const role = (value === board.appearance.blank && board.roles[cell]) || "idle"; // else the piece shows it
  return html`<div class="cell role-${role} ${target}" ${styled(at(board, cell))}
    data-cell=${cell}>${inside}</div>`;
}

/** A cell's label, above the piece on it. @param {Board} board @param {number} cell @param {string} label */
function named(board, cell, label) {
  return html`<div class="piece over" aria-hidden="true" ${styled(at(board, cell))}><span
    class="label">${board.texts.digits(label)}</span></div>`;
}

/** The pieces keyed by value, so that elements persist; duplicate values get a key each. @param {Board} board */
function pieces({ values, appearance }) {
  const found = Array.from(values, (value, cell) => ({ value, cell, key: String(value) }))
    .filter(({ value }) => value !== appearance.blank)
    .sort((one, other) => one.value - other.value);
  found.forEach((piece, index) => {
    if (piece.value === found[index - 1]?.value) piece.key = `${piece.value} in ${piece.cell}`;
  });
  return found;
}

/** @param {Board} board @param {number} value @param {number} cell */
function tile(board, value, cell) {
  const { shape, drag, playable, texts } = board;
  const dragged = drag?.cell === cell ? drag : null;
  const { names, style, note } = board.marking(cell, value);
  const badge = note ?? shape.badges?.[cell]?.[value];
  const glyph = board.glyph(value);
  const home = shape.goal?.[cell] === value ? "home" : "";
  const held = dragged ? (dragged.stuck ? "stuck" : "dragged") : board.heldToken === cell ? "held" : "";
  const movable = playable && !board.isGiven(cell) ? "movable" : "";
  return html`<div class="piece role-${board.roles[cell] ?? "idle"} ${home} ${held} ${movable} ${names}"
    ${styled({ ...at(board, cell, dragged?.shift), ...style })} data-cell=${cell} data-value=${value}>
    <span class="face"><span class="number ${glyph.length > 3 ? lengthOf(glyph) : ""}">${glyph}</span>${
      badge === undefined ? nothing : html`<span class="badge">${texts.number(badge)}</span>`
    }</span>
  </div>`;
}

/** @param {Board} board @param {number} cell @param {[number, number]} [shift] */
function at(board, cell, [down, right] = [0, 0]) {
  const [row, column] = board.at(cell);
  return squareOffset([row + down, column + right]);
}
