/** A board of numbers as a text for somewhere else. */

/** Whether a board is one grid of values. */
export function isGrid({ areas }, dress) {
  return !areas && dress?.pieces !== "columns";
}

/** [[number, …], …]: the cells of the grid that such a board shows. */
export function gridOf({ rows, columns }, values, dress) {
  return Array.from({ length: rows }, (_, row) => Array.from(values.slice(row * columns, (row + 1) * columns), (value) => (value === dress?.blank ? "" : dress?.glyphs?.[value] ?? value)));
}

export const FORMS = {
  text: { write: aligned },
  csv: { write: (grid) => grid.map((row) => row.join(",")).join("\n") },
  latex: { write: latex },
};

/** Columns under each other; an empty cell is a full stop. */
function aligned(grid) {
  const width = Math.max(...grid.map((row) => Math.max(...row.map((value) => String(value).length))));
  return grid.map((row) => row.map((value) => String(value === "" ? "." : value).padStart(width)).join(" ")).join("\n");
}

function latex(grid) {
  const rows = grid.map((row) => `${row.join(" & ")} \\\\ \\hline`);
  return [`\\begin{array}{|*{${grid[0].length}}{c|}} \\hline`, ...rows, "\\end{array}"].join("\n");
}
