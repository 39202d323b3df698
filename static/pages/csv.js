/** Rows of a table as CSV (RFC 4180) that no spreadsheet takes for its formulas. */

const FORMULA = /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;
const NUMBER = /^[+-]?\d+(\.\d+)?$/;

/** @param {unknown[]} row */
export const csvRow = (row) => row.map(csvCell).join(",");

/** A text that would begin a formula has an apostrophe before it, as spreadsheets write it. @param {unknown} value */
function csvCell(value) {
  const text = String(value);
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
