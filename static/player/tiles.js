/** A board of pieces that have an identity and slide from cell to cell. */
import { css, html, nothing } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { standing, styled } from "./styled.js";

export const tilesStyle = css`
  .pieces .cell::before { opacity: .45; }
  .face {
    width: 92%; height: 92%; border-radius: 14%; display: grid; place-items: center; position: relative;
    background: var(--tile); color: var(--tile-ink); box-shadow: 0 1px 0 var(--edge), 0 2px 5px var(--shade); transition: background 160ms, color 160ms;
  }
  .badge { position: absolute; inset-block-end: 6%; inset-inline-end: 9%; font-size: max(9px, .15em); opacity: .75; font-weight: 500; }
  .many .badge { display: none; }
  .movable { cursor: grab; }
  .stuck .face { animation: stuck 240ms; }
  @keyframes stuck { 25% { translate: -3% } 75% { translate: 3% } }
  :where(.home) .face { background: var(--tile-home); }
  .home .face { box-shadow: inset 0 0 0 max(2px, .025em) color-mix(in srgb, var(--tile-ink) 14%, transparent), 0 1px 0 var(--edge), 0 2px 5px var(--shade); }
  @media (prefers-reduced-motion: reduce) { .face, .stuck .face { transition: none; animation: none; } }
`;

export function tiles(board) {
  return html`<div aria-hidden="true">${Array.from(board.values, (_, cell) => html`<div class="cell role-${board.roles[cell] ?? "idle"}" ${styled(at(board, cell))} data-cell=${cell}></div>`)}</div>
    <div aria-hidden="true">${repeat(pieces(board), ([,, key]) => key, ([value, cell]) => tile(board, value, cell))}</div>`;
}

/** [value, cell, key] of every piece, by value so that the elements stay; a value that stands twice has a key for each. */
function pieces({ values, dress }) {
  const found = Array.from(values, (value, cell) => [value, cell, value]).filter(([value]) => value !== dress.blank).sort((one, other) => one[0] - other[0]);
  found.forEach((piece, index) => piece[0] === found[index - 1]?.[0] && (piece[2] = `${piece[0]} in ${piece[1]}`));
  return found;
}

function tile(board, value, cell) {
  const { shape, drag, playable, texts } = board;
  const badge = shape.showBadges ? shape.badges?.[cell]?.[value] : undefined;
  const dragged = drag?.cell === cell;
  return html`<div class="piece role-${board.roles[cell] ?? "idle"} ${shape.goal?.[cell] === value ? "home" : ""} ${dragged ? (drag.stuck ? "stuck" : "dragged") : ""} ${playable ? "movable" : ""}"
    ${styled(at(board, cell, dragged ? drag.shift : undefined))} data-cell=${cell} data-value=${value}>
    <span class="face"><span class="number">${board.glyph(value)}</span>${badge === undefined ? nothing : html`<span class="badge">${texts.number(badge)}</span>`}</span>
  </div>`;
}

function at(board, cell, [down, right] = [0, 0]) {
  const [row, column] = board.at(cell);
  return standing([row + down, column + right]);
}
