/** Rows of a table as CSV (RFC 4180), safe against formula injection in spreadsheets. */

/** The start of a formula, also after characters at which some spreadsheets or locales split cells. */
const FORMULA = /(^|[;\t\r\n])(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/g;
const NUMBER = /^[+-]?\d+(\.\d+)?$/;

export const csvRow = (row: unknown[]) => row.map(csvCell).join(",");

/** Prefix a text that would start a formula by an apostrophe, as spreadsheets do. */
function csvCell(value: unknown) {
  const text = String(value);
  const safe = NUMBER.test(text) ? text : text.replace(FORMULA, "$1'");
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
