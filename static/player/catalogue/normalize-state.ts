/** Normalize states in other notations, so that equal boards have equal texts; uses only what a puzzle declares. */
import { plainDigits } from "../../loading/plain-digits.ts";

const OTHERS = /\P{ASCII}/gu;
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
export const MAX_LENGTH = 100_000; // maximum characters of a state that is normalized here
const ROW_ENDS = "/;)]}\n";

/** The notation of a puzzle's states: characters that only separate, and whether single digits may be joined. */
export type Notation = { separators?: string; joined?: boolean };

/** Split a state into words, row by row. */
export function parseRows(state: string, { separators = "", joined = false }: Notation = {}): string[][] {
  const signs = state.replace(OTHERS, (sign) => sign.normalize("NFKC")); // long runs of marks take quadratic time
  const plain = plainDigits(signs.replace(INVISIBLE, ""));
  const isEnd = (sign: string) => ROW_ENDS.includes(sign) && `\n${separators}`.includes(sign);
  const spaced = Array.from(plain, (sign) => (isEnd(sign) ? "\n" : separators.includes(sign) ? " " : sign)).join("");
  const rows = spaced.split("\n").map((row) => row.split(/\s+/).filter(Boolean)).filter((row) => row.length);
  const words = rows.flat();
  const inRows = words.length > 1 && (rows.every(({ length }) => length === 1) ||
    words.every(({ length }) => length === words.length));
  return joined && (words.length === 1 || inRows) ? words.map((word) => [...word]) : rows;
}

/** Normalize a state, so that equal boards have equal texts. */
export function normalizeState(state: string, notation?: Notation) {
  const rows = parseRows(state, notation);
  return sizeTextOfOblongRows(rows) ? rows.map((row) => row.join(" ")).join("/") : rows.flat().join(" ");
}

/** "2x3" of rows of equal length, neither a square nor a line; else "". */
export function sizeTextOfOblongRows(rows: string[][]) {
  const [{ length } = []] = rows;
  const isBoard = rows.length > 1 && length > 1 && length !== rows.length && rows.every((row) => row.length === length);
  return isBoard ? `${rows.length}x${length}` : "";
}
