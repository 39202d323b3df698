/** Describe a request in one line of words. */
import { findAlgorithm } from "../catalogue/puzzle-registry.ts";
import { presetFor } from "../catalogue/match-requests-and-presets.ts";
import { differsFromDefault, isolateLeftToRight, optionInWords } from "./option-in-words.ts";
import type { Texts } from "../../i18n/load-messages.ts";
import type { PartialRequest } from "../catalogue/match-requests-and-presets.ts";

/** The algorithm, its choices and options that differ from the defaults, and the example, or the board if `written`. */
export function requestInWords(request: PartialRequest, texts: Texts, ran = request.algorithm, written = true) {
  const { puzzle, algorithm, state, options = {} } = request;
  const preset = presetFor(request);
  const parameters = findAlgorithm(request)?.parameters ?? [];
  const others = parameters.filter(({ id, default: usual }) => differsFromDefault(options[id], usual)).map(({ id }) => id);
  const named = parameters.filter(
    ({ hidden, from_state, advanced, unless = [], id, kind }) =>
      !hidden && !from_state && (others.includes(id) || (kind === "choice" && !advanced)) &&
      !unless.some((each) => others.includes(each)),
  );
  const stateText = isolateLeftToRight(texts.digits(shortenBoard(state ?? "")));
  const board = preset ? texts.text(`preset-${puzzle}-${preset.id}`) : written ? stateText : "";
  const asked = texts.text(`algorithm-${algorithm}`);
  return [
    ran === algorithm ? asked : texts.text("asked-ran", { asked, ran: texts.text(`algorithm-${ran}`) }),
    ...named.map((parameter) => optionInWords(parameter, options, texts)),
    board,
  ]
    .filter(Boolean)
    .join(" · ");
}

const LONGEST_BOARD = 60; // letters

/** The beginning of a large board; in right-to-left text, an overlong line would show its end. */
function shortenBoard(words: string) {
  if (words.length <= LONGEST_BOARD) return words;
  const end = words.indexOf(" ", LONGEST_BOARD - 20);
  return `${words.slice(0, end < 0 ? LONGEST_BOARD : Math.min(end, LONGEST_BOARD))} …`;
}
