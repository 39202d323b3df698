// Prints what a page asks about saved runs, in JSON: {all, hard, decisions}, hard questions with the board that they
// are asked on; decisions: of a visitor who takes over.
// node print_questions.mjs STATIC_FOLDER < [[trace, {appearance of the puzzle}], …]
import { folder, importPageModule } from "./import_typescript.mjs";
import { readFileSync } from "node:fs";
import { join } from "node:path";

const [{ Texts }, { Trace }, foreign, { questionsOf }, { decisionsOf }] = await Promise.all([
  importPageModule("i18n/messages.ts"),
  importPageModule("player/trace/trace.ts"),
  importPageModule("player/trace/check-and-thin-traces.ts"),
  importPageModule("player/practice/questions.ts"),
  importPageModule("player/take-over/decisions.ts"),
]);

async function questionsAbout([file, appearance]) {
  const trace = await Trace.load(new Uint8Array(readFileSync(file)), foreign);
  const { puzzle } = trace.header;
  const parts = ["board", "common", puzzle].map((part) => readFileSync(join(folder, "i18n/en", `${part}.ftl`), "utf8"));
  const shown = (question) => {
    const { values, roles } = question.board ?? trace.board(question.position - 1);
    return { ...question, values: Array.from(values), roles: { ...roles } };
  };
  const texts = new Texts("en", puzzle, parts);
  const ask = (extent) => questionsOf(trace, [extent], texts, appearance);
  const cells = [...trace.nodes.root.keys()];
  const rightCells = ({ isRight }) => cells.filter((cell) => isRight?.(cell));
  const told = ({ board, ...question }) => ({ ...question, rightCells: rightCells(question) });
  const decisions = decisionsOf({ trace, texts, appearance });
  return { all: ask("all").map(told), hard: ask("hard").map(shown), decisions };
}

console.log(JSON.stringify(await Promise.all(JSON.parse(readFileSync(0, "utf8")).map(questionsAbout))));
