/** Render Markdown, which may come from third parties. */

/** A text in one line, with Markdown's special characters escaped. */
export const plain = (text: string) => text.replace(/\s+/g, " ").replace(/[\\`*_[\]()<>#|&~]/g, "\\$&");

/** A fenced code block with a fence longer than any in the code. */
export function codeBlock(code: string, language: string) {
  const longest = [...code.matchAll(/`+/g)].reduce((most, [run]) => Math.max(most, run.length), 2);
  const fence = "`".repeat(longest + 1);
  return `${fence}${language}\n${code}\n${fence}`;
}
