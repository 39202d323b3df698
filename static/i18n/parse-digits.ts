/** Parse pairs of numbers in the digits of any script. */
import { numberOf, plainDigits } from "../loading/plain-digits.ts";

const LONGEST = 4000; // maximum characters of a list of pairs
const PAIR = /([-−]?\d{1,9})\s{0,9}[,،]\s{0,9}([-−]?\d{1,9})/g;

/** Parse pairs of numbers from a text in any notation. */
export function parseNumberPairs(text: string): [number, number][] {
  const matches = [...plainDigits(text.slice(0, LONGEST)).matchAll(PAIR)];
  return matches.map(([, first, second]) => [numberOf(first), numberOf(second)]);
}
