/** Describe a request in one line of words. */
/** @import { Options, Parameter, Scalar } from "../../checks/contract.ts" */
/** @import { Texts } from "../../i18n/texts.ts" */
/** @import { PartialRequest } from "../catalogue/requests.ts" */
import { findAlgorithm } from "../catalogue/puzzle-registry.ts";
import { presetFor } from "../catalogue/requests.ts";

/** The algorithm, relevant options, and example or board. @param {PartialRequest} request @param {Texts} texts */
export function requestInWords(request, texts, ran = request.algorithm) {
  const { puzzle, algorithm, state, options = {} } = request;
  const preset = presetFor(request);
  const parameters = findAlgorithm(request)?.parameters ?? [];
  const others = parameters.filter(({ id, default: usual }) => isOther(options[id], usual)).map(({ id }) => id);
  const named = parameters.filter(
    ({ ignored, from_state, advanced, unless = [], id }) =>
      !ignored && !from_state && (!advanced || others.includes(id)) && !unless.some((each) => others.includes(each)),
  );
  const given = leftToRight(texts.digits(beginning(state ?? "")));
  const board = preset ? texts.text(`preset-${puzzle}-${preset.id}`) : given;
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

/** The beginning of a large board; in right-to-left text, an overlong line would show its end. @param {string} words */
function beginning(words) {
  if (words.length <= LONGEST_BOARD) return words;
  const end = words.indexOf(" ", LONGEST_BOARD - 20);
  return `${words.slice(0, end < 0 ? LONGEST_BOARD : Math.min(end, LONGEST_BOARD))} …`;
}

/** Isolate a row of numbers, which keep their order in right-to-left text. @param {string} words */
const leftToRight = (words) => words && `\u2066${words}\u2069`;

/** @param {Scalar | undefined} value @param {Scalar | undefined} usual */
const isOther = (value, usual) => String(value ?? usual ?? "") !== String(usual ?? "");

/** @param {Parameter} parameter @param {Options} options @param {Texts} texts */
function optionInWords({ id, kind, default: usual }, options, { text, digits }) {
  const value = options[id] ?? usual ?? "";
  if (kind === "choice") return text(`choice-${value}`);
  if (kind === "switch") return String(value) === "true" ? text(`option-${id}`) : "";
  if (kind === "offsets") return isOther(value, usual) ? text(`option-${id}`) : "";
  return value === "" ? "" : `${text(`option-${id}`)} = ${leftToRight(digits(value))}`;
}
