/** The drawings of a board: values in a grid, pieces that slide, a piece per column, and lines between cells. */
import { css, html, nothing, svg } from "lit";
import { largest } from "../base/min-max.ts";
import { squareOffset, styled } from "../base/styles.ts";
import { NODE_RADIUS, showsHeat, stonePlaces, warmth, place, attackPath, walls } from "./geometry.ts";
import { repeat } from "lit/directives/repeat.js";
import type { Board } from "./board.ts";
import type { Note, Token } from "../../validation/python-types.ts";
import type { Texts } from "../../i18n/load-messages.ts";

export const gridStyle = css`
  :where(.chequered) .cell::before { inset: -.4px; border-radius: 0; background: none; }
  .cell .number { z-index: 1; }
  .zero::before { background: var(--zero); }
  .warm {
    --warm: light-dark(
      oklch(calc(.93 - .34 * var(--heat)) .085 calc(160 + 130 * var(--heat))),
      oklch(calc(.34 + .2 * var(--heat)) .085 calc(200 + 120 * var(--heat)))
    );
  }
  .warm::before { background: var(--warm); }
  :host([engaged]) .playable.grid:not(.brush) { touch-action: pan-y; }
  .shades { --role-frontier: var(--zero); --role-visited: var(--done); }
  .shades .cell:is(.role-frontier, .role-visited) { --sign: ""; color: var(--ink); }
  .shades .cell.warm:is(.role-frontier, .role-visited)::before { background: var(--warm); }
  .shades .cell.role-frontier::before {
    inset: 6%; border-radius: 50%; box-shadow: inset 0 0 0 max(2px, .05em) var(--ink);
  }
  .cell.blocked::before { background: repeating-linear-gradient(45deg, var(--edge) 0 12%, var(--muted) 12% 24%); }
  .noted {
    position: absolute; bottom: 5%; right: 8%; font-size: max(8px, .2em, min(var(--least-letters, 0px), .32em));
    line-height: 1; font-weight: 650; z-index: 1;
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
  .token.under path { fill: var(--disk); stroke: var(--disk-edge); }
  .token.held svg { filter: drop-shadow(0 0 .07em var(--accent)) drop-shadow(0 0 .07em var(--accent)); }
  .token.grabbable { pointer-events: auto; cursor: grab; }
  :host([engaged]) .token.grabbable { touch-action: none; }
  .token .number { position: absolute; z-index: 4; color: var(--role-ink); }
  .target { cursor: pointer; }
  .target::after {
    content: ""; position: absolute; width: 70%; height: 70%; border-radius: 50%; border: .07em solid var(--accent);
    z-index: 2;
  }
  .cursor::after {
    content: ""; position: absolute; inset: 4%; border: .05em solid var(--accent); border-radius: 10%; z-index: 3;
    pointer-events: none;
  }
  .tree { background: none; box-shadow: none; --hollow: var(--tile); }
  .tree .cell:not(:has(.number)) { display: none; }
  .tree .cell::before {
    inset: ${50 - 100 * NODE_RADIUS}%; border-radius: 50%;
    box-shadow: inset 0 0 0 max(2px, .04em) var(--muted); padding: 0 0 6%;
    place-content: end center; font-size: max(9px, .24em);
  }
  .tree .cell:not(.role-idle)::before { box-shadow: none; }
  .tree .number { font-size: .58em; } .tree .long { font-size: .46em; }
  .tree :is(.longer, .longest) { font-size: .3em; }
  .heap { overflow: visible; --digits: max(11px, .15em, min(var(--least-letters, 0px), .28em)); }
  .heap svg { /* above its number, however small the cell */
    position: absolute; inset: 6% 8% auto; width: 84%; height: min(74%, 88% - var(--digits)); pointer-events: auto;
  }
  .heap circle { fill: var(--stone); stroke: var(--stone-edge); stroke-width: .05; }
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

/** The cells, and the pieces on them. */
export function grid(board: Board) {
  const { rows, columns, look, edges = [], tokens = [] } = board.shape;
  const count = rows * columns;
  const draw = look === "heaps" ? heap : square;
  return html`<div aria-hidden="true">
      ${Array.from({ length: count }, (_, cell) => draw(board, cell))}
      ${edges.map((place, index) => edgeNumber(board, place, count + index))}</div>
    <div aria-hidden="true">${tokens.map((kind, index) => token(board, kind, count + edges.length + index))}</div>`;
}

function square(board: Board, cell: number) {
  const { values, roles, appearance, shape, texts, notes, drag } = board;
  const value = drag?.painted?.includes(cell) ? drag.paint! : values[cell];
  const blocked = value === appearance.blocked;
  const number = written(board, value);
  const role = roles[cell] ?? "idle";
  const tinted = appearance.heat && shape.heat !== false && number !== "" && showsHeat(role, appearance);
  const warm = tinted ? (value === 0 ? "zero" : "warm") : "";
  const noted = notes.find(([at]) => at === cell);
  const marks = `${board.targets.includes(cell) ? "target" : ""} ${board.isCursor(cell) ? "cursor" : ""}`;
  const { names, style, inside } = board.marking(cell, value);
  const heat: Record<string, number> = warm === "warm" ? { "--heat": warmth(value) } : {};
  return html`<div class="cell role-${role} ${warm} ${blocked ? "blocked" : ""} ${marks} ${names}"
    ${styled({ ...squareOffset(board.at(cell)), ...heat, ...style })} data-cell=${cell}>
    ${cellLabel(board, cell)}${inside}
    ${number !== "" ? html`<span class="number ${lengthOf(number)}">${number}</span>` : nothing}
    ${noted ? html`<span class="noted">${texts.number(noted[2])}</span>` : nothing}</div>`;
}

function cellLabel({ shape, texts }: Board, cell: number) {
  const label = shape.labels?.[cell];
  return label === undefined ? nothing : html`<span class="label">${texts.digits(label)}</span>`;
}

/** The class that scales a long text to fit. */
export const lengthOf = (text: string) => ["", "", "", "long", "longer"][text.length] ?? "longest";

function edgeNumber(board: Board, at: [number, number], cell: number) {
  const { values, roles } = board;
  const number = written(board, values[cell]);
  return html`<div class="cell edge role-${roles[cell] ?? "idle"}" ${styled(squareOffset(at))}><span
    class="number ${lengthOf(number)}">${number}</span></div>`;
}

/** The text of a value: none for an empty or blocked cell. */
const written = ({ appearance, glyph }: Board, value: number) =>
  value === appearance.blank || value === appearance.blocked ? "" : glyph(value);

/** Draw a token; several tokens on one cell are offset. */
function token(board: Board, kind: string, cell: number) {
  const { values, roles, appearance, drag, shape } = board;
  if (!values[cell]) return nothing;
  const { shape: path, under } = appearance.tokens?.[kind] as Token;
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

/** A heap; a tap on stone k leaves the k - 1 below it. */
function heap(board: Board, cell: number) {
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
    ${cellLabel(board, cell)}
    <svg viewBox="0 0 ${wide} ${wide}">${stones}</svg>${
      value ? html`<span class="number">${texts.number(value)}</span>` : nothing}</div>`;
}

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
    position: absolute; inset-block-end: 6%; inset-inline-end: 9%; opacity: .75; font-weight: 500;
    font-size: max(9px, .15em, min(var(--least-letters, 0px), .3em));
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

