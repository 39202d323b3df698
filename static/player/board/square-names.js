/** Names of squares. */

/** The letters of a chessboard's column: a … z, aa, ab, … @param {number} column @returns {string} */
export function lettersOf(column) {
  return (column < 26 ? "" : lettersOf(Math.floor(column / 26) - 1)) + String.fromCharCode(97 + (column % 26));
}
