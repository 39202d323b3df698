/** The meanings of a trace's words, read from its header. */

/** @import { Header, HeaderBlock, Meaning } from "../../checks/trace-contract.js" */

/** @type {Meaning} */
const PLAIN = {
  changed: "current",
  written: "",
  bar: "",
  frontier_delta: 0,
  closes: false,
  child: false,
  refused: false,
  context: "",
  draw_related: false,
  answer: false,
};

/**
 * A header completed with the meanings of its words, the counter of open nodes, and whether a heuristic guides the
 * search.
 * @param {HeaderBlock} header @returns {Header}
 */
export function completed(header) {
  return { vocabulary: {}, waiting: "", informed: false, ...header };
}

/** The meaning of each word of a header, by number. @param {Header} header @returns {Meaning[]} */
export function meanings({ words, vocabulary, counters, waiting }) {
  const weights = Object.hasOwn(counters, waiting) ? counters[waiting].words : undefined;
  return words.map((word) => {
    const meaning = { ...PLAIN, ...(Object.hasOwn(vocabulary, word) ? vocabulary[word] : {}) };
    return weights ? { ...meaning, frontier_delta: weights[word] ?? 0 } : meaning;
  });
}
