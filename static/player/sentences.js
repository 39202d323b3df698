/** What went wrong, in the visitor's words. */
import { sentenceOf } from "../files/said.js";
import { solver } from "../solver/client.js";

/** Which arguments name what. */
const NAMED = { option: "option", algorithm: "algorithm", method: "algorithm", puzzle: "puzzle" };

/** The sentence for a Refusal, a lost solver, an unreadable file, or anything else. */
export function sentenceFor(error, texts, language = "") {
  if (error.name === "Unfetched" && !texts) return sentenceOf(error, language);
  if (!texts) return String(error.message);
  const { text, has } = texts;
  if (error.key && has(error.key)) return text(error.key);
  if (error.key && has(`error-${error.key}`)) return text(`error-${error.key}`, namedArguments(error.args, texts));
  if (error.key) return error.message;
  if (error.name === "SolverLost" && error.hung) return text("solver-hung");
  if (error.name === "SolverLost") return text(solver.everReady ? "solver-lost-again" : "solver-failed");
  return text("error-internal", { problem: String(error.message).trim().split("\n").at(-1) });
}

/** Options, algorithms and puzzles by the names the visitor knows them by. */
function namedArguments(args, { text, has }) {
  const named = { ...args };
  for (const [name, kind] of Object.entries(NAMED)) {
    if (named[name] && has(`${kind}-${named[name]}`)) named[name] = text(`${kind}-${named[name]}`);
  }
  return named;
}
