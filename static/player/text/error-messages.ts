/** Localized messages for errors. */
import { loadErrorSentence } from "../../loading/load-error-sentences.ts";
import { solver } from "../../python-worker/solver-client.ts";
import type { Arguments } from "../../validation/python-types.ts";
import type { Texts } from "../../i18n/load-messages.ts";

/** The kind of name that an argument holds. */
const NAMED = { option: "option", algorithm: "algorithm", method: "algorithm", puzzle: "puzzle" };

/** A thrown error; ours have a key and arguments. Errors of another bundle are recognized by name, not by class. */
export type Fault = Error & {
  key?: string;
  args?: any;
  hung?: boolean;
  again?: () => void;
  picture?: any;
  offers?: string[];
};

/** The sentence for a Refusal, a lost solver, an unreadable file, or any other error. */
export function errorSentence(error: Fault, texts: Texts | null, language = "") {
  const known = texts?.has(`error-${error.key}`);
  if (error.name === "FetchError" && !known) return loadErrorSentence({ key: "", args: {}, ...error }, language);
  if (!texts) return String(error.message);
  const { text, has } = texts;
  if (error.key && has(error.key)) return text(error.key);
  if (error.key && has(`error-${error.key}`)) return text(`error-${error.key}`, localizeArguments(error.args, texts));
  if (error.key) return error.message;
  if (error.name === "SolverLost")
    return text(error.hung ? "solver-hung" : solver.everReady ? "solver-lost-again" : "solver-failed");
  return text("error-internal", { problem: String(error.message).trim().split("\n").at(-1) });
}

/** Localize the names among the arguments, and the digits of the others. */
export function localizeArguments(args: Arguments | undefined, { text, has, digits }: Texts) {
  const named = { ...args };
  for (const [name, kind] of Object.entries(NAMED)) {
    if (named[name] && has(`${kind}-${named[name]}`)) named[name] = text(`${kind}-${named[name]}`);
  }
  for (const name in named) {
    if (typeof named[name] === "string" && !/\p{L}/u.test(named[name])) named[name] = digits(named[name]);
  }
  return named;
}
