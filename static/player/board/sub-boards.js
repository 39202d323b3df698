/** Boards that consist of several areas, one below the other, with cells numbered consecutively. */

/** @import {Board, Mark, Role, Shape} from "../../checks/contract.js" */
/** @import {Drawn} from "./types.js" */

/** @typedef {Shape & {first: number, count: number}} PlacedArea */

/** The cell range of each area. @param {Board} board @returns {PlacedArea[]} */
export function areasOf(board) {
  if (!board.areas) return [{ .../** @type {Shape} */ (board), first: 0, count: Infinity }];
  let first = 0;
  return board.areas.map((area) => {
    const { rows, columns, edges = [], tokens = [] } = area;
    const count = rows * columns + edges.length + tokens.length;
    first += count;
    return { ...area, first: first - count, count };
  });
}

/**
 * The part of the drawn state that belongs to one area, with cells numbered from 0.
 * @param {PlacedArea} area @param {Drawn} drawn @returns {Drawn}
 */
export function areaState({ first, count }, { values, roles, links, notes, pencil = null }) {
  if (count === Infinity) return { values, roles, links, notes, pencil };
  const inside = (/** @type {number} */ cell) => cell >= first && cell < first + count;
  return {
    values: Array.prototype.slice.call(values, first, first + count),
    roles: roles.slice(first, first + count),
    links: links.filter((link) => link.every(inside)).map(([from, to]) => [from - first, to - first]),
    notes: notes.filter(([cell]) => inside(cell)).map(([cell, value, number]) => [cell - first, value, number]),
    pencil: pencil && Object.fromEntries(
      Object.entries(pencil).flatMap(([cell, some]) => (inside(Number(cell)) ? [[Number(cell) - first, some]] : [])),
    ),
  };
}

/**
 * Whether a board can be edited: of several areas those that declare it, else those with pieces to take.
 * @param {Shape} area
 */
export function isEditable({ id, look, tokens, hand }) {
  return hand ?? (!id || look === "heaps" || Boolean(tokens?.length));
}

/** The roles of cells, overridden by `marks`. @param {Mark[]} marks @param {Role[]} [roles] */
export function marked(marks, roles = []) {
  for (const [cell, role] of marks) roles[cell] = role;
  return roles;
}
