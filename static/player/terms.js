/** Words that may be explained where they stand: plain text until the glossary has come, which sets how they are marked. */
import { html } from "lit";

export const glossary = { marked: (text, texts) => text };

/** A short sum and what it comes to, which stay on one line. */
const SUM = /((?:[^\s=+]{1,8} [=+] )+[^\s=+]{1,8})/;
const LONGEST_SUM = 28;
const ISOLATES = /[\u2066-\u2069]/g;

/** A text of `texts`, with its terms as buttons if the clock is `slow` enough for them to be pressed. @returns {unknown} */
export function explained(text, texts, slow = true) {
  const marked = (part) => (slow ? glossary.marked(part, texts) : part);
  const parts = text.split(SUM);
  return parts.length < 2 ? marked(text) : parts.map((part, at) => (at % 2 && part.replace(ISOLATES, "").length <= LONGEST_SUM ? html`<span class="sum">${marked(part)}</span>` : marked(part)));
}
