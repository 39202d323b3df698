/** Numbers in the digits of any script. */

const DIGIT = /\p{Nd}/gu;
const BLOCK = 16; // size of a Unicode block, with ten digits from the first or the seventh code point

/** Replace the digits of any script by ASCII digits, in a text or in what a page sets instead of one. */
export function plainDigits(text: unknown) {
  return String(text).replace(DIGIT, (digit) => {
    const code = digit.codePointAt(0)!;
    const block = code - (code % BLOCK);
    return String((code - block + (String.fromCodePoint(block).match(DIGIT) ? 0 : 10)) % BLOCK);
  });
}

/** Return the number that a text in any digits means, NaN for none; like Number, 0 for "". */
export const parseNumber = (text: string) => Number(plainDigits(text).replace("−", "-").replace("٫", "."));
