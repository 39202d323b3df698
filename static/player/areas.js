/** A board may be several, one beneath the other, whose cells count on. */

/** [{…shape, first, count}, …]: which cells each board has. */
export function areasOf(board) {
  if (!board.areas) return [{ ...board, first: 0, count: Infinity }];
  let first = 0;
  return board.areas.map((area) => {
    const { rows, columns, edges = [], tokens = [] } = area;
    const count = rows * columns + edges.length + tokens.length;
    first += count;
    return { ...area, first: first - count, count };
  });
}

/** What of {values, roles, links, notes} belongs to one of them, its cells counted from 0. */
export function partOf({ first, count }, { values, roles, links, notes }) {
  if (count === Infinity) return { values, roles, links, notes };
  const inside = (cell) => cell >= first && cell < first + count;
  return {
    values: values.slice(first, first + count),
    roles: roles.slice(first, first + count),
    links: links.filter((link) => link.every(inside)).map((link) => link.map((cell) => cell - first)),
    notes: notes.filter(([cell]) => inside(cell)).map(([cell, ...rest]) => [cell - first, ...rest]),
  };
}

/** The roles of cells with `marks`, [[cell, role], …], laid over them. */
export function marked(marks, roles = []) {
  for (const [cell, role] of marks) roles[cell] = role;
  return roles;
}
