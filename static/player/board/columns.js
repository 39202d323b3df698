/** A board with one cell per column, whose value is the row of its piece; canvas-boards.js draws large ones. */
import { css, html, nothing } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { squareOffset, styled } from "../base/styles.js";
import { place, ruledPath, walls } from "./geometry.js";

/** @import {Note} from "../../checks/contract.js" */
/** @import {Texts} from "../../i18n/texts.js" */
/** @import {Board} from "./board.js" */

export const columnsStyle = css`
  .chequered {
    background: repeating-conic-gradient(var(--square-dark) 0 25%, var(--square-light) 0 50%)
      0 0 / calc(200% / var(--columns)) calc(200% / var(--rows));
    box-shadow: 0 0 0 1px var(--edge); border-radius: 6px;
  }
  .ruled { fill: var(--ruled); stroke: none; opacity: 1; }
  .columns .cell { opacity: .85; }
  .columns .blocked { opacity: 1; }
  .columns .cell::before { place-content: end center; padding: 0; }
  .columns .role-visited::before { opacity: .5; }
  .squares { z-index: 0; }
  .straight { stroke-width: .05; }
  .column.piece svg { position: static; width: 74%; height: 74%; }
  .column.piece path {
    fill: var(--piece); stroke: var(--square-light); stroke-width: 3; stroke-linejoin: round; opacity: 1;
  }
  .column.role-visited path { opacity: .45; }
  .column.role-visited { opacity: .8; }
  .note {
    position: absolute; width: calc(100% / var(--columns)); height: calc(100% / var(--rows)); display: grid;
    place-items: start end; z-index: 2; pointer-events: none;
  }
  .note span {
    font-size: max(9px, .24em); line-height: 1; padding: .15em .25em; font-weight: 650;
    font-variant-numeric: tabular-nums; color: var(--ink);
  }
`;

/** The attacked squares, the pieces, and the notes in the corners of squares. @param {Board} board */
export function columns(board) {
  const { values, appearance, notes, texts, shape } = board;
  const pieces = [...Array(shape.columns).keys()].filter((column) => place(values, column, appearance.blank));
  return html`${squares(board)}
      <div aria-hidden="true">${repeat(pieces, (column) => column, (column) => piece(board, column))}</div>
      <div aria-hidden="true">${notes.map((given) => note(given, texts))}</div>`;
}

/** The attacked squares, those under the pieces, and the cursor. @param {Board} board */
function squares({ values, roles, shape, appearance, cursor, byHand }) {
  const highlighted = roles.slice(0, shape.columns).flatMap((role, column) => {
    const at = place(values, column, appearance.blank);
    return role && role !== "idle" && at ? [{ role, at }] : [];
  });
  const ruled = ruledPath(values, roles, shape, appearance, byHand);
  return html`<div aria-hidden="true"><svg class="squares" viewBox="0 0 ${shape.columns} ${shape.rows}"><path
      class="ruled" d=${ruled}/></svg>
    ${walls(values, shape, appearance).map((at) => html`<div class="cell blocked" ${styled(squareOffset(at))}></div>`)}
    ${highlighted.map(({ role, at }) => html`<div class="cell role-${role}" ${styled(squareOffset(at))}></div>`)}
    ${cursor ? html`<div class="cell cursor role-idle" ${styled(squareOffset(cursor))}></div>` : nothing}</div>`;
}

/** One piece, drawn by the path of its appearance. @param {Board} board @param {number} column */
function piece({ values, roles, appearance, drag }, column) {
  const over = drag?.cell === column ? drag.over : null;
  const [row, x] = over ?? place(values, column, appearance.blank) ?? [0, column];
  return html`<div class="piece column role-${roles[column] ?? "idle"} ${over ? "dragged" : ""}"
    ${styled(squareOffset([row, x]))} data-column=${column}>
    <svg viewBox="0 0 100 100"><path d=${appearance.shape}/></svg></div>`;
}

/** @param {Note} note @param {Texts} texts */
function note([column, value, number], texts) {
  const place = styled(squareOffset([value - 1, column]));
  return html`<div class="note" ${place}><span>${texts.number(number)}</span></div>`;
}
