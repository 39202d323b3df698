/** What visitors type, in the digits of their own script. */

const DIGIT = /\p{Nd}/gu;
const BLOCK = 16; // in which Unicode puts ten digits, from the first or the seventh place on

/** A text with the digits of any script as Python's own. @param {string} text */
export function plainDigits(text) {
  return text.replace(DIGIT, (digit) => {
    const code = /** @type {number} */ (digit.codePointAt(0));
    const block = code - (code % BLOCK);
    return String((code - block + (String.fromCodePoint(block).match(DIGIT) ? 0 : 10)) % BLOCK);
  });
}
