/** Convert digits of any script to ASCII, and parse pairs of numbers. */

const DIGIT = /\p{Nd}/gu;
const BLOCK = 16; // size of a Unicode block, with ten digits from the first or the seventh code point

/** Replace the digits of any script by ASCII digits. */
export function plainDigits(text: string) {
  return text.replace(DIGIT, (digit) => {
    const code = digit.codePointAt(0)!;
    const block = code - (code % BLOCK);
    return String((code - block + (String.fromCodePoint(block).match(DIGIT) ? 0 : 10)) % BLOCK);
  });
}

const LONGEST = 4000; // maximum characters of a list of pairs
const PAIR = /([-−]?\d{1,9})\s{0,9}[,،]\s{0,9}([-−]?\d{1,9})/g;

/** Parse pairs of numbers from a text in any notation. */
export function parseNumberPairs(text: string): [number, number][] {
  const matches = [...plainDigits(text.slice(0, LONGEST)).matchAll(PAIR)];
  return matches.map(([, first, second]) => [numberIn(first), numberIn(second)]);
}

const numberIn = (text: string) => Number(text.replace("−", "-"));
