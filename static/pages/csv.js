/** Rows of a table as CSV (RFC 4180), safe against formula injection in spreadsheets. */

/** Where a formula would begin: also behind what other spreadsheets, or other languages, part cells by. */
const FORMULA = /(^|[;\t\r\n])(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/g;
const NUMBER = /^[+-]?\d+(\.\d+)?$/;

/** @param {unknown[]} row */
export const csvRow = (row) => row.map(csvCell).join(",");

/** A text that would begin a formula has an apostrophe before it, as spreadsheets write it. @param {unknown} value */
function csvCell(value) {
  const text = String(value);
  const safe = NUMBER.test(text) ? text : text.replace(FORMULA, "$1'");
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