export function tiles(board: Board) {
  const { values, shape: { labels = {} } } = board;
  return html`<div aria-hidden="true">${Array.from(values, (value, cell) => hollowCell(board, cell, value))}</div>
    <div aria-hidden="true">${repeat(
      pieces(board),
      ({ key }) => key,
      ({ value, cell }) => tile(board, value, cell),
    )}</div>
    ${Object.entries(labels).map(([cell, label]) => named(board, Number(cell), label))}
    ${board.cursor ? html`<div class="piece over cursor" ${styled(squareOffset(board.cursor))}></div>` : nothing}`;
}

function hollowCell(board: Board, cell: number, value: number) {
  const { inside } = board.marking(cell, value);
  const target = board.targets.includes(cell) ? "target" : "";
  const role = (value === board.appearance.blank && board.roles[cell]) || "idle"; // else the piece shows it
  return html`<div class="cell role-${role} ${target}" ${styled(at(board, cell))}
    data-cell=${cell}>${inside}</div>`;
}

/** A cell's label, above the piece on it. */
const named = (board: Board, cell: number, label: string) =>
  html`<div class="piece over" aria-hidden="true" ${styled(at(board, cell))}><span
    class="label">${board.texts.digits(label)}</span></div>`;

/** The pieces keyed by value, so that elements persist; duplicate values get a key each. */
function pieces({ values, appearance }: Board) {
  const found = Array.from(values, (value, cell) => ({ value, cell, key: String(value) }))
    .filter(({ value }) => value !== appearance.blank)
    .sort((one, other) => one.value - other.value);
  found.forEach((piece, index) => {
    if (piece.value === found[index - 1]?.value) piece.key = `${piece.value} in ${piece.cell}`;
  });
  return found;
}

