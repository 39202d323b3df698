/** Rows of a table as CSV (RFC 4180), safe against formula injection in spreadsheets, as csv_line of class_results.py. */

/** The start of a formula, also after the semicolon at which some locales split cells. */
const FORMULA = /(^|;)(?=[\s\u200c\u200d]*[=+\-@\uff1d\uff0b\uff0d\uff20\ufe66\ufe62\ufe63\ufe6b])/g;
const NUMBER = /^[+-]?\d+(\.\d+)?$/;
/** Control and format characters, but for the joiners of Persian and Bengali words. */
const INVISIBLE = /(?![\u200c\t-\r\u200d])[\p{Cc}\p{Cf}]/gu;

export const csvRow = (row: unknown[]) => row.map(csvCell).join(",");

/** Prefix a text that would start a formula by an apostrophe, as spreadsheets do. */
function csvCell(value: unknown) {
  const text = String(value).replace(INVISIBLE, "").trimEnd().replace(/\s/g, " ");
  const safe = NUMBER.test(text) ? text : text.replace(FORMULA, "$1'");
  return /[",]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
