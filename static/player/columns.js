/** A board that has a cell for each column: the cell's value is the row of the column's piece. Small boards; see dots.js for large ones. */
import { css, html, nothing, svg } from "lit";
import { standing, styled } from "./styled.js";

export const columnsStyle = css`
  .chequered { background: repeating-conic-gradient(var(--square-dark) 0 25%, var(--square-light) 0 50%) 0 0 / calc(200% / var(--columns)) calc(200% / var(--rows)); box-shadow: 0 0 0 1px var(--edge); border-radius: 6px; }
  .ruled { fill: var(--ruled); stroke: none; opacity: 1; }
  .square { stroke: none; opacity: .85; }
  .square.role-current { fill: var(--role-current); } .square.role-frontier { fill: var(--role-frontier); }
  .square.role-visited { fill: var(--role-visited); opacity: .45; } .square.role-path { fill: var(--role-path); }
  .square.role-goal { fill: var(--role-goal); } .square.role-conflict { fill: var(--role-conflict); } .square.role-hint { fill: var(--role-hint); }
  .squares { z-index: 0; }
  .straight { stroke-width: .05; }
  .cursor { fill: none; stroke: var(--accent); stroke-width: .07; opacity: 1; }
  .column.piece svg { position: static; width: 74%; height: 74%; }
  .column.piece path { fill: var(--piece); stroke: var(--square-light); stroke-width: 3; stroke-linejoin: round; opacity: 1; }
  .column.role-visited path { opacity: .45; }
  .column.role-visited { opacity: .8; }
  .note { position: absolute; width: calc(100% / var(--columns)); height: calc(100% / var(--rows)); display: grid; place-items: start end; z-index: 2; pointer-events: none; }
  .note span { font-size: max(9px, .24em); line-height: 1; padding: .15em .25em; font-weight: 650; font-variant-numeric: tabular-nums; color: var(--ink); }
`;

/** Where the piece of a column stands, [row, column] from 0; null when there is none. */
export function place(values, column, blank) {
  return values[column] === blank || values[column] === undefined ? null : [values[column] - 1, column];
}

/** The squares that pieces rule, as one path. By hand all pieces do; else those that stay, and of a full board the one looked at. */
function ruledPath(values, roles, { rows, columns }, { lines, blank }, byHand) {
  if (!lines) return "";
  const pieces = [...values.keys()].filter((column) => values[column] !== blank);
  const full = pieces.length === values.length;
  const ruling = pieces.filter((column) => byHand || (full ? roles[column] === "current" : roles[column] !== "conflict"));
  const ruled = new Set();
  for (const column of ruling) {
    const row = values[column] - 1;
    for (const [down, right] of lines) {
      for (let y = row + down, x = column + right; y >= 0 && y < rows && x >= 0 && x < columns; y += down, x += right) ruled.add(y * columns + x);
    }
  }
  return [...ruled].map((square) => `M${square % columns} ${Math.floor(square / columns)}h1v1h-1z`).join("");
}

/** The squares under the pieces, the ruled ones, and the cursor. */
export function squares({ values, roles, shape, dress, cursor, byHand }) {
  const lit = roles.map((role, column) => [role, place(values, column, dress.blank)]).filter(([role, at]) => role && role !== "idle" && at);
  return svg`<svg class="squares" viewBox="0 0 ${shape.columns} ${shape.rows}" aria-hidden="true">
    <path class="ruled" d=${ruledPath(values, roles, shape, dress, byHand)}/>
    ${lit.map(([role, [row, column]]) => svg`<path class="square role-${role}" d="M${column} ${row}h1v1h-1z"/>`)}
    ${cursor ? svg`<path class="cursor" d="M${cursor[1] + 0.05} ${cursor[0] + 0.05}h.9v.9h-.9z"/>` : nothing}</svg>`;
}

/** One piece, drawn by the path of its dress. */
export function piece(column, at, role, shape, dragged) {
  const [row, x] = dragged ?? at;
  return html`<div class="piece column role-${role ?? "idle"} ${dragged ? "dragged" : ""}" ${styled(standing([row, x]))} data-column=${column}>
    <svg viewBox="0 0 100 100"><path d=${shape}/></svg></div>`;
}

export function note([column, value, number], texts) {
  return html`<div class="note" ${styled(standing([value - 1, column]))}><span>${texts.number(number)}</span></div>`;
}