function tile(board: Board, value: number, cell: number) {
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

function at(board: Board, cell: number, [down, right]: [number, number] = [0, 0]) {
  const [row, column] = board.at(cell);
  return squareOffset([row + down, column + right]);
}

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
    font-size: max(9px, .24em, min(var(--least-letters, 0px), .32em)); line-height: 1; padding: .15em .25em;
    font-weight: 650; font-variant-numeric: tabular-nums; color: var(--ink);
  }
`;

/** The attacked squares, the pieces, and the notes in the corners of squares. */
export function columns(board: Board) {
  const { values, appearance, notes, texts, shape } = board;
  const pieces = [...Array(shape.columns).keys()].filter((column) => place(values, column, appearance.blank));
  return html`${squares(board)}
      <div aria-hidden="true">${repeat(pieces, (column) => column, (column) => piece(board, column))}</div>
      <div aria-hidden="true">${notes.map((given) => noteLabel(given, texts))}</div>`;
}

/** The attacked squares, those under the pieces, and the cursor. */
function squares({ values, roles, shape, appearance, cursor, byHand }: Board) {
  const highlighted = roles.slice(0, shape.columns).flatMap((role, column) => {
    const at = place(values, column, appearance.blank);
    return role && role !== "idle" && at ? [{ role, at }] : [];
  });
  const ruled = attackPath(values, roles, shape, appearance, byHand);
  return html`<div aria-hidden="true"><svg class="squares" viewBox="0 0 ${shape.columns} ${shape.rows}"><path
      class="ruled" d=${ruled}/></svg>
    ${walls(values, shape, appearance).map((at) => html`<div class="cell blocked" ${styled(squareOffset(at))}></div>`)}
    ${highlighted.map(({ role, at }) => html`<div class="cell role-${role}" ${styled(squareOffset(at))}></div>`)}
    ${cursor ? html`<div class="cell cursor role-idle" ${styled(squareOffset(cursor))}></div>` : nothing}</div>`;
}

/** Draw a column's piece by the path of its appearance. */
function piece({ values, roles, appearance, drag }: Board, column: number) {
  const over = drag?.cell === column ? drag.over : null;
  const [row, x] = over ?? place(values, column, appearance.blank) ?? [0, column];
  return html`<div class="piece column role-${roles[column] ?? "idle"} ${over ? "dragged" : ""}"
    ${styled(squareOffset([row, x]))} data-column=${column}>
    <svg viewBox="0 0 100 100"><path d=${appearance.shape}/></svg></div>`;
}

function noteLabel([column, value, number]: Note, texts: Texts) {
  const place = styled(squareOffset([value - 1, column]));
  return html`<div class="note" ${place}><span>${texts.number(number)}</span></div>`;
}

/** [row, column] */
type Place = [number, number];

const LINK_TOP = 0.17; // links touch a tile above its number
const NEAR_MIDDLE = 0.22;
const BESIDE = 0.36; // of a number, where lines begin and end
const BESIDE_NODE = NODE_RADIUS + 0.04;

/** The board's permanent lines between cells. */
export function permanentLines(board: Board) {
  const { rows, columns, lines = [], look } = board.shape;
  const beside = look === "tree" ? BESIDE_NODE : BESIDE;
  return svg`<svg class="lines" viewBox="0 0 ${columns} ${rows}" aria-hidden="true">${lines.map(([from, to]) =>
    svg`<path d=${lineBetween(board.at(from), board.at(to), beside)}/>`,
  )}</svg>`;
}

export function links(board: Board) {
  const { rows, columns, look } = board.shape;
  const line = look === "tree" ? edgeArrow : { pieces: arcLink, columns: straight, grid: arrow }[board.kind];
  const kindOf = (link: [number, number]) => (link.some((cell) => board.roles[cell] === "conflict") ? "clash" : "tip");
  return svg`<svg class="links" viewBox="0 0 ${columns} ${rows}" aria-hidden="true">
    ${board.kind === "grid" ? svg`<defs>${["tip", "clash"].map(marker)}</defs>` : nothing}
    ${board.links.map((link) => line(board.at(link[0]), board.at(link[1]), kindOf(link)))}</svg>`;
}

const marker = (id: string) =>
  svg`<marker id=${id} viewBox="0 0 4 4" refX="3.2" refY="2" markerWidth="5" markerHeight="5" orient="auto"><path
    d="M0 0L4 2L0 4z"/></marker>`;

/** Draw a link in an arc above the numbers. */
function arcLink([y1, x1]: Place, [y2, x2]: Place, kind: string) {
  const [left, top] = [(x1 + x2) / 2 + 0.5, (y1 + y2) / 2 + LINK_TOP];
  const bend = `${left + (y2 - y1) * 0.18} ${top - 0.16}`;
  return svg`<path class=${kind} d="M${x1 + 0.5} ${y1 + LINK_TOP}Q${bend} ${x2 + 0.5} ${y2 + LINK_TOP}"/>`;
}

const straight = ([y1, x1]: Place, [y2, x2]: Place, kind: string) =>
  svg`<path class="straight ${kind}" d="M${x1 + 0.5} ${y1 + 0.5}L${x2 + 0.5} ${y2 + 0.5}"/>`;

/** A line from beside one number to beside another. */
function lineBetween([y1, x1]: Place, [y2, x2]: Place, beside: number) {
  const [down, right] = [y2 - y1, x2 - x1];
  const far = Math.hypot(down, right) || 1;
  const [x, y] = [(right * beside) / far, (down * beside) / far];
  return `M${x1 + 0.5 + x} ${y1 + 0.5 + y}L${x2 + 0.5 - x} ${y2 + 0.5 - y}`;
}

/** An arrow along the edge between two nodes. */
const edgeArrow = (from: Place, to: Place, kind: string) =>
  svg`<path class=${kind} marker-end="url(#${kind})" d=${lineBetween(from, to, BESIDE_NODE)}/>`;

/**
 * An arrow between cells, from near the middle of one to near that of the other; bent where it runs along a row or a
 * column, to avoid the cells between.
 */
function arrow([y1, x1]: Place, [y2, x2]: Place, kind: string) {
  const [down, right] = [y2 - y1, x2 - x1];
  const far = Math.hypot(down, right) || 1;
  const bend = down === 0 || right === 0 ? Math.min(0.8, 0.22 * far) : 0;
  const middle = [(x1 + x2 + 1) / 2 + (bend * down) / far, (y1 + y2 + 1) / 2 - (bend * Math.abs(right)) / far];
  const [inX, inY] = [(right / far) * NEAR_MIDDLE, (down / far) * NEAR_MIDDLE];
  return svg`<path class=${kind} marker-end="url(#${kind})"
    d="M${x1 + 0.5 + inX} ${y1 + 0.5 + inY}Q${middle.join(" ")} ${x2 + 0.5 - inX} ${y2 + 0.5 - inY}"/>`;
}
