/** What visitors type, in the digits of their own script. */

/** A text with the digits of any script as Python's own. @param {string} text */
export function plainDigits(text) {
  return text
    .replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - 0x9e6))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0));
}
