/** Mark glossary terms in a text, once the glossary is loaded. */
/** @import { Texts } from "../../i18n/texts.js" */

/** Plain text until the glossary has loaded, which replaces this function. */
export const glossary = {
  /** @param {string} text @param {Texts} _ @returns {unknown} */
  markTerms: (text, _) => text,
};

/**
 * A text of `texts`, with its terms as buttons if playback is `slow` enough to press them.
 * @param {string} text @param {Texts} texts @returns {unknown}
 */
export const explained = (text, texts, slow = true) => (slow ? glossary.markTerms(text, texts) : text);
