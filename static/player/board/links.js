/** Lines between cells: the board's permanent ones, and the links of a step. */
import { nothing, svg } from "lit";

/** @import {Board} from "./board.js" */
/** @typedef {[number, number]} Place [row, column] */

const LINK_TOP = 0.17; // links touch a tile above its number
const NEAR_MIDDLE = 0.22;
const BESIDE = 0.36; // of a number, where lines begin and end

/** The board's permanent lines between cells. @param {Board} board */
export function permanentLines(board) {
  const { rows, columns, lines = [] } = board.shape;
  return svg`<svg class="lines" viewBox="0 0 ${columns} ${rows}" aria-hidden="true">${lines.map(([from, to]) =>
    between(board.at(from), board.at(to)),
  )}</svg>`;
}

/** @param {Board} board */
export function links(board) {
  const { rows, columns } = board.shape;
  const line = { pieces: overhead, columns: straight, grid: arrow }[board.kind];
  const kindOf = (/** @type {[number, number]} */ link) =>
    link.some((cell) => board.roles[cell] === "conflict") ? "clash" : "tip";
  return svg`<svg class="links" viewBox="0 0 ${columns} ${rows}" aria-hidden="true">
    ${board.kind === "grid" ? svg`<defs>${["tip", "clash"].map(marker)}</defs>` : nothing}
    ${board.links.map((link) => line(board.at(link[0]), board.at(link[1]), kindOf(link)))}</svg>`;
}

/** @param {string} id */
function marker(id) {
  return svg`<marker id=${id} viewBox="0 0 4 4" refX="3.2" refY="2" markerWidth="5" markerHeight="5" orient="auto"><path
    d="M0 0L4 2L0 4z"/></marker>`;
}

/** Above the numbers. @param {Place} from @param {Place} to @param {string} kind */
function overhead([y1, x1], [y2, x2], kind) {
  const [left, top] = [(x1 + x2) / 2 + 0.5, (y1 + y2) / 2 + LINK_TOP];
  const bend = `${left + (y2 - y1) * 0.18} ${top - 0.16}`;
  return svg`<path class=${kind} d="M${x1 + 0.5} ${y1 + LINK_TOP}Q${bend} ${x2 + 0.5} ${y2 + LINK_TOP}"/>`;
}

/** @param {Place} from @param {Place} to @param {string} kind */
function straight([y1, x1], [y2, x2], kind) {
  return svg`<path class="straight ${kind}" d="M${x1 + 0.5} ${y1 + 0.5}L${x2 + 0.5} ${y2 + 0.5}"/>`;
}

/** A line from beside one number to beside another. @param {Place} from @param {Place} to */
function between([y1, x1], [y2, x2]) {
  const [down, right] = [y2 - y1, x2 - x1];
  const far = Math.hypot(down, right) || 1;
  const [x, y] = [(right * BESIDE) / far, (down * BESIDE) / far];
  return svg`<path d="M${x1 + 0.5 + x} ${y1 + 0.5 + y}L${x2 + 0.5 - x} ${y2 + 0.5 - y}"/>`;
}

/**
 * An arrow between cells, from near the middle of one to near that of the other; bent where it runs along a row or a
 * column, to avoid the cells between.
 * @param {Place} from @param {Place} to @param {string} kind
 */
function arrow([y1, x1], [y2, x2], kind) {
  const [down, right] = [y2 - y1, x2 - x1];
  const far = Math.hypot(down, right) || 1;
  const bend = down === 0 || right === 0 ? Math.min(0.8, 0.22 * far) : 0;
  const middle = [(x1 + x2 + 1) / 2 + (bend * down) / far, (y1 + y2 + 1) / 2 - (bend * Math.abs(right)) / far];
  const [inX, inY] = [(right / far) * NEAR_MIDDLE, (down / far) * NEAR_MIDDLE];
  return svg`<path class=${kind} marker-end="url(#${kind})"
    d="M${x1 + 0.5 + inX} ${y1 + 0.5 + inY}Q${middle.join(" ")} ${x2 + 0.5 - inX} ${y2 + 0.5 - inY}"/>`;
}
