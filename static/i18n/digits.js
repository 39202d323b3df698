/** Convert digits of any script to ASCII, and parse pairs of numbers. */

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

const LONGEST = 4000; // letters of a list of pairs that are read
const PAIR = /([-−]?\d{1,9})\s{0,9}[,،]\s{0,9}([-−]?\d{1,9})/g;

/** The pairs of numbers in a text, however they were written. @param {string} text @returns {[number, number][]} */
export function pairsIn(text) {
  const found = [...plainDigits(text.slice(0, LONGEST)).matchAll(PAIR)];
  return found.map(([, first, second]) => [numberIn(first), numberIn(second)]);
}

/** @param {string} text */
const numberIn = (text) => Number(text.replace("−", "-"));
