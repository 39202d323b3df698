/** The areas of a board, one below the other, with cells numbered consecutively: their states and their sizes. */
import { margins } from "./geometry.ts";
import type { Board, Mark, Role, Shape } from "../../validation/python-types.ts";
import type { Drawn } from "./types.ts";

const HEAPS_SIZE = 1.7; // of a cell with a heap, in cells with a number
const HEAPS_HEIGHT = 0.4; // of a square that holds several boards
const HEAP = 13; // rem; the widest
const GAP = 0.4;
const HEADING = 1.9; // lines; of each of several boards, with the space around it
const UNHEADED = 0.7; // that space alone

export type PlacedArea = Shape & { first: number; count: number };

/** The areas with the range of their cells. */
export function areasWithCellRanges(board: Board): PlacedArea[] {
  if (!board.areas) return [{ ...(board as Shape), first: 0, count: Infinity }];
  let first = 0;
  return board.areas.map((area) => {
    const { rows, columns, edges = [], tokens = [] } = area;
    const count = rows * columns + edges.length + tokens.length;
    first += count;
    return { ...area, first: first - count, count };
  });
}

/** Return one area's part of what is drawn, with cells numbered from 0. */
export function restrictDrawnToArea({ first, count }: PlacedArea, { values, roles, links, notes, pencil = null }: Drawn): Drawn {
  if (count === Infinity) return { values, roles, links, notes, pencil };
  const inside = (cell: number) => cell >= first && cell < first + count;
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

/** Whether an area can be edited: as it declares; by default without id (a single board), with heaps or with tokens. */
export const isEditable = ({ id, look, tokens, hand }: Shape) =>
  hand ?? (!id || look === "heaps" || Boolean(tokens?.length));

/** The roles of cells, overridden by `marks`. */
export function setMarkedRoles(marks: Mark[], roles: Role[] = []) {
  for (const [cell, role] of marks) roles[cell] = role;
  return roles;
}

const cellSizeOf = ({ look }: Shape) => (look === "heaps" ? HEAPS_SIZE : 1);

/** The aspect ratio of all areas of a run together. */
export function aspectRatioOfAreas(board: Board) {
  const areas = areasWithCellRanges(board);
  return Math.max(...areas.map((area) => area.columns * cellSizeOf(area))) / heightInCells(areas);
}

/** In cells with a number. */
const heightInCells = (areas: Shape[]) => areas.reduce((sum, area) => sum + area.rows * cellSizeOf(area), 0);

/** Return sizes: cells with a number are of one size; heaps, or the only area, fill the rest of the available room. */
export function boardSizeStyle(area: Shape, areas: Shape[]) {
  const count = `${areas.length} * var(--dhadha-rem)`;
  const headings = `min(${HEADING} * ${count}, ${UNHEADED} * ${count} + var(--headings, 99rem))`;
  const room = "var(--room) * var(--share, 1)"; // wide boards leave room below them
  const cell = `min(var(--largest-cell, 4.2 * var(--dhadha-rem)), (${room} - ${headings}) / ${heightInCells(areas)})`;
  const aspect = area.columns / area.rows;
  const [, right, , left] = margins(area);
  const isSeveral = areas.length > 1;
  const isHeaps = area.look === "heaps";
  const others = heightInCells(areas.filter((each) => each !== area));
  const rest = isSeveral ? `(${room} - ${headings} - ${cell} * ${others})` : room;
  const alone = `min(${rest} * ${aspect}, ${isHeaps ? `${HEAP * area.columns} * var(--dhadha-rem)` : "100vw"})`;
  return { "--aspect": aspect, "--most": isSeveral && !isHeaps ? `calc(${cell} * ${area.columns + right + left})` : alone };
}

/** Sizes of bare boards, which fit into a square together. */
export function bareBoardSizeStyle({ rows, columns, look }: Shape, areas: Shape[]): Record<string, number | string> {
  if (areas.length === 1) return { "--ratio": Math.min(1, columns / rows) };
  const numbers = areas.filter((each) => each.look !== "heaps");
  const height = numbers.reduce((sum, each) => sum + each.rows + GAP, 0) / (1 - HEAPS_HEIGHT);
  const width = Math.max(height, ...numbers.map((each) => each.columns));
  const size = look === "heaps" ? Math.min(width / columns, (width * HEAPS_HEIGHT) / rows) : 1;
  return { "--ratio": Math.min(1, columns / rows), "--most": `calc(100cqi * ${(columns * size) / width})` };
}
