/** What visitors type, in the digits of their own script. */

/** A text with the digits of any script as Python's own. @param {string} text */
export function plainDigits(text) {
  return text
    .replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - 0x9e6))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0));
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
