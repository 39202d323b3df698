/** Render Markdown, which may come from third parties. */

/** A text in one line, without what Markdown would take for its own. @param {string} text */
export const plain = (text) => text.replace(/\s+/g, " ").replace(/[\\`*_[\]()<>#|&~]/g, "\\$&");

/** Code as a block, which nothing in it ends. @param {string} code @param {string} language */
export function fenced(code, language) {
  const longest = [...code.matchAll(/`+/g)].reduce((most, [run]) => Math.max(most, run.length), 2);
  const fence = "`".repeat(longest + 1);
  return `${fence}${language}\n${code}\n${fence}`;
}
