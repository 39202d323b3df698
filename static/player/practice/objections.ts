/** What answers a wrong choice: numbers that the trace knows, without the right answer. */
import { sentenceArgs } from "../trace/sentence-args.ts";
import { attackersOf } from "./cell-questions.ts";
import { SCANNED, cellsChangedAt, placeInWords } from "./question-helpers.ts";
import type { Session } from "../session/session.ts";
import type { Choice, Question } from "./questions.ts";

type Answered = { session: Session; asked: Question; last: Choice };

/** What is wrong with an answer; "" where nothing tells. */
export const objectionToAnswer = (session: Session, asked: Question, last: Choice) =>
  OBJECTIONS[asked.kind]({ session, asked, last });

/** Why the number is too small or too large, where the puzzle has a sentence for it. */
function objectionToNumber({ session: { trace, texts: { text, has } }, asked, last: { number = 0 } }: Answered) {
  const isSmall = number < asked.choices.find(({ right }) => right)!.number!;
  const own = `${isSmall ? "too-small" : "too-large"}-${asked.reason}`;
  const { args } = sentenceArgs(trace, asked.position);
  return text(has(own) ? own : isSmall ? "practice-larger" : "practice-smaller", { ...args, number });
}

/** Numbers of a node; other numbers hold until a later step names them. */
const OF_NODE = ["g", "h", "f", "was-f", "known", "undoes"];

const OBJECTIONS: Record<Question["kind"], (answered: Answered) => string> = {
  node: objectionToNode,
  value: objectionToNumber,
  outcome: objectionToOutcome,
  cell: objectionToCell,
  reason: (answered) => objectionByNumbers(answered) || ruleOfStep(answered.session, answered.asked.position),
};

function objectionToNode({ session, asked, last }: Answered) {
  const { trace, texts: { text } } = session;
  const { informed, lists } = trace.header;
  if (!informed || lists[0]?.order !== "f") return text("practice-later");
  return objectionToLargerFOrH({ session, asked, last });
}

/** That a node has a larger f than the best one, or the same and a larger h. */
export function objectionToLargerFOrH({ session: { trace, texts: { text } }, asked, last }: Answered) {
  const worth = ({ node = 0 }: Choice) => {
    const { depth: g, h } = trace.node(node);
    return { g, h: h ?? 0, f: g + (h ?? 0) };
  };
  const own = worth(last);
  const least = Math.min(...asked.choices.map((choice) => worth(choice).f));
  return text(own.f === least ? "practice-larger-h" : "practice-larger-f", { ...own, least });
}

function objectionToOutcome(answered: Answered) {
  const { session, asked: { position, tells }, last: { word } } = answered;
  const { trace, appearance, texts: { text, has } } = session;
  const [changed, ...more] = cellsChangedAt(trace, position);
  if (appearance?.lines && changed !== undefined && !more.length && !tells.length)
    return text("practice-attackers", { count: attackersOf(trace, position, changed, appearance).length });
  const needs = `needs-${trace.header.effective_algorithm}-${word}`;
  return has(needs) ? text(needs) : objectionByNumbers(answered);
}

/** The numbers that decide what the step does. */
function objectionByNumbers({ session, asked: { position, tells } }: Answered) {
  const { trace, texts: { text } } = session;
  const { node } = trace.step(position);
  const isReturn = node >= 0 && trace.node(node).first < trace.stepNumber(position); // its numbers would tell so
  const numbers = numbersInWords(session, isReturn ? position - 1 : position, tells);
  return numbers && text("practice-numbers", { numbers });
}

function objectionToCell({ session, asked, last: { cell = 0 } }: Answered) {
  const { text } = session.texts;
  if (asked.role) return objectionToPiece(session, asked, cell) || ruleOfStep(session, asked.position);
  if (asked.until) return ""; // of the cells that are filled later, each is wrong
  const isLater = () => nextPositionWriting(session, asked.position, cell) >= 0;
  const place = () => placeInWords(session, asked.board, cell);
  return ruleOfStep(session, asked.position) || (isLater() ? text("practice-cell-later", { place: place() }) : "");
}

/** The rule by which a step finds its cell; "" where the puzzle has no sentence for it. */
function ruleOfStep({ trace, texts: { text, has } }: Session, position: number) {
  const { reason, args } = sentenceArgs(trace, position);
  return has(`rule-${reason}`) ? text("practice-rule", { rule: text(`rule-${reason}`, args) }) : "";
}

/** That a piece does not attack the one that a question is about; "" where pieces do not attack. */
function objectionToPiece(session: Session, { position, subject, board }: Question, cell: number) {
  const { trace, appearance, texts: { text } } = session;
  if (subject === undefined || cell === subject || !appearance?.lines) return "";
  const attackers = attackersOf(trace, position, subject, appearance);
  const [place, target] = [cell, subject].map((each) => placeInWords(session, board, each));
  return attackers.includes(cell) ? "" : text("practice-no-attack", { place, target });
}

/** The next position that writes to a cell; -1 for none nearby. */
function nextPositionWriting({ trace }: Session, position: number, cell: number) {
  for (let at = position; at < Math.min(trace.length, position + SCANNED); at += 1)
    if (trace.cellsWritten(at).includes(cell)) return at;
  return -1;
}

/** The numbers that a step is told with, each the step's own or the last one before it; "" if the trace has none. */
function numbersInWords(
  { trace, texts: { text, has, language } }: Session, position: number, tells: readonly string[],
) {
  const { args } = sentenceArgs(trace, position);
  const guided = Number(trace.header.informed);
  const told = tells.flatMap((name) => {
    const value = args[name] ?? (OF_NODE.includes(name) ? "" : trace.latestArgsWith(name, position - 1)?.[name]);
    if (typeof value !== "number" || !has(`told-${name}`)) return [];
    return [text(`told-${name}`, { ...args, guided, [name]: value })];
  });
  return new Intl.ListFormat(language, { type: "unit", style: "short" }).format(told.filter(Boolean));
}
