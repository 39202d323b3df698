/** Words that may be explained where they stand: plain text until the glossary has come, which sets how they are marked. */
export const glossary = { marked: (text, texts) => text };

/** A text of `texts`, with its terms as buttons if the clock is `slow` enough for them to be pressed. @returns {unknown} */
export const explained = (text, texts, slow = true) => (slow ? glossary.marked(text, texts) : text);
