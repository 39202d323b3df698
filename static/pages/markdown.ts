/** Render Markdown, which may come from third parties. */

/** A text in one line, with Markdown's special characters escaped. @param {string} text */
export const plain = (text) => text.replace(/\s+/g, " ").replace(/[\\`*_[\]()<>#|&~]/g, "\\$&");

/** A fenced code block with a fence longer than any in the code. @param {string} code @param {string} language */
export function fenced(code, language) {
  const longest = [...code.matchAll(/`+/g)].reduce((most, [run]) => Math.max(most, run.length), 2);
  const fence = "`".repeat(longest + 1);
  return `${fence}${language}\n${code}\n${fence}`;
}
