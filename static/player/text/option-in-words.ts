/** Describe an option in words. */
import type { Options, Parameter, Scalar } from "../../validation/python-types.ts";
import type { Texts } from "../../i18n/load-messages.ts";

/** Isolate a row of numbers, which keep their order in right-to-left text. */
export const isolateLeftToRight = (words: string) => words && `\u2066${words}\u2069`;

export const differsFromDefault = (value: Scalar | undefined, usual: Scalar | undefined) =>
  String(value ?? usual ?? "") !== String(usual ?? "");

/** The name and the value of an option; "" where its default says nothing. */
export function optionInWords({ id, kind, default: usual }: Parameter, options: Options, { text, digits }: Texts) {
  const value = options[id] ?? usual ?? "";
  if (kind === "choice") return text(`choice-${value}`);
  if (kind === "switch") return String(value) === "true" ? text(`option-${id}`) : "";
  if (kind === "offsets") return differsFromDefault(value, usual) ? text(`option-${id}`) : "";
  return value === "" ? "" : `${text(`option-${id}`)} = ${isolateLeftToRight(digits(value))}`;
}
